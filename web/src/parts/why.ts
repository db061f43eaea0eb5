/** Why something was refused, in the person's language; in the server's own English words where there are none. */

import type { Declined } from "../net/api";
import type { Person } from "../net/play";
import type { Why } from "../net/table.svelte";
import { listed, say, sayable, type Words } from "../say/say.svelte";
import type { GameName } from "../wire";

export function whyNot(declined: Pick<Declined, "code" | "args" | "message">): string {
  return worded([`refusal-${declined.code}`], declined.args, declined.message);
}

/** The same for a refusal during a match: the rules of its game have words of their own, and seats have names. */
export function whyNotAt(game: GameName | null, why: Why, people: readonly Pick<Person, "name">[]): string {
  if ("said" in why) return why.said;
  const waiting = Array.isArray(why.args.waiting) ? why.args.waiting : [];
  const who = listed(waiting.map((seat: number) => people[seat]?.name ?? "?"));
  return worded([`${game}-refusal-${why.code}`, `refusal-${why.code}`], { ...why.args, who, count: waiting.length }, why.text);
}

function worded(names: string[], args: Record<string, unknown>, otherwise: string): string {
  const name = names.find(sayable);
  return name ? say(name, plain(args)) : otherwise;
}

function plain(args: Record<string, unknown>): Words {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]));
}
