"""Titles of what a match is played by, for every form that asks for it: the format, and the rules of an event."""

from collections.abc import Mapping

from carrom_desk.i18n import N_, Words, _
from carrom_desk.rules.ruling import Turn

FORMAT = N_("Format")
FORMAT_TITLES: Mapping[str, Words] = {
    "games": N_("Games: best of"),
    "points": N_("Points to win a game"),
    "boards": N_("Boards per game"),
    "minutes": N_("Round clock in minutes"),
    "change_sides": N_("Change of sides"),
    "draws": N_("Level game is a draw"),
    "timed_end": N_("When time is up"),
    "last_board_minutes": N_("Minutes left to start a last board"),
    "shoot_out": N_("Shoot-out instead of an extra board"),
    "change_in_every_game": N_("Change sides within every game"),
}
"""Keys of a competition."""
NO_LIMIT, NONE = N_("no limit"), N_("none")
"""No number of boards, and no minutes."""
NAME_OF_RULES = N_("Name of the rules")
RULE_TITLES: Mapping[str, Words] = {
    "queen_points": N_("Queen counts"),
    "queen_until": N_("Queen counts up to a score of"),
    "stroke_s": N_("Seconds for a stroke"),
    "due_before_first_man": N_("Striker before the first man costs a man"),
    "own_man_with_striker": N_("Turn continues after own men and striker"),
}
"""Rules of an event; the last two are true or false."""
SET_UP_BY = N_("Set up by the rules of {event}.")
DIFFERS = "≠"
"""Mark of a value that differs from the edition."""


def edition_has(value: object) -> str:
    """Returns a sentence on the value that a rule of the event replaces."""
    if isinstance(value, bool | Turn):
        value = _("yes") if value in (True, Turn.CONTINUES) else _("no")
    return _("The edition has {value}.").format(value=value)
