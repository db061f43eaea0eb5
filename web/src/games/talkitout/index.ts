/** #TalkItOut: its screens and its words. */

import type { GameClient } from "../game";
import Big from "./Big.svelte";
import { ending } from "./ending";
import Table from "./Table.svelte";
import { heard, step, tell } from "./words";

export default { Table, Big, step, tell, heard, ending } satisfies GameClient<"talkitout">;
