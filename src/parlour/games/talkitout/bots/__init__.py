"""Bots for #TalkItOut: they play to be out first, answer in character, and lie like everybody else."""

from __future__ import annotations

from collections.abc import Callable

from parlour.bots.bot import Bot, Bots, Skill
from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.talkitout.acts import BACK_AT_YOU, Special, Vote
from parlour.games.talkitout.bots.answering import answer, tell, whom_to_name
from parlour.games.talkitout.bots.expert import expert_turn
from parlour.games.talkitout.bots.novice import novice_special, novice_turn
from parlour.games.talkitout.bots.regular import regular_special, regular_turn
from parlour.games.talkitout.bots.voting import expert_vote, novice_vote, regular_vote

TakesTurn = Callable[[Sight, Chance, int], Act]
"""Which Question it plays, or whether it keeps what it has drawn."""
Lays = Callable[[Sight, Chance, int], Special | None]
"""Which special card it lays on its Question, if any."""
Votes = Callable[[Sight, Chance], Vote]


def player(takes_turn: TakesTurn, lays: Lays, votes: Votes) -> Bot:
    def play(sight: Sight, chance: Chance, budget: int) -> Act | None:
        """A vote that is in stays as it is."""
        if not sight.is_awaited:
            return None
        match sight.view["phase"]:
            case "turn" | "drawn":
                return takes_turn(sight, chance, budget)
            case "tell":
                return tell(sight, chance)
            case "vote":
                return votes(sight, chance)
        special = lays(sight, chance, budget)
        if special is None:
            return answer(sight, chance)
        return whom_to_name(sight, chance) if special.card == BACK_AT_YOU else special

    return play


BOTS = Bots(
    {
        "novice": Skill(player(novice_turn, novice_special, novice_vote)),
        "regular": Skill(player(regular_turn, regular_special, regular_vote)),
        "expert": Skill(player(expert_turn, regular_special, expert_vote), iterations=300),
    },
    learns=True,
)
