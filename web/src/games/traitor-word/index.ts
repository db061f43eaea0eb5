import type { GameClient } from "../game";
import { beats } from "./beats";
import Big from "./Big.svelte";
import Table from "./Table.svelte";
import { heard, standing, step, tell } from "./words";

const rules = { speak: "W20", react: "W4", justify: "W9", vote: "W9", token: "W14", over: "W13" };

export default { Table, Big, step, tell, heard, beats, end: () => import("./ending"), standing, rules } satisfies GameClient<"traitor-word">;
