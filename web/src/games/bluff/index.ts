import type { GameClient } from "../game";
import Big from "./Big.svelte";
import Table from "./Table.svelte";
import { heard, isTo, step, tell } from "./words";

const rules = { turn: "B3", throw: "B3", choose: "B6", over: "B8" };

export default { Table, Big, step, tell, isTo, heard, end: () => import("./ending"), rules } satisfies GameClient<"bluff">;
