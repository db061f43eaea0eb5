"""Twenty peers flood their sockets with frames of one kind; whoever plays beside them notices nothing.

Every frame costs from the peer's token bucket, control frames too, and a peer past its limit is not read any more.
"""

from __future__ import annotations

import pytest

from tests.table.web.attacks.flooding import Attack, Besieged, Target
from tests.table.web.attacks.raw import PING, PONG, framed, line

DOSE = 1_000_000
"""So many bytes each peer sends in one breath."""


async def flood(target: Target, frame: bytes, first: bytes = b"", *, hello: bool = True) -> None:
    """Whoever is let go comes back at once."""
    async with line(target, target.code) as peer:
        if hello:
            peer.hello(None)
            await peer.until("view")
        peer.writer.write(first + frame * (DOSE // len(frame)))
        await peer.ended()


async def pings(target: Target) -> None:
    await flood(target, framed(b"", PING))


async def pongs(target: Target) -> None:
    await flood(target, framed(b"", PONG), hello=False)


async def texts(target: Target) -> None:
    await flood(target, framed(b'{"react":"clap"}'))


async def long_texts(target: Target) -> None:
    await flood(target, framed(b'{"react":"clap"}' + b" " * 16_000))


async def fragments(target: Target) -> None:
    await flood(target, framed(b"", 0, final=False), first=framed(b"{", final=False))


async def goodbyes(target: Target) -> None:
    """The line is closed at the first word, and what follows is not worth reading."""
    await flood(target, framed(b"", PONG), first=framed(b"rubbish"))


@pytest.mark.parametrize("attack", [pings, pongs, texts, long_texts, fragments, goodbyes])
def test_a_table_plays_on_beside_a_flood_of(attack: Attack, besieged: Besieged) -> None:
    besieged.endures(attack)
