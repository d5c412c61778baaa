"""The card with the ruling, its call and its laws; or what has ended; or the next step."""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import _
from carrom_desk.presentation.card import MOST_DETAILS, CardKind, CardView
from carrom_desk.presentation.log.log_rows import LogView
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.rules.texts.readings import ReadingText

from .cards import Card, Spaced, line, lines_height, set_style, styled, words
from .controls import Button, KeyButton
from .log import LastLines
from .score_table import ScoreTable

SummaryOf = Callable[[str], str]
"""Returns the digest line of a law by its number; empty if there is none."""
_STEPS = ((48, 36, 20), (34, 30, 20), (28, 26, 18), (24, 22, 16), (20, 18, 15), (18, 16, 14))
"""Text sizes of call, decision and consequences in design pixels, the usual ones first."""
_SIDES, _TOP, _BOTTOM, _GAP = 20, 16, 14, 8
"""Margins of the card and space between its parts in design pixels."""
_BULLET = 20
"""Indentation of a consequence in design pixels."""
_MOST_LAWS, _MOST_DIGESTS = 5, 3
"""Most laws with a button, and with a digest line."""
_AT_END = re.compile(r"((?<!\S)\d+) (?=\S+$)| (?=\d+$)")
_UNBROKEN_DASH = "–\N{ZERO WIDTH JOINER}"
"""Dash between the two numbers of a score, which keeps them on one line. For a word joiner Qt takes another font, with
higher lines.
"""
_SLACK = 2
"""Pixels by which Qt may break lines earlier than it measures them."""


def _ending_together(text: str) -> str:
    """Keeps the last two words of the text on one line, such as "12 points"."""
    return _AT_END.sub(lambda found: f"{found[1] or ''}\N{NO-BREAK SPACE}", text)


def text_height(px: int, width: int, text: str, *, bold: bool = False) -> int:
    """Returns the height in pixels of wrapped text of a size, rather too much."""
    return lines_height(px, max(1, width - _SLACK), text, bold=bold) + _SLACK


def step_for(theme: Theme, view: CardView, width: int, room: int) -> int:
    """Returns the first step of text sizes in which call, decision, consequences and what comes next fit into a room
    in pixels, or else the last one.
    """
    last = len(_STEPS) - 1
    return next((step for step in range(last) if _needed(theme, view, width, step) <= room), last)


@lru_cache(maxsize=64)
def _needed(theme: Theme, view: CardView, width: int, step: int) -> int:
    """Returns the height in pixels of the text of a card in a step, with the space after each part."""
    call, decision, listed = map(theme.px, _STEPS[step])
    gap = theme.px(_GAP)
    parts = [
        (call, width, view.call, True),
        (decision, width, view.decision, True),
        *((listed, width - theme.px(_BULLET), detail, False) for detail in view.details),
        (listed, width - 2 * gap, view.next, True),
    ]
    needed = sum(text_height(px, room, text, bold=bold) + gap for px, room, text, bold in parts if text)
    return needed + (3 * gap if view.next else 0)  # with the padding of what comes next


class LawButton(Button):
    """Small button with a law's number, as high as other buttons."""

    _shown = ("", "", "")

    def __init__(self, name: str = "") -> None:
        super().__init__(name=name)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # "77(a)", in every language

    def show_law(self, number: str, said: str, tip: str = "") -> None:
        """Shows a number, with a longer accessible name."""
        if (number, said, tip) != self._shown:
            self._shown = (number, said, tip)
            self.setText(in_order(number))
            self.setAccessibleName(said)
            self.setToolTip(plain_tip(tip or said))


