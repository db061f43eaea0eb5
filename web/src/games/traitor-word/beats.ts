/** How what happens at a table of Traitor Word is seen: first the thing, then the sentence. A Flash is seen to go from one to
    the other, and never how many there are (W12). */

import { readFrom, type Beat, type Step } from "../../parts/beats";
import type { TraitorWordEvent } from "../../wire";
import type { TraitorPlay } from "./reading";

type Kind = TraitorWordEvent["event"];
type Of<K extends Kind> = Extract<TraitorWordEvent, { event: K }>;

/** Milliseconds of a verdict: the thumbs and the suspected card turn, the link closes or breaks, the sentence, the Flash. */
const THUMBS = 800;
const TURN = 280;
const CARD = 900;
const LINK = 1300;
const SENTENCE = 1650;
const FLASH = 2000;
const FLIES = 560;
/** And of a secret: its rays, its card goes on the pile, which is counted; a new one comes. */
const RAYS = 520;
const LANDS = 1740;
const DRAWS = 1850;
const AT_MOST = 5000;

export function beats(event: TraitorWordEvent, play: TraitorPlay): Beat | null | undefined {
  switch (event.event) {
    case "accused":
      return told(play, event.n, "judged") ? null : { steps: accusation(event) };
    case "justified":
      return { steps: [{ what: "plea", how: "show", at: 0, cue: "laid" }] };
    case "judged":
      return verdict(event, play);
    case "validated":
      return secret(event, play, [
        { what: "spoken", how: [{ translate: "0" }, { translate: "4px", offset: 0.2 }, { translate: "-4px", offset: 0.5 }, { translate: "3px", offset: 0.75 }, { translate: "0" }], at: 0, lasts: 250 },
        { what: "secret", how: "show", at: 250, lasts: 390, cue: "reveal" },
        { what: "secret", how: [{ translate: "0 55%", scale: 0.9, clipPath: "inset(0 0 100%)" }], at: 250, lasts: 390 },
      ]);
    case "claimed":
      return secret(event, play, [{ what: "secret", how: "come", from: `seat-${event.seat}`, at: 0, lasts: 320, cue: "laid" }]);
    case "drew":
      return whatFor(event, play) ? null : undefined;
    case "voted":
    case "gave":
    case "discarded":
      return null;
    default:
      return undefined;
  }
}

/** From the accuser to between the two. */
function accusation({ by }: { by: number }): Step[] {
  return [{ what: "token", how: "come", from: `seat-${by}`, at: 0, lasts: 290, cue: "accused" }];
}

function verdict(event: Of<"judged">, play: TraitorPlay): Beat {
  const gave = told(play, event.n, "gave");
  const shown = told(play, event.n, "discarded");
  return {
    steps: [
      { what: "hush", how: "until", at: SENTENCE },
      ...(event.of === "secret" ? [...accusation(event), ...suspicion] : [...thumbs, ...link(event.guilty), ...(shown ? foundOut : [])]),
      { what: "step", how: "show", at: SENTENCE },
      ...(gave ? flash(play, FLASH, FLIES, gave.to, `seat-${gave.seat}`, gave.seat) : []),
      ...fresh(event, play, FLASH + FLIES),
      ...(play.view.over ? [readFrom(SENTENCE)] : []),
    ],
    tells: SENTENCE,
    great: true,
    stays: AT_MOST,
  };
}

/** All in the same instant: that is the rule (W9). */
const thumbs: Step[] = [
  { what: "down-side", how: "until", at: THUMBS + TURN / 2 },
  { what: "up-side", how: "show", at: THUMBS + TURN / 2, lasts: 1 },
  { what: "thumb", how: "turn", at: THUMBS, lasts: TURN, cue: "reveal" },
];

