import type { GameClient } from "../game";
import Big from "./Big.svelte";
import Table from "./Table.svelte";
import { ending, heard, step, tell } from "./words";

export default { Table, Big, step, tell, heard, ending } satisfies GameClient<"bluff">;
