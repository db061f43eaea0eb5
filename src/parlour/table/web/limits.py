"""How much a client may ask of the server, and how long it may take over it. Seconds, bytes and open lines."""

from __future__ import annotations

# ── time ────────────────────────────────────────────────────────────────────────────────────────────────────────────
HELLO_WITHIN = 10.0
"""A line on which nobody says hello is closed."""
REQUEST_WITHIN = 75.0
"""A connection that sends no whole request head is cut. Longer than proxies keep an idle one open for the next."""
BODY_WITHIN = 20.0
HEARTBEAT = 20.0
GOODBYE_WITHIN = 2.0
"""So long may a line take over hearing why it is closed."""

# ── size ────────────────────────────────────────────────────────────────────────────────────────────────────────────
LARGEST_MESSAGE = 16_384
LARGEST_BODY = 64_000
LARGEST_DECK = 2_000_000
"""A body with a deck or a spreadsheet in it."""

# ── number ──────────────────────────────────────────────────────────────────────────────────────────────────────────
MESSAGES_AT_ONCE = 200
MESSAGE_EVERY = 0.01
"""A person sends a few in a second, a bot perhaps a hundred. Over one line, and of one person over all their lines."""
REACTIONS_AT_ONCE = 10
REACTION_EVERY = 0.5
LINES_OF_A_CLIENT = 4_000
"""A whole school may come from one address."""
LINES = 16_000
SPECTATORS_OF_A_TABLE = 100
"""Whoever has a token always comes in: of them a table has few, and each has one line."""
WRONG_CODES_AT_ONCE = 20
WRONG_CODE_EVERY = 3.0
NEW_TABLES_AT_ONCE = 600
NEW_TABLE_EVERY = 10.0
"""A client's. A whole school may come from one address, but not every minute."""
OPEN_TABLES = 200_000
"""In the whole store. There are two million codes, and a free one is to be found at once."""
JOINS_AT_ONCE = 100
JOIN_EVERY = 20.0
"""At one table, whoever it is who comes."""
WRITES_AT_ONCE = 60
WRITE_EVERY = 0.5
"""What one person changes at a table over HTTP; without a token, what one client does."""
PROOFS_AT_ONCE = 5
PROOF_EVERY = 20.0
"""For one person the evidence of a match, for which a whole evening is played again."""
REPLAYS_AT_ONCE = 10
REPLAY_EVERY = 20.0
"""For one person a match once more: through the eyes of every seat and of a spectator, if they like."""
DECKS_AT_ONCE = 40
DECK_EVERY = 3.0
"""Decks that a client brings, has looked over or printed: a class may do so together."""
DECKS_KEPT_AT_ONCE = 40
DECK_KEPT_EVERY = 120.0
"""Decks that a client brings to a table, where they are kept as long as it is."""
