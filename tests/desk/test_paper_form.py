"""Results of a typed paper sheet, and its problems."""

from dataclasses import replace

import pytest

from carrom_desk.desk.forms.paper_form import PaperBoard, PaperEnding, PaperForm, PaperReading, SideOrNobody, reading_of
from carrom_desk.match.entry.entries import Disqualified, Noted, TimeOver, Toss, TossChoice, WalkedOver
from carrom_desk.match.history import Slam
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.match.state import Status
from tests.fakes import DOUBLES, SINGLES
from tests.gui.paper.sheets import FINISHED, NINE, ONE_GAME, STARTED, A, B, C, board, faults, form


def test_what_the_boards_come_to() -> None:
    reading = reading_of(ONE_GAME, form(*FINISHED))

    assert [sums.points for sums in reading.sums[0]] == [12, 4, 10, 3]
    assert [sums.totals for sums in reading.sums[0]] == [BySide(12, 0), BySide(12, 4), BySide(22, 4), BySide(25, 4)]
    assert [sums.breaker for sums in reading.sums[0]] == [Seat.A1, Seat.B1, Seat.A1, Seat.B1]
    assert reading.faults == reading.doubts == ()
    assert reading.typed is not None
    assert reading.typed.record.state.winner is A


def test_totals_are_known_up_to_a_board_that_is_not_finished() -> None:
    reading = reading_of(ONE_GAME, form(NINE, board(B), NINE))

    assert [sums.totals for sums in reading.sums[0]] == [BySide(12, 0), None, None]
    assert faults(reading) == [
        "Game 1, board 2: Choose who covered the Queen, or “nobody”.",
        "Game 1, board 2: Enter how many men were left.",
    ]
    assert reading.faults[0].cell == (0, 1, C.QUEEN)


@pytest.mark.parametrize(
    ("boards", "sentence"),
    [
        ((), "Enter the first board: winner, Queen and men."),
        ((board(None, SideOrNobody.A, 3),), "Game 1, board 1: Choose the winner."),
        ((board(A, SideOrNobody.A, 10),), "Game 1, board 1: Of the other side 0 to 9 men are left, not 10."),
        ((board(A, SideOrNobody.A, 4, points=13),), "Game 1, board 1: A board counts 1 to 12 points, not 13."),
        (
            (NINE, board(B, SideOrNobody.B, 4, total_b=8)),
            "Game 1, board 2: The boards add up to 7, not to the 8 written: correct one of them.",
        ),
        ((*FINISHED, NINE), "Game 1, board 5: Game 1 was over after board 4."),
        (
            (board(A, SideOrNobody.B, 4, slam=Slam.WHITE),),
            "Game 1, board 1: A white slam is the breaker’s, with the Queen.",
        ),
    ],
)
def test_one_sentence_for_each_fault(boards: tuple[PaperBoard, ...], sentence: str) -> None:
    reading = reading_of(ONE_GAME, form(*boards))

    assert faults(reading) == [sentence]
    assert reading.typed is None


@pytest.mark.parametrize(
    ("boards", "sentence"),
    [
        ((board(A, SideOrNobody.A, 6, points=10),), "Game 1, board 1: Men and Queen make 9, not 10."),
        (
            (*FINISHED[:3], board(A, SideOrNobody.A, 4, points=7)),
            "Game 1, board 4: From 22 points on the Queen counts nothing: men and Queen make 4, not 7.",
        ),
        (
            (NINE, board(A, SideOrNobody.A, 3, breaker=Seat.A1)),
            "Game 1, board 2: By the order of play it would be another one’s turn to break.",
        ),
        (
            (board(A, SideOrNobody.NOBODY, 3),),
            "Game 1, board 1: A board is rarely won before the Queen is covered.",
        ),
    ],
)
def test_what_may_be_a_slip_is_asked_about(boards: tuple[PaperBoard, ...], sentence: str) -> None:
    reading = reading_of(ONE_GAME, form(*boards))

    assert [said.sentence for said in reading.doubts] == [sentence]
    assert reading.typed is not None


def test_faults_of_a_whole_game_and_of_the_sheet() -> None:
    best_of_three = replace(SINGLES, competition=replace(SINGLES.competition, boards=8))
    unfinished = PaperForm(games=((NINE,), (NINE,)), started=STARTED)

    assert faults(reading_of(best_of_three, unfinished)) == ["Game 1 is not over yet."]
    over = form(*FINISHED, ended=(PaperEnding.CONCEDED, B))
    assert faults(reading_of(ONE_GAME, over)) == ["The match was won on the board. Nothing else ended it."]


def test_the_extra_board_is_tossed_for() -> None:
    level = replace(ONE_GAME, competition=replace(ONE_GAME.competition, boards=2))
    boards = (board(A, SideOrNobody.A, 4), board(B, SideOrNobody.B, 4))

    open_ = reading_of(level, form(*boards, NINE))
    told = reading_of(level, form(*boards, replace(NINE.with_(C.BREAKER, Seat.B1))))

    assert faults(open_) == ["Game 1, board 3: A toss decides who breaks. Choose the breaker."]
    assert told.typed is not None
    assert told.typed.record.state.winner is A


def test_who_breaks_in_doubles_and_in_the_next_game() -> None:
    games = ((NINE, NINE, board(A, SideOrNobody.A, 1)), (NINE,))

    reading = reading_of(DOUBLES, PaperForm(games=games, first=Seat.B2))

    assert [sums.breaker for sums in reading.sums[0]] == [Seat.B2, Seat.A1, Seat.B1]
    assert [sums.breaker for sums in reading.sums[1]] == [Seat.A1]
    assert reading.doubts == ()


@pytest.mark.parametrize(("winner", "choice"), [(A, TossChoice.BREAK), (B, TossChoice.SIDE)])
def test_a_sheet_reads_who_won_the_toss_and_what_they_chose(winner: Side, choice: TossChoice) -> None:
    reading = reading_of(ONE_GAME, form(NINE, toss_winner=winner))

    assert reading.typed is not None
    assert Toss(winner, choice) in [logged.entry for logged in reading.typed.record.entries]


def test_how_it_ended_and_remarks() -> None:
    def ended(ending: PaperEnding, remarks: str) -> PaperReading:
        return reading_of(ONE_GAME, form(NINE, ended=(ending, B), remarks=remarks))

    conceded = ended(PaperEnding.CONCEDED, "He felt ill").typed
    assert conceded is not None
    assert Noted("He felt ill") in [logged.entry for logged in conceded.record.entries]
    for ending, entry in (
        (PaperEnding.DISQUALIFIED, Disqualified(B, "Shouted")),
        (PaperEnding.WALKOVER, WalkedOver(A, "Late")),
    ):
        assert faults(ended(ending, "")) == ["Under Remarks, say why the match ended this way."]
        reason = entry.reason
        typed = ended(ending, reason).typed
        assert typed is not None
        assert typed.record.entries[-1].entry == entry
        assert (typed.record.state.status, typed.record.state.winner) == (Status.FINISHED, A)


def test_the_last_game_may_end_by_its_time() -> None:
    typed = reading_of(ONE_GAME, form(NINE, ended=(PaperEnding.TIME_OVER, None), remarks="The hall closed")).typed
    assert typed is not None
    assert [logged.entry for logged in typed.record.entries][-1] == TimeOver()
    assert (typed.record.state.status, typed.record.state.winner) == (Status.FINISHED, A)
