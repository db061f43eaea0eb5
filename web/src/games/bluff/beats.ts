/** How what happens at a table of Bluff is seen. A Block and an Out are small plays: first the five cards, then what holds them
    together, then the sentence, and last what it costs. */

import { BOW, endOf, readFrom, type Beat, type Step } from "../../parts/beats";
import type { Play } from "../../net/play";
import type { BluffBlockedEvent, BluffCalledOutEvent, BluffChoseEvent, BluffEvent } from "../../wire";
import { HAND } from "./cards";
import { sameAct } from "./story";

type Bluff = Play<"bluff">;

const PROOF = 1700;
const VERDICT = 2350;
const PRICE = 2900;
/** How long whoever was caught may look at what was lost. */
const LOOKS = 7000;

const SLOTS = Array.from({ length: HAND }, (_, slot) => slot);
const seatOf = (seat: number) => `seat-${seat}`;

export function beats(event: BluffEvent, play: Bluff): Beat | null | undefined {
  switch (event.event) {
    case "blocked":
      return blocked(event, play);
    case "out":
      return out(event, play);
    case "proved":
      return null;
    case "chose":
      return chose(event, play);
    case "drew":
      return sameAct(play, event).some(({ event }) => event === "blocked" || event === "chose") ? null : undefined;
    case "took":
      return { steps: [event.seat === play.you ? { what: `hand-${event.card}`, how: "come", from: "up", at: 0 } : { what: "pile", how: "go", from: "up", to: seatOf(event.seat), at: 0 }] };
    default:
      return undefined;
  }
}

/** The caller sees the other hand turn over, the other one their own rise; whoever watches sees backs. Only what is complete
    is held together by brackets. */
function blocked(event: BluffBlockedEvent, play: Bluff): Beat {
  const other = 1 - event.seat;
  const isCaller = play.you === event.seat;
  const apart = play.you === other ? 90 : 120;
  const cards = SLOTS.flatMap((slot): Step[] => {
    const at = 450 + slot * apart;
    const come: Step = { what: `shown-${slot}`, how: "come", from: seatOf(other), at, lasts: 320, cue: "laid" };
    if (!isCaller) return [come];
    return [come, { what: `shown-${slot}`, how: "turn", at: at + 320, lasts: 280 }, { what: `cover-${slot}`, how: [{ opacity: 1, easing: "step-end" }], at: 0, lasts: at + 460 }];
  });
  const brackets = event.success ? bracketed(PROOF, PROOF + 300) : [];
  return {
    steps: [...called, ...cards, ...brackets, ...sentence(VERDICT, PRICE), { what: "verdict", how: "show", at: VERDICT, cue: "accused" }, ...(event.success ? renewed(event, play) : [])],
    tells: VERDICT,
    great: true,
    ...(event.success && { stays: LOOKS }),
  };
}

const called: Step[] = [{ what: "plaque", how: "drop", at: 0, cue: "seal" }];

function bracketed(trio: number, pair: number): Step[] {
  return [trio, pair].map((at, side): Step => ({ what: `bracket-${side}`, how: "show", at, lasts: 300, cue: "reveal" }));
}

/** The rail says nothing of it before, nor do scores, nor whose turn it is. */
function sentence(at: number, price: number): Step[] {
  const scores = [0, 1].map((seat): Step => ({ what: `won-${seat}`, how: "show", at, lasts: 60 }));
  return [{ what: "hush", how: "until", at }, { what: "price", how: "show", at: at + 210 }, { what: "step", how: "show", at: price, lasts: 200 }, ...scores];
}

/** The five go under the pile, and five new ones come to whoever has lost them. */
function renewed(event: BluffBlockedEvent, play: Bluff): Step[] {
  const other = 1 - event.seat;
  const gone = SLOTS.map((slot): Step => ({ what: `shown-${slot}`, how: "go", to: "pile", at: PRICE + slot * 60, lasts: 420, easing: BOW }));
  const drawn = sameAct(play, event).filter((each) => each.event === "drew");
  const come = drawn.map((drew, place) => comes(drew, other, play, PRICE + 500 + place * 110));
  return [...gone, ...come];
}

function comes(drew: BluffEvent, seat: number, play: Bluff, at: number): Step {
  if (drew.event === "drew" && drew.card && seat === play.you) return { what: `hand-${drew.card}`, how: "come", from: "pile", at, lasts: 260, cue: "laid" };
  return { what: "pile", how: "go", to: seatOf(seat), at, lasts: 260, cue: "laid" };
}

/** A finger passes over five backs; one of them goes up to the pile, and another card comes for it. */
function chose(event: BluffChoseEvent, play: Bluff): Beat {
  const passes = SLOTS.map((slot): Step => ({ what: `back-${slot}`, how: "pulse", at: slot * 100, lasts: 200 }));
  const drew = sameAct(play, event).find((each) => each.event === "drew");
  return {
    steps: [...passes, { what: `card-${event.card}`, how: "come", from: `back-${event.slot}`, at: 640, lasts: 320 }, ...(drew ? [comes(drew, 1 - event.seat, play, 1000)] : [])],
    tells: 960,
  };
}

/** Three and two are laid; then the brackets, the sentence, and along the rail the other hand, with what it needed. */
function out(event: BluffCalledOutEvent, play: Bluff): Beat {
  const cards = SLOTS.map((slot): Step => ({ what: `shown-${slot}`, how: "come", from: seatOf(event.seat), at: 400 + slot * 90, lasts: 340, cue: "laid" }));
  const others = SLOTS.flatMap((slot): Step[] => [
    { what: `other-${slot}`, how: "show", at: 2700 + slot * 120, lasts: 60 },
    { what: `other-${slot}`, how: "turn", at: 2700 + slot * 120, cue: "laid" },
  ]);
  if (play.view.over) others.push(readFrom(endOf({ steps: others })));
  const won = event.mistake === null || event.seat !== play.you;
  return {
    steps: [...called, ...cards, ...bracketed(1300, 1750), ...sentence(2300, 2700), { what: "verdict", how: "show", at: 2300, cue: won ? "win" : "accused" }, ...others],
    tells: 2300,
    great: true,
  };
}
