/** What the game says: the step, what happened, and how it ended. */

import { about, isAlone, isYours, nameOf, type Play } from "../../net/play";
import { listed, say } from "../../say/say.svelte";
import type { GameTypes } from "../../wire";
import { TURNED } from "./order";
import { NOBODY, rightOn, type Cards } from "./round";
import type { Seen } from "./seen.svelte";

type Honour = Play<"player-of-honour">;
type HonourEvent = GameTypes["player-of-honour"]["event"];
type Event<E extends HonourEvent["event"]> = Extract<HonourEvent, { event: E }>;

/** Names in a row; whoever reads it is "you", and comes first. */
export function people(play: Honour, seats: number[]): string {
  const others = seats.filter((seat) => seat !== play.you).map((seat) => nameOf(play, seat));
  return listed(others.length < seats.length ? [say("honour-you"), ...others] : others);
}

// ── the step ────────────────────────────────────────────────────────────────────────────────────────────────────────

export function step(play: Honour): string {
  if (play.view.phase === "over") return say("honour-step-over");
  return play.view.phase === "reveal" ? stepOfReveal(play) : stepOfPlacing(play);
}

function stepOfPlacing(play: Honour): string {
  const { honour, waiting } = play.view;
  if (isYours(play)) {
    if (honour === null || honour === play.you) return say("honour-step-rank");
    return say("honour-step-guess", { who: nameOf(play, honour) });
  }
  const thinking = { who: people(play, waiting), count: waiting.length };
  if (play.you !== null) return say("honour-step-done", thinking);
  if (honour === null) return say("honour-step-watch-duo", thinking);
  return say("honour-step-watch", { honour: nameOf(play, honour), ...thinking });
}

function stepOfReveal(play: Honour): string {
  const number = nextNumber(play);
  if (isYours(play)) return say("honour-step-turn", { number, bots: isAlone(play) ? "yes" : "no" });
  return say("honour-step-turns", { ...about(play, play.view.honour ?? NOBODY), number });
}

/** The number that is turned next. */
export function nextNumber({ view }: Honour): number {
  return TURNED[view.revealed.length]!;
}

/** What the rail and the room read: the step; while a number is turned no more than that; then what the round came to. */
export function sentence(play: Honour, seen: Seen): string {
  const { round, turned, honour } = seen;
  if (!seen.told) return say("honour-hush", { left: honour === null ? 0 : TURNED.length - turned.length + 1 });
  return round && turned.length === (honour === null ? 0 : TURNED.length) ? told(play, round, honour) : step(play);
}

/** What a round came to. */
export function told(play: Honour, round: Cards, honour: number | null): string {
  return honour === null ? toldOfDuo(round) : toldOfRound(play, round, honour);
}

function toldOfDuo({ points }: Cards): string {
  return say("player-of-honour-told-round_over", { outcome: "same", count: points[0] ?? 0 });
}

function toldOfRound(play: Honour, round: Cards, honour: number): string {
  const { perfect, best } = round;
  const outcome = perfect.length ? "perfect" : best.length ? "best" : "unknown";
  const who = { ...about(play, honour), best: people(play, perfect.length ? perfect : best) };
  return say("player-of-honour-told-round_over", { ...who, outcome, count: round.points[honour] ?? 0 });
}

// ── what happened ───────────────────────────────────────────────────────────────────────────────────────────────────

export function tell(event: HonourEvent, play: Honour): string | null {
  switch (event.event) {
    case "round":
      return say("player-of-honour-told-round", {
        ...about(play, event.seat),
        duo: event.seat === NOBODY ? "yes" : "no",
        number: event.number,
      });
    case "done":
      return say("player-of-honour-told-done", about(play, event.seat));
    case "undone":
      return say("player-of-honour-told-undone", about(play, event.seat));
    case "taken":
      return say("player-of-honour-told-taken", about(play, event.seat));
    case "revealed":
      return tellRevealed(event, play);
    case "round_over":
      return told(play, event, event.seat === NOBODY ? null : event.seat);
    default:
      return null;
  }
}

function tellRevealed(event: Event<"revealed">, play: Honour): string {
  const right = rightOn(event);
  const topic = topicsAt(play, event.n)[event.topic]?.text ?? "";
  return say("player-of-honour-told-revealed", { number: event.number, topic, who: people(play, right), count: right.length });
}

/** The topics that lay there when this was heard: with the last number of a round, the next round's lie there already. */
function topicsAt(play: Honour, n: number): { text: string }[] {
  return play.story.findLast((event): event is Event<"round"> => event.event === "round" && event.n < n)?.topics ?? [];
}

/** Everybody's points, but for those of which nothing has been seen yet. */
export function scoresKnown({ view, story }: Honour, knows: (event: HonourEvent) => boolean): number[] {
  const unknown = story.filter((event) => !knows(event));
  return view.scores.map((score, seat) => score - unknown.reduce((sum, event) => sum + gained(event, seat), 0));
}

/** What an event brought somebody; when a round is over that is what no number of it had brought already. */
function gained(event: HonourEvent, seat: number): number {
  if (event.event === "revealed") return event.points[seat] ?? 0;
  if (event.event !== "round_over") return 0;
  const before = event.seat === NOBODY ? [] : (event.earned[seat] ?? []);
  return before.reduce((left, points) => left - points, event.points[seat] ?? 0);
}
