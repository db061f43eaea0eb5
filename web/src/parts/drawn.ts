/** The drawings that a game brings along stand in the page under its name; where it brings none, there is a plain one. */

export type Drawing = "cov" | "bk";

export function isDrawn(what: Drawing, game: string): boolean {
  return document.getElementById(`${what}-${game}`) !== null;
}

export function drawn(what: Drawing, game: string): string {
  return `#${what}-${isDrawn(what, game) ? game : "plain"}`;
}
