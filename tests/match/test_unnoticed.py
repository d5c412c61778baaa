"""Decisions on mistakes that nobody noticed in time."""

from dataclasses import replace

import pytest

from carrom_desk.match.effects.unnoticed import Unnoticed, UnnoticedCase, unnoticed_cases
from carrom_desk.match.entry.entries import Mistake, MistakeStands, TurnCorrected
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.position import QueenPlace
from tests.fakes import DOUBLES, SINGLES
from tests.match.playing import enter, play

OWED = "toss a break; p2; X"
NOT_COVERED = "toss a break; p2; Q; -"


def cases(entries: str, laws: Edition = ICF_REVISED, setup: Setup = SINGLES) -> dict[Unnoticed, UnnoticedCase]:
    state = play(entries, replace(setup, laws=laws)).state
    return {case.kind: case for case in unnoticed_cases(state)}


@pytest.mark.parametrize(
    ("entries", "kind", "law", "turn", "on_board", "queen"),
    [
        ("toss a break; -", Unnoticed.OUT_OF_TURN, "51", Seat.A1, BySide(9, 9), QueenPlace.ON_BOARD),
        ("toss a break; p1", Unnoticed.OUT_OF_TURN, "51", Seat.B1, BySide(8, 9), QueenPlace.ON_BOARD),
        (
            "toss a break; p2; -; p1; X",
            Unnoticed.WRONG_MAN_PLACED,
            "82(b)",
            Seat.A1,
            BySide(8, 8),
            QueenPlace.ON_BOARD,
        ),
        (OWED, Unnoticed.DUE_NOT_PLACED, "83", Seat.B1, BySide(7, 9), QueenPlace.ON_BOARD),
        (NOT_COVERED, Unnoticed.QUEEN_NOT_COVERED, "96", Seat.B1, BySide(7, 9), QueenPlace.OPPONENT),
        ("toss a break; q1", Unnoticed.WENT_ON, "125(b)", Seat.A1, BySide(9, 8), QueenPlace.ON_BOARD),
    ],
)
def test_what_went_unnoticed_stands(
    entries: str, kind: Unnoticed, law: str, turn: Seat, on_board: BySide[int], queen: QueenPlace
) -> None:
    case = cases(entries)[kind]

    decided = replace(case.entry, reason="unnoticed") if isinstance(case.entry, TurnCorrected) else case.entry
    board = enter(play(entries, SINGLES), decided).state.board

    assert board is not None
    assert case.law == law
    assert (board.turn, board.on_board, board.position.queen) == (turn, on_board, queen)


@pytest.mark.parametrize(
    ("entries", "kinds"),
    [
        ("toss a break; -", {Unnoticed.OUT_OF_TURN}),
        ("toss a break; p2; Q", {Unnoticed.OUT_OF_TURN}),
        (OWED, {Unnoticed.OUT_OF_TURN, Unnoticed.DUE_NOT_PLACED}),
        ("toss a break; p9 Q", set()),
        # By law 48 he plays on with a man of his own, whatever fell with it.
        ("toss a break; p1 q1", {Unnoticed.OUT_OF_TURN}),
        ("toss a break; p2; q1 Q", {Unnoticed.OUT_OF_TURN}),
        ("toss a break; -; breach b", {Unnoticed.OUT_OF_TURN}),
    ],
)
def test_only_what_can_have_been_is_offered(entries: str, kinds: set[Unnoticed]) -> None:
    assert set(cases(entries)) == kinds


@pytest.mark.parametrize(
    ("entries", "seats"),
    [
        ("toss a break; p1", {Unnoticed.OUT_OF_TURN: Seat.B1}),
        ("toss a break; q1", {Unnoticed.OUT_OF_TURN: Seat.A1, Unnoticed.WENT_ON: Seat.A1}),
        ("toss a break; -; p1", {Unnoticed.OUT_OF_TURN: Seat.A2}),
        ("toss a break; -; breach b", {Unnoticed.OUT_OF_TURN: Seat.A2}),
    ],
)
def test_the_umpire_sets_whose_turn_it_is(entries: str, seats: dict[Unnoticed, Seat]) -> None:
    found = cases(entries, setup=DOUBLES)

    assert {kind: case.entry for kind, case in found.items()} == {
        kind: TurnCorrected(seat, "") for kind, seat in seats.items()
    }


def test_men_of_either_side_may_have_been_forgotten_or_mistaken_until_the_stroke_after() -> None:
    owed = "toss a break; q1; p1 q2; X; X"
    state = play(owed, SINGLES).state
    later = play(f"{owed}; p1", SINGLES).state

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
        ("placed", 1),
        ("forgone", 0),
        ("no_space", 0),
        ("no_space left 0 0", 1),
    ],
)
def test_only_men_that_count_as_placed_may_have_been_forgotten(done: str, men: int) -> None:
    forgotten = [case.entry for case in cases(f"{OWED}; {done}").values() if case.kind is Unnoticed.DUE_NOT_PLACED]

    assert [entry.men for entry in forgotten if isinstance(entry, MistakeStands)] == [1] * men


def test_editions_number_them_otherwise_or_have_no_word() -> None:
    older = cases(NOT_COVERED, laws=ICF_1993)

    assert older[Unnoticed.QUEEN_NOT_COVERED].law == "69"
    assert Unnoticed.WENT_ON not in cases("toss a break; q1", laws=ICF_1993)
    assert not cases("toss a break; -", laws=CLUB)


@pytest.mark.parametrize("entries", ["note", "toss a break", "toss a break; p9 Q"])
def test_nothing_went_unnoticed_before_a_ruling_and_after_a_board(entries: str) -> None:
    assert cases(entries) == {}
