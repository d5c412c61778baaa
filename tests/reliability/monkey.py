"""Random keys, clicks and words in the window and all its dialogs."""

import os
from collections import deque
from dataclasses import fields
from itertools import count
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMainWindow,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.dialogs.ask_dialog import ConfirmButton
from carrom_desk.match.entry.entries import PlayCalled, Toss, TossChoice
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.replay import replay
from carrom_desk.match.side import Side
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.screen import Screen
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import DOUBLES, SINGLES, StoppedTime
from tests.gui.hands import Hands
from tests.gui.holding import press_firmly

from .walks import next_command

KEYS = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Space, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Delete, Qt.Key.Key_Home),
    *(Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F9, Qt.Key.Key_F10, Qt.Key.Key_F11, Qt.Key.Key_PageDown),
    *(Qt.Key(key) for key in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *(Qt.Key(key) for key in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
)
UMPIRED = (
    *(Qt.Key.Key_W, Qt.Key.Key_W, Qt.Key.Key_B, Qt.Key.Key_Q, Qt.Key.Key_S, Qt.Key.Key_I, Qt.Key.Key_J),
    *[Qt.Key.Key_Return] * 6,
)
TYPED = ("Asha", "a", "-1", "999999", "=cmd|' /C calc'!A0", "<b>x</b>", "{player} %1 %n", "'; drop table matches; --")
HELD = (
    *[Qt.KeyboardModifier.NoModifier] * 6,
    *(Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier),
)
MOST_WAYS_OUT = 30
"""Presses of Escape after which a dialog counts as a dead end."""
LONGEST_MS = 60_000
REMEMBERED = 60
SHOWN = tuple(part.name for part in fields(Screen) if part.name not in ("log", "clock"))
"""Displayed values that do not change by themselves and can be compared."""


class Monkey:
    """Performs random actions on a window with a database of its own, and keeps the last ones."""

    def __init__(self, qtbot: QtBot, folder: Path, seed: int) -> None:
        self._qtbot = qtbot
        self._folder = folder
        self._random = Random(seed)
        self._ids = count()
        self._now = StoppedTime()
        self.done = 0
        """Number of actions done."""
        self.windows = 0
        """Number of windows opened."""
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        self.entries = 0
        """Length of the longest log."""
        self._open_window()

    def _open_window(self) -> None:
        self._database = DatabaseController(
            SqlDatabaseService(str(self._folder / "matches.sqlite3")),
            lambda store: MatchLibrary(store, self._now, lambda: MatchId(f"m{next(self._ids)}-{os.getpid()}")),
        )
        self.hands = Hands(self._qtbot, now=self._now, db_controller=self._database, data_folder=self._folder)
        self.windows += 1

    def play(self, rounds: int) -> None:
        """Performs rounds of 50 actions, and checks the desk after each."""
        for _ in range(rounds):
            for _ in range(50):
                self.do_something()
            self.look()
        self.leave()

    def do_something(self) -> None:
        """Performs one random action with its consequences."""
        if not self.hands.window.isVisible():
            self.leave()
            self._open_window()
        top = self._top()
        if isinstance(top, QFileDialog):
            # What lies on this machine is none of the monkey's business.
            self._note("leaves a dialog for files")
            top.reject()
        else:
            ways = (self._umpire, self._enter, self._press_key, self._click, self._type, self._trigger, self._wait)
            self._random.choices(ways, (12, 2, 8, 12, 2, 1, 2))[0](top)
        self.done += 1
        QApplication.processEvents()
        if self.done % 10 == 0:
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # What it does

    def _top(self) -> QWidget:
        """Returns the active window or popup."""
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        spectators = self.hands.controller.spectators.window
        if popup is not None:
            return popup
        if modal is not None:
            return modal
        if spectators is not None and self._random.random() < 0.1:
            return spectators
        return self.hands.window

    def _umpire(self, top: QWidget) -> None:
        """Enters common umpire actions in an open match."""
        if top is not self.hands.window:
            self._press_key(top)
            return
        if self.hands.controller.match.session.desk is None and self._random.random() < 0.2:
            self._note("begins a match")
            self.hands.controller.new_matches.begin(self._random.choice((SINGLES, DOUBLES)))
            self.hands.controller.match.session.submit(Toss(Side.A, TossChoice.BREAK))
            self.hands.controller.match.session.submit(PlayCalled())
        key = self._random.choice(UMPIRED)
        self._note(f"key {key.name}")
        self.hands.let_a_moment_pass()
        QTest.keyClick(self.hands.window, key)

    def _enter(self, top: QWidget) -> None:
        """Enters any possible entry, however many clicks it takes."""
        match = self.hands.controller.match
        command = None if match.session.desk is None else next_command(match.session.record, self._random)
        if top is self.hands.window and command is not None:
            self._note(f"enters {command}")
            match.session.submit(command)

    def _press_key(self, top: QWidget) -> None:
        key, held = self._random.choice(KEYS), self._random.choice(HELD)
        focused = QApplication.focusWidget()
        target = focused if focused is not None and focused.window() is top.window() else top
        self._note(f"key {key.name} {held.name} on {_name(target)}")
        self.hands.let_a_moment_pass()
        QTest.keyClick(target, key, held)

    def _click(self, top: QWidget) -> None:
        seen = [each for each in top.findChildren(QWidget) if each.isVisible() and each.window() is top.window()]
        buttons = [each for each in seen if isinstance(each, QAbstractButton) and each.isEnabled()]
        among = buttons if buttons and self._random.random() < 0.7 else [*seen, top]
        target = self._random.choice(among)
        at = QPoint(self._random.randrange(max(1, target.width())), self._random.randrange(max(1, target.height())))
        button = self._random.choices((Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton), (9, 1))[0]
        self._note(f"{button.name} on {_name(target)} at {at.x()}, {at.y()}")
        if isinstance(target, ConfirmButton):
            press_firmly(target)
        elif self._random.random() < 0.05:
            QTest.mouseDClick(target, button, pos=at)
        else:
            QTest.mouseClick(target, button, pos=at)

    def _type(self, top: QWidget) -> None:
        fields = [each for each in top.findChildren(QLineEdit) if each.isVisible() and each.isEnabled()]
        if fields:
            field, words = self._random.choice(fields), self._random.choice(TYPED)
            self._note(f"types {words} into {_name(field)}")
            QTest.keyClicks(field, words)

    def _trigger(self, top: QWidget) -> None:
        """Triggers an action of the menu directly, which otherwise takes two clicks."""
        if top is self.hands.window:
            name = self._random.choice(list(ActionName))
            self._note(f"action {name}")
            self.hands.controller.actions.trigger(name)

    def _wait(self, _top: QWidget) -> None:
        ms = self._random.choice((0, 100, 1_000, 20_000, 600_000))
        self._note(f"waits {ms} ms")
        self.hands.wait(ms)

    def _note(self, what: str) -> None:
        self.last.append(f"{self.done}: {what}")

    # What must be so

    def look(self) -> None:
        """Checks that there is a way out of everything, and that the display and data match the log."""
        self._find_a_way_out()
        if not self.hands.window.isVisible():
            return
        match = self.hands.controller.match
        if match.session.desk is None:
            return
        held, stored = match.session.desk.record, match.session.stored()
        self.entries = max(self.entries, len(stored.entries))
        assert replay(stored.setup, stored.entries).record == held, self.told("the match is not what its log leads to")
        before = self._view
        match.session.translate()  # everything is worded again
        for part in SHOWN:
            assert getattr(before, part) == getattr(self._view, part), self.told(f"{part} is out of date")

    @property
    def _view(self) -> Screen:
        shown = self.hands.controller.page.view
        assert shown is not None
        return shown

    def _find_a_way_out(self) -> None:
        top: QWidget | None = None
        for tried in range(MOST_WAYS_OUT):
            top = QApplication.activePopupWidget() or QApplication.activeModalWidget() or self._form()
            if top is None or not self.hands.window.isVisible():
                return
            lose = top.findChild(QAbstractButton, "lose")
            if lose is not None and tried > 1:
                lose.click()  # what it asks about cannot be left otherwise, such as an exam
                QApplication.processEvents()
            elif isinstance(top, QMainWindow):
                top.close()  # a desk to practise at, over this one
                QApplication.processEvents()
            elif top.objectName() == "progress_dialog":
                self._wait_for_the_end(top)
            else:
                QTest.keyClick(top, Qt.Key.Key_Escape)
                QApplication.processEvents()
        raise AssertionError(self.told(f"there is no way out of {_name(top or self.hands.window)}"))

    def _wait_for_the_end(self, dialog: QWidget) -> None:
        """Waits until background work has ended."""
        self._qtbot.waitUntil(lambda: not (isValid(dialog) and dialog.isVisible()), timeout=LONGEST_MS)

    def _form(self) -> QWidget | None:
        """Returns the form beside the board, if any."""
        return self.hands.controller.page.side.form

    def leave(self) -> None:
        """Closes the window without questions, and closes the database."""
        self.hands.controller.quitting.leave_without_asking()
        self._qtbot.waitUntil(lambda: not self.hands.window.isVisible())
        self.hands.controller.close()
        self._database.leave()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def told(self, what: str) -> str:
        """Returns a failure with the preceding actions."""
        return "\n".join((what, *self.last))


def _name(widget: QWidget) -> str:
    if not isValid(widget):
        return "something that is gone"
    kind = "menu" if isinstance(widget, QMenu) else "dialog" if isinstance(widget, QDialog) else type(widget).__name__
    return f"{kind} {widget.objectName()}".strip()
