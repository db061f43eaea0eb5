/** The texts of the games as they lie on the server: sentences in Fluent, rules in Markdown, a file a language. */

import type { GameName } from "../wire";
import { ask } from "./api";

/** Of a game, or of all games: in English where there is none in this language, and empty where there is none at all. */
export async function textOf(game: GameName | null, kind: "ftl" | "rules.md" | "short.md", language: string): Promise<string> {
  const file = kind.replace(/\w+$/, `${language}.$&`); // fr.ftl, rules.fr.md
  const answer = game
    ? await ask("GET /api/games/{game}/text/{file}", { at: { game, file } })
    : await ask("GET /api/text/{file}", { at: { file } });
  return answer.text();
}
