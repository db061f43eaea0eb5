"""Limits as numbers: rate limits, connection limits, sizes and timeouts. Seconds, bytes and open lines."""

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
LONGEST_DELAY = 3.0
"""So long at most anything is delayed because others at the same address have asked for much."""
UNUSED = 600.0
"""A table at which nobody has been for so long gives way to a new one, where too many are open."""

# ── size ────────────────────────────────────────────────────────────────────────────────────────────────────────────
LARGEST_HEAD = 16_384
"""Of a request, with all its headers."""
LARGEST_MESSAGE = 16_384
LARGEST_BODY = 64_000
LARGEST_DECK = 2_000_000
"""A body with a deck or a spreadsheet in it."""

# ── number ──────────────────────────────────────────────────────────────────────────────────────────────────────────
MESSAGES_AT_ONCE = 200
MESSAGE_EVERY = 0.01
"""A person sends a few in a second, a bot perhaps a hundred. Over one line, and of one person over all their lines.
Whatever else comes over a line (pings, pongs, pieces, goodbyes) costs as much as a message."""
BYTES_OF_A_MESSAGE = 1_024
"""A message costs one more for every so many bytes."""
TOGGLES_AT_ONCE = 20
TOGGLE_EVERY = 0.2
"""Acts of one person that can be taken back or done again at will: a hand that moves cards about is not quicker."""
REACTIONS_AT_ONCE = 10
REACTION_EVERY = 0.5
LINES_OF_A_CLIENT = 4_000
"""A whole school may come from one address."""
LINES = 16_000
STRANGERS = 1_000
"""Lines on which nobody has said hello yet. Of these and the next three one gives way to the next (Crowd)."""
QUIET_CONNECTIONS = 2_000
"""Connections of HTTP on which nothing is asked just now."""
BODIES = 200
"""Bodies of which not all has come."""
LARGE_BODIES = 30
"""Of these, those that are longer already than a body without a deck may be."""
SPECTATORS_OF_A_TABLE = 100
"""Whoever has a token always comes in: of them a table has few, and each has one line."""
WRONG_CODES_AT_ONCE = 20
WRONG_CODE_EVERY = 0.25
"""The rate limit of a client's wrong codes, against brute force. Each one more delays its codes by so many seconds
longer, and they pass as quickly."""
IN_LINE_OF_A_CLIENT = 100
IN_LINE = 4_000
"""Of one client, and of all of them, so many codes wait for their answer, and so many new tables. How likely it is that
one of so many codes is right is in docs/hosting.md."""
NEW_TABLES_AT_ONCE = 600
NEW_TABLE_EVERY = 10.0
"""A client's, before they are delayed. A whole school may come from one address, but not every minute."""
NEW_CLASSES_AT_ONCE = 30
NEW_CLASS_EVERY = 10.0
"""A client's: all the classes of a school begin at the same minute."""
ENTRIES_AT_ONCE = 120
ENTRY_EVERY = 0.5
"""Into one class, of one client: a whole class comes through one address within a minute."""
OPEN_TABLES = 200_000
"""In the whole store. There are two million codes, and a free one is to be found at once."""
JOINS_AT_ONCE = 100
JOIN_EVERY = 20.0
JOINS_IN_LINE = 10
"""At one table, of one client: so many sit down at once, and after that so many wait for it. It takes more than an
evening to fill a log with coming and going."""
WRITES_AT_ONCE = 60
WRITE_EVERY = 0.5
"""What one person changes at a table over HTTP. Whoever is nobody there changes nothing."""
STORIES_AT_ONCE = 30
STORY_EVERY = 1.0
"""Pages of what was heard earlier, for one person; without a token, for one client."""
PROOFS_AT_ONCE = 5
PROOF_EVERY = 20.0
"""For one person the evidence of a match, for which a whole evening is played again."""
REPLAYS_AT_ONCE = 10
REPLAY_EVERY = 20.0
"""For one person a match once more: through the eyes of every seat and of a spectator, if they like."""
REPORTS_AT_ONCE = 10
REPORT_EVERY = 10.0
"""For one class what was learnt, for which all its tables are read: the page, two sheets, and again later."""
DECK_PIECE = LARGEST_BODY
DECK_PIECES_AT_ONCE = 1_200
DECK_PIECE_EVERY = 4.0
"""Decks that a client brings to tables, where they are kept as long as these are: each counts by its size, in pieces. A
deck is seldom more than one."""
