/** Who has to come before the cards can be dealt: how many the server says. Where that is because of an option, its game says so
    in its own words: `GAME-option-NAME-VALUE-missing` on the button, `…-why` when it is pressed. */

import { gameOf } from "../net/games";
import type { Why } from "../net/table.svelte";
import { say, sayable } from "../say/say.svelte";
import type { Lobby, OptionShown } from "../wire";
import { chosen, optionsOf, rulingOf } from "./options";

/** On the button that would deal. */
export function saidMissing(lobby: Lobby): string {
  const { missing } = lobby;
  const asked = optionThatSays(lobby, "missing");
  return say(asked?.message ?? "lobby-missing", { missing });
}

export function whyMissing(lobby: Lobby): Why {
  const asked = optionThatSays(lobby, "why");
  if (asked) return { said: say(asked.message), ruling: rulingOf(asked.option) };
  return { said: say("refusal-too_few", { fewest: gameOf(lobby.game).seats[0] }), ruling: null };
}

function optionThatSays(lobby: Lobby, what: "missing" | "why"): { option: OptionShown; message: string } | undefined {
  const { game } = lobby;
  const options = optionsOf(game).map((option) => ({ option, message: `${game}-option-${option.name}-${chosen(lobby, option)}-${what}` }));
  return options.find(({ message }) => sayable(message));
}
