"""The form of what is kept: a Parlour that does not know it must not go on with it."""

from __future__ import annotations

from typing import get_args

import msgspec

from parlour.table.log import entry as log
from parlour.table.log.store import VERSION

FORMS = {
    4: """
made: at game host seed deck options of_class
joined: at who instead
bot_added: at name avatar level
bot_changed: at seat level
removed: at seat
swapped: at seat other
bot_relieved: at seat person
sent_away: at person
let_back: at person
left: at person
returned: at person
renamed: at person name avatar
changed: at game deck options first host locked keep pace
salted: at person salt
started: at next_seed deck rematch rules scrubbed names
acted: at seat act id
elapsed: at
paused: at
resumed: at
hid: at number
ticket_given: at person ticket until
moved: at person token
host_passed: at person
stopped: at
closed: at
"""
}


def form() -> str:
    lines = (
        f"{kind.__struct_config__.tag}: {' '.join(field.encode_name for field in msgspec.structs.fields(kind))}"
        for kind in get_args(log.Entry)
    )
    return "\n{}\n".format("\n".join(lines))


def test_entries_have_the_form_of_their_version() -> None:
    """Servers of two versions may be at work over one database, and tables go from one to the other. So whoever gives
    entries another form raises VERSION, and writes the new form down here: then neither starts beside the other."""
    assert form() == FORMS[VERSION]
