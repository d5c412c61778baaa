"""Catalogue of breaches that the umpire can select, each with its law and wording.

A breach that is not listed, or that the edition does not have, is left to the umpire's discretion.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum, unique
from functools import partial

from carrom_desk.i18n import N_, Words, say

from .laws import Law


@unique
class Breach(StrEnum):
    """A breach of the laws, with its name in files as the value."""

    # Of a stroke
    PUSH = "push"
    BASE_LINES = "base_lines"
    BASE_CIRCLE = "base_circle"
    ELBOW = "elbow"
    STRIKER_NOT_REMOVED = "striker_not_removed"
    BODY_BEYOND_LINES = "body_beyond_lines"
    SUPPORT = "support"
    NOT_WITH_FINGER = "not_with_finger"
    NOT_WITH_STRIKER = "not_with_striker"
    HAND_BEYOND_LINES = "hand_beyond_lines"
    NOT_FORWARDS = "not_forwards"
    MEN_BEHIND_LINE_STRUCK = "men_behind_line_struck"

    # Time
    TIME_LIMIT = "time_limit"

    # Men, striker, board
    MEN_TOUCHED = "men_touched"
    BOARD_HIT = "board_hit"
    POWDER = "powder"
    STRIKER_ON_FRAME = "striker_on_frame"
    STRIKER_LEFT_ON_BOARD = "striker_left_on_board"
    SOLID_OBJECT = "solid_object"
    RUN_TESTED = "run_tested"
    REARRANGED_BEFORE_BREAK = "rearranged_before_break"
    STRIKER_CHANGED = "striker_changed"
    BOARD_MOVED = "board_moved"

    # Seat and body
    BODY_ON_BOARD = "body_on_board"
    CLOTHES_ON_SURFACE = "clothes_on_surface"
    SEAT_MOVED = "seat_moved"
    SEAT_RAISED = "seat_raised"
    SEATS_CHANGED = "seats_changed"

    # Words and manners
    DISTRACTED_OPPONENT = "distracted_opponent"
    PARTNERS_TALKED = "partners_talked"
    TALKED_TO_SPECTATORS = "talked_to_spectators"
    SCORE_ASKED = "score_asked"

    # Placing dues and penalties
    PLACED_OUTSIDE = "placed_outside"
    PLACED_DISTURBING = "placed_disturbing"
    PLACED_LATE = "placed_late"
    PLACED_ON_CENTRE = "placed_on_centre"
    PLACED_OWN_MAN = "placed_own_man"
    PLACED_FOR_QUEEN_SHOT = "placed_for_queen_shot"
    PLACED_FOR_PARTNER = "placed_for_partner"
    HELD_ANOTHER_MAN = "held_another_man"

    # Between boards and games, and before the penalty of law 143
    MEN_ARRANGED_SLOWLY = "men_arranged_slowly"
    SIDES_CHANGED_SLOWLY = "sides_changed_slowly"
    DISTRACTED_AGAIN = "distracted_again"
    ABUSIVE_PROTEST = "abusive_protest"

    # Losing the board
    LEFT_SEAT = "left_seat"
    OUT_OF_TURN = "out_of_turn"
    BOARD_DISTURBED = "board_disturbed"
    PLAYED_WITHOUT_ORDER = "played_without_order"

    # Losing the match
    INDISCIPLINE = "indiscipline"
    LEFT_MATCH_AREA = "left_match_area"
    REST_OVERSTAYED = "rest_overstayed"
    DECISION_REFUSED = "decision_refused"
    INSULTING_REMARKS = "insulting_remarks"
    INTOXICATED = "intoxicated"
    UNCERTIFIED_STRIKER = "uncertified_striker"
    PLAY_DISCONTINUED = "play_discontinued"
    REPEATED_DISTRACTION = "repeated_distraction"
    FAILED_TO_REPORT = "failed_to_report"


@unique
class Consequence(StrEnum):
    """Consequence of a breach."""

    IMPROPER_STROKE = "improper_stroke"
    """Makes the stroke improper; the stroke itself is ruled on."""
    FOUL = "foul"
    """Always a foul: the club editions have no technical foul."""
    TECHNICAL_OR_FOUL_BY_MOMENT = "technical_or_foul_by_moment"
    """Technical foul before the first stroke of the turn or by the other side; foul otherwise (icf-revised 63, 64)."""
    BOARD_LOST = "board_lost"
    """An incident: the board goes to the other side."""
    MATCH_LOST = "match_lost"
    """May cost the offender the match (icf-revised 143), at the discretion of the umpire and the chief referee."""
    WARNING = "warning"
    """Warning only: no stroke is in progress, so no turn or man can be lost. Disciplinary measures may follow."""


@unique
class BreachMoment(Enum):
    """Moment of a breach, which makes it a foul or a technical foul (63, 64)."""

    BEFORE_TURN = N_("It is before the first stroke of that player’s turn.")
    IN_TURN = N_("It is after the first stroke of that player’s turn.")
    NOT_IN_TURN = N_("It is not that player’s turn.")


@unique
class BreachGroup(StrEnum):
    """Heading under which a breach is listed."""

    STROKE = "stroke"
    TIME = "time"
    MEN_AND_BOARD = "men_and_board"
    SEAT_AND_BODY = "seat_and_body"
    CONDUCT = "conduct"
    PLACING = "placing"
    WARNINGS = "warnings"
    LOSES_BOARD = "loses_board"
    LOSES_MATCH = "loses_match"


@dataclass(frozen=True, slots=True)
class Allowed:
    """Act that looks like a breach but is allowed."""

    law: Law
    words: Words
    """Starts in lower case, since it follows "no foul:"."""


@dataclass(frozen=True, slots=True)
class BreachEntry:
    """A breach and its consequence."""

    breach: Breach
    group: BreachGroup
    consequence: Consequence
    """Consequence under the ICF's laws; for another edition, see `Edition.consequence_of`."""
    law: Law
    words: Words
    """Starts in lower case, for use within a sentence."""
    allowed: tuple[Allowed, ...] = ()
    """Similar acts that are allowed."""


