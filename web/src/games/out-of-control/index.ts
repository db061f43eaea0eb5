import type { GameClient } from "../game";
import Big from "./Big.svelte";
import Table from "./Table.svelte";
import { heard, step, tell } from "./words";

const rules = { roll: "O3", play: "O7", over: "O6" };

export default { Table, Big, step, tell, heard, end: () => import("./ending"), rules } satisfies GameClient<"out-of-control">;
