"""A press on a pocket asks what was pocketed there."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from carrom_desk.gui.board.pocket_popup import PocketPopup
from carrom_desk.presentation.board.geometry import Pocket
from carrom_desk.presentation.board.picture import QueenPicture, QueenState
from carrom_desk.presentation.stroke_draft import Mark, Marks, PieceKind
from tests.gui.board.umpire import Umpire
from tests.gui.parts import part


def popup_of(umpire: Umpire) -> PocketPopup:
    return part(umpire.board, PocketPopup, "pocket_popup")


def opened(umpire: Umpire, pocket: Pocket = Pocket.TOP_LEFT) -> PocketPopup:
    umpire.press(umpire.at_pocket(pocket))
    popup = popup_of(umpire)
    assert popup.isVisible()
    return popup


def choice(popup: PocketPopup, kind: PieceKind) -> QToolButton:
    return part(popup, QToolButton, f"pocket_{kind}")


@pytest.mark.parametrize("pocket", Pocket)
def test_it_opens_at_every_pocket_towards_the_middle_and_not_under_the_finger(umpire: Umpire, pocket: Pocket) -> None:
    popup = opened(umpire, pocket)
    at, middle = umpire.at_pocket(pocket), umpire.at("piece_queen")
    away = popup.geometry().center() - at

    assert not popup.geometry().contains(at)
    assert umpire.board.rect().contains(popup.geometry())
    assert away.x() * (middle - at).x() > 0
    assert away.y() * (middle - at).y() > 0
    assert umpire.asked == []


@pytest.mark.parametrize("kind", PieceKind)
def test_a_choice_marks_one_piece_of_the_kind_and_closes(umpire: Umpire, kind: PieceKind) -> None:
    popup = opened(umpire)
    QTest.mouseClick(choice(popup, kind), Qt.MouseButton.LeftButton)

    assert umpire.asked == [("+", kind, Mark.POCKETED)]
    assert not popup.isVisible()
    assert [name.split("_")[1] for name in umpire.marked()] == [str(kind)]


def test_the_choice_of_a_pocket_counts_the_men_on_the_board(umpire: Umpire) -> None:
    umpire.press("piece_white_2")
    popup = opened(umpire)

    assert choice(popup, PieceKind.WHITE).text() == "White · 6"
    assert choice(popup, PieceKind.WHITE).accessibleDescription() == "6 on the board"
    assert choice(popup, PieceKind.BLACK).text() == "Black · 6"
    assert [choice(popup, kind).text() for kind in (PieceKind.QUEEN, PieceKind.STRIKER)] == ["Queen", "Striker"]


def test_what_is_marked_or_off_the_board_cannot_be_chosen(umpire: Umpire) -> None:
    umpire.show(replace(umpire.picture, on_board=Marks(1, 6), queen=QueenPicture(QueenState.COVERED, PieceKind.BLACK)))
    umpire.press("piece_white_1")
    popup = opened(umpire)

    assert [kind for kind in PieceKind if choice(popup, kind).isEnabled()] == [PieceKind.BLACK, PieceKind.STRIKER]
    assert choice(popup, PieceKind.BLACK).hasFocus()


def test_escape_closes_it_even_where_the_window_wants_the_key(umpire: Umpire) -> None:
    used: list[str] = []
    shortcut = QShortcut(QKeySequence(Qt.Key.Key_Escape), umpire.board)
    shortcut.activated.connect(lambda: used.append("window"))
    popup = opened(umpire)
    QTest.keyClick(choice(popup, PieceKind.WHITE), Qt.Key.Key_Escape)

    assert not popup.isVisible()
    assert used == []
    assert umpire.asked == []
    assert umpire.board.hasFocus()


def test_a_press_elsewhere_closes_it_and_counts(umpire: Umpire) -> None:
    popup = opened(umpire)
    umpire.press("piece_queen")

    assert not popup.isVisible()
    assert umpire.asked == [("+", PieceKind.QUEEN, Mark.POCKETED)]


def test_a_fast_second_press_on_the_pocket_leaves_it_open(umpire: Umpire) -> None:
    popup = opened(umpire)
    QTest.mouseDClick(umpire.board, Qt.MouseButton.LeftButton, pos=umpire.at_pocket(Pocket.TOP_LEFT))

    assert popup.isVisible()
    assert umpire.asked == []


def test_another_picture_closes_it(umpire: Umpire) -> None:
    popup = opened(umpire)
    umpire.show(replace(umpire.picture, on_board=Marks(7, 5)))

    assert not popup.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_chooses_the_ringed_kind_even_where_the_window_wants_the_key(umpire: Umpire, key: Qt.Key) -> None:
    used: list[str] = []
    shortcut = QShortcut(QKeySequence(key), umpire.board)
    shortcut.activated.connect(lambda: used.append("window"))
    popup = opened(umpire)
    QTest.keyClick(choice(popup, PieceKind.WHITE), key)

    assert umpire.asked == [("+", PieceKind.WHITE, Mark.POCKETED)]
    assert used == []
    assert not popup.isVisible()


@pytest.mark.parametrize(
    ("keys", "kind"),
    [
        ((Qt.Key.Key_Right,), PieceKind.BLACK),
        ((Qt.Key.Key_Down,), PieceKind.QUEEN),
        ((Qt.Key.Key_Down, Qt.Key.Key_Right), PieceKind.STRIKER),
        ((Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up), PieceKind.BLACK),
        ((Qt.Key.Key_Left,), PieceKind.WHITE),
        ((Qt.Key.Key_Up,), PieceKind.WHITE),
    ],
)
def test_arrows_move_the_ring(umpire: Umpire, keys: tuple[Qt.Key, ...], kind: PieceKind) -> None:
    popup = opened(umpire)
    for key in keys:
        ringed = next(each for each in PieceKind if choice(popup, each).hasFocus())
        QTest.keyClick(choice(popup, ringed), key)

    assert choice(popup, kind).hasFocus()
    assert umpire.asked == []


def test_a_press_close_to_a_pocket_means_the_pocket(umpire: Umpire) -> None:
    umpire.press(umpire.at_pocket(Pocket.BOTTOM_RIGHT) + QPoint(-14, -14))

    assert popup_of(umpire).isVisible()
