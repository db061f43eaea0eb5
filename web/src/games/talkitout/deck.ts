import type { DeckClient } from "../game";
import Card from "./DeckCard.svelte";
import Mark from "./Mark.svelte";

export default { Card, Mark } satisfies DeckClient;