def _entry(
    group: BreachGroup, consequence: Consequence, breach: Breach, law: Law, words: Words, *allowed: Allowed
) -> BreachEntry:
    return BreachEntry(breach, group, consequence, law, words, allowed)


_stroke = partial(_entry, BreachGroup.STROKE, Consequence.IMPROPER_STROKE)
_time = partial(_entry, BreachGroup.TIME, Consequence.TECHNICAL_OR_FOUL_BY_MOMENT)
_men = partial(_entry, BreachGroup.MEN_AND_BOARD, Consequence.TECHNICAL_OR_FOUL_BY_MOMENT)
_seat = partial(_entry, BreachGroup.SEAT_AND_BODY, Consequence.TECHNICAL_OR_FOUL_BY_MOMENT)
_conduct = partial(_entry, BreachGroup.CONDUCT, Consequence.TECHNICAL_OR_FOUL_BY_MOMENT)
_placing = partial(_entry, BreachGroup.PLACING, Consequence.TECHNICAL_OR_FOUL_BY_MOMENT)
_warning = partial(_entry, BreachGroup.WARNINGS, Consequence.WARNING)
_board = partial(_entry, BreachGroup.LOSES_BOARD, Consequence.BOARD_LOST)
_match = partial(_entry, BreachGroup.LOSES_MATCH, Consequence.MATCH_LOST)

