/** How what happens at a table of #TalkItOut is seen. A lie is a small play: votes fly, a breath is held, the letter turns over,
    and the sentence comes last. */

import { APART, BOW, readFrom, type Beat, type Step } from "../../parts/beats";
import type { TalkitoutEvent } from "../../wire";
import type { Talk } from "./cards";
import { BOTH } from "./lies";

const VOTES = 350;
const TURNS = 1750;
const TURN = 320;
const SENTENCE = 2600;
const DRAWS = 3000;
const RAIL = 3700;
const AT_MOST = 6000;

type Judged = Extract<TalkitoutEvent, { event: "judged" }>;

export function beats(event: TalkitoutEvent, play: Talk): Beat | null | undefined {
  switch (event.event) {
    case "judged":
      return event.lie === null ? untold : lie(event, play);
    case "tied":
      return { steps: votes(event.votes, 0) };
    case "drew":
      return drawnFor(event, play.story) ? null : undefined;
    case "answered":
      return play.view.over ? { steps: [readFrom(0)], tells: 0 } : undefined;
    case "played":
      return { steps: [laid(event)] };
    case "special":
      return { steps: [laid(event), ...(event.to === null ? [] : passed(event.to, play))] };
    case "kept":
      return { steps: [{ what: `seat-${event.seat}`, how: "pulse", at: 0 }] };
    default:
      return undefined;
  }
}

function laid({ card, seat }: { card: string; seat: number }): Step {
  return { what: `card-${card}`, how: "come", from: `seat-${seat}`, at: 0, lasts: 320, cue: "laid" };
}

/** The Question goes to whoever is to answer it. */
function passed(to: number, { view }: Talk): Step[] {
  return [{ what: `card-${view.top}`, how: "go", to: `seat-${to}`, at: 380, lasts: 420, easing: BOW, cue: "laid" }];
}

const untold: Beat = {
  steps: [
    { what: "hush", how: "until", at: 900 },
    { what: "verdict", how: "show", at: 900, cue: "reveal" },
  ],
  tells: 900,
  great: true,
};

function lie(event: Judged, play: Talk): Beat {
  const letter = `letter-${event.lie}`;
  return {
    steps: [
      { what: "hush", how: "until", at: SENTENCE },
      { what: "letters", how: "dim", at: 0, lasts: SENTENCE + 300 },
      ...votes(event.votes, VOTES),
      // until it stands on its edge it is like the other
      { what: letter, how: [{ background: "var(--card)", color: "var(--ink)", easing: "step-end" }], at: 0, lasts: TURNS + TURN / 2 },
      { what: letter, how: "turn", at: TURNS, lasts: TURN, cue: "reveal" },
      ...BOTH.map((answer): Step => ({ what: `stamp-${answer}`, how: "drop", at: answer === event.lie ? 1990 : 2300, cue: "seal" })),
      { what: "verdict", how: "show", at: SENTENCE, lasts: 320, cue: "accused" },
      ...drawing(event, play),
      { what: "step", how: "show", at: RAIL, lasts: 200 },
      ...(play.view.over ? [readFrom(SENTENCE)] : []),
    ],
    tells: SENTENCE,
    great: true,
    stays: AT_MOST,
  };
}

/** Each from whoever cast it to the letter. */
function votes(cast: readonly (number | null)[], begins: number): Step[] {
  const voters = cast.flatMap((vote, seat) => (vote === null ? [] : [seat]));
  return voters.map((seat, place) => ({ what: `vote-${seat}`, how: "come", from: `seat-${seat}`, at: begins + place * 2 * APART, lasts: 460, cue: "laid" }));
}

/** A question to each who must draw. Whose hand grows would tell it, so their counts wait too. */
function drawing({ n }: Judged, { story }: Talk): Step[] {
  const drew = story.filter((event) => event.event === "drew" && event.n === n);
  return drew.flatMap(({ seat }, place): Step[] => {
    const at = DRAWS + place * 2 * APART;
    return [
      { what: "pile", how: "go", to: `seat-${seat}`, at, lasts: 400, cue: "laid" },
      { what: `count-${seat}`, how: "show", at: at + 400, lasts: 60 },
    ];
  });
}

/** Who draws for a lie is part of its verdict. */
export function drawnFor({ n }: TalkitoutEvent, story: readonly TalkitoutEvent[]): boolean {
  return story.some((event) => event.n === n && event.event === "judged");
}
