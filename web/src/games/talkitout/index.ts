/** #TalkItOut: its screens and its words. */

import type { GameClient } from "../game";
import { beats } from "./beats";
import Big from "./Big.svelte";
import Table from "./Table.svelte";
import { heard, standing, step, tell } from "./words";

const rules = { turn: "T3", drawn: "T3", answer: "T5", tell: "T8", vote: "T8", over: "T11" };

export default { Table, Big, step, tell, heard, standing, beats, end: () => import("./ending"), rules } satisfies GameClient<"talkitout">;
