/** The messages of this language that every page may need; a game's own are fetched with it, those of the deck page with that, and those of classes with theirs. */

import shared from "../../../../src/parlour/text/fr.ftl?raw";

const files = import.meta.glob<string>(["./*.ftl", "!./decks.ftl", "!./classes.ftl"], { query: "?raw", import: "default", eager: true });

export default [shared, ...Object.values(files)];
