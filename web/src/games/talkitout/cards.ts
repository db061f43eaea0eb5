/** The cards of #TalkItOut, and what may be done with them. Whether a card may be played is the server's to say. */

import { choices, offered, type Play } from "../../net/play";
import { listed, say } from "../../say/say.svelte";
import type { Category } from "../../wire";

export type Talk = Play<"talkitout">;

export const SPECIALS = {
  throw_it_out: { name: "#ThrowItOut", drawing: "sp-throw" },
  back_at_you: { name: "#BackAtYou", drawing: "sp-back" },
  tell_a_lie: { name: "#TellALie", drawing: "sp-lie" },
} as const;
export type Special = keyof typeof SPECIALS;

export function isSpecial(card: string): card is Special {
  return card in SPECIALS;
}

/** A card in the hand. Its key is its own: two #ThrowItOut are two cards. */
export interface Held {
  card: string;
  key: string;
}

/** The hand as it is held: special cards at the left, then the Questions, each in the order they came. */
export function arranged(hand: string[]): Held[] {
  const copies = new Map<string, number>();
  const held = hand.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { card, key: `${card} ${copy}` };
  });
  return [...held.filter(({ card }) => isSpecial(card)), ...held.filter(({ card }) => !isSpecial(card))];
}

/** The Questions that may be played. */
export function playable(play: Talk): string[] {
  return choices(offered(play, "play")?.card);
}

/** The special cards that may be laid, each with the seats it may be sent to; none where it names nobody. */
export function layable(play: Talk): Map<string, number[]> {
  const cards = new Map<string, number[]>();
  for (const offer of play.view.offers) {
    if (offer.act !== "special") continue;
    const seats = choices(offer.to).filter((seat) => seat !== null);
    for (const card of choices(offer.card)) cards.set(card, seats);
  }
  return cards;
}

export function textOf(play: Talk, card: string): string {
  return isSpecial(card) ? SPECIALS[card].name : (play.cards.texts[card] ?? "");
}

/** The categories of a Question; none while its deck is on its way. */
export function marksOf(play: Talk, card: string): readonly Category[] {
  return play.cards.categories[card] ?? [];
}

/** A card in words: its question and its categories, or what the special card does. */
export function spoken(play: Talk, card: string): string {
  if (isSpecial(card)) return say("talk-card-special", { name: SPECIALS[card].name, does: say(`talk-does-${card}`) });
  const marks = listed(marksOf(play, card).map((category) => say(`talk-category-${category}`)));
  return say("talk-card-question", { text: textOf(play, card), marks });
}

/** Why this card of your hand cannot be used at this step of yours, and the ruling that says so. */
export function whyNot(play: Talk, card: string): { text: string; ruling: string } | null {
  const { phase, drawn, special, turn, you, top } = play.view;
  if (phase === "drawn" && card !== drawn) return { text: say("talk-why-drawn"), ruling: "T3" };
  if (phase === "turn" && isSpecial(card)) return { text: say("talk-why-special"), ruling: "T4" };
  if (phase === "turn" && !special) {
    const shapes = marksOf(play, top).map((category) => say(`talk-shape-${category}`));
    return { text: say("talk-why-no-match", { shapes: listed(shapes, "or") }), ruling: "T3" };
  }
  if (phase === "answer" && turn !== you) return { text: say("talk-why-named"), ruling: "T7" };
  if (phase === "answer") return { text: say("talk-why-answer"), ruling: "T5" };
  return null;
}
