/** Out of Control in sentences: the cards, what is to be done, what happened. */

import { about, isNext, isReader, isYours, nameOf, offered, type Play } from "../../net/play";
import type { Sound } from "../../parts/sound";
import { listed, say } from "../../say/say.svelte";
import type { OutOfControlEvent } from "../../wire";
import { colourOf, numberOf, WILD } from "./cards";
import { complete, missing, outcome, rowOf, type Layout, type Span, type Succession, type TablePlay, rowsOf, spanOf } from "./plays";

export type OurPlay = Play<"out-of-control">;

/** Within a sentence: "the red 4", "a Wild". */
export function card(card: string): string {
  const colour = colourOf(card);
  return colour === null ? say("ooc-a-wild") : say(`ooc-the-${colour}`, { number: numberOf(card) });
}

/** By itself: "Red 4", "Wild". */
export function label(card: string): string {
  const colour = colourOf(card);
  return colour === null ? say("ooc-wild") : say(`ooc-card-${colour}`, { number: numberOf(card) });
}

export function cards(some: string[]): string {
  return listed(some.map(card));
}

/** "red 3 to 5". */
export function row({ colour, low, high }: Span): string {
  return say(`ooc-row-${colour}`, { low, high });
}

/** The letter on a suit or a face of the die; purple and orange are on the die only. */
export function letter(colour: string): string {
  return say(`ooc-letter-${colour}`);
}

/** Whose succession it is, and which: "Noor: blue 2 to 4". */
export function whose(play: OurPlay, succession: Succession): string {
  return say("ooc-whose", { ...about(play, succession.owner), row: row(spanOf(succession)) });
}

/** Whoever plays with this seat, and their team's letter: "Noor and Ines, team A"; without teams, the one. */
export function team(play: OurPlay, seat: number): string {
  const partner = play.view.partners?.[seat];
  const names = [seat, ...(partner === undefined ? [] : [partner])].map((one) => (one === play.you ? say("ooc-you") : nameOf(play, one)));
  const mark = play.people[seat]?.team;
  return mark == null ? listed(names) : `${listed(names)}, ${say("team", { letter: "ABC"[mark]! })}`;
}

/** How somebody stands, for the room. */
export function standing(play: OurPlay, seat: number): string {
  const [best] = rowsOf(play.view, seat);
  const held = say("ooc-holds", { count: play.view.seats[seat]?.cards ?? 0 });
  return best && missing(best).length === 1 ? `${held} · ${say("ooc-needs-one")}` : held;
}

/** What a table play does, as a button says it. */
export function doing(layout: Layout, play: TablePlay): string {
  if (play.act === "substitute") {
    const { colour, from, cards: lying } = rowOf(layout, play.succession);
    const got = lying[play.number - from]!;
    const wanted = say(`ooc-the-${colour}`, { number: play.number });
    return play.card === WILD ? say("ooc-do-swap-wild", { card: card(got) }) : say("ooc-do-swap-number", { card: wanted });
  }
  const { span, joins } = outcome(layout, play);
  if (complete(span)) return say("ooc-do-complete", { row: row(span) });
  if (joins) return say("ooc-do-join", { row: row(span) });
  return play.act === "lay" ? say("ooc-do-lay", { row: row(span) }) : say("ooc-do-extend", { row: row(span) });
}

// ── what to do now ────────────────────────────────────────────────────────────────────────────────────────────────────

export function step(play: OurPlay): string {
  const { view } = play;
  if (view.over) return say("ooc-step-over");
  if (isYours(play)) return yours(play);
  const does = view.phase === "roll" ? "rolls" : view.owed === null ? "plays" : (`owes-${view.owed}` as const);
  const waits = say(`ooc-step-${does}`, about(play, view.turn));
  return isNext(play, view.turn) ? say("ooc-step-next", { waits }) : waits;
}

function yours(play: OurPlay): string {
  const { phase, owed } = play.view;
  if (phase === "roll") return say("ooc-step-roll");
  if (owed !== null && !offered(play, "end")) return `${say("ooc-face", { die: play.view.die ?? "" })} ${say(`ooc-step-${owed}`)}`;
  const more = play.view.offers.some(({ act }) => act === "lay" || act === "extend" || act === "substitute");
  return more ? say("ooc-step-more") : say("ooc-step-end");
}

// ── what happened ─────────────────────────────────────────────────────────────────────────────────────────────────────

export function tell(event: OutOfControlEvent, play: OurPlay): string | null {
  const who = about(play, event.seat);
  switch (event.event) {
    case "cut":
      return say("out-of-control-told-cut", {
        ...who,
        cuts: listed(event.cut.map(({ seat, card }) => say("ooc-told-one-cut", { name: nameOf(play, seat), card: label(card) }))),
      });
    case "opened":
      return say("out-of-control-told-opened", { ...who, card: card(event.card) });
    case "rolled":
      return say("out-of-control-told-rolled", { ...who, colour: say(`ooc-colour-${event.die}`) });
    case "fell_away":
      return say("out-of-control-told-fell_away");
    case "shuffled":
      return say("out-of-control-told-shuffled", { cards: event.cards });
    case "drew":
      return say("out-of-control-told-drew", { ...who, card: known(event.card) });
    case "gathered":
      return say("out-of-control-told-gathered", { ...who, cards: cards(event.cards) });
    case "discarded":
      return say("out-of-control-told-discarded", { ...who, card: card(event.card) });
    case "took":
      return say("out-of-control-told-took", { ...who, victim: nameOf(play, event.victim), victim_you: isReader(play, event.victim), card: known(event.card) });
    case "gave":
      return say("out-of-control-told-gave", { ...who, to: nameOf(play, event.to), to_you: isReader(play, event.to), card: known(event.card) });
    case "laid":
      return near(event.succession, say("out-of-control-told-laid", { ...who, row: row(spanOf(event.succession)) }));
    case "extended":
      return near(event.succession, say("out-of-control-told-extended", { ...who, cards: cards(event.cards), row: row(spanOf(event.succession)) }));
    case "joined":
      return near(event.succession, say("out-of-control-told-joined", { row: row(spanOf(event.succession)) }));
    case "substituted":
      return say("out-of-control-told-substituted", { ...who, card: card(event.card), got: card(event.got) });
    default:
      return null;
  }
}

/** Whoever needs one more is told of. */
function near(succession: Succession, told: string): string {
  return missing(succession).length === 1 ? `${told} ${say("ooc-told-near")}` : told;
}

/** A card that went from hand to hand: only the two know which. */
function known(one: string | undefined): string {
  return one === undefined ? "none" : card(one);
}

/** What its beat does not sound. */
const SOUNDS: Partial<Record<OutOfControlEvent["event"], Sound>> = { opened: "deal", shuffled: "deal", drew: "laid" };

export function heard({ event }: OutOfControlEvent): Sound | null {
  return SOUNDS[event] ?? null;
}
