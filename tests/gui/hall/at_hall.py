"""A window at a table of a hall, for tests of both."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from carrom_desk.gui.hall.join_dialog import JoinDialog
from carrom_desk.match.ports.store import Head, MatchId
from tests.gui.hands import Hands
from tests.gui.kept_desk import Desk
from tests.gui.parts import part
from tests.hall.running import RunningHub

PATIENCE_MS = 30_000


class Windows:
    """Windows that leave the hall at the end, as the program does when it quits."""

    def __init__(self) -> None:
        self.open: list[Hands] = []

    def sit(self, table: Desk) -> Hands:
        self.open.append(table.sit())
        return self.open[-1]


def press(hands: Hands, action: str) -> None:
    hands.window.findChildren(QAction, f"action_{action}")[0].trigger()


def pill(hands: Hands) -> QLabel:
    return hands.find(QLabel, "hall_status")


def join(hands: Hands, text: str) -> None:
    """Types a code into the dialog and accepts."""
    press(hands, "join_hall")
    dialog = hands.find(JoinDialog, "join_dialog")
    typed = part(dialog, QLineEdit, "hall_code")
    typed.setText(text)
    button = part(dialog, QPushButton, "accept")
    assert button.isEnabled()
    button.click()
    hands.settle()


def joined(windows: Windows, table: Desk, hub: RunningHub, number: int = 3) -> Hands:
    hands = windows.sit(table)
    join(hands, hub.invitation(number).code)
    hands.qtbot.waitUntil(lambda: "no match for this table" in hands.said(), timeout=PATIENCE_MS)
    return hands


def arrived(hub: RunningHub) -> int:
    """Returns the number of the match's entries at the hub."""
    with hub.store() as store:
        return dict(store.heads(0)).get(MatchId("m1"), Head(0, "")).length
