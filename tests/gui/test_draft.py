"""The stroke being entered."""

import pytest

from carrom_desk.gui.draft import CannotMark, DraftController
from carrom_desk.match.entries import (
    BoardReplayed,
    Conceded,
    Concession,
    Entry,
    Noted,
    PlayCalled,
    Toss,
    TossChoice,
)
from carrom_desk.match.side import Side
from carrom_desk.match.stroke_draft import Mark, Marks, PieceKind, StrokeDraft
from carrom_desk.rules.breaches import Breach
from tests.fakes import record_of, stroke

TOSS = Toss(Side.A, TossChoice.BREAK)
OPENED: tuple[Entry, ...] = (TOSS, PlayCalled())


class Told:
    """A draft at a match, and everything it told."""

    def __init__(self, *commands: Entry) -> None:
        self.drafts = DraftController()
        self.told: list[object] = []
        self.entered = 0
        self.drafts.show_record(record_of(*commands))
        self.drafts.changed.connect(self.told.append)
        self.drafts.jumped_mode_changed.connect(self.told.append)
        self.drafts.not_marked.connect(lambda kind, why: self.told.append((kind, why)))
        self.drafts.entered.connect(self._count)

    def _count(self) -> None:
        self.entered += 1


@pytest.fixture
def told(qapp: object) -> Told:
    return Told(*OPENED)


def test_every_press_marks_one_piece_more(told: Told) -> None:
    for kind in (PieceKind.WHITE, PieceKind.WHITE, PieceKind.BLACK, PieceKind.QUEEN, PieceKind.STRIKER):
        told.drafts.press(kind)

    assert told.drafts.draft == StrokeDraft(pocketed=Marks(white=2, black=1, queen=1, striker=1))
    assert told.entered == 5
    assert told.told[-1] == told.drafts.draft


def test_a_mark_is_taken_back(told: Told) -> None:
    told.drafts.press(PieceKind.WHITE)
    told.drafts.unmark(PieceKind.WHITE, Mark.POCKETED)
    told.drafts.unmark(PieceKind.WHITE, Mark.POCKETED)

    assert told.drafts.draft.is_empty()
    assert len(told.told) == 2


def test_jumped_mode_holds_for_one_piece(told: Told) -> None:
    told.drafts.set_jumped_mode(on=True)
    told.drafts.press(PieceKind.BLACK)
    told.drafts.press(PieceKind.BLACK)

    assert told.drafts.draft == StrokeDraft(pocketed=Marks(black=1), jumped=Marks(black=1))
    assert [each for each in told.told if isinstance(each, bool)] == [True, False]


def test_jumped_mode_can_be_cancelled(told: Told) -> None:
    told.drafts.set_jumped_mode(on=True)
    told.drafts.set_jumped_mode(on=False)
    told.drafts.press(PieceKind.BLACK)

    assert told.drafts.draft.jumped == Marks()


@pytest.mark.parametrize(
    ("commands", "kind", "possible", "why"),
    [
        (OPENED, PieceKind.WHITE, 9, CannotMark.ALL_MARKED),
        ((*OPENED, stroke(3)), PieceKind.WHITE, 6, CannotMark.ALL_MARKED),
        ((*OPENED, stroke(3), stroke(), stroke(2)), PieceKind.BLACK, 7, CannotMark.ALL_MARKED),
        ((*OPENED, stroke(3), stroke(), stroke(2)), PieceKind.WHITE, 6, CannotMark.ALL_MARKED),
        (OPENED, PieceKind.QUEEN, 1, CannotMark.ALL_MARKED),
        ((*OPENED, stroke(2), stroke(queen=True)), PieceKind.QUEEN, 0, CannotMark.NOT_ON_BOARD),
        (OPENED, PieceKind.STRIKER, 1, CannotMark.ALL_MARKED),
        ((), PieceKind.STRIKER, 0, CannotMark.NO_BOARD),
    ],
)
def test_a_press_past_the_last_piece_explains_itself(
    qapp: object, commands: tuple[Entry, ...], kind: PieceKind, possible: int, why: CannotMark
) -> None:
    told = Told(*commands)
    for _ in range(possible + 1):
        told.drafts.press(kind)

    assert told.drafts.draft.pocketed.of(kind) == possible
    assert told.told[-1] == (kind, why)


def test_pocketed_and_jumped_pieces_are_counted_together(told: Told) -> None:
    told.drafts.press(PieceKind.STRIKER)
    told.drafts.mark(PieceKind.STRIKER, Mark.JUMPED)

    assert told.told[-1] == (PieceKind.STRIKER, CannotMark.ALL_MARKED)


def test_the_marks_on_the_stroke(told: Told) -> None:
    told.drafts.set_breach(Breach.PUSH)
    told.drafts.set_touched_nothing(on=True)
    told.drafts.set_before_play(on=True)
    all_marks = told.drafts.draft
    told.drafts.set_improper(on=False)

    assert all_marks == StrokeDraft(is_improper=True, breach=Breach.PUSH, touched_nothing=True, before_play=True)
    assert told.drafts.draft == StrokeDraft(touched_nothing=True, before_play=True)


def test_clearing_takes_everything_back(told: Told) -> None:
    told.drafts.press(PieceKind.WHITE)
    told.drafts.set_improper(on=True)
    told.drafts.set_jumped_mode(on=True)
    told.drafts.clear()

    assert told.drafts.draft.is_empty()
    assert not told.drafts.is_jumped_mode


@pytest.mark.parametrize(
    ("then", "kept"),
    [
        (Noted("a lamp flickers"), True),
        (stroke(), True),
        (BoardReplayed("light failed"), False),
        (Conceded(Side.A, Concession.GAME), False),
        (Conceded(Side.A, Concession.MATCH), False),
    ],
)
def test_marks_outlive_everything_but_their_board(told: Told, then: Entry, kept: bool) -> None:
    told.drafts.press(PieceKind.WHITE)
    told.drafts.show_record(record_of(*OPENED, then))

    assert told.drafts.draft.is_empty() is not kept
