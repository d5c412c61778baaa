"""Everything a player can do wrong, each with its law: what the umpire chooses from.

What is not listed, or not known to the edition, is the umpire's own ground.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum, unique
from functools import partial
from types import MappingProxyType

from .acts import IncidentKind
from .edition_id import EditionId
from .edition_register import edition_of
from .laws import Citation, Law


@unique
class Breach(StrEnum):
    """A breach of the laws, by its name in files."""

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
    """What a breach leads to."""

    IMPROPER_STROKE = "improper_stroke"
    """It makes the stroke improper; the stroke is ruled on."""
    FOUL = "foul"
    """A foul whenever it happens: the club editions know no other."""
    TECHNICAL_OR_FOUL_BY_MOMENT = "technical_or_foul_by_moment"
    """A technical foul before the first stroke of the turn or by the other side, else a foul (icf-revised 63, 64)."""
    BOARD_LOST = "board_lost"
    """An incident: the board goes to the other side."""
    MATCH_LOST = "match_lost"
    """The match may be taken from him (icf-revised 143); that is for the umpire and the chief referee."""
    WARNING = "warning"
    """Words only: no stroke is on, so there is neither a turn nor a man to take; discipline may follow."""


@unique
class BreachGroup(StrEnum):
    """Under which heading a breach is looked for."""

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
class BreachEntry:
    """A breach, what it leads to, and its law in every edition that knows it."""

    breach: Breach
    consequence: Consequence
    """Under the ICF's laws; `consequence_under` answers for an edition."""
    laws: Mapping[EditionId, Citation] = field(hash=False)
    group: BreachGroup


def _entry(
    group: BreachGroup,
    consequence: Consequence,
    breach: Breach,
    revised: str | None,
    older: str | None = None,
    club: str | None = None,
    technitia: str | None = None,
) -> BreachEntry:
    cited = {
        EditionId.ICF_REVISED: revised,
        EditionId.ICF_1993: older,
        EditionId.CLUB: club,
        EditionId.TECHNITIA_2K20: technitia,
    }
    laws = {edition: Citation(law) for edition, law in cited.items() if law is not None}
    return BreachEntry(breach, consequence, MappingProxyType(laws), group)


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
    # What an umpire marks most, first; then by group.
    _stroke(Breach.PUSH, "33", "7", "Striking"),
    _stroke(Breach.BASE_LINES, "130(a)", None, "Striking"),
    _stroke(Breach.BASE_CIRCLE, "130(b)", None, "Striking"),
    _stroke(Breach.ELBOW, "37(a)", "11(a)", "Striking"),
    _time(Breach.TIME_LIMIT, "50", "23"),
    _men(Breach.MEN_TOUCHED, "134", None, "Fouls", "Fouls"),
    _stroke(Breach.STRIKER_NOT_REMOVED, "124(c)"),
    _stroke(Breach.BODY_BEYOND_LINES, "32", "6", "Striking"),
    _stroke(Breach.SUPPORT, "38(a)", "12(a)"),
    _stroke(Breach.NOT_WITH_FINGER, "34", "8", "Striking"),
    _stroke(Breach.NOT_WITH_STRIKER, "115"),
    _stroke(Breach.HAND_BEYOND_LINES, None, None, "Striking"),
    _stroke(Breach.NOT_FORWARDS, None, None, "Striking"),
    _stroke(Breach.MEN_BEHIND_LINE_STRUCK, None, None, "Striking"),
    _placing(Breach.PLACED_OUTSIDE, "85", "58"),
    _placing(Breach.PLACED_DISTURBING, "86", "59"),
    _placing(Breach.PLACED_LATE, "88(b)", "61"),
    _placing(Breach.PLACED_ON_CENTRE, "89(b)", "62(b)"),
    _placing(Breach.PLACED_OWN_MAN, "82(a)", "55(a)"),
    _placing(Breach.PLACED_FOR_QUEEN_SHOT, "114", "87"),
    _placing(Breach.PLACED_FOR_PARTNER, "90", "63"),
    _placing(Breach.HELD_ANOTHER_MAN, "84(b)", "57(b)"),
    _men(Breach.BOARD_HIT, "126(a)"),
    _men(Breach.POWDER, "122(b)"),
    _men(Breach.STRIKER_ON_FRAME, "136(a)"),
    _men(Breach.STRIKER_LEFT_ON_BOARD, "123"),
    _men(Breach.SOLID_OBJECT, "133"),
    _men(Breach.RUN_TESTED, "135"),
    _men(Breach.REARRANGED_BEFORE_BREAK, "45(b)", "18(b)"),
    _men(Breach.STRIKER_CHANGED, "117"),
    _men(Breach.BOARD_MOVED, "118(a)"),
    _seat(Breach.BODY_ON_BOARD, "30(a)", "4(a)"),
    _seat(Breach.CLOTHES_ON_SURFACE, "30(b)", "4(b)"),
    _seat(Breach.SEAT_MOVED, "29", "3"),
    _seat(Breach.SEAT_RAISED, "31", "5"),
    _seat(Breach.SEATS_CHANGED, "39(d)", "13(d)"),
    _conduct(Breach.DISTRACTED_OPPONENT, "129"),
    _conduct(Breach.PARTNERS_TALKED, "131"),
    _conduct(Breach.TALKED_TO_SPECTATORS, "132"),
    _conduct(Breach.SCORE_ASKED, "128"),
    _warning(Breach.MEN_ARRANGED_SLOWLY, "41(b)", "14(b)"),
    _warning(Breach.SIDES_CHANGED_SLOWLY, "61", "34"),
    _warning(Breach.DISTRACTED_AGAIN, "143(h)"),
    _warning(Breach.ABUSIVE_PROTEST, "146"),
    _board(Breach.LEFT_SEAT, "91", "64"),
    _board(Breach.OUT_OF_TURN, "51", "24"),
    _board(Breach.PLAYED_WITHOUT_ORDER, "121(b)"),
    _board(Breach.BOARD_DISTURBED, "126(b)"),
    _match(Breach.FAILED_TO_REPORT, "143(i)"),
    _match(Breach.LEFT_MATCH_AREA, "143(a)"),
    _match(Breach.REST_OVERSTAYED, "143(b)"),
    _match(Breach.DECISION_REFUSED, "143(c)"),
    _match(Breach.INSULTING_REMARKS, "143(d)"),
    _match(Breach.INTOXICATED, "143(e)"),
    _match(Breach.UNCERTIFIED_STRIKER, "143(f)"),
    _match(Breach.PLAY_DISCONTINUED, "143(g)"),
    _match(Breach.REPEATED_DISTRACTION, "143(h)"),
    _match(Breach.INDISCIPLINE, "143"),
)
"""Every breach once, in the order in which it is offered."""

