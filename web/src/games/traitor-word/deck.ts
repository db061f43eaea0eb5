import type { DeckClient } from "../game";
import Card from "./DeckCard.svelte";

export default { Card } satisfies DeckClient;
