/** How a turn of Out of Control is seen: the die is large and silent until it lies, cards travel into their cells, and ten in
    a row are counted before they are named. */

import { APART, BOW, type Beat, type Step } from "../../parts/beats";
import type { OutOfControlEvent as Event } from "../../wire";
import { PLACES } from "./cards";
import { FACES } from "./Die.svelte";
import { missing, rowNow, tenOf, type Succession } from "./plays";
import type { OurPlay } from "./words";

const TUMBLES = 1250;
const NAMED = 1500;
const FACE = 150;
const LANDS = 300;
const LIGHTS = 350;
const LIFTS = 1050;
const TEN = 1450;
const CURTAIN = 3000;

export function beats(event: Event, play: OurPlay): Beat | null | undefined {
  switch (event.event) {
    case "rolled":
      return play.people[event.seat]?.bot ? { steps: [{ what: "die", how: "drop", at: 0, cue: "die" }] } : thrown(event.die);
    case "laid":
    case "extended":
    case "joined":
      return grown(event, play);
    case "substituted":
      return swapped(event, play);
    case "took":
    case "gave":
      return handed(event, play.you);
    case "discarded":
      return { steps: [{ what: "top", how: "come", from: `seat-${event.seat}`, at: 0, lasts: 320, cue: "laid" }] };
    case "gathered":
    case "cut":
    case "opened":
      return null;
    default:
      return undefined;
  }
}

/** Nothing says what it shows before it lies, and nothing can be pressed for it. */
function thrown(die: string): Beat {
  const others = FACES.filter((face) => face !== die).reverse();
  return {
    steps: [
      { what: "hush", how: "until", at: NAMED },
      { what: "bigdie", how: TUMBLE, at: 0, lasts: TUMBLES, easing: "ease-out", cue: "die" },
      ...[...others, die].map((face, place): Step => ({ what: `face-${face}`, how: [{ opacity: 1 }, { opacity: 1 }], at: 0, lasts: face === die ? TUMBLES : (place + 1) * FACE })),
      { what: "", how: "until", at: 900, cue: "seal" },
      { what: "die", how: "come", from: "bigdie", at: TUMBLES, lasts: 260, easing: BOW },
      { what: "step", how: "show", at: NAMED, lasts: 150 },
      { what: "act", how: "show", at: NAMED, lasts: 150 },
    ],
    tells: NAMED,
  };
}

const TUMBLE: Keyframe[] = [
  { opacity: 1, translate: "90px 40vh", scale: 0.5, rotate: "-40deg" },
  { opacity: 1, translate: "-46px -60px", scale: 1.15, rotate: "170deg", offset: 0.3 },
  { opacity: 1, translate: "34px 10px", scale: 0.92, rotate: "290deg", offset: 0.5 },
  { opacity: 1, translate: "-10px -24px", scale: 1.04, rotate: "330deg", offset: 0.62 },
  { opacity: 1, translate: "0 0", scale: "1.08 .92", rotate: "354deg", offset: 0.74 },
  { opacity: 1, translate: "0 0", scale: 1, rotate: "354deg" },
];

type Grown = Extract<Event, { event: "laid" | "extended" | "joined" }>;

function grown(event: Grown, play: OurPlay): Beat {
  const row = rowNow(play.view, event.succession);
  const came = event.event === "joined" ? [] : numbersOf(event);
  const isGathered = play.story.some(({ event: kind, n }) => kind === "gathered" && n === event.n);
  const from = isGathered ? "discards" : `seat-${event.seat}`;
  const steps = came.map((number, place): Step => ({ what: `cell-${row.id}-${number}`, how: "come", from, at: place * APART, lasts: LANDS, ...(place ? {} : { cue: "laid" as const }) }));
  if (tenOf(event)) return ten(event.succession, row.id, steps);
  const landed = came.length * APART + LANDS;
  const needs = missing(event.succession).length === 1;
  const counted: Step = { what: `need-${event.succession.owner}`, how: "show", at: needs ? landed + 200 : landed, lasts: 150, ...(needs ? { cue: "knock" as const } : {}) };
  return { steps: [...steps, counted], tells: landed };
}

/** Which places the cards of this event have come to. */
function numbersOf(event: Extract<Event, { event: "laid" | "extended" }>): number[] {
  const { from, cards } = event.succession;
  const count = event.event === "laid" ? cards.length : event.cards.length;
  const first = event.event === "extended" && event.end === "high" ? from + cards.length - count : from;
  return Array.from({ length: count }, (_, place) => first + place);
}

function ten({ owner }: Succession, id: number, comes: Step[]): Beat {
  const lit = "0 0 0 2.5px var(--glow), 0 0 12px var(--glow)";
  const lights = PLACES.map((number, place): Step => ({ what: `cell-${id}-${number}`, how: [{ boxShadow: "none" }, { boxShadow: lit, offset: 0.2 }, { boxShadow: lit }], at: LIGHTS + place * APART, lasts: TEN - LIGHTS, ...(place ? {} : { cue: "knock" as const }) }));
  return {
    steps: [
      ...comes,
      ...lights,
      { what: `need-${owner}`, how: "show", at: LIFTS },
      { what: "step", how: "show", at: TEN },
      { what: "ten", how: "show", at: LIFTS, lasts: 400 },
      { what: "ten-said", how: "show", at: TEN, lasts: 340, cue: "win" },
      { what: "", how: "until", at: CURTAIN },
    ],
    tells: TEN,
    great: true,
  };
}

/** The card in, and what lay there out to the hand. */
function swapped(event: Extract<Event, { event: "substituted" }>, play: OurPlay): Beat {
  const seat = `seat-${event.seat}`;
  const cell = `cell-${event.succession}-${event.number}`;
  const out: Step = event.seat === play.you
    ? { what: `hand-${event.got}`, how: "come", from: cell, at: 240, lasts: 240 }
    : { what: cell, how: "go", to: seat, at: 240, lasts: 240 };
  return { steps: [{ what: cell, how: "come", from: seat, at: 0, lasts: 240, cue: "laid" }, out] };
}

/** From hand to hand, face down but for the two. */
function handed(event: Extract<Event, { event: "took" | "gave" }>, you: number | null): Beat | undefined {
  const [from, to] = event.event === "took" ? [event.victim, event.seat] : [event.seat, event.to];
  if (to !== you || event.card === undefined) return undefined;
  return { steps: [{ what: `hand-${event.card}`, how: "come", from: `seat-${from}`, at: 0, lasts: 420, easing: BOW, cue: "laid" }] };
}
