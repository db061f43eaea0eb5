/** How what happens at a table of Player of Honour is seen. A number is a small show: its topic steps forward, a breath is held,
    the number turns, the guesses turn after it, points rise, and only then it is said what came of it. */

import type { Play } from "../../net/play";
import { readFrom, type Beat, type Step } from "../../parts/beats";
import type { PlayerOfHonourEvent } from "../../wire";
import { NOBODY } from "./round";

const NUMBER = 1100;
const GUESSES = 1400;
const TICKETS = 1760;
const POINTS = 1900;
const SENTENCE = 2300;
const TURN = 280;
const APART = 120;
/** However many guess, all are turned by then. */
const GUESSED = 400;
/** How long a number lies under the lamp, where nothing else happens; and the last of a round, before the screen goes on. */
const LIES = 60_000;
const LAST = 20_000;

type Honour = Play<"player-of-honour">;
type Event<E extends PlayerOfHonourEvent["event"]> = Extract<PlayerOfHonourEvent, { event: E }>;

export function beats(event: PlayerOfHonourEvent, play: Honour): Beat | null | undefined {
  switch (event.event) {
    case "revealed":
      return number(event, play);
    case "round_over":
      return event.seat === NOBODY ? duo(event, play) : null; // seen with the last number
    case "done":
      // A sign that the phones have gone on; a bot's is none, and one's own portrait is not there.
      return play.people[event.seat]?.bot || event.seat === play.you || !play.view.done.includes(event.seat) ? null : { steps: [{ what: `seat-${event.seat}`, how: "pulse", at: 0 }] };
    default:
      return undefined;
  }
}

function number(event: Event<"revealed">, play: Honour): Beat {
  const guessers = event.guesses.flatMap((guess, seat) => (guess === null ? [] : [seat]));
  const apart = Math.min(APART, GUESSED / guessers.length);
  const over = play.story.find((other): other is Event<"round_over"> => other.event === "round_over" && other.n === event.n);
  return shown(play, over !== undefined, [
    { what: "topic", how: [{ translate: "0 0" }, { translate: "0 -8px", scale: 1.03, offset: 0.5 }, { translate: "0 0" }], at: 0, lasts: 600 },
    ...turns("number", NUMBER, "reveal"),
    ...guessers.flatMap((seat, late) => turns(`guess-${seat}`, GUESSES + late * apart, "laid")),
    { what: "ticket", how: "drop", at: TICKETS },
    ...guessers.map((seat, late): Step => ({ what: `points-${seat}`, how: "show", at: POINTS + late * apart, lasts: 300 })),
    ...(event.points.some((earned) => earned) ? event.points : []).map((_, seat): Step => ({ what: `count-${seat}`, how: "pulse", at: SENTENCE })),
    ...touch(over && over.perfect.length ? [event.seat, ...over.perfect] : []),
  ]);
}

/** All is turned together, topic by topic. */
function duo({ earned: [ours = []] }: Event<"round_over">, play: Honour): Beat {
  const topics = ours.map((points, topic) => ({ points, topic }));
  return shown(play, true, [
    ...topics.flatMap(({ topic }) => turns(`topic-${topic}`, NUMBER + topic * APART, "laid")),
    // until then it is like the others
    { what: "same", how: [{ background: "var(--row)", color: "var(--text)", boxShadow: "none", easing: "step-end" }], at: 0, lasts: POINTS },
    { what: "said", how: "show", at: POINTS, lasts: 300 },
    ...touch(ours.every((points) => points) ? [0, 1] : []),
  ]);
}

function shown({ view }: Honour, isLast: boolean, steps: Step[]): Beat {
  if (view.over) steps.push(readFrom(SENTENCE));
  return { steps, tells: SENTENCE, great: true, stays: isLast ? LAST : LIES };
}

/** A card is seen from its back until it stands on its edge. */
function turns(place: string, at: number, cue: Step["cue"]): Step[] {
  const edge = at + TURN / 2;
  return [
    { what: place, how: "turn", at, lasts: TURN, cue },
    { what: `${place}-down`, how: "until", at: edge },
    { what: `${place}-face`, how: "show", at: edge, lasts: 1 },
  ];
}

/** All five right: the portraits come from where they sit, and touch. */
function touch(seats: number[]): Step[] {
  if (!seats.length) return [];
  const meets = SENTENCE + 460;
  return [
    ...seats.map((seat): Step => ({ what: `touch-${seat}`, how: "come", from: `seat-${seat}`, at: SENTENCE, lasts: 460 })),
    { what: "verdict", how: "show", at: SENTENCE },
    { what: "touch", how: "pulse", at: meets, cue: "win" },
  ];
}
