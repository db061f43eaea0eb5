"""docs/protocol.md is what the games say."""

from __future__ import annotations

from tools.protocol import PAGE, page


def test_the_page_lists_every_act_phase_event_reason_and_refusal() -> None:
    """If this fails: python tools/protocol.py"""
    assert PAGE.read_text(encoding="utf-8") == page()
