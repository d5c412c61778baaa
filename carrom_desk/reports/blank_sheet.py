"""A blank sheet to umpire on paper: the columns of the report's score card, and boxes for the strokes."""

from collections.abc import Iterator

from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say, Words

from .content import BlankPages
from .score_page import card_titles
from .sheet_words import format_words

KIND = QT_TRANSLATE_NOOP("Report", "Score card to be filled in")
TOSS_WON_BY = QT_TRANSLATE_NOOP("Report", "Toss won by")
_PLAYER = QT_TRANSLATE_NOOP("Report", "Player")
_UMPIRE = QT_TRANSLATE_NOOP("Report", "Umpire")
_CHIEF_REFEREE = QT_TRANSLATE_NOOP("Report", "Chief referee")

BOARDS_WITHOUT_LIMIT = 10
"""Rows of a game whose boards are not limited."""


def blank_pages(setup: Setup, say: Say) -> BlankPages:
    """The sheet of a match that is agreed upon in this much; what is empty is to be written in."""
    return BlankPages(
        title=say(KIND),
        fields=tuple(_fields(setup, say)),
        terms=f"{say(setup.laws.name)}. {format_words(setup, say)}",
        games=tuple(
            say(QT_TRANSLATE_NOOP("Report", "Game {number}"), number=number)
            for number in range(1, setup.competition.games + 1)
        ),
        boards=_boards(setup.competition.boards, say),
        titles=card_titles(say),
        written=(
            say(QT_TRANSLATE_NOOP("Report", "Started")),
            say(QT_TRANSLATE_NOOP("Report", "Finished")),
            say(QT_TRANSLATE_NOOP("Report", "Won by")),
        ),
        remarks=say(QT_TRANSLATE_NOOP("Report", "Remarks of the umpire")),
        result=(say(QT_TRANSLATE_NOOP("Report", "Match won by")), say(QT_TRANSLATE_NOOP("Report", "Games"))),
        roles=tuple(_roles(setup, say)),
        strokes=say(QT_TRANSLATE_NOOP("Report", "Strokes")),
        notes=(_card_note(setup, say), say(_STROKES_NOTE)),
    )


def _boards(boards: int | None, say: Say) -> tuple[str, ...]:
    """The rows of a game that ends after so many boards, and of an extra one; None: the boards are not limited."""
    numbers = tuple(str(number) for number in range(1, (boards or BOARDS_WITHOUT_LIMIT) + 1))
    extra = say(QT_TRANSLATE_NOOP("Report", "Extra", "a board played because the scores are level (56(b))"))
    return numbers if boards is None else (*numbers, extra)


def _fields(setup: Setup, say: Say) -> Iterator[tuple[tuple[str, str], ...]]:
    """Line by line: two long ones or four short ones."""
    lines: tuple[tuple[tuple[Words, str], ...], ...] = (
        ((QT_TRANSLATE_NOOP("Report", "Event"), setup.event), (QT_TRANSLATE_NOOP("Report", "Round"), setup.round)),
        (
            (QT_TRANSLATE_NOOP("Report", "Category"), setup.category),
            (QT_TRANSLATE_NOOP("Report", "Table"), setup.table),
            (QT_TRANSLATE_NOOP("Report", "Match no."), ""),
            (QT_TRANSLATE_NOOP("Report", "Date"), ""),
        ),
        ((_UMPIRE, setup.umpire), (_CHIEF_REFEREE, setup.chief_referee)),
        *(
            ((_PLAYER, one), (_PLAYER, other))
            for one, other in zip(*(_players(setup, side) for side in Side), strict=True)
        ),
        ((TOSS_WON_BY, ""), (QT_TRANSLATE_NOOP("Report", "Choice"), "")),
    )
    return (tuple((say(name), known) for name, known in line) for line in lines)


def _players(setup: Setup, side: Side) -> list[str]:
    return [", ".join(part for part in (each.name, each.club, each.country) if part) for each in setup.sides.of(side)]


def _roles(setup: Setup, say: Say) -> Iterator[str]:
    for number in (1, 2):
        role = say(QT_TRANSLATE_NOOP("Report", "Side {number}"), number=number)
        yield from (role,) * (2 if setup.doubles else 1)
    yield say(_UMPIRE)
    yield say(_CHIEF_REFEREE)


def _card_note(setup: Setup, say: Say) -> str:
    """How the card is filled in."""
    scoring = setup.laws.scoring
    words = QT_TRANSLATE_NOOP(
        "Report",
        "Who breaks first is side 1. Queen: {queen} for who covered her, else Nil; she counts only for the winner of "
        "the board, and no more from {until} points on. C/m: the other side’s men left, else Nil. +: points on demand. "
        "Total: running total, at most {points}.",
    )
    return say(words, queen=scoring.queen, until=scoring.queen_until + 1, points=setup.competition.points)


_STROKES_NOTE = QT_TRANSLATE_NOOP(
    "Report",
    "W is the breaker. One box a stroke: the number of own men pocketed, – for none, Q for the Queen, S for the "
    "striker, F for a foul, T for a technical foul. A turn ends with a bar.",
)