/** Until then nothing tells whether it holds. */
function link(guilty: boolean): Step[] {
  const half = (side: "left" | "right", way: number): Step => {
    const past = guilty ? [{ translate: "0", rotate: "0deg" }, { translate: `${way * 3}px`, rotate: "0deg", offset: 0.3 }] : [{ translate: `${way * 9}px` }, { translate: `${-way * 2}px`, offset: 0.7 }];
    return { what: `ring-${side}`, how: past, at: LINK, lasts: 360 };
  };
  return [{ what: "ask", how: "until", at: LINK }, { what: "bond", how: "show", at: LINK, lasts: 60, cue: "seal" }, half("left", -1), half("right", 1)];
}

/** A card peeks out from under the word, a breath is held, and it turns: a secret, or blank. */
const suspicion: Step[] = [
  { what: "edge", how: "until", at: CARD + TURN / 2 },
  { what: "edge", how: [{ translate: "0 8px" }], at: 290, lasts: 200 },
  { what: "accused-word", how: "turn", at: CARD, lasts: TURN, cue: "reveal" },
  { what: "secret", how: "show", at: CARD + TURN / 2, lasts: 1 },
];

/** Off topic, and a secret as well. */
const foundOut: Step[] = [
  { what: "secret", how: "show", at: SENTENCE + 200 },
  { what: "whose", how: "show", at: SENTENCE + 200 },
];

/** The card of a word has come to light: it turns to its Flash, and goes on its holder's pile. */
function secret(event: Of<"validated" | "claimed">, play: TraitorPlay, comes: Step[]): Beat {
  return {
    steps: [
      ...comes,
      { what: "rays", how: [{ opacity: 0, scale: 0.5 }, { opacity: 1, scale: 1, offset: 0.25 }, { opacity: 1, scale: 1.08, offset: 0.65 }, { opacity: 0, scale: 1.3, rotate: "10deg" }], at: RAYS, lasts: 900 },
      { what: "whose", how: "show", at: RAYS + 130 },
      ...flash(play, 1300, LANDS - 1300, event.seat, "secret"),
      ...fresh(event, play, DRAWS),
      ...(play.view.over ? [readFrom(RAYS)] : []),
    ],
    tells: RAYS + 130,
  };
}

/** To whoever gets it. Only they, and whoever gave it, see a number change, and not before it has landed. That a pile is empty all
    see. */
function flash({ you }: TraitorPlay, at: number, lasts: number, to: number, from: string, giver: number | null = null): Step[] {
  const landed = at + lasts;
  const seats = giver === null ? [to] : [giver, to];
  return [
    { what: "flash", how: "go", from, to: to === you ? "flashes" : `seat-${to}`, at, lasts, cue: "laid" },
    ...seats.map((seat): Step => ({ what: `count-${seat}`, how: "show", at: landed, lasts: 60 })),
    ...(seats.some((seat) => seat === you) ? [{ what: "count-before", how: "until", at: landed } as const, { what: "count-now", how: "show", at: landed, lasts: 60 } as const] : []),
  ];
}

/** A new secret, for whoever has lost one by it: nobody else hears of it. */
function fresh(event: TraitorWordEvent, play: TraitorPlay, at: number): Step[] {
  const drew = play.story.find((later): later is Of<"drew"> => later.event === "drew" && later.n === event.n && later.seat === play.you && whatFor(later, play) === event);
  return drew ? [{ what: `hand-${drew.card}`, how: "come", from: "pile", at, lasts: 320, cue: "laid" }] : [];
}

/** What has cost its reader the card for which this one is drawn, if that is seen. */
function whatFor({ n, seat }: Of<"drew">, { story }: TraitorPlay): TraitorWordEvent | undefined {
  const went = (event: TraitorWordEvent) => (event.event === "validated" || event.event === "claimed" || event.event === "discarded") && event.seat === seat;
  const what = story.find((event) => event.n === n && went(event));
  return what?.event === "discarded" ? told({ story }, n, "judged") : what;
}

/** What the same act has told as well. */
function told<K extends Kind>({ story }: Pick<TraitorPlay, "story">, n: number, kind: K): Of<K> | undefined {
  return story.find((event): event is Of<K> => event.event === kind && event.n === n);
}
