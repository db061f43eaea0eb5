/** Any game in words: its own messages, which go by the names that docs/engine.md lists; where it has none, the names of the
    wire, made readable. */

import { about, isYours, nameOf, type Play } from "../../net/play";
import { readable, sayFirst } from "../../parts/label";
import { listed, say, sayable, type Words } from "../../say/say.svelte";
import type { GameEvent } from "../../wire";
import type { Ending } from "../game";
import type { Json } from "./offers";

// What a value is, only its name can say.
/** Fields of these names hold a seat, or several. */
const SEATS = new Set([
  ...["seat", "player", "players", "turn", "first", "dealer", "owner", "by", "to", "who", "victim", "target"],
  ...["caller", "bidder", "speaker", "leader", "voted", "done", "sealed", "winner", "winners", "loser", "losers"],
]);
/** Lists of these names have something for each seat, where they are as long as there are seats. */
const BY_SEAT = new Set(["score", "scores", "points", "votes", "lives", "chips", "tricks", "hands", "laid_open", "seats"]);
/** Fields of these names hold what somebody has typed, also where it reads like the name of a card. */
const TYPED = new Set(["text", "texts", "word", "words", "answer", "answers"]);

export function labelOf({ game }: Play, kind: "view" | "act" | "field", name: string): string {
  return sayFirst([`${game}-${kind}-${name}`, `plain-${kind}-${name}`], readable(name));
}

export const isBySeat = (play: Play, key: string, value: Json): value is Json[] =>
  BY_SEAT.has(key) && Array.isArray(value) && value.length === play.people.length;

/** A value as text: cards by what is printed on them, seats by their names. `key` is the name it goes by. */
export function textOf(play: Play, key: string, value: Json): string {
  if (value === null) return say("plain-none");
  if (typeof value === "boolean") return say(value ? "plain-yes" : "plain-no");
  if (typeof value === "number") return SEATS.has(key) ? nameOf(play, value) : sayFirst([`${play.game}-value-${key}-${value}`], String(value));
  if (typeof value === "string") return TYPED.has(key) ? value : (play.cards.texts[value] ?? sayFirst([`${play.game}-value-${value}`], isName(value) ? readable(value) : value));
  if (isBySeat(play, key, value)) return listed(value.map((one, seat) => say("plain-fact", { label: nameOf(play, seat), value: textOf(play, "", one) })));
  if (Array.isArray(value)) return value.length ? listed(value.map((one) => textOf(play, key, one))) : say("plain-none");
  return Object.entries(value).map(([name, one]) => (name === "act" ? labelOf(play, "act", String(one)) : factOf(play, name, one))).join(" · ");
}

export function factOf(play: Play, key: string, value: Json): string {
  return say("plain-fact", { label: labelOf(play, "field", key), value: textOf(play, key, value) });
}

/** Whether it is a name of the wire, and not what somebody has typed. */
function isName(text: string): boolean {
  return /^[a-z0-9]+([_-][a-z0-9]+)*$/.test(text);
}

export function step(play: Play): string {
  const { phase, over, waiting } = play.view;
  if (over) return say("plain-over");
  const who = listed(waiting.map((seat) => nameOf(play, seat)));
  if (isYours(play)) return sayFirst([`${play.game}-step-${phase}`], phase === "turn" ? say("plain-step") : say("plain-step-phase", { phase: readable(phase) }));
  if (!waiting.length) return say("plain-wait-nobody");
  return sayFirst([`${play.game}-wait-${phase}`], say("plain-wait", { who }), { who });
}

/** An event's own message is given who it is about, whether that is the reader, and every field that was heard; for one that
    holds a seat also whether that is the reader (`$to_you`). */
export function tell(happened: GameEvent, play: Play): string {
  const { event, n: _, seat, typed: __, ...fields } = happened as GameEvent & { typed?: number } & Record<string, Json>;
  const entries = Object.entries(fields) as [string, Json][];
  const facts = entries.filter(([, value]) => value !== null).map(([key, value]) => factOf(play, key, value));
  const who = play.people[seat] ? nameOf(play, seat) : say("plain-nobody");
  const plainly = [say("plain-fact", { label: who, value: readable(event).toLowerCase() }), ...facts].join(" · ");
  const words: Words = Object.assign(about(play, seat), ...entries.map(([key, value]) => wordsFor(play, key, value)));
  return sayFirst([`${play.game}-told-${event}`], plainly, words);
}

function wordsFor(play: Play, key: string, value: Json): Words {
  if (value === null) return { [key]: "none" };
  if (typeof value === "boolean") return { [key]: value ? "yes" : "no" };
  if (typeof value !== "number") return { [key]: isChosenBy(play, key, value) ? value : textOf(play, key, value) };
  return SEATS.has(key) ? { [key]: nameOf(play, value), [`${key}_you`]: value === play.you ? "yes" : "no" } : { [key]: value };
}

/** Whether it is a name of the wire with no words of its own: a message can choose by it. */
function isChosenBy(play: Play, key: string, value: Json): value is string {
  return typeof value === "string" && isName(value) && !TYPED.has(key) && !(value in play.cards.texts) && !sayable(`${play.game}-value-${value}`);
}

export function ending(play: Play): Ending {
  const { winners, result } = play.view;
  const who = listed(winners.map((seat) => nameOf(play, seat)));
  const you = winners.includes(play.you ?? -1) ? "yes" : "no";
  const won = winners.length ? say("plain-won", { who, count: winners.length, you }) : say("plain-won-nobody");
  const scores = result?.scores ?? [];
  const seats = play.people.map(({ seat }) => seat).sort((one, other) => Number(winners.includes(other)) - Number(winners.includes(one)) || (scores[other] ?? 0) - (scores[one] ?? 0));
  const why = result ? sayFirst([`${play.game}-end-${result.reason}`], readable(result.reason), { who, you, count: winners.length }) : "";
  return {
    headline: won,
    after: why,
    lines: seats.map((seat) => ({ seat, text: say("plain-line", { who: nameOf(play, seat), score: scores[seat] ?? 0 }) })),
  };
}

/** How somebody stands: what everybody sees of their seat. */
export function standing(play: Play, seat: number): string {
  const facts = Object.entries((play.view.seats[seat] ?? {}) as Record<string, Json>);
  return facts.map(([key, value]) => (key === "cards" ? say("plain-cards", { count: value as number }) : factOf(play, key, value))).join(" · ");
}
