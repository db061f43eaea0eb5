"""Scenes in your own browser, at any size, language and light: `./parlour python -m tests.browser.gallery`.

A server of its own has a table for each scene. Whoever chooses one is given a link that brings Ada's seat to their
browser; what is done there is done at that table, so the next time it is as it was left.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from parlour.registry import GAMES
from parlour.table.log.store import store_for
from tests.browser.scenes import Scene, code_of
from tests.browser.serving import Server
from tests.table.room.evening import DEFAULTS, keep

A_WHILE = 30
"""Acts into a match."""

STAGES = ("lobby", "dealt", "midway", "over")


def arranged(game: str, stage: str) -> Scene:
    """With as many people as it needs."""
    scene = Scene(game, *("Ada", "Ben", "Cleo")[: max(2, GAMES[game].seats[0])])
    scene.now = int(time.time() * 1000)
    if stage != "lobby":
        scene.starts()
    if stage == "midway":
        scene.plays_on(A_WHILE)
    if stage == "over":
        scene.plays_to_the_end()
    return scene


SCENES = [(game, stage) for game in DEFAULTS for stage in STAGES]


async def keep_all(folder: Path) -> list[str]:
    """All of them, where a server finds them; their codes."""
    store = store_for(folder, None)
    await store.open()
    try:
        for number, (game, stage) in enumerate(SCENES):
            scene = arranged(game, stage)
            scene.table.code = code_of(number)
            await keep(store, scene)
    finally:
        await store.close()
    return [code_of(number) for number in range(len(SCENES))]


def link(server: Server, code: str) -> str:
    """It works once, and for five minutes."""
    moved: dict[str, str] = server.post(f"/api/tables/{code}/people/0/move", token="token of Ada")
    return moved["link"]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        codes = asyncio.run(keep_all(Path(folder)))
        server = Server(Path(folder))
        try:
            print(*(f"{number:3} {game}, {stage}" for number, (game, stage) in enumerate(SCENES)), sep="\n")
            while True:
                wanted = input("Which one? A number, or Ctrl-C to end: ")
                if wanted.isdecimal() and int(wanted) < len(codes):
                    print(link(server, codes[int(wanted)]))
        except (KeyboardInterrupt, EOFError):
            server.kill()


if __name__ == "__main__":
    main()
