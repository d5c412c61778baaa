"""Rows of “More…”: what the umpire does first, the chief referee's part last, each with its key and a line about it."""

from collections.abc import Mapping
from dataclasses import dataclass

from carrom_desk.i18n import N_, NP_, Words

from .referee_actions import RefereeAction


@dataclass(frozen=True, slots=True)
class ActionTopic:
    """A row, with the actions to choose from."""

    key: str
    """Digit that selects it."""
    title: Words
    line: Words
    """What its actions do, in a few words."""
    actions: tuple[RefereeAction, ...]


_BOARD, _MATCH, _CHIEF_REFEREE = N_("Board"), N_("Match"), N_("Chief referee")
_PLAY = NP_("Referee topic", "Play")

GROUPS: Mapping[Words, tuple[ActionTopic, ...]] = {
    _PLAY: (
        ActionTopic(
            "1",
            N_("Pass or change sides…"),
            N_("A player passes the turn, or the players change seats."),
            (RefereeAction.PASS, RefereeAction.CHANGE_SIDES),
        ),
        ActionTopic(
            "2",
            N_("Correct the turn or placing…"),
            N_("Sets who plays and what is owed."),
            (RefereeAction.CORRECT_TURN, RefereeAction.PLACING, RefereeAction.UNNOTICED),
        ),
        ActionTopic("3", N_("Stop play…"), N_("Appeal, damaged man, noise, light, injury."), (RefereeAction.PAUSE,)),
    ),
    _BOARD: (
        ActionTopic(
            "4",
            N_("Replay or enter a board…"),
            N_("Back to the break, or only its result."),
            (RefereeAction.REPLAY_BOARD, RefereeAction.BOARD),
        ),
        ActionTopic("5", N_("Concede the game or match…"), N_("The other side wins it."), (RefereeAction.CONCEDE,)),
    ),
    _MATCH: (
        ActionTopic(
            "6",
            N_("Note, umpire or details…"),
            N_("Printed in the report. Changes no ruling."),
            (RefereeAction.NOTE, RefereeAction.HAND_OVER),
        ),
        ActionTopic(
            "7",
            N_("Walkover or early end…"),
            N_("A side absent, time’s up, abandoned."),
            (
                RefereeAction.WALKOVER,
                RefereeAction.NOBODY_CAME,
                RefereeAction.TIME_OVER,
                RefereeAction.LEAD_STANDS,
                RefereeAction.SHOOT_OUT,
                RefereeAction.ABANDON,
            ),
        ),
    ),
    _CHIEF_REFEREE: (
        ActionTopic("8", N_("Record a protest…"), N_("Stops the clock until “Play”."), (RefereeAction.PROTEST,)),
        ActionTopic(
            "9", N_("Decide protest"), N_("Until then the result is withheld."), (RefereeAction.PROTEST_DECIDED,)
        ),
        ActionTopic(
            "0",
            N_("Warn or disqualify…"),
            N_("A warning, or loss of the match."),
            (RefereeAction.WARNING, RefereeAction.DISQUALIFY),
        ),
    ),
}
"""Rows below the heading of their group, in display order."""

TOPICS_OF_REFEREE = GROUPS[_CHIEF_REFEREE]
"""Rows that have the heading of their group, as the only ones."""
TOPICS = tuple(topic for topics in GROUPS.values() for topic in topics)
"""All rows, from the top."""


def topic_of(action: RefereeAction) -> ActionTopic:
    """Returns the row that offers an action."""
    return next(topic for topic in TOPICS if action in topic.actions)
