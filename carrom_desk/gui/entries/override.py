"""Override of the last ruling: its fields, and the form that enters it."""

from collections import Counter
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from carrom_desk.gui.dialogs.ask_dialog import DescribeOutcome
from carrom_desk.gui.dialogs.desk_dialog import named
from carrom_desk.gui.dialogs.fields import ChoiceBox, NumberField, check_box, choice_box, watch
from carrom_desk.gui.kit.layouts import Tiles, across, down, within
from carrom_desk.i18n import _, say
from carrom_desk.match.effects.unnoticed import UnnoticedCase, unnoticed_cases
from carrom_desk.match.entry.entries import MistakeStands, Override, TurnCorrected
from carrom_desk.match.side import side_of
from carrom_desk.match.state import LastRuled, MatchState
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.names import shortened_setup
from carrom_desk.presentation.wording.decision_text import unnoticed_reason, unnoticed_title
from carrom_desk.presentation.wording.match_text import sentence
from carrom_desk.presentation.wording.ruling_text import queen_covered, ruling_text
from carrom_desk.rules.position import MEN_OF_A_SIDE, ByParty, Party, QueenPlace
from carrom_desk.rules.ruling import Placing, Turn
from carrom_desk.rules.texts.piece_text import queen_words

from .board_result import BoardResultFields
from .consequence import NOTHING
from .entry_dialog import DecisionDialog
from .entry_fields import EntryFields

_WIDE = 24
"""Width in line heights from which the fields of each page stand in a row."""
_COLUMNS = {False: (1, 2, 2), True: (2, 4, 3)}
"""Columns for turn and Queen, men, and the result of a board, in a narrow form and in a wide one."""
_DOWNWARDS = frozenset({Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End})
_AS_RULED = Override("")


class _TurnBox(ChoiceBox):
    """Box for the turn. The end of the board is apart, below a line: it changes the whole form, so that it is chosen
    from the open list, and neither the next arrow key nor the wheel leads to it.
    """

    def add_line(self, above: Turn) -> None:
        """Adds a line above a choice."""
        row = self.findData(above)
        self.insertSeparator(row)
        self.setItemData(row, QSize(0, 1), Qt.ItemDataRole.SizeHintRole)
        self.setItemData(row, self.palette().brush(QPalette.ColorRole.Text), Qt.ItemDataRole.BackgroundRole)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_downwards = event.key() in _DOWNWARDS and not event.modifiers() & Qt.KeyboardModifier.AltModifier
        if not is_downwards:
            super().keyPressEvent(event)
        elif self.currentData() != Turn.BOARD_OVER:
            self.choose(Turn.PASSES)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class OverrideFields(EntryFields):
    """Fields of the last ruling, to be overridden by the umpire, with mistakes that may have gone unnoticed."""

    reason_given = Signal(str)
    """Emitted with the reason for a chosen mistake."""

    def __init__(self, state: MatchState, amended: Override | None = None) -> None:
        """`amended` is shown in place of the ruling, without mistakes to choose from."""
        super().__init__()
        assert state.last_ruled is not None, "only a ruling can be decided otherwise"
        self._ruled: LastRuled = state.last_ruled
        self._amended = _AS_RULED if amended is None else amended
        self._unnoticed: MistakeStands | TurnCorrected | None = None
        """Chosen mistake, unless anything else was changed."""
        turns, turn_box = [(say(turn.words), turn) for turn in Turn], _TurnBox()
        self._names = shortened_setup(state.setup)
        player = self._names.player_at(self._ruled.board.turn).name
        after = _("Turn after {name}’s stroke").format(name=player)
        self.turn = choice_box("turn", after, turns, is_narrow=True, box=turn_box)
        turn_box.add_line(Turn.BOARD_OVER)
        self._place = {party: self._men("place", party, _("White placed"), _("Black placed")) for party in Party}
        self._due = {party: self._men("due", party, _("White still owed"), _("Black still owed")) for party in Party}
        self._place_queen = check_box("place_queen", _("Queen returns"))
        known = state.setup.laws.queen_places
        places = [(self._queen_words(place), place) for place in QueenPlace if place in known]
        self._queen = choice_box("queen", _("Queen"), places, is_narrow=True)
        self._result = BoardResultFields(self._ruled, state.setup)
        self._pages = QStackedWidget()
        """Pages for the men, or for the result of a finished board."""
        cases = unnoticed_cases(state) if amended is None else ()
        self._lay_out(*self._mistakes(cases, state))
        self._show(self._amended)
        numbers = (*self._place.values(), *self._due.values())
        watch(self._changed, self.turn, self._queen, *numbers, self._place_queen)
        self._result.changed.connect(self.changed)
        self._changed()

    def entry(self) -> Override | MistakeStands | TurnCorrected:
        """Returns the override, or the chosen mistake if nothing else is changed."""
        override = self.override()
        return override if self._unnoticed is None or override != _AS_RULED else self._unnoticed

    def override(self) -> Override:
        """Returns the override with only the changed values."""
        was, turn = self._ruled.ruling, Turn(self.turn.currentData())
        is_over = turn is Turn.BOARD_OVER
        place = Placing(_counts(self._place), queen=self._place_queen.isChecked())
        due, queen = _counts(self._due), QueenPlace(self._queen.currentData())
        result = self._result.result() if is_over else None
        return Override(
            reason=self._amended.reason,
            turn=turn if turn is not was.turn else None,
            place=place if place != was.place and not is_over else None,
            due=due if due != was.due and not is_over else None,
            queen=queen if queen is not was.queen else None,
            board=result if result != was.board else None,
            board_goes_on=was.board is not None and not is_over,
            of=self._amended.of,
        )

    def _show(self, override: Override) -> None:
        """Shows the ruling as overridden."""
        ruling = self._ruled.ruling
        place, due = override.place or ruling.place, override.due or ruling.due
        self.turn.choose(Turn.BOARD_OVER if override.board is not None else override.turn or ruling.turn)
        for party in Party:
            self._place[party].setValue(place.men.of(party))
            self._due[party].setValue(due.of(party))
        self._place_queen.setChecked(place.queen)
        self._queen.choose(override.queen or ruling.queen)
        self._result.show_result(override.board or ruling.board)

    def _changed(self) -> None:
        is_over = Turn(self.turn.currentData()) is Turn.BOARD_OVER
        self._place_queen.setEnabled(not is_over)
        self._pages.setCurrentIndex(1 if is_over else 0)
        self.changed.emit()

    # Mistakes

    def _mistakes(self, cases: Sequence[UnnoticedCase], state: MatchState) -> Iterator[QWidget]:
        """Yields a box with the mistakes that may have gone unnoticed, if there are any."""
        if cases:
            title = _("Mistake noticed after the next stroke")
            box = choice_box("unnoticed", title, _titles(cases, state), is_narrow=True)
            box.setPlaceholderText(title)
            box.setCurrentIndex(-1)
            box.activated.connect(lambda row: self._take(cases[row]))
            yield box

    def _take(self, case: UnnoticedCase) -> None:
        """Resets to the ruling, then applies a mistake to it."""
        self._show(_AS_RULED)
        self._unnoticed = case.entry
        self.reason_given.emit(unnoticed_reason(case))
        self.changed.emit()

    # Names

    def _men(self, name: str, party: Party, white: str, black: str) -> NumberField:
        """Returns a field named by colour, since colours are short, whatever the players' names."""
        board = self._ruled.board
        title = white if side_of(party, board.turn.side) is board.white else black
        return NumberField(f"{name}_{party}", title, 0, MEN_OF_A_SIDE)

    def _queen_words(self, place: QueenPlace) -> str:
        """Returns the place of the Queen; who covered her by name, since the turn may have passed."""
        if place.holder is None:
            return queen_words(place)
        return queen_covered(self._names.side_name(side_of(place.holder, self._ruled.board.turn.side)))

    # Layout

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
        self._tiles = (first, men, self._result.tiles)
        self._pages.addWidget(named(within(men), "men_page", _("Men")))
        self._pages.addWidget(named(self._result, "board_page", _("Board result")))
        within(down(first, self._pages, across(*((each, 1) for each in beside), self._place_queen), gap=6), self)


