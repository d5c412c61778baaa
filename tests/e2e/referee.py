"""Plays a recorded match through the real window, as an umpire would enter it."""

from PySide6.QtCore import Qt

from carrom_desk.gui.dialogs.keyed_list import KeyedList
from carrom_desk.gui.entries.foul import BreachList
from carrom_desk.gui.panels.action_button import ActionButton
from carrom_desk.match.entry.entries import (
    BoardReplayed,
    Demanded,
    Entry,
    IncidentSeen,
    Passed,
    PlacingDone,
    PlacingOutcome,
    StrokeMade,
    Toss,
    ViolationSeen,
)
from carrom_desk.match.side import Side, seat_of
from carrom_desk.match.state import BoardState
from carrom_desk.presentation.breach_choices import BreachChoice
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.offers import Offer
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.presentation.next_step.referee_topics import topic_of
from carrom_desk.presentation.stroke_draft import Mark, PieceKind
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import Pieces
from tests.e2e.devices import Device, Keyboard
from tests.gui.hands import Hands
from tests.gui.ways import keys_of

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
    """Enters entries with a single device, by default the keyboard."""

    def __init__(self, hands: Hands, device: Device | None = None) -> None:
        self.hands = hands
        self.device: Device = device or Keyboard(hands)

    def enter(self, entry: Entry) -> None:
        """Enters an entry, after whatever the window asks for first."""
        match entry:
            case Toss():
                self._toss(entry)
            case PlacingDone():
                self.device.press(PLACING_KEYS[entry.outcome], PLACING_BUTTONS[entry.outcome])
            case StrokeMade():
                self.go_on_to_the_stroke()
                self._stroke(entry)
            case ViolationSeen():
                self._violation(entry)
            case IncidentSeen():
                self._foul(Breach(entry.kind.value), entry.by, entry.player)
            case Passed():
                self._referee_action(RefereeAction.PASS)
            case BoardReplayed():
                self._referee_action(RefereeAction.REPLAY_BOARD, has_reason=True)
            case _:
                raise AssertionError(f"no press is known for {entry}")

    @property
    def _board(self) -> BoardState:
        board = self.hands.record.state.board
        assert board is not None
        return board

    def go_on_to_the_stroke(self) -> None:
        """Enters everything until the next stroke: points claimed, change of sides, "Play", men placed."""
        for _ in range(5):
            if self._first.intent is ActionName.CONFIRM:
                return
            self.go_on()
        raise AssertionError(f"the window does not get to a stroke: {self.hands.text('what_now')}")

    def go_on(self) -> None:
        """Takes the first offer of the next step."""
        first = self._first
        is_claim = isinstance(first.intent, Demanded)
        self.device.press("space" if first.key is ActionName.SPACE else "1" if is_claim else "enter", "confirm")

    @property
    def _first(self) -> Offer:
        """The first offer of the next step."""
        view = self.hands.controller.page.view
        assert view is not None
        return view.now.offers[0]

    def _stroke(self, made: StrokeMade) -> None:
        stroke = made.stroke
        for mark, pieces in ((Mark.POCKETED, stroke.pocketed), (Mark.JUMPED, stroke.jumped)):
            for kind, count in self._counts(pieces).items():
                for _ in range(count):
                    self.device.mark(kind, mark)
        if stroke.improper:
            self.device.press("i", "improper")
        if not stroke.touched:
            self.device.press("n", "touched_nothing")
        if stroke.before_play:
            self.hands.key("i", "1")
        self.device.press("enter", "confirm")

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

    def _violation(self, seen: ViolationSeen) -> None:
        to_place = self._board.to_place
        has_time_law = self.hands.record.setup.laws.law_of(Breach.TIME_LIMIT) is not None
        is_stroke_timed = has_time_law and to_place is None
        if seen.breach is Breach.TIME_LIMIT and seen.by is self._board.turn.side and is_stroke_timed:
            self._play_if_awaited()
            before = len(self.hands.record.entries)
            self.device.press("t", "action_8")
            if len(self.hands.record.entries) == before:  # the time is not over yet: the desk asks once
                self.device.press("t", "action_8")
        else:
            self._foul(seen.breach, seen.by, seen.player)

    def _play_if_awaited(self) -> None:
        if self._first.key is ActionName.SPACE:
            self.device.press("space", "confirm")

    # Dialogs

    def _toss(self, toss: Toss) -> None:
        self._open("enter", "confirm")
        self.device.choose(f"winner_{toss.winner}")
        self.device.choose(f"choice_{toss.choice}")
        if self.hands.record.setup.doubles:
            self.device.choose(f"player_{toss.player}")
        self._accept()

    def _foul(self, breach: Breach, by: Side, player: int | None) -> None:
        if self.hands.find(ActionButton, "action_7").key == "F":
            self.device.press("f", "action_7")
        else:
            self.hands.key("f")  # after a board it has a key alone
        self.hands.turn_to_dialog()
        listed = self.hands.find(BreachList, "breaches")
        values = (listed.item(row).data(Qt.ItemDataRole.UserRole) for row in range(listed.count()))
        choice = next(each for each in values if isinstance(each, BreachChoice) and each.breach is breach)
        self.device.pick("breaches", listed.row_of(choice))
        turn = self._board.turn
        number = player or (turn.number if turn.side is by else 1)
        self.device.choose(f"by_{seat_of(by, number)}" if self.hands.record.setup.doubles else f"by_{by}")
        self._accept()

    def _referee_action(self, act: RefereeAction, *, has_reason: bool = False) -> None:
        self._open("r", "action_9")
        self.device.pick("acts", self.hands.find(KeyedList, "acts").row_of(topic_of(act)))
        if self.hands.part("acts").isVisible():
            self.hands.key("enter")
        if self.hands.part(f"kind_{act}").isVisible():
            self.device.press(keys_of(act)[-1], f"kind_{act}")
        if has_reason:
            self.device.give_reason()
        self._accept()

    def _open(self, key: str, button: str) -> None:
        self.device.press(key, button)
        self.hands.turn_to_dialog()

    def _accept(self) -> None:
        self.device.accept()
        self.hands.settle()