CATALOGUE: tuple[BreachEntry, ...] = (
    # The most frequent first, then by group.
    _stroke(Breach.PUSH, Law.NO_PUSH, N_("push")),
    _stroke(Breach.BASE_LINES, Law.BOTH_BASE_LINES, N_("striker not on both base lines")),
    _stroke(
        Breach.BASE_CIRCLE,
        Law.WHOLE_BASE_CIRCLE,
        N_("base circle not covered, or arrow touched"),
    ),
    _stroke(
        Breach.ELBOW,
        Law.ELBOW_OUTSIDE,
        N_("elbow over the surface or the arrow lines"),
        Allowed(Law.HAND_MAY_CROSS_ARROW, N_("the hand may cross the arrow")),
        Allowed(Law.HAND_MAY_TOUCH, N_("the hand may touch the surface during a stroke")),
    ),
    _time(Breach.TIME_LIMIT, Law.STROKE_TIME, N_("15 seconds exceeded")),
    _men(Breach.MEN_TOUCHED, Law.MEN_TOUCHED, N_("man or Queen touched")),
    _stroke(
        Breach.STRIKER_NOT_REMOVED,
        Law.STRIKER_TO_BE_REMOVED_FIRST,
        N_("opponent’s striker still on the board"),
    ),
    # Makes a stroke improper; also happens outside a stroke.
    _entry(
        BreachGroup.STROKE,
        Consequence.TECHNICAL_OR_FOUL_BY_MOMENT,
        Breach.BODY_BEYOND_LINES,
        Law.BODY_WITHIN_THE_ARROWS,
        N_("body beyond the arrow lines"),
    ),
    _stroke(
        Breach.SUPPORT,
        Law.NO_SUPPORT_FROM_FURNITURE,
        N_("propped up during the stroke"),
        Allowed(
            Law.OWN_BODY_AND_SEAT_AS_REST,
            N_("hands may rest on the player’s own body, legs on the rim of their own seat"),
        ),
    ),
    _stroke(
        Breach.NOT_WITH_FINGER,
        Law.FINGER_STROKE,
        N_("not struck with a finger"),
        Allowed(Law.EITHER_HAND, N_("either hand may play")),
    ),
    _stroke(Breach.NOT_WITH_STRIKER, Law.STRIKER_ONLY, N_("not struck with a striker")),
    _stroke(
        Breach.HAND_BEYOND_LINES,
        Law.HAND_WITHIN_FOUL_LINES,
        N_("hand or arm across the foul lines"),
    ),
    _stroke(Breach.NOT_FORWARDS, Law.FLICK_FORWARDS, N_("not struck forwards")),
    _stroke(
        Breach.MEN_BEHIND_LINE_STRUCK,
        Law.MEN_BEHIND_THE_LINE,
        N_("man behind the line struck first"),
    ),
    _placing(
        Breach.PLACED_OUTSIDE,
        Law.PLACED_OUTSIDE_THE_CIRCLE,
        N_("man placed outside the outer circle"),
        Allowed(
            Law.PLACED_WHEN_RELEASED,
            N_("a man is placed once the finger releases it inside the outer circle"),
        ),
    ),
    _placing(
        Breach.PLACED_DISTURBING,
        Law.PLACING_DISTURBS_NOTHING,
        N_("other pieces disturbed while placing"),
    ),
    _placing(Breach.PLACED_LATE, Law.PLACING_NOT_FINISHED, N_("placed too late")),
    _placing(
        Breach.PLACED_ON_CENTRE,
        Law.CENTRE_CIRCLE_KEPT_FREE,
        N_("man placed on the centre circle"),
    ),
    _placing(Breach.PLACED_OWN_MAN, Law.OWN_MAN_PLACED_NOTICED, N_("own man placed")),
    _placing(
        Breach.PLACED_FOR_QUEEN_SHOT,
        Law.NO_SHOT_WITH_THE_QUEEN,
        N_("man placed to make a shot with the Queen"),
    ),
    _placing(
        Breach.PLACED_FOR_PARTNER,
        Law.NO_HELP_FOR_THE_PARTNER,
        N_("men handed over by the partner"),
    ),
    _placing(
        Breach.HELD_ANOTHER_MAN,
        Law.NOTHING_ELSE_HELD,
        N_("another man or the striker held while placing"),
    ),
    _men(Breach.BOARD_HIT, Law.BOARD_HIT_FOUL, N_("board hit or shaken")),
    _men(
        Breach.POWDER,
        Law.POWDER_LEFT_ALONE,
        N_("powder misused"),
        Allowed(
            Law.POWDER_OFF_OWN_BASE_LINES,
            N_(
                "the player whose turn it is may clear surplus powder from their own base lines and circles with the "
                "striker"
            ),
        ),
    ),
    _men(
        Breach.STRIKER_ON_FRAME,
        Law.STRIKER_OFF_THE_FRAME,
        N_("striker put on the frame or in a pocket"),
        Allowed(
            Law.STRIKER_DOWN_WHILE_PLACING,
            N_("while placing, the striker and men may lie near the player’s own base lines"),
        ),
    ),
    _men(Breach.STRIKER_LEFT_ON_BOARD, Law.STROKE_COMPLETED, N_("striker left on the board")),
    _men(Breach.SOLID_OBJECT, Law.HANDS_EMPTY, N_("solid object in the hand")),
    _men(Breach.RUN_TESTED, Law.NO_TEST_RUNS, N_("test run with the striker")),
    _men(Breach.REARRANGED_BEFORE_BREAK, Law.BREAK_LOST, N_("men rearranged before the break")),
    _men(Breach.STRIKER_CHANGED, Law.STRIKER_CHANGED, N_("striker changed during a board")),
    _men(Breach.BOARD_MOVED, Law.BOARD_NOT_MOVED, N_("board moved out of position")),
    _seat(
        Breach.BODY_ON_BOARD,
        Law.ONLY_PLAYING_ARM_TOUCHES,
        N_("body touching the board, stand or table"),
    ),
    _seat(
        Breach.CLOTHES_ON_SURFACE,
        Law.CLOTHES_OFF_THE_SURFACE,
        N_("clothes or jewellery on the surface"),
    ),
    _seat(Breach.SEAT_MOVED, Law.SEAT_NOT_MOVED, N_("chair moved")),
    _seat(Breach.SEAT_RAISED, Law.SEAT_HEIGHT, N_("seat height changed")),
    _seat(Breach.SEATS_CHANGED, Law.SEATS_KEPT, N_("seats changed")),
    _conduct(Breach.DISTRACTED_OPPONENT, Law.NO_DISTRACTION, N_("opponent distracted")),
    _conduct(Breach.PARTNERS_TALKED, Law.PARTNERS_SILENT, N_("partners talked or signalled")),
    _conduct(Breach.TALKED_TO_SPECTATORS, Law.NO_TALK_WITH_SPECTATORS, N_("talked to spectators")),
    _conduct(Breach.SCORE_ASKED, Law.SCORE_ASKED, N_("asked for the score in the other player’s turn")),
    _warning(Breach.MEN_ARRANGED_SLOWLY, Law.NO_DELAY_IN_SETTING_UP, N_("men set up too slowly")),
    _warning(Breach.SIDES_CHANGED_SLOWLY, Law.TIME_TO_CHANGE_SIDES, N_("sides changed too slowly")),
    _warning(Breach.DISTRACTED_AGAIN, Law.REPEATED_DISTRACTION, N_("opponent distracted again")),
    _warning(Breach.ABUSIVE_PROTEST, Law.ABUSIVE_PROTEST, N_("protest in abusive language")),
    _board(Breach.LEFT_SEAT, Law.LEFT_SEAT, N_("left their seat")),
    _board(Breach.OUT_OF_TURN, Law.OUT_OF_TURN, N_("played out of turn")),
    _board(Breach.PLAYED_WITHOUT_ORDER, Law.PLAYED_WITHOUT_ORDER, N_("played on without “Play”")),
    _board(Breach.BOARD_DISTURBED, Law.BOARD_DISTURBED, N_("board disturbed beyond repair")),
    _match(Breach.FAILED_TO_REPORT, Law.FAILED_TO_REPORT, N_("not at the board in time")),
    _match(Breach.LEFT_MATCH_AREA, Law.LEFT_MATCH_AREA, N_("left the match without permission")),
    _match(Breach.REST_OVERSTAYED, Law.REST_OVERSTAYED, N_("late back from the interval")),
    _match(Breach.DECISION_REFUSED, Law.DECISION_REFUSED, N_("decision not accepted")),
    _match(Breach.INSULTING_REMARKS, Law.INSULTING_REMARKS, N_("officials insulted")),
    _match(Breach.INTOXICATED, Law.INTOXICATED, N_("smoking, drink or drugs")),
    _match(Breach.UNCERTIFIED_STRIKER, Law.UNCERTIFIED_STRIKER, N_("striker not certified")),
    _match(Breach.PLAY_DISCONTINUED, Law.PLAY_DISCONTINUED, N_("stopped play without permission")),
    _match(
        Breach.REPEATED_DISTRACTION,
        Law.REPEATED_DISTRACTION,
        N_("opponent distracted a third time"),
    ),
    _match(Breach.INDISCIPLINE, Law.MATCH_LOST, N_("indiscipline")),
)
"""Every breach once, in display order."""

_BY_BREACH: Mapping[Breach, BreachEntry] = {each.breach: each for each in CATALOGUE}


def entry(breach: Breach) -> BreachEntry:
    return _BY_BREACH[breach]


def breach_words(breach: Breach) -> str:
    """A breach in lower case, for use within a sentence."""
    return say(entry(breach).words)


def of_strokes() -> tuple[BreachEntry, ...]:
    """Breaches that make a stroke improper, most frequent first."""
    return tuple(each for each in CATALOGUE if each.group is BreachGroup.STROKE)


def others() -> tuple[BreachEntry, ...]:
    """Breaches outside a stroke, most frequent first; those that lose the board or the match come last."""
    return tuple(each for each in CATALOGUE if each.consequence is not Consequence.IMPROPER_STROKE)
