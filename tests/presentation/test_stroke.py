"""The marks on the stroke being entered."""

import pytest

from carrom_desk.match.entry.entries import StrokeMade
from carrom_desk.presentation.stroke_draft import Mark, Marks, PieceKind, StrokeDraft
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import Pieces
from tests.match.playing import play


@pytest.mark.parametrize(("kind", "number"), [("white", 9), ("black", 9), ("queen", 1), ("striker", 1)])
@pytest.mark.parametrize("mark", Mark)
def test_marks_stay_within_the_number_of_pieces(kind: str, number: int, mark: Mark) -> None:
    piece = PieceKind(kind)
    assert piece.number == number
    assert piece.is_man is (number == 9)

    draft, counted = StrokeDraft(), []
    for _ in range(number + 2):
        draft = draft.marked(piece, mark)
        counted.append(draft.marks(mark).of(piece))
    for _ in range(number + 2):
        draft = draft.marked(piece, mark, -1)
        counted.append(draft.marks(mark).of(piece))

    up = [*range(1, number + 1), number, number]
    assert counted == [*up, *range(number - 1, -1, -1), 0, 0]
    assert draft.is_empty()


def test_pocketed_and_jumped_are_counted_apart() -> None:
    draft = StrokeDraft().marked(PieceKind.WHITE, Mark.POCKETED, 2).marked(PieceKind.WHITE, Mark.JUMPED)

    assert draft.pocketed == Marks(white=2)
    assert draft.jumped == Marks(white=1)


@pytest.mark.parametrize(
    ("marks", "is_any"),
    [
        (Marks(), False),
        (Marks(white=1), True),
        (Marks(black=1), True),
        (Marks(queen=1), True),
        (Marks(striker=1), True),
    ],
)
def test_a_draft_is_empty_until_something_is_marked(marks: Marks, is_any: bool) -> None:
    assert marks.is_any() is is_any
    assert StrokeDraft(pocketed=marks).is_empty() is not is_any
    assert StrokeDraft(jumped=marks).is_empty() is not is_any


@pytest.mark.parametrize(
    "draft",
    [StrokeDraft(is_improper=True), StrokeDraft(touched_nothing=True), StrokeDraft(before_play=True)],
)
def test_a_mark_on_the_stroke_itself_counts_too(draft: StrokeDraft) -> None:
    assert not draft.is_empty()


MARKED = StrokeDraft(
    pocketed=Marks(white=3, black=1, queen=1),
    jumped=Marks(white=1, black=2, striker=1),
)


@pytest.mark.parametrize(
    ("entries", "pocketed", "jumped"),
    [
        # The breaker plays white …
        ("toss a break", Pieces(3, 1, queen=True), Pieces(1, 2, striker=True)),
        ("toss b break", Pieces(3, 1, queen=True), Pieces(1, 2, striker=True)),
        # … and the other side black, the one who breaks in the end.
        ("toss a break; -", Pieces(1, 3, queen=True), Pieces(2, 1, striker=True)),
        ("toss a break; untouched*3", Pieces(1, 3, queen=True), Pieces(2, 1, striker=True)),
    ],
)
def test_colours_become_own_and_opponent_by_who_is_in_turn(entries: str, pocketed: Pieces, jumped: Pieces) -> None:
    board = play(entries).state.board
    assert board is not None

    assert MARKED.as_command(board) == StrokeMade(Stroke(pocketed, jumped))


@pytest.mark.parametrize(
    ("draft", "stroke", "breach"),
    [
        (StrokeDraft(), Stroke(), None),
        (StrokeDraft(is_improper=True), Stroke(improper=True), None),
        (StrokeDraft(is_improper=True, breach=Breach.PUSH), Stroke(improper=True), Breach.PUSH),
        # A breach named and then taken back is none.
        (StrokeDraft(breach=Breach.PUSH), Stroke(), None),
        (StrokeDraft(touched_nothing=True), Stroke(touched=False), None),
        (StrokeDraft(before_play=True), Stroke(before_play=True), None),
    ],
)
def test_the_stroke_that_the_marks_say(draft: StrokeDraft, stroke: Stroke, breach: Breach | None) -> None:
    board = play("toss a break").state.board
    assert board is not None

    assert draft.as_command(board) == StrokeMade(stroke, breach)


def test_an_impossible_stroke_can_be_marked_for_the_rules_to_refuse() -> None:
    board = play("toss a break; p8").state.board
    assert board is not None

    assert MARKED.as_command(board).stroke.pocketed.own == 3
