"""Decisions on mistakes that nobody noticed in time."""

from dataclasses import replace

import pytest

from carrom_desk.match.effects.unnoticed import Unnoticed, UnnoticedCase, unnoticed_cases
from carrom_desk.match.entry.entries import (
    Entry,
    Mistake,
    MistakeStands,
    PlacingDone,
    PlacingOutcome,
    Toss,
    TossChoice,
    TurnCorrected,
    ViolationSeen,
)
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.position import QueenPlace
from tests.fakes import DOUBLES, SINGLES, record_of, stroke

TOSS = Toss(Side.A, TossChoice.BREAK)
OWED = (TOSS, stroke(2), stroke(striker=True))
NOT_COVERED = (TOSS, stroke(2), stroke(queen=True), stroke())


def cases(*entries: Entry, laws: Edition = ICF_REVISED, setup: Setup = SINGLES) -> dict[Unnoticed, UnnoticedCase]:
    state = record_of(*entries, setup=replace(setup, laws=laws)).state
    return {case.kind: case for case in unnoticed_cases(state)}


@pytest.mark.parametrize(
    ("entries", "kind", "law", "turn", "on_board", "queen"),
    [
        ((TOSS, stroke()), Unnoticed.OUT_OF_TURN, "51", Seat.A1, BySide(9, 9), QueenPlace.ON_BOARD),
        ((TOSS, stroke(1)), Unnoticed.OUT_OF_TURN, "51", Seat.B1, BySide(8, 9), QueenPlace.ON_BOARD),
        (
            (TOSS, stroke(2), stroke(), stroke(1), stroke(striker=True)),
            Unnoticed.WRONG_MAN_PLACED,
            "82(b)",
            Seat.A1,
            BySide(8, 8),
            QueenPlace.ON_BOARD,
        ),
        (OWED, Unnoticed.DUE_NOT_PLACED, "83", Seat.B1, BySide(7, 9), QueenPlace.ON_BOARD),
        (NOT_COVERED, Unnoticed.QUEEN_NOT_COVERED, "96", Seat.B1, BySide(7, 9), QueenPlace.OPPONENT),
        ((TOSS, stroke(0, 1)), Unnoticed.WENT_ON, "125(b)", Seat.A1, BySide(9, 8), QueenPlace.ON_BOARD),
    ],
)
def test_what_went_unnoticed_stands(
    entries: tuple[Entry, ...], kind: Unnoticed, law: str, turn: Seat, on_board: BySide[int], queen: QueenPlace
) -> None:
    case = cases(*entries)[kind]

    decided = replace(case.entry, reason="unnoticed") if isinstance(case.entry, TurnCorrected) else case.entry
    board = record_of(*entries, decided).state.board

    assert board is not None
    assert case.law == law
    assert (board.turn, board.on_board, board.position.queen) == (turn, on_board, queen)


@pytest.mark.parametrize(
    ("entries", "kinds"),
    [
        ((TOSS, stroke()), {Unnoticed.OUT_OF_TURN}),
        ((TOSS, stroke(2), stroke(queen=True)), {Unnoticed.OUT_OF_TURN}),
        (OWED, {Unnoticed.OUT_OF_TURN, Unnoticed.DUE_NOT_PLACED}),
        ((TOSS, stroke(9, queen=True)), set()),
        # By law 48 he plays on with a man of his own, whatever fell with it.
        ((TOSS, stroke(1, 1)), {Unnoticed.OUT_OF_TURN}),
        ((TOSS, stroke(2), stroke(0, 1, queen=True)), {Unnoticed.OUT_OF_TURN}),
        ((TOSS, stroke(), ViolationSeen(Side.B, Breach.MEN_TOUCHED)), {Unnoticed.OUT_OF_TURN}),
    ],
)
def test_only_what_can_have_been_is_offered(entries: tuple[Entry, ...], kinds: set[Unnoticed]) -> None:
    assert set(cases(*entries)) == kinds


@pytest.mark.parametrize(
    ("entries", "seats"),
    [
        ((TOSS, stroke(1)), {Unnoticed.OUT_OF_TURN: Seat.B1}),
        ((TOSS, stroke(0, 1)), {Unnoticed.OUT_OF_TURN: Seat.A1, Unnoticed.WENT_ON: Seat.A1}),
        ((TOSS, stroke(), stroke(1)), {Unnoticed.OUT_OF_TURN: Seat.A2}),
        ((TOSS, stroke(), ViolationSeen(Side.B, Breach.MEN_TOUCHED)), {Unnoticed.OUT_OF_TURN: Seat.A2}),
    ],
)
def test_the_umpire_sets_whose_turn_it_is(entries: tuple[Entry, ...], seats: dict[Unnoticed, Seat]) -> None:
    found = cases(*entries, setup=DOUBLES)

    assert {kind: case.entry for kind, case in found.items()} == {
        kind: TurnCorrected(seat, "") for kind, seat in seats.items()
    }


def test_men_of_either_side_may_have_been_forgotten_or_mistaken_until_the_stroke_after() -> None:
    owed = (TOSS, stroke(0, 1), stroke(1, 2), stroke(striker=True), stroke(striker=True))
    state = record_of(*owed, setup=SINGLES).state
    later = record_of(*owed, stroke(1), setup=SINGLES).state

    mistakes = [case.entry for case in unnoticed_cases(state) if isinstance(case.entry, MistakeStands)]

    assert mistakes == [
        MistakeStands(Mistake.WRONG_MAN, Side.B),
        MistakeStands(Mistake.WRONG_MAN, Side.A),
        MistakeStands(Mistake.DUE_FORGOTTEN, Side.A),
        MistakeStands(Mistake.DUE_FORGOTTEN, Side.B),
    ]
    assert [case.entry for case in unnoticed_cases(later) if case.kind is Unnoticed.DUE_NOT_PLACED] == [
        MistakeStands(Mistake.DUE_FORGOTTEN, Side.A)
    ]


@pytest.mark.parametrize(
    ("done", "men"),
    [
        (PlacingDone(PlacingOutcome.PLACED), 1),
        (PlacingDone(PlacingOutcome.FORGONE), 0),
        (PlacingDone(PlacingOutcome.NO_SPACE), 0),
        (PlacingDone(PlacingOutcome.NO_SPACE, left=BySide(0, 0)), 1),
    ],
)
def test_only_men_that_count_as_placed_may_have_been_forgotten(done: PlacingDone, men: int) -> None:
    forgotten = [case.entry for case in cases(*OWED, done).values() if case.kind is Unnoticed.DUE_NOT_PLACED]

    assert [entry.men for entry in forgotten if isinstance(entry, MistakeStands)] == [1] * men


def test_editions_number_them_otherwise_or_have_no_word() -> None:
    older = cases(*NOT_COVERED, laws=ICF_1993)

    assert older[Unnoticed.QUEEN_NOT_COVERED].law == "69"
    assert Unnoticed.WENT_ON not in cases(TOSS, stroke(0, 1), laws=ICF_1993)
    assert not cases(TOSS, stroke(), laws=CLUB)


@pytest.mark.parametrize("entries", [(), (TOSS,), (TOSS, stroke(9, queen=True))])
def test_nothing_went_unnoticed_before_a_ruling_and_after_a_board(entries: tuple[Entry, ...]) -> None:
    assert cases(*entries) == {}
