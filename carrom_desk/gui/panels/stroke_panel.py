"""The marks on the stroke being entered, as large buttons."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.action_table import ActionName
from carrom_desk.gui.keys.written_keys import WrittenKeys
from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.gui.wording.stroke_words import only_a_break
from carrom_desk.match.stroke_draft import Mark, PieceKind, StrokeDraft
from carrom_desk.rules.breaches import Breach

from .breach_choice import BreachChoice
from .card import Card
from .key_button import LEAST_SIDE, KeyButton
from .piece_button import PieceButton
from .text_label import TextLabel
from .toggle_button import ToggleButton

_HEAD_FROM = 132
"""From this height in pixels on, at a text scale of 1, the head is shown."""

_KEYED = 9
"""Lines of a list that a digit chooses."""

_ROOMY = 400
"""From this width in pixels on the buttons stand farther apart."""


_PIECE_KEYS = (ActionName.WHITE, ActionName.BLACK, ActionName.QUEEN, ActionName.STRIKER)


class StrokePanel(Card):
    """White, black, Queen, striker with their counts, and what else is to be said of a stroke.

    Signals:
        marked: a `PieceKind` and the `Mark` it is to get once more.
        unmarked: a `PieceKind` and the `Mark` it is to lose once.
        improper_pressed, touched_nothing_pressed, before_play_pressed: to be turned on or off.
        breach_chosen: the `Breach` that made the stroke improper.
        jumped_mode_pressed: presses on pieces are to mean "jumped off the board" from now on, or no longer.
        clear_pressed: all marks are to go.
    """

    marked = Signal(object, object)
    unmarked = Signal(object, object)
    improper_pressed = Signal()
    breach_chosen = Signal(object)
    touched_nothing_pressed = Signal()
    before_play_pressed = Signal()
    jumped_mode_pressed = Signal()
    clear_pressed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("stroke")
        self.setAccessibleName(self.tr("This stroke"))
        self._mark = Mark.POCKETED
        self._choices: tuple[BreachChoice, ...] = ()
        self._blocked = ""
        self._jump_key = ""
        self._title = TextLabel(theme, TextSize.SMALL, Role.TEXT_MUTED, bold=True)
        self._title.setObjectName("stroke_title")
        self._hint = TextLabel(theme, TextSize.CAPTION, Role.TEXT_MUTED)
        self._hint.setObjectName("stroke_hint")
        self._pieces = tuple(
            self._piece(kind, title)
            for kind, title in (
                (PieceKind.WHITE, self.tr("White")),
                (PieceKind.BLACK, self.tr("Black")),
                (PieceKind.QUEEN, self.tr("Queen")),
                (PieceKind.STRIKER, self.tr("Striker")),
            )
        )
        self._improper = self._toggle("improper", self.tr("Improper"))
        self._improper.switched.connect(self.improper_pressed)
        self._breach = self._button("breach", self.tr("Why?"))
        self._breach.setAccessibleName(self.tr("Name the breach"))
        self._breach.clicked.connect(self.open_breaches)
        self._touched_nothing = self._toggle("touched_nothing", self.tr("Touched nothing"))
        self._touched_nothing.switched.connect(self.touched_nothing_pressed)
        self._before_play = self._toggle("before_play", self.tr("Before “Play”"))
        self._before_play.switched.connect(self.before_play_pressed)
        self._jumped_mode = self._toggle("jumped_mode", self.tr("Jumped"))
        self._jumped_mode.switched.connect(self.jumped_mode_pressed)
        self._clear = self._button("clear", self.tr("Clear"))
        self._clear.clicked.connect(self.clear_pressed)
        self._others = QHBoxLayout()
        self._lay_out()
        self.show_keys(WrittenKeys())
        self.show_draft(StrokeDraft())

    def show_draft(
        self, draft: StrokeDraft, *, blocked: str = "", is_at_break: bool = False, is_jumped_mode: bool = False
    ) -> None:
        """Show the marks.

        Args:
            draft: the stroke as it is marked.
            blocked: why no stroke can be entered now, in a sentence; empty when one can.
            is_at_break: whether this stroke is to be the break.
            is_jumped_mode: whether presses on pieces mean "jumped off the board" now.
        """
        self._mark = Mark.JUMPED if is_jumped_mode else Mark.POCKETED
        for piece in self._pieces:
            piece.show_marks(draft.pocketed.of(piece.kind), draft.jumped.of(piece.kind))
        self._improper.show_on(draft.is_improper)
        self._touched_nothing.show_on(draft.touched_nothing)
        self._before_play.show_on(draft.before_play)
        self._jumped_mode.show_on(is_jumped_mode)
        self._title.setText(self._head(draft))
        self._show_hint(is_jumped_mode=is_jumped_mode)
        markers: tuple[KeyButton, ...] = (*self._pieces, self._improper, self._touched_nothing)
        for button in (*markers, self._jumped_mode):
            button.set_blocked(blocked)
        only_break = "" if is_at_break or draft.before_play else only_a_break()
        self._before_play.set_blocked(blocked or only_break)
        self._blocked = blocked
        self._show_choices()
        nothing = self.tr("Nothing is marked.") if draft.is_empty() else ""
        self._clear.set_blocked(blocked or nothing)

    def show_keys(self, keys: WrittenKeys) -> None:
        """Show on every button the key that does the same."""
        for action, piece in zip(_PIECE_KEYS, self._pieces, strict=True):
            piece.set_key(keys.of(action))
        for action, button in (
            (ActionName.IMPROPER, self._improper),
            (ActionName.NAME_BREACH, self._breach),
            (ActionName.TOUCHED_NOTHING, self._touched_nothing),
            (ActionName.BEFORE_PLAY, self._before_play),
            (ActionName.JUMPED_MODE, self._jumped_mode),
            (ActionName.CLEAR, self._clear),
        ):
            button.set_key(keys.of(action))
        self._jump_key = keys.of(ActionName.JUMPED_MODE)
        self._show_hint(is_jumped_mode=self._mark is Mark.JUMPED)

    def set_breaches(self, choices: Iterable[BreachChoice]) -> None:
        """What the umpire can choose from when he names the breach, the most frequent first."""
        self._choices = tuple(choices)
        self._show_choices()

    def _show_choices(self) -> None:
        nothing = "" if self._choices else self.tr("There are no breaches to choose from.")
        self._breach.set_blocked(self._blocked or nothing)

    def _head(self, draft: StrokeDraft) -> str:
        named = [choice.title for choice in self._choices if draft.is_improper and choice.breach is draft.breach]
        return self.tr("This stroke: {breach}").format(breach=named[0]) if named else self.tr("This stroke")

    def _show_hint(self, *, is_jumped_mode: bool) -> None:
        if is_jumped_mode:
            self._hint.setText(self.tr("press what jumped off the board"))
        elif self._jump_key:
            self._hint.setText(self.tr("right click or {key}: jumped off the board").format(key=self._jump_key))
        else:
            self._hint.setText(self.tr("right click: jumped off the board"))
        self._hint.set_role(Role.WARNING if is_jumped_mode else Role.TEXT_MUTED)

    def open_breaches(self) -> None:
        """Let the umpire choose what made the stroke improper; the first nine have the keys 1 to 9."""
        menu = QMenu(self)
        menu.setObjectName("breach_menu")
        for number, choice in enumerate(self._choices, 1):
            title = choice.title.replace("&", "&&")
            words = title if not choice.law else f"{title} ({choice.law})"
            action = menu.addAction(f"&{number} {words}" if number <= _KEYED else words)
            action.triggered.connect(partial(self._choose, choice.breach))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._breach.mapToGlobal(QPoint(0, self._breach.height())))

    def _choose(self, breach: Breach) -> None:
        self.breach_chosen.emit(breach)

    # Parts

    def _piece(self, kind: PieceKind, title: str) -> PieceButton:
        button = PieceButton(self.theme, kind, title)
        button.setObjectName(f"mark_{kind}")
        button.marked.connect(lambda: self.marked.emit(kind, self._mark))
        button.unmarked.connect(lambda: self.unmarked.emit(kind, self._mark))
        button.jumped.connect(lambda: self.marked.emit(kind, Mark.JUMPED))
        return button

    def _button(self, name: str, title: str) -> KeyButton:
        button = KeyButton(self.theme, title)
        button.setObjectName(name)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        return button

    def _toggle(self, name: str, title: str) -> ToggleButton:
        button = ToggleButton(self.theme, title)
        button.setObjectName(name)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        return button

    def _lay_out(self) -> None:
        head, pieces, others = QHBoxLayout(), QHBoxLayout(), self._others
        head.setContentsMargins(7, 0, 0, 0)
        head.setSpacing(12)
        head.addWidget(self._title, 1)
        head.addWidget(self._hint)
        self._hint.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        pieces.setSpacing(1)
        for piece in self._pieces:
            piece.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
            pieces.addWidget(piece, 1)
        others.setContentsMargins(7, 0, 0, 0)
        for button, share in (
            (self._improper, 30),
            (self._breach, 8),
            (self._touched_nothing, 36),
            (self._before_play, 32),
            (self._jumped_mode, 27),
            (self._clear, 20),
        ):
            button.setMinimumWidth(LEAST_SIDE)
            others.addWidget(button, share)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(5, 4, 8, 6)
        layout.setSpacing(5)
        layout.addLayout(head)
        layout.addLayout(pieces, 3)
        layout.addLayout(others, 2)

    # Size

    def sizeHint(self) -> QSize:
        head = self._title.sizeHint().height()
        return QSize(400, head + self._pieces[0].sizeHint().height() + max(LEAST_SIDE, head + 20) + 24)

    def minimumSizeHint(self) -> QSize:
        return QSize(340, 2 * LEAST_SIDE + 22)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        has_head = self.height() >= _HEAD_FROM + 18 * (self.theme.text_scale - 1)
        self._title.setVisible(has_head)
        self._hint.setVisible(has_head)
        is_roomy = self.width() >= _ROOMY
        self._others.setSpacing(6 if is_roomy else 3)
        self._clear.setVisible(is_roomy)  # What now has it too
