/** #TalkItOut in sentences: what to do, what happened, and what is heard. */

import { about, isAlone, isNext, isReader, isYours, nameOf, offered } from "../../net/play";
import type { Sound } from "../../parts/sound";
import { listed, say, within } from "../../say/say.svelte";
import type { TalkitoutEvent, TalkitoutVerdict } from "../../wire";
import { drawnFor } from "./beats";
import { layable, marksOf, textOf, type Talk } from "./cards";

/** What the next Question has to share with the one on top. */
function asked(play: Talk): string {
  return listed(marksOf(play, play.view.top).map((category) => say(`talkitout-value-${category}`)), "or");
}

export function step(play: Talk): string {
  const { phase, turn, waiting, special, sealed, you } = play.view;
  const yours = isYours(play);
  const actor = about(play, turn);
  switch (phase) {
    case "turn":
      if (!yours) return say("talk-step-choosing", actor);
      if (offered(play, "draw")) return say("talk-step-draw");
      return special ? say("talk-step-any") : say("talk-step-turn");
    case "drawn":
      return yours ? say("talk-step-drawn") : say("talk-step-deciding", actor);
    case "answer": {
      const answerer = waiting[0] ?? turn;
      if (yours && answerer !== turn) return say("talk-step-named", actor);
      if (yours) return layable(play).size ? say("talk-step-answer-or-lay") : say("talk-step-answer");
      if (answerer === turn && isNext(play, turn)) return say("talk-step-next", { ...actor, any: special ? "yes" : "no", marks: asked(play) });
      if (answerer === turn) return say("talk-step-answering", actor);
      return say("talk-step-answers-for", { ...actor, to: nameOf(play, answerer) });
    }
    case "tell":
      return yours ? say("talk-step-tell") : say("talk-step-inventing", actor);
    case "vote":
      if (yours) return play.view.tied ? say("talk-step-vote-again") : say("talk-step-vote");
      if (you !== null && sealed?.includes(you)) return say("talk-step-voted", { who: named(play, waiting) });
      return turn === you ? say("talk-step-liar", { bots: bots(play) }) : say("talk-step-voting", actor);
    case "over":
      return say("talk-step-over");
  }
}

export function tell(event: TalkitoutEvent, play: Talk): string | null {
  const who = about(play, event.seat);
  switch (event.event) {
    case "opened":
      return say("talkitout-told-opened");
    case "played":
      return say("talkitout-told-played", { ...who, text: textOf(play, event.card) });
    case "drew":
      return drawnFor(event, play.story) ? null : say("talkitout-told-drew", who);
    case "no_card":
      return say("talkitout-told-no_card", who);
    case "kept":
      return say("talkitout-told-kept", who);
    case "special":
      return say("talkitout-told-special", { ...who, card: event.card, ...(event.to === null ? {} : { to: nameOf(play, event.to), to_you: isReader(play, event.to) }) });
    case "answered":
      return say("talkitout-told-answered", { ...who, text: within(event.text ?? ""), aloud: event.text === null ? "yes" : "no" });
    case "told":
      return say("talkitout-told-told", { ...who, first: within(event.answers?.[0] ?? ""), second: within(event.answers?.[1] ?? ""), aloud: event.answers ? "no" : "yes" });
    case "voted":
      return say("talkitout-told-voted", who);
    case "tied":
      return tied(play);
    case "judged":
      return say("talkitout-told-judged", judged(play, { liar: event.seat, ...event }));
    case "late":
    case "went_on":
      return null;
  }
}

type Judged = Pick<TalkitoutVerdict, "lie" | "found"> & { liar: number };

function judged(play: Talk, { liar, lie, found }: Judged) {
  return { ...about(play, liar), verdict: lie === null ? "untold" : found ? "found" : "not-found" };
}

/** How a lie was judged. */
export function verdictOf(play: Talk, lie: Judged): string {
  return say("talk-verdict", judged(play, lie));
}

/** Who draws for it. */
export function priceOf(play: Talk, lie: Judged): string {
  return say("talk-price", judged(play, lie));
}

/** The votes are even: those who can talk to each other do so before they vote again. */
export function tied(play: Talk): string {
  return say("talkitout-told-tied", { bots: bots(play) });
}

/** For a sentence that is another where only bots are there to hear it. */
function bots(play: Talk): "yes" | "no" {
  return isAlone(play) ? "yes" : "no";
}

export function heard(event: TalkitoutEvent): Sound | null {
  switch (event.event) {
    case "opened":
      return "deal";
    case "played":
    case "special":
      return "laid";
    case "voted":
      return "seal";
    case "judged":
    case "tied":
      return "reveal";
    default:
      return null;
  }
}

/** What somebody holds, and their part in a lie. */
export function standing({ view }: Talk, seat: number): string {
  const cards = say("tv-cards", { count: view.seats[seat]?.cards ?? 0 });
  const part = sign(view, seat);
  return part ? `${cards} · ${part}` : cards;
}

/** Whether somebody is about to tell a lie, or has voted on one. */
export function sign(view: Talk["view"], seat: number): string | undefined {
  if (view.phase === "vote" && view.sealed?.includes(seat)) return say("talk-has-voted");
  return (view.phase === "vote" || view.phase === "tell") && seat === view.turn ? say("talk-liar") : undefined;
}

export function named(play: Talk, seats: readonly number[]): string {
  return listed(seats.map((seat) => nameOf(play, seat)));
}

