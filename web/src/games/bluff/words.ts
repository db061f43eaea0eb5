/** Bluff in words: what to do now, what happened, and how it ended. */

import { about, isYours, nameOf, offered, type Play } from "../../net/play";
import type { Sound } from "../../parts/sound";
import { listed, say } from "../../say/say.svelte";
import type { BluffBlockedEvent, BluffEvent, BluffLaidOut, BluffRoundEnd } from "../../wire";
import { named, WILD } from "./cards";
import type { Proof } from "./Spread.svelte";
import { sameAct } from "./story";

type Bluff = Play<"bluff">;

/** For a sentence about somebody and the one they play against. */
export function facing(play: Bluff, seat: number) {
  const other = about(play, 1 - seat);
  return { ...about(play, seat), other: other.who, other_you: other.you };
}

export function step(play: Bluff): string {
  const { phase, waiting, up, turn, picked, laid_open, last } = play.view;
  const [seat = turn] = waiting;
  // For the room there is one sentence: how the round came out, until the next move.
  if (play.you === null && laid_open && last) return headline(play, last);
  if (phase === "over") return say("bluff-step-over");
  if (!isYours(play)) return waitingFor(play, seat);
  if (phase === "choose") return say("bluff-step-choose", { who: nameOf(play, turn) });
  if (phase === "throw") return picked ? say("bluff-step-throw-other") : say("bluff-step-throw");
  if (!offered(play, "block")) return say("bluff-step-play-on");
  return up ? say("bluff-step-turn") : say("bluff-step-turn-down");
}

function waitingFor(play: Bluff, seat: number): string {
  switch (play.view.phase) {
    case "throw":
      return say("bluff-wait-throw", { who: nameOf(play, seat), next: play.you === null ? "none" : "up" });
    case "choose":
      return say("bluff-wait-choose", facing(play, seat));
    default:
      return say("bluff-wait-turn", { who: nameOf(play, seat), next: play.you === null ? "none" : play.view.may_out[play.you] ? "out" : "block" });
  }
}

export function tell(event: BluffEvent, play: Bluff): string | null {
  const who = about(play, event.seat);
  switch (event.event) {
    case "dealt":
      return say("bluff-told-dealt", { ...who, round: event.round, of: play.view.options.rounds });
    case "drew":
      return tellDraw(event, play);
    case "took":
      return say("bluff-told-took", { ...who, card: named(play, event.card) });
    case "threw":
      return say("bluff-told-threw", { ...who, card: named(play, event.card) });
    case "turned_over":
      return say("bluff-told-turned_over", { times: event.times });
    case "blocked":
      return say("bluff-told-blocked", { ...facing(play, event.seat), success: event.success ? "yes" : "no" });
    case "chose":
      return say("bluff-told-chose", { ...facing(play, event.seat), card: named(play, event.card) });
    case "out":
      return say("bluff-told-out", {
        ...who,
        term: event.words?.[0] ?? "",
        mistake: event.mistake ?? "none",
        why: event.mistake === null ? "" : say(`bluff-mistake-${event.mistake}`),
      });
    case "round_won":
      return say("bluff-told-round_won", who);
    case "round_drawn":
      return say("bluff-told-round_drawn");
    default:
      return null;
  }
}

/** The five new cards after a Block, and the one after a card chosen blind, go without saying, but for one's own. */
function tellDraw(event: Extract<BluffEvent, { event: "drew" }>, play: Bluff): string | null {
  const others = sameAct(play, event);
  if (others.some((other) => other.event === "blocked")) return null;
  if (!event.card && others.some((other) => other.event === "chose")) return null;
  return say("bluff-told-drew", { ...about(play, event.seat), card: event.card ? named(play, event.card) : "none" });
}

/** A Block, and a card chosen blind, are always the other one's. */
export function isTo({ event, seat }: BluffEvent, other: number): boolean {
  return (event === "blocked" || event === "chose") && seat !== other;
}

export function heard(event: BluffEvent): Sound | null {
  switch (event.event) {
    case "dealt":
      return "deal";
    case "took":
    case "threw":
    case "chose":
      return "laid";
    case "blocked":
    case "out":
      return "reveal";
    default:
      return null;
  }
}

export function headline(play: Bluff, end: BluffRoundEnd): string {
  if (!end.out) return say("bluff-end-drawn");
  const { seat, words } = end.out;
  return words ? say("bluff-end-out", { ...about(play, seat), word: words[0] }) : say("bluff-end-false_out", about(play, seat));
}

/** Why the round went where it went; before that, if it was the last, who has won. */
export function whyWon(play: Bluff, end: BluffRoundEnd): string {
  const { over, winners } = play.view;
  const why = whyRound(play, end);
  // Where both win, a player is told so as one of the two.
  const winner = winners.find((seat) => seat === play.you) ?? winners[0]!;
  return over ? `${say("bluff-ending-won", { ...about(play, winner), count: winners.length })} ${why}` : why;
}

function whyRound(play: Bluff, { out }: BluffRoundEnd): string {
  if (!out) return say("bluff-end-drawn-why");
  if (!out.words) return say("bluff-end-false-why", { ...about(play, 1 - out.seat), why: say(`bluff-mistake-${out.mistake}`), word: out.word ?? "" });
  const words = { pair: out.words[1], word: out.word ?? "" };
  return out.word === null ? say("bluff-end-out-why", words) : say("bluff-end-out-why-wild", words);
}

/** What a Block has shown: to whom it is said, and what it costs. */
export function verdictOf(play: Bluff, { seat, success }: BluffBlockedEvent): string {
  if (!success) return say("bluff-shown-not-yet");
  return play.you === 1 - seat ? say("bluff-shown-caught-you") : say("bluff-shown-caught");
}

export function priceOf(play: Bluff, { seat, success }: BluffBlockedEvent): string {
  const names = facing(play, seat);
  if (play.you !== seat) return say(success ? "bluff-price-caught" : "bluff-price-not-yet", names);
  const who = names.other;
  if (success) return say("bluff-shown-caught-why", { who });
  return isYours(play) ? say("bluff-shown-not-yet-was", { who }) : say("bluff-shown-not-yet-why", { who });
}

/** What is known of the three and the two of an Out: they are looked at in this order, until something is wrong. */
export function proofOf({ trio, mistake }: BluffLaidOut): Proof {
  if (mistake === null) return ["right", "right"];
  if (mistake === "two_wilds") return [null, null];
  return mistake === "not_a_trio" || (mistake !== "not_a_pair" && trio.includes(WILD)) ? ["wrong", null] : ["right", "wrong"];
}

/** What the hand of the other one lacked, when somebody called Out. */
export function needed(play: Bluff, { seat, needed }: BluffLaidOut): string {
  const who = about(play, 1 - seat);
  if (needed === null) return say("bluff-needed-none", who);
  if (!needed.length) return say("bluff-needed-more", who);
  return say("bluff-needed", { ...who, cards: listed(needed.slice(0, 2).map((card) => named(play, card)), "or") });
}

/** On the big screen, below a name: who has won a round is not said before it has been seen. */
export function standing(play: Bluff, seat: number, knows: (event: BluffEvent) => boolean): string {
  const last = play.story.findLast(({ event }) => event === "round_won" || event === "round_drawn");
  const unknown = last && !knows(last) && (last.event === "round_drawn" || last.seat === seat);
  return say("bluff-standing", { rounds: (play.view.score[seat] ?? 0) - Number(unknown ?? false), of: play.view.options.rounds });
}
