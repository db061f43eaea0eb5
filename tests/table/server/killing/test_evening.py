"""Six phones in one room play an evening of all five games, through locks, reloads, a closed laptop and a dead server.

After whatever has happened, everybody's view is the one that the rules give from the log: nobody has lost a card.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

from aiohttp import ClientSession

import parlour
from tests.table.server.killing.lines import Line
from tests.table.server.killing.parties import Party, sit_down
from tests.table.server.killing.phones import Phone, is_over
from tests.table.server.killing.playing import InUse, in_use
from tests.table.server.killing.proving import prove
from tests.table.server.killing.servers import Server, serving

SHORT = {"traitor-word": {"reaction": 0}, "bluff": {"rounds": 1}}
LONGEST_AWAY = 0.3
BETWEEN_MISHAPS = 0.4


class Mishaps:
    """What befalls phones, again and again, one at a time."""

    def __init__(self, party: Party, phones: InUse, chance: random.Random) -> None:
        self.party, self.phones, self.chance = party, phones, chance
        self.befell: dict[str, int] = {}
        self.over = False
        self.tabs: list[Phone] = []
        """Pages that were opened beside the first one."""

    async def run(self) -> None:
        while not self.over:
            await asyncio.sleep(self.chance.uniform(0, BETWEEN_MISHAPS))
            mishap = self.chance.choice([self.line_cut, self.page_reloaded, self.laptop_closed, self.second_tab])
            await mishap(self.chance.choice(self.party.phones))
            self.befell[mishap.__name__] = self.befell.get(mishap.__name__, 0) + 1

    async def line_cut(self, phone: Phone) -> None:
        """A lock, or bad Wi-Fi: the phone comes back by itself, and says what it has seen."""
        assert isinstance(phone.door, Line)
        phone.door.cut()

    async def page_reloaded(self, phone: Phone) -> None:
        await self.phones.leave(phone)
        phone.reload()
        self.phones.join(phone)

    async def laptop_closed(self, phone: Phone) -> None:
        """The server is not told; later the lid is opened, and the old line is displaced by the new one."""
        assert isinstance(phone.door, Line)
        phone.door.fall_silent()
        await self.phones.leave(phone)
        await asyncio.sleep(self.chance.uniform(0, LONGEST_AWAY))
        self.phones.join(phone)

    async def second_tab(self, phone: Phone) -> None:
        """The same person opens the table once more, plays on there, and loads the first page anew."""
        tab = Phone(phone.http, phone.door, phone.code, phone.token, phone.person)
        self.tabs.append(tab)
        self.phones.join(tab)
        await self.phones.leave(phone, within=LONGEST_AWAY)
        await tab.until(lambda tab: tab.n)
        await asyncio.sleep(self.chance.uniform(0, LONGEST_AWAY))
        phone.reload()
        self.phones.join(phone)
        await self.phones.leave(tab, within=LONGEST_AWAY)


async def play_all_games(party: Party) -> None:
    """One game after another at the same table; at Bluff two play and four wait, so it is played three times."""
    for game in parlour.games:
        answer = await party.ask("PATCH", game=game, options=SHORT.get(game, {}))
        assert answer["game"] == game, answer
        for again in range(3 if game == "bluff" else 1):
            await party.begin("/rematch" if again else "/start")
            await party.host.until(is_over)


async def keep_killing(server: Server, times: int, chance: random.Random) -> None:
    for _ in range(times):
        await asyncio.sleep(chance.uniform(2, 4))
        await server.kill()
        await server.start()


async def evening(data: Path, chance: random.Random) -> None:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(serving(data))
        http = await stack.enter_async_context(ClientSession())
        party = await sit_down(http, server, "talkitout", 6, begin=False)
        for phone in party:
            phone.door = await stack.enter_async_context(Line(server).open())
        async with in_use(party) as phones, asyncio.TaskGroup() as group:
            mishaps = Mishaps(party, phones, chance)
            befalling = group.create_task(mishaps.run())
            killing = group.create_task(keep_killing(server, 2, chance))
            await play_all_games(party)
            await killing
            mishaps.over = True
            await befalling
            for phone in party:
                await phone.until(is_over)
        party.phones += mishaps.tabs
        (entries,) = await prove(server.place, party)
        print(len(entries), "entries", mishaps.befell)


def test_six_phones_play_an_evening_of_all_five_games_and_nobody_loses_a_card(tmp_path: Path, soak: int) -> None:
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    for number in range(soak):
        asyncio.run(evening(tmp_path / str(number), random.Random(f"{seed}/{number}")))
