/** What a game brings to the client: its screens and its words, and how its cards are drawn where people write their own. */

import type { Component } from "svelte";
import type { Play } from "../net/play";
import type { Beat } from "../parts/beats";
import type { Sound } from "../parts/sound";
import type { DeckForm, GameName, GameTypes } from "../wire";

/** How a match ended, as it is told: what happened, never "you lose". */
export interface Ending {
  headline: string;
  after?: string;
  /** A line for each person, the winners first. */
  lines: { seat: number; text: string }[];
}

/** The most of something: a title that is given once, and to whom it could go. */
export interface Superlative {
  title: string;
  seat: number;
  text: string;
}

export interface GameClient<G extends GameName = GameName> {
  /** The number of the rule that matters now, by the phase of the view: the rules are opened there. */
  rules?: Record<GameTypes[G]["view"]["phase"], string>;
  /** The three bands of a table: `.others`, `.table` and `.rail`, in this order, and nothing around them. */
  Table: Component<{ play: Play<G> }>;
  /** The middle of the big screen: what everybody may see, to be read at four metres; no buttons. */
  Big: Component<{ play: Play<G> }>;
  /** What to do now, or whom the table waits for; what is the person's to do is **bold**. */
  step(play: Play<G>): string;
  /** What happened, in a sentence; null for what goes without saying. */
  tell(event: GameTypes[G]["event"], play: Play<G>): string | null;
  /** Whether it was done to this seat, where no field (`victim`, `to`, `by`) says so. */
  isTo?(event: GameTypes[G]["event"], seat: number): boolean;
  /** What is heard when it happens; your turn, refusals and the end are heard in every game. */
  heard?(event: GameTypes[G]["event"]): Sound | null;
  /** How it is seen to happen; null: not at all; undefined: as in every game, by the names of the event's fields. */
  beats?(event: GameTypes[G]["event"], play: Play<G>): Beat | null | undefined;
  /** How it ends: fetched when it does. */
  end(): Promise<GameEnd<G>>;
  /** How somebody stands, below their name on the big screen; how many cards they hold, where a game says nothing. Of what is
      still being seen (`knows`) it tells nothing. */
  standing?(play: Play<G>, seat: number, knows: (event: GameTypes[G]["event"]) => boolean): string;
}

/** What a game brings to the curtain call. */
export interface GameEnd<G extends GameName = GameName> {
  ending(play: Play<G>): Ending;
  /** What may be said of each: true, from the story, never about losing; the best first. */
  superlatives?(play: Play<G>): Superlative[];
  /** Drawings of its own that fall, each in the colour of the same name. */
  marks?: string[];
  /** What a seat held, turned up (A13). */
  LaidOpen?: Component<{ play: Play<G>; seat: number }>;
}

/** A card that is being written, and where the person is in it: the card, or the side of it, with this field is drawn. */
export interface Drawn {
  game: GameName;
  card: { texts: Record<string, string> };
  /** Which of the choices that its fields offer stand on it. */
  chosen: string[];
  form: DeckForm;
  field: string | null;
  /** The language of the deck. */
  lang: string;
  /** Its width, as in CSS. */
  w: string;
}

export interface DeckClient {
  Card: Component<Drawn>;
  /** Whether each field that has to be filled in is on a card, or a side of one, of its own. */
  apart?: boolean;
  /** The mark of a category, where the cards show some: of what has to be chosen for each. */
  Mark?: Component<{ category: string; s?: string }>;
}
