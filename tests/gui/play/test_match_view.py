"""From the match to the contents of the panels."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from carrom_desk.gui.board.board_view import BoardView
from carrom_desk.gui.kit.theme import ThemeName, load_theme
from carrom_desk.match.entry.entries import Entry, Paused, PlacingDone, PlacingOutcome, PlayCalled, WalkedOver
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Competition, Player
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.match.timing import clock_for
from carrom_desk.presentation.board.board_text import board_text
from carrom_desk.presentation.board.picture import BoardPicture, QueenPicture, QueenState, board_picture, with_marks
from carrom_desk.presentation.clock import (
    ClockReading,
    ClockState,
    SpaceAction,
    clock_face,
    is_play_awaited,
    reading_of,
)
from carrom_desk.presentation.countdown import MS
from carrom_desk.presentation.next_step.reminders import moment_of, reminder_line
from carrom_desk.presentation.stroke_draft import Mark, Marks, PieceKind, StrokeDraft
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from carrom_desk.rules.reminders import Occasion
from tests.fakes import DOUBLES, SINGLES, record_of, stroke
from tests.gui.at_match import OPENED, TOSS, at_match

EMPTY = StrokeDraft()


def picture_of(record: MatchRecord, draft: StrokeDraft = EMPTY) -> BoardPicture:
    picture = board_picture(record, is_turned=False)
    return with_marks(picture, draft, is_jumped_mode=False)


# The board


def test_men_are_shown_by_colour_whoever_is_in_turn() -> None:
    picture = picture_of(record_of(*OPENED, stroke(3), stroke()))

    assert picture.on_board == Marks(white=6, black=9)
    assert [(seat.seat, seat.colour, seat.is_in_turn) for seat in picture.seats] == [
        (Seat.A1, PieceKind.WHITE, False),
        (Seat.B1, PieceKind.BLACK, True),
    ]
    assert picture.refusal == ""


def test_men_to_be_placed_are_shown_until_it_is_said_what_became_of_them() -> None:
    waiting = (*OPENED, stroke(2), stroke(1, striker=True))
    before = picture_of(record_of(*waiting))
    after = picture_of(record_of(*waiting, PlacingDone(PlacingOutcome.NO_SPACE)))

    assert before.to_place == Marks(white=2)
    assert after.to_place == Marks()
    assert after.owed == Marks(white=1)


@pytest.mark.parametrize(
    ("strokes", "queen"),
    [
        ((), QueenPicture()),
        ((stroke(2), stroke(queen=True)), QueenPicture(QueenState.TO_COVER, PieceKind.WHITE)),
        ((stroke(2), stroke(1, queen=True)), QueenPicture(QueenState.COVERED, PieceKind.WHITE)),
        ((stroke(2), stroke(1, queen=True), stroke()), QueenPicture(QueenState.COVERED, PieceKind.WHITE)),
        ((stroke(2), stroke(), stroke(2), stroke(1, queen=True)), QueenPicture(QueenState.COVERED, PieceKind.BLACK)),
    ],
)
def test_the_picture_shows_where_the_queen_is(strokes: tuple[Entry, ...], queen: QueenPicture) -> None:
    assert picture_of(record_of(*OPENED, *strokes)).queen == queen


def test_a_queen_that_goes_back_when_the_turn_ends() -> None:
    setup = replace(SINGLES, laws=TECHNITIA_2K20, competition=Competition(1, 29, None))
    picture = picture_of(record_of(*OPENED, stroke(queen=True), setup=setup))

    assert picture.queen == QueenPicture(QueenState.TO_RETURN, PieceKind.WHITE)


def test_four_players_sit_in_doubles() -> None:
    picture = picture_of(record_of(*OPENED, setup=DOUBLES))

    assert [seat.seat for seat in picture.seats] == [Seat.A1, Seat.B1, Seat.A2, Seat.B2]


@pytest.mark.parametrize(
    ("entries", "why"), [((), "The toss comes first."), ((WalkedOver(Side.A, "absent"),), "The match is over.")]
)
def test_without_a_board_nothing_can_be_marked(entries: tuple[Entry, ...], why: str) -> None:
    assert picture_of(record_of(*entries)).refusal == why


def test_a_match_that_is_over_shows_how_its_last_board_ended() -> None:
    setup = replace(SINGLES, competition=Competition(1, 25, 1))
    picture = picture_of(record_of(*OPENED, stroke(9, queen=True), setup=setup))

    assert picture.refusal == "The match is over."
    assert picture.on_board == Marks(white=0, black=9)
    assert picture.queen == QueenPicture(QueenState.COVERED, PieceKind.WHITE)
    assert not any(seat.is_in_turn for seat in picture.seats)


def test_a_match_that_ended_beside_the_board_shows_no_pieces(qtbot: QtBot) -> None:
    picture = picture_of(record_of(*OPENED, WalkedOver(Side.A, "left")))
    board = BoardView(load_theme(ThemeName.LIGHT))
    qtbot.addWidget(board)
    board.resize(400, 480)

    board.show_board(picture)

    assert picture.on_board == Marks()
    assert not picture.queen.is_on_board
    assert not board.grab().isNull()
    assert board_text(picture) == picture.refusal


def test_marks_modes_and_the_umpires_seat_are_shown() -> None:
    draft = StrokeDraft(pocketed=Marks(white=2), jumped=Marks(queen=1))
    picture = board_picture(record_of(*OPENED), is_turned=True)
    picture = with_marks(picture, draft, is_jumped_mode=True)

    assert (picture.pocketed, picture.jumped) == (draft.pocketed, draft.jumped)
    assert picture.pressed_mark is Mark.JUMPED
    assert picture.quarter_turns == 2


# The clock


def reading(record: MatchRecord, standing: ClockState | None = None) -> ClockReading:
    rule = clock_for(record)
    assert rule is not None
    return reading_of(rule, 9 * MS, standing)


@pytest.mark.parametrize(
    ("entries", "is_awaited"),
    [
        ((), False),
        ((TOSS,), True),
        (OPENED, False),
        ((*OPENED, stroke()), False),
        ((*OPENED, stroke(), Paused("appeal")), True),
        ((TOSS, stroke(1)), False),
    ],
)
def test_when_play_is_what_comes_next(entries: tuple[Entry, ...], is_awaited: bool) -> None:
    assert is_play_awaited(record_of(*entries).state) is is_awaited


def test_the_clock_names_whose_seconds_they_are() -> None:
    record = record_of(*OPENED, stroke())
    face = clock_face(record, reading(record))

    assert (face.name, face.play_blocked, face.space) == ("Player B1", "", SpaceAction.HOLD)
    assert (face.start_blocked, face.hold_blocked, face.set_blocked, face.restart_blocked) == (
        "The clock is already running.",
        "",
        "",
        "",
    )


@pytest.mark.parametrize(
    ("state", "can", "is_offered"),
    [
        (ClockState.WAITING, {"start", "set", "restart"}, True),
        (ClockState.INTERRUPTED, {"start", "set", "restart"}, True),
        (ClockState.PAUSED, {"start", "hold", "set", "restart"}, False),
        (ClockState.NOT_USED, {"start", "restart"}, False),
        (None, {"hold", "set", "restart"}, False),
    ],
)
def test_what_can_be_done_with_a_clock(state: ClockState | None, can: set[str], is_offered: bool) -> None:
    record = record_of(*OPENED, stroke())
    face = clock_face(record, reading(record, state))
    blocked = {
        "start": face.start_blocked,
        "hold": face.hold_blocked,
        "set": face.set_blocked,
        "restart": face.restart_blocked,
    }

    assert {name for name, why in blocked.items() if not why} == can
    assert face.is_start_offered is is_offered
    assert face.space is (SpaceAction.HOLD if state is None else SpaceAction.START)


def test_play_is_blocked_without_a_board_and_the_clock_while_time_stands() -> None:
    before, appeal = record_of(), record_of(*OPENED, stroke(), Paused("appeal"))
    stands = clock_face(appeal, reading(appeal, ClockState.PAUSED))

    assert clock_face(before, reading(before)).play_blocked == "The toss comes first. Enter who won it."
    assert clock_face(before, None).name == ""
    assert stands.space is SpaceAction.PLAY
    for why in (stands.start_blocked, stands.hold_blocked, stands.set_blocked, stands.restart_blocked):
        assert why == "The clock is stopped. “Play” restarts it."


# Reminders


@pytest.mark.parametrize(
    ("entries", "draft", "moment"),
    [
        ((), EMPTY, Occasion.BEFORE_TOSS),
        ((TOSS,), EMPTY, Occasion.SEATING),
        ((TOSS, Paused("late")), EMPTY, None),
        (OPENED, EMPTY, None),
        (OPENED, StrokeDraft(jumped=Marks(black=1)), Occasion.JUMPED),
        (OPENED, StrokeDraft(jumped=Marks(striker=1)), None),
        ((*OPENED, stroke(1, striker=True)), EMPTY, Occasion.PLACING),
        ((*OPENED, stroke(queen=True)), EMPTY, Occasion.QUEEN_BACK),
        ((*OPENED, stroke(queen=True), stroke()), EMPTY, None),
        ((WalkedOver(Side.A, "absent"),), EMPTY, None),
    ],
)
def test_the_umpire_is_reminded_at_the_right_moment(
    entries: tuple[Entry, ...], draft: StrokeDraft, moment: Occasion | None
) -> None:
    record = record_of(*entries)

    assert moment_of(record, draft) is moment
    assert bool(reminder_line(record, draft)) is (moment is not None)


def test_a_reminder_names_its_law() -> None:
    assert "(41(a))" in reminder_line(record_of(TOSS), EMPTY)


def test_a_law_without_a_number_is_named_in_words() -> None:
    assert reminder_line(record_of(), EMPTY).endswith("Both sides may have a short practice now. (Trial board)")


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Mohammed Aziz Siddiqui", "Mohammed Amin Siddiqui"), ("Mohammed Aziz Siddiqui", "Mohammed Amin Siddiqui")),
        (("Mohammed Aziz ibn Ali Siddiqui", "Mohammed Amin ibn Ali Siddiqui"), ("Aziz Siddiqui", "Amin Siddiqui")),
        (("Kavitha Raman", "Imran Sheikh"), ("Kavitha", "Imran")),
    ],
)
def test_a_player_has_one_form_of_their_name_and_the_score_has_it_in_full(
    names: tuple[str, str], shown: tuple[str, str], qtbot: QtBot
) -> None:
    sides: BySide[tuple[Player, ...]] = BySide((Player(names[0]),), (Player(names[1]),))
    entries = (TOSS, PlayCalled(), stroke(1), stroke())
    hands = at_match(qtbot, *entries, setup=replace(SINGLES, sides=sides))
    screen = hands.controller.match.session.screen
    found = {
        "sides": [QLabel.text(hands.find(QLabel, f"name_{side}1")).replace("\n", " ") for side in Side],
        "clock": [screen.clock.name],
        "ruling": [hands.text("ruling_decision").replace("\N{NO-BREAK SPACE}", " ").removeprefix("Turn passes to ")],
        "log": [screen.log.rows[-1].who],
        "heading": [screen.log.rows[-1].heading.title.split(" · ")[1].removesuffix(" breaks")],
        "sheet": [*screen.log.sides],
    }
    hands.key("r")  # score and clock are narrower beside a form
    beside = [QLabel.text(hands.find(QLabel, f"name_{side}1")).replace("\n", " ") for side in Side]
    asked = [hands.find(QAbstractButton, f"act_side_{side}").text().replace("\n", " ") for side in Side]

    a, b = shown
    assert found == {"sides": [*names], "clock": [b], "ruling": [b], "log": [a], "heading": [a], "sheet": [a, b]}
    assert [name.replace("\n", " ") for name in beside] == [*names]
    assert asked == [*names] or asked == [a, b]
