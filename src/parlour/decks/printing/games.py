"""What the printer knows of each game: its name, its cover and its accent."""

from __future__ import annotations

from typing import NamedTuple

from parlour.decks.printing.symbols import Symbol


class Game(NamedTuple):
    title: str
    cover: Symbol
    accent: str


GAMES = {
    "talkitout": Game("#TalkItOut", Symbol.TALKITOUT_COVER, "#8F3512"),
    "bluff": Game("Bluff", Symbol.BLUFF_COVER, "#1C4A80"),
    "out-of-control": Game("Out of Control", Symbol.OUT_OF_CONTROL_COVER, "#4A5400"),
    "player-of-honour": Game("Player of Honour", Symbol.PLAYER_OF_HONOUR_COVER, "#6B4400"),
    "traitor-word": Game("Traitor Word", Symbol.TRAITOR_WORD_COVER, "#8E1A49"),
}
