"""Fields of an override."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from carrom_desk.gui.kit.layouts import Tiles, across, down, within
from carrom_desk.gui.kit.wording import POINTS_OF_BOARD, plain_tip
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import Override
from carrom_desk.match.side import Side, side_of
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.presentation.names import shortened_setup
from carrom_desk.presentation.wording.ruling_text import TURN_WORDS, queen_covered
from carrom_desk.rules.position import MEN_OF_A_SIDE, ByParty, Party, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Ruling, Turn
from carrom_desk.rules.texts.piece_text import queen_words

from .desk_dialog import named
from .fields import ChoiceBox, NumberField, check_box, choice_box, watch

MOST_DEMANDED = 2
_WIDE = 24
"""Width in line heights from which the fields of each page stand in a row."""
_COLUMNS = {False: (1, 2, 2), True: (2, 4, 3)}
"""Columns for turn and Queen, men, and the result of a board, in a narrow form and in a wide one."""
_LINE_HEIGHT = 9
"""Height of a separator in pixels."""
_DOWNWARDS = frozenset({Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End})


class _TurnBox(ChoiceBox):
    """Box for the turn. The end of the board is apart, below a line: it changes the whole form, so that it is chosen
    from the open list, and neither the next arrow key nor the wheel leads to it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(_LineDelegate(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_downwards = event.key() in _DOWNWARDS and not event.modifiers() & Qt.KeyboardModifier.AltModifier
        if not is_downwards:
            super().keyPressEvent(event)
        elif self.currentData() != Turn.BOARD_OVER:
            self.choose(Turn.PASSES)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class _LineDelegate(QStyledItemDelegate):
    """Paints the separator of a list as a line."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, _LINE_HEIGHT) if _is_line(index) else super().sizeHint(option, index)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        if not _is_line(index):
            super().paint(painter, option, index)
            return
        middle = option.rect.center().y()
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        painter.drawLine(option.rect.left(), middle, option.rect.right(), middle)


def _is_line(index: QModelIndex | QPersistentModelIndex) -> bool:
    return not index.flags() & Qt.ItemFlag.ItemIsEnabled


class OverrideFields(QWidget):
    """Fields of the last ruling, to be overridden by the umpire."""

    changed = Signal()
    """Emitted when a value changes."""

    def __init__(self, state: MatchState, *beside: QWidget) -> None:
        """`beside` is shown below the men."""
        super().__init__()
        last, setup = state.last_ruled, state.setup
        assert last is not None, "only a ruling can be decided otherwise"
        board = last.before.board
        assert board is not None
        self._setup = shortened_setup(setup)
        self._board: BoardState = board
        self._ruling: Ruling = last.ruling
        turns = [(say(TURN_WORDS[turn]), turn) for turn in Turn]
        after = _("Turn after {name}’s stroke").format(name=self._setup.player_at(board.turn).name)
        self.turn = choice_box("turn", after, turns, is_narrow=True, box=_TurnBox())
        self.turn.insertSeparator(self.turn.findData(Turn.BOARD_OVER))
        self._place = {party: self._men("place", party, _("White placed"), _("Black placed")) for party in Party}
        self._due = {party: self._men("due", party, _("White still owed"), _("Black still owed")) for party in Party}
        self._place_queen = check_box("place_queen", _("Queen returns"))
        places = [(self._queen_words(place), place) for place in QueenPlace if place in setup.laws.queen_places]
        self._queen = choice_box("queen", _("Queen"), places, is_narrow=True)
        winners = [(self._side_name(party), party) for party in Party]
        self._winner = choice_box("winner", _("Board winner"), winners, of_names=True)
        self._most = setup.laws.scoring.most
        self._points = NumberField("points", say(POINTS_OF_BOARD), 1, self._most)
        limit = _("A board is worth 1 to {most} points, extra points included.").format(most=self._most)
        self._points.setAccessibleDescription(limit)
        self._points.setToolTip(plain_tip(limit))
        self._demand = NumberField("on_demand", _("Extra points"), 0, MOST_DEMANDED)
        self._pages = QStackedWidget()
        """Pages for the men, or for the result of a finished board."""
        self._lay_out(*beside)
        self.show_ruling()
        numbers = (*self._place.values(), *self._due.values(), self._points, self._demand)
        watch(self._changed, self.turn, self._queen, self._winner, *numbers, self._place_queen)
        self._changed()

    def show_ruling(self) -> None:
        """Shows the ruling without overrides."""
        ruling = self._ruling
        self._show(ruling.turn, ruling.place, ruling.due, ruling.queen, ruling.board)

    def show_override(self, override: Override) -> None:
        """Shows the ruling as overridden."""
        ruling = self._ruling
        turn = Turn.BOARD_OVER if override.board is not None else override.turn
        self._show(
            turn or ruling.turn,
            override.place or ruling.place,
            override.due or ruling.due,
            override.queen or ruling.queen,
            override.board or ruling.board,
        )

    def override(self, reason: str) -> Override:
        """Returns the override with only the changed values."""
        was, turn = self._ruling, Turn(self.turn.currentData())
        is_over = turn is Turn.BOARD_OVER
        place = Placing(self._counts(self._place), queen=self._place_queen.isChecked())
        due, queen = self._counts(self._due), QueenPlace(self._queen.currentData())
        result = self._result() if is_over else None
        return Override(
            reason=reason,
            turn=turn if turn is not was.turn else None,
            place=place if place != was.place and not is_over else None,
            due=due if due != was.due and not is_over else None,
            queen=queen if queen is not was.queen else None,
            board=result if result != was.board else None,
            board_goes_on=was.board is not None and not is_over,
        )

    def _result(self) -> BoardResult:
        return BoardResult(Party(self._winner.currentData()), self._points.value(), self._demand.value())

    @staticmethod
    def _counts(spins: dict[Party, NumberField]) -> ByParty[int]:
        return ByParty(spins[Party.OWN].value(), spins[Party.OPPONENT].value())

    def _show(
        self, turn: Turn, place: Placing, due: ByParty[int], queen: QueenPlace, board: BoardResult | None
    ) -> None:
        self.turn.choose(turn)
        for party in Party:
            self._place[party].setValue(place.men.of(party))
            self._due[party].setValue(due.of(party))
        self._place_queen.setChecked(place.queen)
        self._queen.choose(queen)
        if board is not None:
            self._winner.choose(board.winner)
            self._points.setValue(board.points)
            self._demand.setValue(board.on_demand)

    def _changed(self) -> None:
        is_over = Turn(self.turn.currentData()) is Turn.BOARD_OVER
        self._place_queen.setEnabled(not is_over)
        self._demand.setMaximum(min(MOST_DEMANDED, self._most - self._points.value()))
        self._pages.setCurrentIndex(1 if is_over else 0)
        self.changed.emit()

    def _men(self, name: str, party: Party, white: str, black: str) -> NumberField:
        """Returns a field named by colour, since colours are short, whatever the players' names."""
        title = white if self._side(party) is self._board.white else black
        return NumberField(f"{name}_{party}", title, 0, MEN_OF_A_SIDE)

    def _side(self, party: Party) -> Side:
        return side_of(party, self._board.turn.side)

    def _side_name(self, party: Party) -> str:
        return self._setup.side_name(self._side(party))

    def _queen_words(self, place: QueenPlace) -> str:
        """Returns the place of the Queen; who covered her by name, since the turn may have passed."""
        return queen_words(place) if place.holder is None else queen_covered(self._side_name(place.holder))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())  # in a narrow form its fields take more rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Places the fields side by side where there is room."""
        super().resizeEvent(event)
        is_wide = self.width() > _WIDE * self.fontMetrics().height()
        for tiles, columns in zip(self._tiles, _COLUMNS[is_wide], strict=True):
            tiles.arrange(columns)
        self._tiles[0].setColumnStretch(1, 2 * is_wide)  # the Queen’s place may name a pair

    def _lay_out(self, *beside: QWidget) -> None:
        first = Tiles(self.turn, self._queen, columns=1)
        men = Tiles(*self._place.values(), *self._due.values(), columns=2)
        board = Tiles(self._winner, self._points, self._demand, columns=2)
        self._tiles = (first, men, board)
        self._pages.addWidget(named(within(men), "men_page", _("Men")))
        self._pages.addWidget(named(within(board), "board_page", _("Board result")))
        within(down(first, self._pages, across(*((each, 1) for each in beside), self._place_queen), gap=6), self)
