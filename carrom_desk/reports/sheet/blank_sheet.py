"""A blank sheet for umpiring on paper: score cards as in the report, and boxes for the strokes."""

from collections.abc import Iterator

from carrom_desk.i18n import N_, Words, _, pgettext, say
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.sheet.sheet_text import format_words, umpires_of
from carrom_desk.presentation.wording.entry_text import DETAIL_TITLES
from carrom_desk.presentation.wording.laws_text import event_rules, laws_name
from carrom_desk.presentation.wording.match_text import GAME, in_a_row, sentence
from carrom_desk.reports.sheet_content import BlankPages

from .score_page import card_titles

KIND = N_("Blank score card")
TOSS_WON_BY = N_("Toss won by")
_PLAYER = N_("Player")

BOARDS_WITHOUT_LIMIT = 10
"""Number of rows in a game without a limit of boards."""


def blank_pages(setup: Setup) -> BlankPages:
    """Returns the sheet for a setup; missing details are blank."""
    return BlankPages(
        title=say(KIND),
        fields=tuple(_fields(setup)),
        terms=" ".join(filter(None, _terms(setup))),
        games=tuple(say(GAME, number=number) for number in range(1, setup.competition.games + 1)),
        boards=_boards(setup.competition.boards),
        titles=card_titles(),
        written=(_("Started"), pgettext("Report", "Finished"), _("Won by")),
        remarks=_("Umpire’s remarks"),
        result=(_("Match won by"), _("Games")),
        roles=tuple(_roles(setup)),
        strokes=_("Strokes"),
        notes=(_card_note(setup), say(_STROKES_NOTE)),
    )


def _boards(boards: int | None) -> tuple[str, ...]:
    """Returns the number of rows for a game with this limit of boards, including an extra one; None means no limit."""
    numbers = tuple(str(number) for number in range(1, (boards or BOARDS_WITHOUT_LIMIT) + 1))
    extra = _("Extra")
    return numbers if boards is None else (*numbers, extra)


def _fields(setup: Setup) -> Iterator[tuple[tuple[str, str], ...]]:
    """Yields lines of two long or four short fields."""
    lines: tuple[tuple[tuple[Words, str], ...], ...] = (
        ((DETAIL_TITLES["event"], setup.event), (DETAIL_TITLES["round"], setup.round)),
        *([((DETAIL_TITLES["tie"], setup.tie),)] if setup.tie else ()),
        (
            (DETAIL_TITLES["category"], setup.category),
            (DETAIL_TITLES["table"], setup.table),
            (N_("Match no."), "" if setup.number is None else str(setup.number)),
            (N_("Date"), ""),
        ),
        ((DETAIL_TITLES["umpire"], setup.umpire), (DETAIL_TITLES["chief_referee"], setup.chief_referee)),
        *(
            ((_PLAYER, one), (_PLAYER, other))
            for one, other in zip(*(_players(setup, side) for side in Side), strict=True)
        ),
        ((TOSS_WON_BY, ""), (N_("Choice"), "")),
    )
    return (tuple((say(name), known) for name, known in line) for line in lines)


def _players(setup: Setup, side: Side) -> list[str]:
    return [in_a_row((each.name, each.club, each.country)) for each in setup.sides.of(side)]


def _roles(setup: Setup) -> Iterator[str]:
    for number in (1, 2):
        role = _("Side {number}").format(number=number)
        yield from (role,) * (2 if setup.doubles else 1)
    yield from (say(DETAIL_TITLES["umpire"]) for _name in umpires_of(setup))
    yield say(DETAIL_TITLES["chief_referee"])


def _terms(setup: Setup) -> Iterator[str]:
    yield sentence(laws_name(setup.laws))
    yield sentence(event_rules(setup.laws))
    yield format_words(setup)


def _card_note(setup: Setup) -> str:
    """Returns how the card is filled in."""
    scoring = setup.laws.scoring
    words = N_(
        "The side that breaks first is side 1. Queen: {queen} for the side that covered it, otherwise Nil. "
        "It counts only for the winner of the board, and not from {until} points on. C/m: the other side’s "
        "men left, otherwise Nil. +: points on demand. Total: running total, at most {points}."
    )
    return say(words, queen=scoring.queen, until=scoring.queen_until + 1, points=setup.competition.points)


_STROKES_NOTE = N_(
    "W is the breaker. One box per stroke: the number of own men pocketed, – for none, Q for the Queen, "
    "S for the striker, F for a foul, T for a technical foul. A bar marks the end of a turn."
)
