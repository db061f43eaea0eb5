/** The cards of #TalkItOut, and what may be done with them. Whether a card may be played is the server's to say. */

import { choices, offered, type Play } from "../../net/play";
import { listed, say } from "../../say/say.svelte";

export type Talk = Play<"talkitout">;
export type Category = "society" | "relationships" | "future" | "memories" | "identity";

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
  return (play.cards.categories[card] ?? []) as readonly Category[];
}

/** A card in words: its question and its categories, or what the special card does. */
export function spoken(play: Talk, card: string): string {
  if (isSpecial(card)) return say("talk-card-special", { name: SPECIALS[card].name, does: say(`talk-does-${card}`) });
  const marks = listed(marksOf(play, card).map((category) => say(`talkitout-value-${category}`)));
  return say("talk-card-question", { text: textOf(play, card), marks });
}

/** Longer than this, and its letters are a little smaller where there is little room. */
export function isLong(text: string | null | undefined): boolean {
  return (text?.length ?? 0) > 100;
}
