"""The five games, by name. A game is at home in one folder."""

from __future__ import annotations

from parlour.engine.game import Game
from parlour.games import bluff, out_of_control, player_of_honour, talkitout, traitor_word

GAMES: dict[str, Game] = {
    game.name: game
    for game in (talkitout.GAME, bluff.GAME, out_of_control.GAME, player_of_honour.GAME, traitor_word.GAME)
}