def _counts(spins: dict[Party, NumberField]) -> ByParty[int]:
    return ByParty(spins[Party.OWN].value(), spins[Party.OPPONENT].value())


def _titles(cases: Sequence[UnnoticedCase], state: MatchState) -> Iterator[tuple[str, str]]:
    """Yields the title of each mistake, with the colour where both sides may have made it, and its kind."""
    counts = Counter(case.kind for case in cases)
    for case in cases:
        is_of_both = counts[case.kind] > 1 and isinstance(case.entry, MistakeStands)
        is_white = isinstance(case.entry, MistakeStands) and case.entry.by is state.current_board.white
        colour = (_("white") if is_white else _("black")) if is_of_both else ""
        yield unnoticed_title(case, colour), case.kind


class OverrideDialog(DecisionDialog):
    """Answers with an `Override` that only contains the changes, or with an unnoticed mistake."""

    def __init__(self, state: MatchState, describe_outcome: DescribeOutcome, parent: QWidget | None = None) -> None:
        fields, name = OverrideFields(state), "override_dialog"
        super().__init__(
            name,
            _("Override ruling"),
            _("Record decision"),
            fields,
            describe_outcome,
            parent,
            impossible=_("This decision is not possible."),
            unchanged=_as_ruled(state),
        )
        self.add(fields, self.reason_row, 1)
        self.begin_at(fields.turn)
        fields.reason_given.connect(self.reason.setText)
        self.reason.textChanged.connect(self.show_follows)  # the outcome names it
        self.show_follows()


def _as_ruled(state: MatchState) -> CorrectionNotice:
    """Returns the ruling to be overridden, with its laws."""
    text = ruling_text(state)
    if text is None:
        return NOTHING
    return CorrectionNotice("\n".join(text.details), decision=sentence(text.decision), laws=text.laws)
