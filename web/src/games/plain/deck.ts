/** The cards of any game on the deck page, as they are written and no more. */

import type { DeckClient } from "../game";
import Card from "./DeckCard.svelte";

export default { Card } satisfies DeckClient;
