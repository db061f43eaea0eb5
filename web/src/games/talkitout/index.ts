/** #TalkItOut: its screens and its words. */

import type { GameClient } from "../game";
import { beats } from "./beats";
import Big from "./Big.svelte";
import { ending } from "./ending";
import LaidOpen from "./LaidOpen.svelte";
import { superlatives } from "./superlatives";
import Table from "./Table.svelte";
import { heard, step, tell } from "./words";

const marks = ["c-S", "c-R", "c-F", "c-M", "c-I"];
const rules = { turn: "T3", drawn: "T3", answer: "T5", tell: "T8", vote: "T8", over: "T11" };

export default { Table, Big, step, tell, heard, ending, beats, superlatives, LaidOpen, marks, rules } satisfies GameClient<"talkitout">;
