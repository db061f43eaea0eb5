"""What a class says no to: a stable code and a kind sentence; nothing has changed."""

from __future__ import annotations

from parlour.table.room.refusals import RequestRefusal

NO_SUCH_CLASS = RequestRefusal("no_such_class", 404, "No class has that code. One letter off, perhaps?")
NOT_TEACHER = RequestRefusal("not_teacher", 403, "Only the teacher of this class can do that.")
NOT_IN_CLASS = RequestRefusal("not_in_class", 401, "Nobody in this class has that token.")
SHOWN_OUT = RequestRefusal("shown_out", 403, "Your teacher has asked you to wait outside.")
CLASS_ENDED = RequestRefusal("class_ended", 410, "The hour is over.")
CLASS_FULL = RequestRefusal("class_full", 409, "{most} pupils are in: there is no room for more.")
DOOR_LOCKED = RequestRefusal("door_locked", 403, "This class is locked. Ask your teacher to let you in.")
ROSTER_TAKEN = RequestRefusal("roster_taken", 409, "Somebody is in as number {roster} already. Is it yours?")
NO_ROSTER_NUMBER = RequestRefusal(
    "no_roster_number", 400, "Type your number on the teacher's list, from 1 to {highest}."
)
NO_SUCH_PUPIL = RequestRefusal("no_such_pupil", 404, "There is nobody of that number in this class.")
NO_SUCH_CLASS_TABLE = RequestRefusal("no_such_class_table", 404, "There is no such table in this round.")
NO_SUCH_TERM = RequestRefusal("no_such_term", 404, "There is no such term in this hour.")
NO_REPORT = RequestRefusal("no_report", 409, "{why}")
NO_KNOCK = RequestRefusal("no_knock", 409, "Nobody waits there to be let in.")
KNOCKED_ENOUGH = RequestRefusal("knocked_enough", 409, "So many are waiting at the door already. Ask your teacher.")
ENOUGH_NAMES = RequestRefusal("enough_names", 409, "You have had {most} other names dealt: this one is yours.")
NOT_NOW = RequestRefusal("not_in_this_part", 409, "Not in this part of the hour.")
ENOUGH_CHECKS = RequestRefusal("enough_checks", 409, "Both checks of the hour are done.")
NO_CHECK = RequestRefusal("no_check", 409, "There are no checks in this hour.")
SEALED_ALREADY = RequestRefusal("sealed_already", 409, "Your answers are sealed.")
BAD_ANSWERS = RequestRefusal("bad_answers", 400, "Give one answer to each of your definitions.")
NOBODY_IN = RequestRefusal("nobody_in", 409, "Nobody is in yet.")
BAD_SEATING = RequestRefusal("bad_seating", 400, "{problem}.")
KEY_USED = RequestRefusal("key_used", 410, "This key has been used. Ask for a new one.")
BAD_CLASS = RequestRefusal("bad_class", 400, "{problem}.")
