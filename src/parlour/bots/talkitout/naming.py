"""#BackAtYou (T7): whom a bot asks. It decides nothing in the race, so it is whoever has spoken least."""

from __future__ import annotations

from parlour.bots.sight import Sight
from parlour.engine.chance import Chance
from parlour.games.talkitout.acts import BACK_AT_YOU, SPECIAL, Special


def whom_to_name(sight: Sight, chance: Chance) -> Special:
    speakers = [event["seat"] for event in sight.story if event["event"] in ("answered", "told")]
    others = [seat for seat in range(len(sight.view["seats"])) if seat != sight.seat]
    least = min([speakers.count(seat) for seat in others])
    return SPECIAL[BACK_AT_YOU, chance.choice([seat for seat in others if speakers.count(seat) == least])]
