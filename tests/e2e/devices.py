"""Input devices of an umpire: only keys, only a mouse, only a finger. Every press is counted."""

from abc import ABC, abstractmethod
from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QScrollBar, QWidget

from carrom_desk.gui.dialogs.ask_dialog import ConfirmButton
from carrom_desk.presentation.stroke_draft import Mark, PieceKind
from tests.gui.hands import Hands
from tests.gui.holding import let_it_be_read

KEYS = {PieceKind.WHITE: "w", PieceKind.BLACK: "b", PieceKind.QUEEN: "q", PieceKind.STRIKER: "s"}
ON_SCREEN = QPoint(400, 400)
"""A place on every screen."""
MOST_STEPS = 60
"""Maximum number of presses to reach a control."""


class Device(Protocol):
    """A way to operate the window."""

    inputs: int
    """Number of keys, clicks or taps so far."""

    def press(self, key: str, button: str) -> None:
        """Presses a control of the window, by key or button."""
        ...

    def mark(self, kind: PieceKind, mark: Mark) -> None:
        """Marks another piece."""
        ...

    def choose(self, name: str) -> None:
        """Selects an option in a dialog."""
        ...

    def pick(self, name: str, row: int) -> None:
        """Selects a row in a dialog's list."""
        ...

    def give_reason(self) -> None:
        """Selects the first predefined reason in a dialog."""
        ...

    def accept(self) -> None:
        """Accepts a dialog."""
        ...


class Keyboard:
    """Only keys, also in dialogs."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.inputs = 0

    def press(self, key: str, button: str) -> None:
        self._key(key)

    def mark(self, kind: PieceKind, mark: Mark) -> None:
        self._key(KEYS[kind] if mark is Mark.POCKETED else f"shift+{KEYS[kind]}")

    def choose(self, name: str) -> None:
        wanted = self._hands.find(QAbstractButton, name)
        of_group = wanted.group().buttons()
        self._tab_to(*of_group)
        at = self._hands.focus()
        assert isinstance(at, QAbstractButton)
        steps = of_group.index(wanted) - of_group.index(at)
        for _ in range(abs(steps)):
            self._key("down" if steps > 0 else "up")
        if not wanted.isChecked():
            self._key("space")
        assert wanted.isChecked()

    def pick(self, name: str, row: int) -> None:
        listed = self._hands.find(QAbstractItemView, name)
        self._tab_to(listed)
        self._key("home")
        for _ in range(MOST_STEPS):
            if listed.currentIndex().row() == row:
                return
            self._key("down")

    def give_reason(self) -> None:
        self._tab_to(self._hands.part("act_text"))
        for letter in "dark":
            self._key(letter)

    def accept(self) -> None:
        self._key("ctrl+enter")
        button = self._hands.window.findChild(ConfirmButton, "accept")
        if button is not None and button.question and button.isVisible():  # asked: the second press answers
            let_it_be_read(button)
            self._key("ctrl+enter")

    def _tab_to(self, *wanted: QWidget) -> None:
        for _ in range(MOST_STEPS):
            if self._hands.focus() in wanted:
                return
            self._key("tab")
        raise AssertionError(f"Tab does not lead to {wanted[0].objectName()}")

    def _key(self, name: str) -> None:
        self.inputs += 1
        self._hands.key(name)


class _Pointer(ABC):
    """Presses at a position with a mouse or a finger; strokes are marked on the board."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.inputs = 0

    def press(self, key: str, button: str) -> None:
        if button == "touched_nothing" and not self._hands.part(button).isVisible():
            self._hands.key(key)  # after the break it has a key alone
            return
        self._press(self._hands.part(button))

    def mark(self, kind: PieceKind, mark: Mark) -> None:
        if mark is Mark.JUMPED:
            self._press(self._hands.part("jumped_mode"))
        self._press_piece(kind)

    def choose(self, name: str) -> None:
        self._press(self._hands.part(name))

    def pick(self, name: str, row: int) -> None:
        listed = self._hands.find(QAbstractItemView, name)
        index, room, bar = listed.model().index(row, 0), listed.viewport().rect(), listed.verticalScrollBar()
        for _ in range(MOST_STEPS):
            box = listed.visualRect(index)
            if room.contains(box):
                self._press(listed.viewport(), box.center())
                return
            self._press(bar, _page(bar, is_down=box.bottom() > room.bottom()))
        raise AssertionError(f"line {row} of {name} does not come into sight")

    def give_reason(self) -> None:
        self._press(self._hands.part("ready_1"))

    def accept(self) -> None:
        button = self._hands.find(ConfirmButton, "accept")
        asks = bool(button.question)
        self._press(button)
        if asks:
            let_it_be_read(button)
            self._press(button)

    def _press_piece(self, kind: PieceKind) -> None:
        board = self._hands.part("board")
        self._press(board, self._place_of(kind))

    def _place_of(self, kind: PieceKind) -> QPoint:
        """Returns the place of the first unmarked piece of a kind on the board."""
        board = self._hands.part("board")
        pieces = [
            piece
            for piece in board.findChildren(QAbstractButton)
            if piece.objectName().startswith(f"piece_{kind}") and piece.isEnabled() and not piece.isChecked()
        ]
        return pieces[0].mapTo(board, pieces[0].rect().center())

    def _press(self, part: QWidget, at: QPoint | None = None) -> None:
        assert part.isVisible(), f"{part.objectName()} is not in sight"
        self.inputs += 1
        self._hands.let_a_moment_pass()
        self._press_at(part, part.rect().center() if at is None else at)

    @abstractmethod
    def _press_at(self, part: QWidget, at: QPoint) -> None: ...


class Mouse(_Pointer):
    """Only a mouse."""

    def mark(self, kind: PieceKind, mark: Mark) -> None:
        if mark is Mark.JUMPED:
            self.inputs += 1
            board = self._hands.part("board")
            QTest.mouseClick(board, Qt.MouseButton.RightButton, pos=self._place_of(kind))
        else:
            super().mark(kind, mark)

    def _press_at(self, part: QWidget, at: QPoint) -> None:
        QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=at)


class Finger(_Pointer):
    """Only a finger, with real touch events."""

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands)
        self._screen = QTest.createTouchDevice()

    def _press_at(self, part: QWidget, at: QPoint) -> None:
        # The offscreen platform has a screen smaller than the window, and touches end where it ends.
        self._bring_on_screen(part, at)
        # No timer runs out between the two, however busy the machine: the finger is lifted soon.
        QTest.touchEvent(part, self._screen).press(0, at, part).commit(False)
        QTest.touchEvent(part, self._screen).release(0, at, part).commit()

    @staticmethod
    def _bring_on_screen(part: QWidget, at: QPoint) -> None:
        window = part.window()
        window.move(window.pos() + ON_SCREEN - part.mapToGlobal(at))


def _page(bar: QScrollBar, *, is_down: bool) -> QPoint:
    """Returns the place on a scroll bar where a press scrolls one page."""
    return QPoint(bar.rect().center().x(), bar.height() - 4 if is_down else 4)
