import type { GameClient } from "../game";
import { beats } from "./beats";
import Big from "./Big.svelte";
import Table from "./Table.svelte";
import { heard, isTo, standing, step, tell } from "./words";

const rules = { turn: "B3", throw: "B3", choose: "B6", over: "B8" };

export default { Table, Big, step, tell, isTo, heard, beats, standing, end: () => import("./ending"), rules } satisfies GameClient<"bluff">;
