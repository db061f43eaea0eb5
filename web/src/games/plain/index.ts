/** The plain table: any game's screens, made of its view, its offers and what happened. */

import type { GameClient } from "../game";
import Big from "./Big.svelte";
import Table from "./Table.svelte";
import { standing, step, tell } from "./words";

export default { Table, Big, step, tell, end: () => import("./words"), standing } satisfies GameClient;
