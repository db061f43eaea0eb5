// The rules of the table, to be read in the client: three cards before a first match, and a page of numbered rules.

import type { Language } from "../say/say.svelte";
import type { GameName, GameTypes } from "../wire";

/** Shown before a first match; at most 180 characters of text. */
export interface Card {
  title: string;
  text: string;
}

/** One heading of the page. `rulings` are the numbers (T3, A10 …) that it tells, so that a refusal can point at it. */
export interface Rule {
  id: string;
  rulings: string[];
  title: string;
  /** Paragraphs, at most three of 320 characters. */
  text: string[];
}

export interface Rules {
  /** The goal, a turn, and winning. */
  cards: [Card, Card, Card];
  /** In the order in which a newcomer meets them. */
  rules: Rule[];
}

type Page = () => Promise<{ default: Rules }>;

const PAGES: Record<Language, Record<GameName, Page>> = {
  en: {
    talkitout: () => import("./en/talkitout"),
    bluff: () => import("./en/bluff"),
    "out-of-control": () => import("./en/out-of-control"),
    "player-of-honour": () => import("./en/player-of-honour"),
    "traitor-word": () => import("./en/traitor-word"),
  },
  fr: {
    talkitout: () => import("./fr/talkitout"),
    bluff: () => import("./fr/bluff"),
    "out-of-control": () => import("./fr/out-of-control"),
    "player-of-honour": () => import("./fr/player-of-honour"),
    "traitor-word": () => import("./fr/traitor-word"),
  },
};

/** Each page is its own chunk: nobody waits for the rules of a game they do not play. */
export async function load(game: GameName, language: Language): Promise<Rules> {
  return (await PAGES[language][game]()).default;
}

/** The rule that tells a ruling, such as the one a refusal rests on. */
export function ruleFor(rules: Rules, ruling: string | null): Rule | undefined {
  return rules.rules.find((rule) => ruling !== null && rule.rulings.includes(ruling));
}

/** The id of the rule that matters now, by the phase of the view. */
export const RULE_OF_PHASE: { [G in GameName]: Record<GameTypes[G]["view"]["phase"], string> } = {
  talkitout: {
    turn: "turn",
    drawn: "turn",
    answer: "answer",
    tell: "tell-a-lie",
    vote: "tell-a-lie",
    over: "winning",
  },
  bluff: { turn: "turn", throw: "turn", choose: "block", over: "winning" },
  "out-of-control": { roll: "turn", play: "die", over: "winning" },
  "player-of-honour": { place: "ranking", reveal: "reveal", over: "winning" },
  "traitor-word": {
    speak: "word",
    react: "window",
    justify: "off-topic",
    vote: "off-topic",
    token: "no-rounds",
    over: "winning",
  },
};
