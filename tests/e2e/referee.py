"""Plays a recorded match through the real window: what an umpire would press for every entry."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget

from carrom_desk.gui.dialogs.seldom_acts import SeldomAct
from carrom_desk.match.entries import (
    BoardReplayed,
    Entry,
    IncidentSeen,
    Passed,
    PlacingDone,
    PlacingOutcome,
    StrokeMade,
    Toss,
    ViolationSeen,
)
from carrom_desk.match.side import Side
from carrom_desk.match.state import BoardState
from carrom_desk.match.stroke_draft import Mark, PieceKind
from carrom_desk.rules.breach_catalogue import Breach, citation
from carrom_desk.rules.pieces import Pieces
from tests.gui.hands import Hands

KEYS = {PieceKind.WHITE: "w", PieceKind.BLACK: "b", PieceKind.QUEEN: "q", PieceKind.STRIKER: "s"}
PLACING_KEYS = {
    PlacingOutcome.PLACED: "enter",
    PlacingOutcome.FORGONE: "2",
    PlacingOutcome.FORFEITED: "3",
    PlacingOutcome.NO_SPACE: "4",
}
PLACING_BUTTONS = {
    PlacingOutcome.PLACED: "confirm",
    PlacingOutcome.FORGONE: "action_2",
    PlacingOutcome.FORFEITED: "action_3",
    PlacingOutcome.NO_SPACE: "action_4",
}


class Referee:
    """Enters one entry after the other, by keys or by clicks."""

    def __init__(self, hands: Hands, *, clicks: bool = False) -> None:
        self.hands = hands
        self.clicks = clicks

    def enter(self, entry: Entry) -> None:
        """Press what makes this entry, after what the window asks for first."""
        match entry:
            case Toss():
                self._toss(entry)
            case PlacingDone():
                self._press(PLACING_KEYS[entry.outcome], PLACING_BUTTONS[entry.outcome])
            case StrokeMade():
                self._go_on_to_the_stroke()
                self._stroke(entry)
            case ViolationSeen():
                self._violation(entry)
            case IncidentSeen():
                self._foul(Breach(entry.kind.value), entry.by)
            case Passed():
                self._seldom(SeldomAct.PASS)
            case BoardReplayed():
                self._seldom(SeldomAct.REPLAY_BOARD, entry.reason)
            case _:
                raise AssertionError(f"no press is known for {entry}")

    @property
    def _board(self) -> BoardState:
        board = self.hands.record.state.board
        assert board is not None
        return board

    def _press(self, key: str, button: str) -> None:
        if self.clicks:
            self.hands.click(button)
        else:
            self.hands.key(key)

    def _go_on_to_the_stroke(self) -> None:
        """Until the window waits for a stroke: points demanded, sides changed, "Play" called, men placed."""
        for _ in range(5):
            if "Confirm" in self.hands.part("confirm").accessibleName():
                return
            self._press("enter", "confirm")
        raise AssertionError(f"the window does not get to a stroke: {self.hands.text('what_now')}")

    def _stroke(self, made: StrokeMade) -> None:
        stroke = made.stroke
        for mark, pieces in ((Mark.POCKETED, stroke.pocketed), (Mark.JUMPED, stroke.jumped)):
            for kind, count in self._counts(pieces).items():
                for _ in range(count):
                    self._mark(kind, mark)
        if stroke.improper:
            self._press("i", "improper")
        if not stroke.touched:
            self._press("n", "touched_nothing")
        if stroke.before_play:
            self._press("p", "before_play")
        self._press("enter", "confirm")

    def _counts(self, pieces: Pieces) -> dict[PieceKind, int]:
        own, other = PieceKind.WHITE, PieceKind.BLACK
        if self._board.turn.side is not self._board.white:
            own, other = other, own
        return {
            own: pieces.own,
            other: pieces.opponent,
            PieceKind.QUEEN: int(pieces.queen),
            PieceKind.STRIKER: int(pieces.striker),
        }

    def _mark(self, kind: PieceKind, mark: Mark) -> None:
        if not self.clicks:
            self.hands.key(KEYS[kind] if mark is Mark.POCKETED else f"shift+{KEYS[kind]}")
        elif mark is Mark.POCKETED:
            self.hands.click(f"mark_{kind}")
        else:
            self.hands.click("jumped_mode", f"mark_{kind}")

    def _violation(self, seen: ViolationSeen) -> None:
        to_place = self._board.to_place
        has_time_law = citation(Breach.TIME_LIMIT, self.hands.record.setup.laws) is not None
        is_stroke_timed = has_time_law and (to_place is None or to_place.is_answered)
        if seen.breach is Breach.TIME_LIMIT and seen.by is self._board.turn.side and is_stroke_timed:
            self._play_if_awaited()
            before = len(self.hands.record.entries)
            self._press("t", "action_9")
            if len(self.hands.record.entries) == before:  # the time is not over yet: the desk asks once
                self._press("t", "action_9")
        else:
            self._foul(seen.breach, seen.by)

    def _play_if_awaited(self) -> None:
        if "Play" in self.hands.text("what_now"):
            self._press("enter", "confirm")

    # Dialogs

    def _toss(self, toss: Toss) -> None:
        self._press("enter", "confirm")
        self.hands.click(f"winner_{toss.winner}", f"choice_{toss.choice}")
        if self.hands.record.setup.doubles:
            self.hands.click(f"player_{toss.player}")
        self.hands.click("accept")
        self.hands.settle()

    def _foul(self, breach: Breach, by: Side) -> None:
        self._open("f")
        breaches = self.hands.find(QListWidget, "breaches")
        rows = [breaches.item(row).data(Qt.ItemDataRole.UserRole).breach for row in range(breaches.count())]
        self._choose(breaches, rows.index(breach))
        self.hands.click(f"by_{by}", "accept")
        self.hands.settle()

    def _seldom(self, act: SeldomAct, reason: str = "") -> None:
        self._open("r")
        self._choose(self.hands.find(QListWidget, "acts"), list(SeldomAct).index(act))
        if reason:
            QTest.keyClicks(self.hands.part("act_text"), reason)
        self.hands.click("accept")
        self.hands.settle()

    def _open(self, key: str) -> None:
        """Open a dialog by its key, or by its button, which is always in the same place."""
        if not self.clicks:
            self.hands.key(key)
            return
        self.hands.click({"f": "action_7", "r": "action_8"}[key])

    def _choose(self, listed: QListWidget, row: int) -> None:
        if self.clicks:
            listed.scrollToItem(listed.item(row))
            at = listed.visualItemRect(listed.item(row)).center()
            QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=at)
            return
        listed.setFocus()
        QTest.keyClick(listed, Qt.Key.Key_Home)
        for _ in range(row):
            QTest.keyClick(listed, Qt.Key.Key_Down)
