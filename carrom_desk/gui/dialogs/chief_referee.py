"""Everything that happens seldom, behind one key."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QGroupBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from carrom_desk.gui.wording.endings import ending_question
from carrom_desk.match.entries import PlainEntry
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side

from .ask_dialog import AskDialog
from .chief_referee_acts import (
    NEEDS,
    Option,
    SeldomAct,
    TextNeed,
    Told,
    act_meaning,
    act_title,
    entry_of,
    option_title,
    player_question,
    ready_words,
    samples_of,
    side_question,
    text_title,
)
from .desk_dialog import named, voiced
from .fields import Choice, ChoiceBox

WhyNot = Callable[[PlainEntry], str]
"""Why an entry is not possible now; empty when it is."""


class ChiefRefereeDialog(AskDialog):
    """Answers with an entry."""

    def __init__(self, setup: Setup, why_not: WhyNot, parent: QWidget | None = None) -> None:
        super().__init__("chief_referee_dialog", self.tr("Chief referee and more"), self.tr("Enter"), parent)
        self._setup = setup
        self._laws = setup.laws
        self._why_not_this = why_not
        self._why_not = {act: self._why_none(act) for act in SeldomAct}
        self._acts = named(QListWidget(), "acts", self.tr("What happens seldom"))
        for act in SeldomAct:
            self._add(act)
        self._meaning = named(voiced("", "muted"), "act_meaning", "")
        self._sides, self._side_box = self._choices({f"side_{side}": setup.side_name(side) for side in Side})
        seats = Seat if setup.doubles else (Seat.A1, Seat.B1)
        self._players, self._player_box = self._choices({f"seat_{seat}": setup.player_at(seat).name for seat in seats})
        self._options, self._option_box = self._choices(
            {f"option_{option}": option_title(option) for option in Option}, is_short=True
        )
        self._ready = named(ChoiceBox(), "ready_words", self.tr("Usual reasons"))
        self._ready.activated.connect(self._take_ready)
        self._text_title = voiced("", "muted")
        self._text = named(QPlainTextEdit(), "act_text", "")
        self._text.setTabChangesFocus(True)
        self._text.setMaximumHeight(84)
        self._text.textChanged.connect(self.check)
        self._lay_out()
        self._acts.currentRowChanged.connect(self._chosen)
        self._acts.setCurrentRow(0)

    def answer(self) -> PlainEntry | None:
        """The entry; None while something is missing."""
        act = self._act()
        return None if self._why_not[act] else entry_of(act, self._told())

    def ends(self) -> str:
        """What the act would end."""
        return ending_question(self._setup, self.answer())

    def problems(self) -> list[str]:
        """Why the act is not possible, or what is missing."""
        act, told = self._act(), self._told()
        needs = NEEDS[act]
        if self._why_not[act]:
            return [self._why_not[act]]
        if needs.side and told.side is None:
            return [side_question(act)]
        if needs.player and told.seat is None:
            return [player_question(act)]
        if needs.options and told.option is None:
            return [self.tr("Choose one of the two.")]
        if needs.text is TextNeed.MUST and not told.text.strip():
            return [self.tr("Write it in words: they are printed in the report.")]
        entry = self.answer()
        why = self._why_not_this(entry) if entry is not None else ""
        return [why] if why else []

    def _why_none(self, act: SeldomAct) -> str:
        """Why no entry of this kind is possible now; empty when one is."""
        whys = [self._why_not_this(sample) for sample in samples_of(act)]
        return whys[0] if all(whys) else ""

    def _act(self) -> SeldomAct:
        return list(SeldomAct)[max(0, self._acts.currentRow())]

    def _told(self) -> Told:
        needs = NEEDS[self._act()]
        side, option = self._sides.checkedButton(), self._options.checkedButton()
        player = self._players.checkedButton()
        chosen = Option(option.objectName().removeprefix("option_")) if option is not None else None
        return Told(
            side=Side(side.objectName().removeprefix("side_")) if needs.side and side is not None else None,
            seat=Seat(player.objectName().removeprefix("seat_")) if needs.player and player is not None else None,
            option=chosen if chosen in needs.options else None,
            text=self._text.toPlainText(),
        )

    def _chosen(self) -> None:
        act = self._act()
        needs = NEEDS[act]
        self._meaning.setText(act_meaning(act))
        self._meaning.setAccessibleName(act_meaning(act))
        self._side_box.setTitle(side_question(act))
        self._side_box.setVisible(needs.side)
        self._player_box.setTitle(player_question(act))
        self._player_box.setVisible(needs.player)
        self._option_box.setVisible(bool(needs.options))
        for button in self._options.buttons():
            button.setVisible(Option(button.objectName().removeprefix("option_")) in needs.options)
        self._offer_ready(act)
        has_text = needs.text is not TextNeed.NONE
        self._text_title.setText(text_title(act))
        self._text_title.setVisible(has_text)
        self._text.setVisible(has_text)
        self._text.setAccessibleName(text_title(act))
        self.check()

    # Parts

    def _offer_ready(self, act: SeldomAct) -> None:
        """Put the usual reasons of an act in the list; one of another act leaves the text."""
        before = {self._ready.itemText(row) for row in range(1, self._ready.count())}
        words = ready_words(act, self._laws)
        self._ready.clear()
        self._ready.addItem(self.tr("Choose a reason, or write it"))
        self._ready.addItems(words)
        self._ready.setVisible(bool(words))
        if self._text.toPlainText() in before:
            self._text.clear()

    def _take_ready(self, row: int) -> None:
        if row > 0:
            self._text.setPlainText(self._ready.itemText(row))

    def _add(self, act: SeldomAct) -> None:
        item = QListWidgetItem(act_title(act), self._acts)
        item.setData(Qt.ItemDataRole.UserRole, act)
        item.setToolTip(self._why_not[act] or act_meaning(act))
        if self._why_not[act]:
            item.setForeground(self.palette().placeholderText())

    def _choices(self, choices: dict[str, str], *, is_short: bool = False) -> tuple[QButtonGroup, QGroupBox]:
        group, box = QButtonGroup(self), QGroupBox()
        row: QBoxLayout = QHBoxLayout(box) if is_short else QVBoxLayout(box)
        for name, words in choices.items():
            button = named(Choice(words), name, words)
            button.toggled.connect(self.check)
            group.addButton(button)
            row.addWidget(button)
        return group, box

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(8)
        for widget in (
            self._meaning,
            self._side_box,
            self._player_box,
            self._option_box,
            self._text_title,
            self._ready,
            self._text,
        ):
            right.addWidget(widget)
        right.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(18)
        columns.addWidget(self._acts, 2)
        columns.addLayout(right, 3)
        self.body.addLayout(columns)
        self.resize(820, 530)
        self.begin_at(self._acts)
