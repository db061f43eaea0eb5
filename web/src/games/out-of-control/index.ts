import type { GameClient } from "../game";
import { beats } from "./beats";
import Big from "./Big.svelte";
import Table from "./Table.svelte";
import { heard, standing, step, tell } from "./words";

const rules = { roll: "O3", play: "O7", over: "O6" };

export default { Table, Big, step, tell, heard, standing, beats, end: () => import("./ending"), rules } satisfies GameClient<"out-of-control">;
