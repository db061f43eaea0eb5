/** Traitor Word in words: what to do now, what happened, and how it ended. */

import { about, isReader, isYours, nameOf } from "../../net/play";
import type { Sound } from "../../parts/sound";
import { listed, say, within } from "../../say/say.svelte";
import type { TraitorWordEvent, TraitorWordVerdict } from "../../wire";
import { flashGiven, isForgotten, lastLink, nextSpeaker, type Case, type TraitorPlay } from "./reading";

/** What to do now, or whom the table waits for. */
export function step(play: TraitorPlay): string {
  const { view } = play;
  switch (view.phase) {
    case "react":
      return reacting(play);
    case "speak":
      return speaking(play);
    case "token":
      if (isYours(play)) return say("tw-step-grab");
      return play.you === null ? say("tw-step-token") : say("tw-step-spoke-last");
    case "justify":
      return say("tw-step-justify", about(play, lastLink(view).seat!));
    case "vote":
      return voting(play);
    case "over":
      return say("tw-step-over");
  }
}

function reacting(play: TraitorPlay): string {
  const { view, you } = play;
  const next = nextSpeaker(view);
  if (view.verdict) return verdictOf(play, view.verdict);
  if (you !== null && next === you) return say("tw-step-next");
  return say("tw-step-react", about(play, lastLink(view).seat!));
}

function speaking(play: TraitorPlay): string {
  const { view } = play;
  const speaker = nextSpeaker(view)!;
  if (isYours(play)) return say("tw-step-say", { word: lastLink(view).word });
  return view.options.rounds ? say("tw-step-speaks", about(play, speaker)) : say("tw-step-holds", about(play, speaker));
}

function voting(play: TraitorPlay): string {
  const { view, you } = play;
  if (isYours(play)) return say("tw-step-vote");
  const names = listed(view.waiting.map((seat) => nameOf(play, seat)));
  return you !== null && view.accusation?.voted.includes(you) ? say("tw-step-voted", { names }) : say("tw-step-votes", { names });
}

/** How an accusation was settled, and who gives whom a Flash. */
export function verdictOf(play: TraitorPlay, { of, guilty }: TraitorWordVerdict): string {
  const accused = about(play, lastLink(play.view).seat!);
  const given = flashGiven(play.view);
  const answer = say(`tw-verdict-${of}-${guilty ? "guilty" : "not"}`, accused);
  const flash = given ? gave(play, given) : guilty ? say("tw-verdict-nothing", accused) : "";
  return `${answer} ${flash}`.trim();
}

/** What is said while a breath is held. */
export function hush({ of }: Case): string {
  return say(`tw-hush-${of}`);
}

/** What happened, in a sentence; null for what goes without saying, and for what is not listed any more (W12). */
export function tell(event: TraitorWordEvent, play: TraitorPlay): string | null {
  if (isForgotten(event, play.story)) return null;
  switch (event.event) {
    case "opened":
      return say("traitor-word-told-opened", { word: event.word });
    case "said":
      return say("traitor-word-told-said", { ...about(play, event.seat), word: event.word });
    case "passed_over":
      return say("traitor-word-told-passed_over", about(play, event.seat));
    case "grabbed":
      return say("traitor-word-told-grabbed", about(play, event.seat));
    case "put_back":
      return say("traitor-word-told-put_back", about(play, event.seat));
    case "accused":
      return say("traitor-word-told-accused", { ...about(play, event.seat), by: nameOf(play, event.by), by_you: isReader(play, event.by), of: event.of });
    case "justified":
      return say("traitor-word-told-justified", { ...about(play, event.seat), text: within(event.text ?? ""), aloud: event.text === null ? "yes" : "no" });
    case "voted":
      return null;
    case "judged":
      return say("traitor-word-told-judged", { ...about(play, event.seat), of: event.of, guilty: event.guilty ? "yes" : "no" });
    case "gave":
      return gave(play, event);
    case "validated":
      return say("traitor-word-told-validated", { ...about(play, event.seat), word: event.word });
    case "claimed":
      return say("traitor-word-told-claimed", { ...about(play, event.seat), word: event.word });
    case "discarded":
      return say("traitor-word-told-discarded", { ...about(play, event.seat), word: event.word });
    case "drew":
      return say("traitor-word-told-drew", { ...about(play, event.seat), card: event.card ?? "none", word: event.word ?? "" });
    case "dead":
      return say("traitor-word-told-dead", { ...about(play, event.seat), card: event.card ?? "none", word: event.word ?? "" });
    case "late":
    case "went_on":
      return null;
  }
}

/** Who gives whom a Flash. */
export function gave(play: TraitorPlay, { seat, to }: { seat: number; to: number }): string {
  return say("traitor-word-told-gave", { ...about(play, seat), to: nameOf(play, to), to_you: isReader(play, to) });
}

const SOUNDS: Partial<Record<TraitorWordEvent["event"], Sound>> = {
  said: "laid",
  grabbed: "laid",
  voted: "seal",
};

export function heard(event: TraitorWordEvent): Sound | null {
  return SOUNDS[event.event] ?? null;
}

/** How high a pile is, nobody may know; that there is none, everybody sees. */
export function standing(play: TraitorPlay, seat: number): string {
  return play.view.seats[seat]?.empty ? say("tw-no-flash") : "";
}
