/** The five games: what is on their covers, and their screens, which are fetched when they are wanted. */

import type { GameName } from "../wire";
import type { GameClient } from "./game";

export interface Cover {
  game: GameName;
  title: string;
  seats: [number, number];
  minutes: number;
  age: number;
  /** With how many it is at its best: a person alone gets so many bots, less one. */
  best: number;
  /** With how many it can be played in teams. */
  teams?: readonly number[];
  /** Whether a cut decides who begins, not the lot. */
  cuts?: true;
}

export const COVERS: readonly Cover[] = [
  { game: "talkitout", title: "#TalkItOut", seats: [2, 8], minutes: 30, age: 12, best: 4 },
  { game: "bluff", title: "Bluff", seats: [2, 2], minutes: 15, age: 10, best: 2 },
  { game: "out-of-control", title: "Out of Control", seats: [2, 6], minutes: 30, age: 8, best: 3, teams: [4, 6], cuts: true },
  { game: "player-of-honour", title: "Player of Honour", seats: [2, 8], minutes: 30, age: 10, best: 4 },
  { game: "traitor-word", title: "Traitor Word", seats: [3, 6], minutes: 15, age: 10, best: 4 },
];

export function coverOf(game: GameName): Cover {
  return COVERS.find((cover) => cover.game === game)!;
}

const CLIENTS: { [G in GameName]: () => Promise<{ default: GameClient<G> }> } = {
  talkitout: () => import("./talkitout"),
  bluff: () => import("./bluff"),
  "out-of-control": () => import("./out-of-control"),
  "player-of-honour": () => import("./player-of-honour"),
  "traitor-word": () => import("./traitor-word"),
};

/** The screens of a game. A play of a game is only ever given to the client of the same game. */
export async function clientOf(game: GameName): Promise<GameClient> {
  return (await CLIENTS[game]()).default as unknown as GameClient;
}
