"""A press marks the nearest piece or removes its mark, and never counts twice."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from carrom_desk.presentation.board.geometry import Pocket
from carrom_desk.presentation.stroke_draft import Mark, PieceKind
from tests.gui.board.umpire import Umpire

W, B, Q, S = PieceKind.WHITE, PieceKind.BLACK, PieceKind.QUEEN, PieceKind.STRIKER
POCKETED, JUMPED = Mark.POCKETED, Mark.JUMPED


@pytest.mark.parametrize(
    ("name", "kind"), [("piece_white_7", W), ("piece_black_6", B), ("piece_queen", Q), ("piece_striker", S)]
)
@pytest.mark.parametrize(
    ("button", "mark", "says"),
    [
        (Qt.MouseButton.LeftButton, POCKETED, "pocketed in this stroke"),
        (Qt.MouseButton.RightButton, JUMPED, "jumped off the board in this stroke"),
    ],
)
def test_a_press_marks_the_piece_and_another_takes_the_mark_back(
    umpire: Umpire, name: str, kind: PieceKind, button: Qt.MouseButton, mark: Mark, says: str
) -> None:
    umpire.press(name, button)

    assert umpire.asked == [("+", kind, mark)]
    assert umpire.marked() == {name: says}

    umpire.press(name, button)

    assert umpire.asked == [("+", kind, mark), ("-", kind, mark)]
    assert umpire.marked() == {}


def test_the_second_of_two_fast_presses_arrives_as_a_double_click_and_counts(umpire: Umpire) -> None:
    umpire.press("piece_black_2")
    QTest.mouseDClick(umpire.board, Qt.MouseButton.LeftButton, pos=umpire.at("piece_black_2"))

    assert umpire.asked == [("+", B, POCKETED), ("+", B, POCKETED)]
    assert set(umpire.marked()) == {"piece_black_5", "piece_black_6"}


@pytest.mark.parametrize("name", ["piece_black_6", "piece_queen", "piece_striker"])
def test_the_second_of_two_fast_presses_takes_no_mark_away(umpire: Umpire, name: str) -> None:
    # What the window system sends: Qt makes a double-click of the second press.
    window = umpire.board.windowHandle()
    QTest.mouseDClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, umpire.at(name))

    assert [sign for sign, *_ in umpire.asked] == ["+"]


@pytest.mark.parametrize("where", ["piece_white_1", "piece_white_3", "piece_white_8", "piece_white_9"])
def test_a_press_on_a_stack_marks_one_more_man_wherever_it_hits(umpire: Umpire, where: str) -> None:
    for count in range(1, 4):
        umpire.press(where)
        assert umpire.asked == [("+", W, POCKETED)] * count

    assert set(umpire.marked()) == {"piece_white_5", "piece_white_6", "piece_white_7"}


def test_a_stack_with_a_mark_on_every_man_takes_no_more(umpire: Umpire) -> None:
    for _ in range(9):
        umpire.press("piece_black_9")

    assert umpire.asked == [("+", B, POCKETED)] * 6


def test_a_right_press_on_a_pocketed_piece_says_that_it_jumped(umpire: Umpire) -> None:
    umpire.press("piece_white_2")
    umpire.press("piece_white_3")
    umpire.press_right("piece_white_6")

    assert umpire.asked[2:] == [("-", W, POCKETED), ("+", W, JUMPED)]
    assert umpire.marked() == {
        "piece_white_6": "jumped off the board in this stroke",
        "piece_white_7": "pocketed in this stroke",
    }


def test_a_plain_press_takes_any_mark_back(umpire: Umpire) -> None:
    umpire.press_right("piece_queen")
    umpire.press("piece_queen")

    assert umpire.asked == [("+", Q, JUMPED), ("-", Q, JUMPED)]


def test_the_middle_button_means_nothing(umpire: Umpire) -> None:
    umpire.press("piece_queen", Qt.MouseButton.MiddleButton)

    assert umpire.asked == []


@pytest.mark.parametrize("dx", [-11, 0, 11])
def test_a_press_at_the_rim_of_a_piece_takes_it(umpire: Umpire, dx: int) -> None:
    striker = umpire.button("piece_striker").geometry()
    umpire.press(striker.center() + QPoint(dx, striker.height() // 2 - 6))

    assert umpire.asked == [("+", S, POCKETED)]


def test_a_press_anywhere_between_the_stacks_takes_exactly_one_piece_or_none(umpire: Umpire) -> None:
    umpire.is_obeyed = False
    middle = umpire.at("piece_queen")
    for dx in range(-128, 129, 16):
        for dy in range(-128, 129, 16):
            before = len(umpire.asked)
            umpire.press(middle + QPoint(dx, dy))
            assert len(umpire.asked) - before <= 1, (dx, dy)

    assert len(umpire.asked) > 100


def test_a_press_far_from_every_piece_means_nothing(umpire: Umpire) -> None:
    umpire.press(umpire.at("piece_queen") - QPoint(90, 0))
    umpire.press(QPoint(80, 300))

    assert umpire.asked == []


def test_a_press_with_j_held_down_means_jumped(umpire: Umpire) -> None:
    umpire.board.setFocus()
    QTest.keyPress(umpire.board, Qt.Key.Key_J)
    umpire.press("piece_white_3")
    QTest.keyRelease(umpire.board, Qt.Key.Key_J)
    umpire.press("piece_white_2")

    assert umpire.asked == [("+", W, JUMPED), ("+", W, POCKETED)]


def test_j_let_go_elsewhere_is_not_held_any_more(umpire: Umpire) -> None:
    umpire.board.setFocus()
    QTest.keyPress(umpire.board, Qt.Key.Key_J)
    umpire.board.clearFocus()
    umpire.press("piece_white_3")

    assert umpire.asked == [("+", W, POCKETED)]


def test_a_plain_press_means_what_the_picture_says(umpire: Umpire) -> None:
    umpire.show(replace(umpire.picture, pressed_mark=JUMPED))
    umpire.press("piece_white_3")

    assert umpire.asked == [("+", W, JUMPED)]


def test_while_nothing_can_be_marked_a_press_tells_why(umpire: Umpire) -> None:
    umpire.show(replace(umpire.picture, refusal="Call “Play” first."))
    umpire.press("piece_white_3")
    umpire.press(umpire.at_pocket(Pocket.TOP_LEFT))

    assert umpire.asked == []
    assert QToolTip.text() == "Call “Play” first."
    assert umpire.board.toolTip() == "Call “Play” first."
    QToolTip.hideText()


def test_a_board_that_is_not_obeyed_shows_nothing_of_its_own(umpire: Umpire) -> None:
    umpire.is_obeyed = False
    umpire.press("piece_white_3")

    assert umpire.asked == [("+", W, POCKETED)]
    assert umpire.marked() == {}


def test_the_piece_that_a_press_would_take_is_ringed_and_the_pointer_says_so(umpire: Umpire) -> None:
    def look() -> tuple[QImage, Qt.CursorShape]:
        return umpire.board.grab().toImage(), umpire.board.cursor().shape()

    nothing = umpire.at("piece_queen") - QPoint(90, 0)
    QTest.mouseMove(umpire.board, nothing)
    plain, arrow = look()
    QTest.mouseMove(umpire.board, umpire.at("piece_striker") + QPoint(6, 18))
    ringed, hand = look()
    QTest.mouseMove(umpire.board, umpire.at_pocket(Pocket.TOP_LEFT))
    at_pocket, pocket_hand = look()
    QTest.mouseMove(umpire.board, nothing)

    assert (arrow, hand, pocket_hand) == (
        Qt.CursorShape.ArrowCursor,
        Qt.CursorShape.PointingHandCursor,
        Qt.CursorShape.PointingHandCursor,
    )
    assert ringed != plain
    assert at_pocket == plain
    assert look() == (plain, arrow)
    assert umpire.asked == []


def test_no_piece_is_ringed_that_cannot_be_marked_any_more(umpire: Umpire) -> None:
    refused = replace(umpire.picture, refusal="Not now.")
    umpire.show(refused)
    plain = umpire.board.grab().toImage()
    umpire.show(replace(refused, refusal=""))
    QTest.mouseMove(umpire.board, umpire.at("piece_striker"))
    assert umpire.board.grab().toImage() != plain
    umpire.show(refused)

    assert umpire.board.grab().toImage() == plain


# ------------------------------------------------------------------------------------------------------------- fingers


def touch(umpire: Umpire, name: str, *, end: bool = True, slip: QPoint | None = None) -> None:
    device = QTest.createTouchDevice()
    at = umpire.at(name)
    QTest.touchEvent(umpire.board, device).press(0, at, umpire.board).commit()
    if slip is not None:
        QTest.touchEvent(umpire.board, device).move(0, at + slip, umpire.board).commit()
    if end:
        QTest.touchEvent(umpire.board, device).release(0, at, umpire.board).commit()


def test_a_tap_marks(umpire: Umpire) -> None:
    touch(umpire, "piece_white_3")

    assert umpire.asked == [("+", W, POCKETED)]


def test_a_long_touch_means_jumped_and_counts_once(umpire: Umpire, long_touch: QTimer, qtbot: QtBot) -> None:
    touch(umpire, "piece_white_3", end=False)
    assert long_touch.isActive()

    long_touch.timeout.emit()
    assert umpire.asked == [("+", W, JUMPED)]

    QTest.touchEvent(umpire.board, QTest.createTouchDevice()).release(0, umpire.at("piece_white_3"), umpire.board)
    assert umpire.asked == [("+", W, JUMPED)]
    assert not long_touch.isActive()


def test_a_finger_that_slips_away_means_nothing(umpire: Umpire, long_touch: QTimer) -> None:
    touch(umpire, "piece_white_3", slip=QPoint(60, 0))

    assert umpire.asked == []
    assert not long_touch.isActive()


def test_a_mouse_that_rests_on_a_piece_is_no_long_touch(umpire: Umpire, long_touch: QTimer) -> None:
    QTest.mousePress(umpire.board, Qt.MouseButton.LeftButton, pos=umpire.at("piece_white_3"))

    assert not long_touch.isActive()
    assert umpire.asked == [("+", W, POCKETED)]