class LawRow(QWidget):
    """Row with as many of the cited laws as fit, the last one standing for the rest, and a button for the reading
    applied.

    Signals:
        law_clicked: emitted with the number of a law to read.
        readings_clicked: emitted with a tuple of `ReadingText` to read.
    """

    law_clicked = Signal(str)
    readings_clicked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._laws: tuple[str, ...] = ()
        self._readings: tuple[ReadingText, ...] = ()
        self._buttons = tuple(self._button(number) for number in range(_MOST_LAWS))
        self._reading = LawButton("reading")
        self._reading.clicked.connect(lambda: self.readings_clicked.emit(self._readings))
        self._row = put(QHBoxLayout(self), *self._buttons, self._reading, 1, gap=6)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._arrange()

    def show_laws(self, laws: tuple[str, ...], readings: tuple[ReadingText, ...]) -> None:
        """Shows these laws, and a button with a tool tip for the readings."""
        if (laws, readings) != (self._laws, self._readings):
            self._laws, self._readings = laws, readings
            self._arrange()
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        hint, least = self._reading.sizeHint(), self._reading.minimumSizeHint()  # the latter rounds differently
        one = self._buttons[0].sizeHint().width() + (least.width() + self._row.spacing() if self._readings else 0)
        return QSize(one, max(hint.height(), least.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Shortens the reading to a question mark if space is limited, then drops laws."""
        readings = (_("Reading"), "?") if self._readings else ("",)
        trials = ((reading, most) for reading in readings for most in range(_MOST_LAWS, 0, -1))
        self._row.setEnabled(False)  # a button that comes or goes would resize the row, which would arrange them again
        for reading, most in trials:
            self._show(most, reading)
            if self._row.sizeHint().width() <= self.width():
                break
        self._row.setEnabled(True)
        self._row.invalidate()

    def _show(self, most: int, reading: str) -> None:
        """Shows at most this many laws."""
        shown = min(most, len(self._laws))
        for number, button in enumerate(self._buttons):
            button.setVisible(number < shown)
            if number < shown:
                laws = self._laws[number:] if number == most - 1 else (self._laws[number],)
                title = laws[0] if len(laws) == 1 else f"+{len(laws)}"
                button.show_law(title, _("Law {number}").format(number=", ".join(laws)))
        self._reading.setVisible(bool(reading))
        tip = "\n".join(f"{each.question}\n{each.answer}" for each in self._readings)
        self._reading.show_law(reading, _("Reading"), tip)

    def _button(self, number: int) -> LawButton:
        button = LawButton(f"law_{number + 1}")
        button.clicked.connect(lambda: self.law_clicked.emit(self._laws[number]))
        return button


class WrappedText(QLabel):
    """Text as high as its lines in the width given. Layouts ask often, and Qt would break the lines each time."""

    def __init__(self, name: str, size: TextSize = TextSize.BODY, voice: str = "", *, bold: bool = False) -> None:
        super().__init__()
        styled(self, name, size, voice, bold=bold, is_wrapped=True)

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        room = width - margins.left() - margins.right()
        lines = lines_height(self.fontInfo().pixelSize(), room, self.text(), bold=self.font().bold())
        return lines + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


class Listing(Spaced):
    """Texts below each other, each after a mark: a bullet, or the number of a law."""

    def __init__(self, theme: Theme, name: str, most: int, size: TextSize, gap: int) -> None:
        """`gap` is the space between two texts in design pixels."""
        super().__init__(theme)
        self.setObjectName(name)
        self.has_rows = False
        """True when there is any text."""
        self._told: tuple[tuple[str, str], ...] | None = None
        grid = self.spaced(QGridLayout(self), gap)
        grid.setColumnStretch(1, 1)
        self.labels: list[QLabel] = []
        """Marks and texts in turn."""
        for row in range(most):
            mark = words(f"{name}_mark_{row + 1}", size, "accent", bold=True)
            for column, label in enumerate((mark, WrappedText(f"{name}_{row + 1}", size))):
                label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
                grid.addWidget(label, row, column)
                self.labels.append(label)

    def show_rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """Shows these marks and texts, as far as there is a text."""
        told = tuple(row for row in rows if row[1])
        if told == self._told:
            return
        self._told, self.has_rows = told, bool(told)
        with self.laid_out_once(is_inner=True):
            texts = [*chain.from_iterable(told), *[""] * len(self.labels)]
            for label, said in zip(self.labels, texts, strict=False):
                label.setText(said)
                label.setVisible(bool(said))


class RulingCard(Card):
    """Card whose texts stand in the same place, previewed or given, in the largest sizes that fit.

    Signals:
        advice_wanted: emitted with the advice on how to carry the ruling out.
    """

    advice_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("ruling")
        self._view = CardView()
        self._size_step = -1
        """Step of text sizes in use."""
        self._summary_of: SummaryOf = lambda _number: ""
        self._title = line("ruling_title", TextSize.BODY, "accent", bold=True)
        self._call, self._decision, self._step = (
            WrappedText(name, bold=True) for name in ("call", "ruling_decision", "what_now")
        )
        self._details = Listing(theme, "ruling_detail", MOST_DETAILS, TextSize.TITLE, _GAP)
        self._next = words("ruling_next", bold=True, is_wrapped=True)
        self._next.setIndent(0)  # a label with a ground has one, which would take a line
        self._task = WrappedText("practice_told", voice="muted")
        self._task.hide()
        self._sheet = ScoreTable()
        self._sheet.setObjectName("end_sheet")
        self._sheet.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # it shows the last rows
        self._lines = LastLines(theme)
        self._digest = Listing(theme, "ruling_digest", _MOST_DIGESTS, TextSize.SMALL, 2)
        self.laws = LawRow()
        """Row of laws and readings."""
        self._advice = KeyButton(_("How to…"), name="advice")
        self._advice.clicked.connect(lambda: self.advice_wanted.emit(self._view.advice))
        self._override = KeyButton(_("Override…"), name="override")
        self._override.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        foot = self.spaced(across((self.laws, 1), self._advice, self._override), 8)
        texts = (self._call, self._decision, self._step, self._next)
        for part in (self._title, *texts):
            part.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._sized = (*texts, *self._details.labels)
        """Labels whose text takes a step."""
        above = (self._title, self._call, self._decision, self._step, self._details, self._next)
        self._column = put(QVBoxLayout(self), *above, self._sheet, 1, self._task, self._lines, self._digest, foot)
        self.spaced(self._column, _GAP, (_SIDES, _TOP, _SIDES, _BOTTOM))
        self.show_card(CardView())

    def use_digest(self, summary_of: SummaryOf) -> None:
        """Sets where the digest line of a law is found."""
        self._summary_of = summary_of
        self._show(self._view)

    def show_log(self, view: LogView) -> None:
        """Shows the last entries where there is no log beside the card."""
        self._lines.show_rows(view.rows)

    def set_lines_shown(self, *, is_shown: bool) -> None:
        """Tells whether the last entries are shown as far as there is room."""
        if is_shown is not self._lines.is_wanted:
            self._lines.is_wanted = is_shown
            self._distribute()

    def show_task(self, task: str) -> None:
        """Shows what to enter in practice, always whole; nothing if it is empty."""
        self._task.setText(task)
        self._task.setVisible(bool(task))
        self._distribute()

    def text(self) -> str:
        """Returns its full text, line by line."""
        return self.accessibleName()

    def show_card(self, view: CardView) -> None:
        """Shows the ruling on the marked stroke, or the last one, or what has ended, or the next step."""
        before, self._view = self._view, view
        self._show(view)
        if view.kind is CardKind.GIVEN and view != before:
            # It changes without focus, so screen readers need an announcement.
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    def _show(self, view: CardView) -> None:
        with self.laid_out_once():
            set_style(self, kind=str(view.kind))
            is_step = view.kind in (CardKind.STEP, CardKind.ALARM)
            set_style(self._title, voice="alarm" if view.kind in (CardKind.ALARM, CardKind.REFUSED) else "accent")
            self._title.setText(view.title)
            self._call.setText(view.call.replace("–", _UNBROKEN_DASH))
            self._call.setVisible(bool(view.call))
            self._decision.setText(_ending_together(view.decision))
            self._decision.setVisible(not is_step)
            self._step.setText(view.step or view.decision)
            self._step.setVisible(is_step)
            said = _("Alarm: {words}") if view.kind is CardKind.ALARM else _("Next step: {words}")
            self._step.setAccessibleName(said.format(words=self._step.text()))
            self._call.setAccessibleName(_("Call: {words}").format(words=view.call) if view.call else _("No call"))
            self._details.show_rows([("•", _ending_together(detail)) for detail in view.details])
            self._details.setVisible(self._details.has_rows)
            self._next.setText(view.next)
            self._next.setVisible(bool(view.next))
            digests = view.laws[:_MOST_DIGESTS]
            self._digest.show_rows([(in_order(law), self._summary_of(law)) for law in digests])
            self.laws.show_laws(view.laws, view.readings)
            self._advice.setVisible(bool(view.advice))
            self._advice.setToolTip(plain_tip(view.advice))
            self.setAccessibleName(view.spoken)
            self._distribute()

    # Layout

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _distribute(self) -> None:
        """Takes the first step of sizes in which the text fits, then shows as much of the rest as there is room for:
        boards, the last entries, digest lines.
        """
        theme, view = self.theme, self._view
        inner = self.contentsRect().marginsRemoved(self._column.contentsMargins())
        width, gap = max(1, inner.width()), theme.px(_GAP)
        room = inner.height() - self._override.height() - self._title.height() - gap
        room -= 0 if self._task.isHidden() else self._task.heightForWidth(width) + gap
        row = self._sheet.verticalHeader().defaultSectionSize()
        head = self._sheet.horizontalHeader().sizeHint().height()
        step = step_for(theme, view, width, room - (head + row + gap if view.sheet else 0))
        if step != self._size_step:
            self._size_step = step
            for label in self._sized:
                set_style(label, step=str(step))
        room -= _needed(theme, view, width, step)
        games = len({each.game for each in view.sheet if each.game})  # each with a heading
        rows = max(0, min(len(view.sheet) + games, (room - head - gap) // row)) if view.sheet else 0
        last = len(view.sheet) if rows == len(view.sheet) + games else max(1, rows - games)
        if rows:
            self._sheet.setFixedHeight(head + rows * row)  # first, so that no row needs a scroll bar meanwhile
            self._sheet.show_sheet(view.sheet[-last:], view.names)
        self._sheet.setVisible(rows > 0)
        room -= head + rows * row + gap if rows else 0
        lines = self._lines.sizeHint().height() + gap
        self._lines.setVisible(self._lines.is_wanted and lines <= room)
        room -= lines if not self._lines.isHidden() else 0
        self._digest.setVisible(self._digest.has_rows and self._digest.heightForWidth(width) + gap <= room)