_BY_BREACH: Mapping[Breach, BreachEntry] = MappingProxyType({each.breach: each for each in CATALOGUE})


def entry(breach: Breach) -> BreachEntry:
    """What the catalogue says of a breach."""
    return _BY_BREACH[breach]


def citation(breach: Breach, edition: EditionId) -> Citation | None:
    """The law that forbids it, as the edition numbers it; None where it knows none: then it is the umpire's own ground.

    icf-1993 ends before the general laws (icf-revised 115 and above).
    """
    return entry(breach).laws.get(edition)


def consequence_under(breach: Breach, edition: EditionId) -> Consequence | None:
    """What the breach leads to when a player commits it under an edition; None where it cannot be ruled on.

    A board is lost only by the acts that the edition names. The club editions know no technical foul; there a breach
    by the player who is not in turn costs a man and leaves the turn alone (`Reading.CLUB_OPPONENT_BREACH`).
    """
    consequence, laws = entry(breach).consequence, edition_of(edition)
    if consequence is Consequence.BOARD_LOST and IncidentKind(breach.value) not in laws.incidents:
        return None
    knows_technical_foul = Law.TECHNICAL_FOUL_BY_PLAYER in laws.numbers
    if consequence is Consequence.TECHNICAL_OR_FOUL_BY_MOMENT and not knows_technical_foul:
        return Consequence.FOUL
    return consequence


def of_strokes() -> tuple[BreachEntry, ...]:
    """The breaches that make a stroke improper, most frequent first."""
    return tuple(each for each in CATALOGUE if each.consequence is Consequence.IMPROPER_STROKE)


def others() -> tuple[BreachEntry, ...]:
    """The breaches that are no stroke, most frequent first, those that lose the board or the match last."""
    return tuple(each for each in CATALOGUE if each.consequence is not Consequence.IMPROPER_STROKE)
