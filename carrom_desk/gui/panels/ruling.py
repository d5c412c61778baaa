"""Ruling panel, with preview, and the card at the end of a board, a game or the match."""

import re
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.kit.icons import Icon
from carrom_desk.gui.kit.layouts import across, down, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import _, say
from carrom_desk.presentation.end_card import EndCard, Ended
from carrom_desk.presentation.log.log_rows import LogView, sheet_row
from carrom_desk.presentation.ruling import UMPIRES_DECISION, RulingView
from carrom_desk.presentation.wording.match_text import in_order, sentence
from carrom_desk.presentation.wording.ruling_text import RulingText
from carrom_desk.rules.texts.readings import ReadingText
from carrom_desk.rules.texts.words import NAMED

from .cards import Card, FittedLabel, ScrolledWords, call_size, fitted, inner_width, line, set_style, text_height
from .controls import Button, IconButton, KeyButton
from .score_table import ScoreTable

_MOST_LAWS = 5
_SIDES, _ENDS, _FOOT = 12, 6, 4
"""Margins of the card in design pixels; the last one is below its buttons."""
_CLOSE = 2
"""Spacing between the lines of the ruling in design pixels."""
_GAP = 4
"""Spacing between the parts of the card at an end, in design pixels."""
_ROOMY = 185
"""Height in design pixels at which a decision uses large text."""
_AT_END = re.compile(r"((?<!\S)\d+) (?=\S+$)| (?=\d+$)")


_UNBROKEN_DASH = "–\N{WORD JOINER}"
"""Dash between the two numbers of a score, which keeps them on one line."""


def _ending_together(text: str) -> str:
    """Keeps the last two words of the text on one line, such as "12 points"."""
    return _AT_END.sub(lambda found: f"{found[1] or ''}\N{NO-BREAK SPACE}", text)


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
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._arrange()

    def show_laws(self, laws: tuple[str, ...], readings: tuple[ReadingText, ...]) -> None:
        """Shows these laws, and a button with a tool tip for the readings."""
        if (laws, readings) != (self._laws, self._readings):
            self._laws, self._readings = laws, readings
            self._arrange()

    def sizeHint(self) -> QSize:
        hint, least = self._reading.sizeHint(), self._reading.minimumSizeHint()  # the latter rounds differently
        return QSize(0, max(hint.height(), least.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Shortens the reading to a question mark if space is limited, then drops laws."""
        readings = (_("Reading"), "?") if self._readings else ("",)
        for reading in readings:
            for most in range(_MOST_LAWS, 0, -1):
                self._show(most, reading)
                if self._row.sizeHint().width() <= self.width():
                    return

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


class RulingCard(Card):
    """Card with the ruling, whose height does not depend on its text."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("ruling")
        self._shown = RulingText("")
        self._title = line("ruling_title", TextSize.SMALL, "accent", bold=True)
        self._decision = ScrolledWords(fitted("ruling_decision", TextSize.DECISION, bold=True))
        self._details = ScrolledWords(fitted("ruling_details"))
        self._asides = fitted("ruling_asides", TextSize.SMALL, "muted")
        self.laws = LawRow()
        """Row of laws and readings."""
        self._override = KeyButton(_("Override…"), icon=Icon.DECIDE, name="override")
        foot = self.spaced(across((self.laws, 1), self._override), 8)
        for part in (self._title, self._decision.label, self._details.label, self._asides):
            part.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        lines = (self._title, self._decision, self._details, self._asides)
        self.spaced(put(QVBoxLayout(self), *lines, 1, foot), _CLOSE, (_SIDES, _ENDS, _SIDES, _FOOT))
        self.show_ruling(RulingView())

    def show_ruling(self, view: RulingView) -> None:
        """Shows the ruling on the marked stroke, or the last one, or why there is none."""
        if view.problems:
            text = RulingText(_("Not possible"), view.problems)
            title, voice, is_current = _("No ruling"), "alarm", True
        elif view.text is None:
            text = RulingText(_("No ruling yet"), (view.note,) if view.note else ())
            title, voice, is_current = _("Ruling"), "muted", False
        else:
            text, voice, is_current = view.text, "accent", view.is_preview
            title = _("Ruling, if confirmed") if view.is_preview else _("Ruling given")
            title = _("One question first") if view.is_question else title
        with self.laid_out_once():
            self._show(title, text, voice, is_current=is_current)

    def text(self) -> str:
        """Returns its full text, line by line."""
        return self.accessibleName()

    def _show(self, title: str, text: RulingText, voice: str, *, is_current: bool) -> None:
        if text.reason:
            title = say(UMPIRES_DECISION)
            reason = sentence(_("Reason: {reason}").format(reason=text.reason))
            text = replace(text, details=(reason, *text.details))
        self._shown = text
        template = _("Reading: {question} {answer}")
        readings = tuple(template.format(question=each.question, answer=each.answer) for each in text.readings)
        set_style(self, current=is_current)
        set_style(self._title, voice=voice)
        self._title.setText(title)
        self._decision.show_words(_ending_together(text.decision))
        self._asides.setText("\n".join(part for part in (*readings, text.aside) if part))
        self.laws.show_laws(text.laws, text.readings)
        cited = _("Laws: {numbers}").format(numbers=", ".join(text.laws)) if text.laws else ""
        lines = (say(NAMED, name=title, text=text.decision), *text.details, cited, *readings, text.aside)
        self.setAccessibleName("\n".join(each for each in lines if each))
        self._share_out()

    # Layout

    def minimumSizeHint(self) -> QSize:
        decision, small = (
            text_height(self.theme, "X", size, self.width(), bold=True) for size in (TextSize.TITLE, TextSize.SMALL)
        )
        return QSize(300, decision + 2 * small + self.laws.sizeHint().height() + self.theme.px(2 * _ENDS + 6))

    def _share_out(self) -> None:
        """Lays out the decision, then the consequences, which scroll if space is limited.

        Readings have a button. A reminder that does not fit below is added to the consequences.
        """
        gaps = (4 if self._asides.text() else 3) * self.theme.px(_CLOSE)
        margins = self.theme.px(_ENDS) + self.theme.px(_FOOT)
        room = max(0, self.contentsRect().height() - self.laws.sizeHint().height() - margins - gaps)
        caption = self._height_of(self._title.text(), TextSize.SMALL)
        size = TextSize.DECISION if self.height() >= self.theme.words_px(_ROOMY) else TextSize.TITLE
        said = max(0, min(self._height_of(self._decision.label.text(), size, bold=True), room - caption))
        asides = self._height_of(self._asides.text(), TextSize.SMALL)
        details, left = self._shown.details, room - caption - said
        if self._height_of(_listed(details), TextSize.BODY) + asides > left:
            details, asides = (*details, *filter(None, (self._shown.aside,))), 0
        is_listed = self._height_of(_listed(details), TextSize.BODY) <= left
        self._decision.fit(self.theme, size, max(1, inner_width(self)), said)
        for part, height in ((self._title, caption), (self._asides, asides)):
            part.setVisible(height > 0)
            part.setFixedHeight(height)
        self._details.show_words(_listed(details) if is_listed else " ".join(details))
        # Keeps the position of the button below.
        self._details.fit(self.theme, TextSize.BODY, max(1, inner_width(self)), left - asides if details else 0)
        tip = "" if asides else self._asides.text()
        if plain_tip(tip) != self.toolTip():
            self.setToolTip(plain_tip(tip))

    def _height_of(self, text: str, size: TextSize, *, bold: bool = False) -> int:
        width = max(1, inner_width(self))
        return text_height(self.theme, text, size, width, bold=bold) + 2 if text else 0


def _listed(details: tuple[str, ...]) -> str:
    """Returns one line for each detail, with bullets if there are several."""
    return "\n".join(details) if len(details) < 2 else "\n".join(f"•\N{NO-BREAK SPACE}{each}" for each in details)


class EndPanel(Card):
    """Card in half of the window below score and clock, until something is marked or entered, or it is closed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("end_card")
        set_style(self, current=True)
        self._card: EndCard | None = None
        self._title = line("end_title", TextSize.SMALL, "accent", bold=True)
        self._decision = ScrolledWords(fitted("end_decision", TextSize.RESULT, bold=True))
        self._lines = ScrolledWords(fitted("end_lines"))
        self._sheet = ScoreTable()
        self._sheet.setObjectName("end_sheet")
        self._next = fitted("end_next", bold=True)
        self._call = fitted("end_call", TextSize.CALL, "warning", bold=True)
        self._undo = KeyButton(_("Undo"), icon=Icon.UNDO, name="end_undo")  # the log has its own below
        self._print = KeyButton(_("Print and sign…"), icon=Icon.PRINT, name="end_print")
        self._close = IconButton(_("Show the ruling instead"), Icon.CROSS, "end_close")
        self._close.clicked.connect(self.hide)
        ended = self.spaced(put(QVBoxLayout(), self._title, self._decision, 1), _GAP)
        head = self.spaced(across((ended, 1), down(self._close, 1)), 8)
        buttons = self.spaced(across(1, self._print, self._undo))
        self._foot = self.spaced(across((self._call, 1), buttons))  # reserves space for the call even when empty
        parts = (head, self._lines, self._sheet, self._next, 1, self._foot)
        self.spaced(put(QVBoxLayout(self), *parts), _GAP, (_SIDES, 8, _SIDES, 8))
        self.hide()

    def show_end(self, card: EndCard | None, log: LogView) -> None:
        """Shows what has ended with its score sheet, at the end of the match with all games; None hides the card."""
        if card == self._card:
            return
        self._card = card
        if card is None:
            self.hide()
            return
        self._title.setText(card.title)
        self._decision.show_words(_ending_together(card.decision))
        self._lines.show_words("\n".join(card.lines))
        self._next.setText("\n".join(card.next))
        self._next.setVisible(bool(card.next))
        self._call.setText(card.call.replace("–", _UNBROKEN_DASH))
        names, is_last = log.names, card.ended is Ended.MATCH
        rows = tuple(sheet_row(0, board, names[str(board.breaker).upper()], names) for board in card.rows)
        if is_last and (not rows or any(row.game > 1 for row in log.sheet)):
            rows = tuple(row for row in log.sheet if row.total)
        self._sheet.show_sheet(rows, (names["A"], names["B"]))
        self._print.setVisible(is_last)
        said = "\n".join(filter(None, (card.title, card.decision, *card.lines, *card.next, card.call)))
        self.setAccessibleName(said)
        self.show()
        self._share_out()  # a button that was never shown has no key to measure yet
        self.raise_()
        # It appears without focus, so screen readers need an announcement.
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def _share_out(self) -> None:
        """Shows next step and call in full, then as much as possible of result, lines and sheet, which scroll.

        The sheet has whole rows, at least the last one.
        """
        width, gap, beside = max(1, inner_width(self)), self.theme.px(_GAP), self.theme.px(8)
        buttons = [each.sizeHint() for each in (self._print, self._undo) if not each.isHidden()]
        close = self._close.sizeHint()
        decision_room = width - close.width() - beside
        call_room = width - sum(each.width() + beside for each in buttons)
        button = max(each.height() for each in buttons)
        is_long = self._call_height(call_room) > self._call_height(width) + beside + button
        self._foot.setDirection(QBoxLayout.Direction.TopToBottom if is_long else QBoxLayout.Direction.LeftToRight)
        size = call_size(self.theme)
        set_style(self._call, level=size.name.lower())
        call = self._fit(self._call, size, width if is_long else call_room)
        foot = call + beside + button if is_long else max(call, button)
        margins = 2 * self.theme.px(8) + 2
        following = self._fit(self._next, TextSize.BODY, width)
        gaps = sum(bool(each) for each in (self._lines.label.text(), self._sheet.rowCount(), following)) + 1
        room = self.height() - margins - foot - following - gaps * gap
        title = self._title.sizeHint().height() + gap
        self._decision.fit(self.theme, TextSize.RESULT, max(1, decision_room), max(0, room - title))
        room -= max(close.height(), title + self._decision.height())
        text, line = self._lines.label.text(), text_height(self.theme, "X", TextSize.BODY, width)
        sheet = self._rows_within(room, text_height(self.theme, text, TextSize.BODY, width) + 2)
        self._sheet.setVisible(sheet > 0)
        self._sheet.setFixedHeight(sheet)
        left = room - sheet if text and room - sheet >= line else 0
        self._lines.fit(self.theme, TextSize.BODY, width, left)

    def _fit(self, part: FittedLabel, size: TextSize, width: int) -> int:
        """Sets a label to the height needed for a width in pixels, and returns it."""
        height = text_height(self.theme, part.text(), size, max(1, width), bold=True) + 2 if part.text() else 0
        part.setFixedHeight(height)
        return height

    def _call_height(self, width: int) -> int:
        """Returns the height in pixels of the call for a width."""
        return text_height(self.theme, self._call.text(), call_size(self.theme), max(1, width), bold=True)

    def _rows_within(self, room: int, lines: int) -> int:
        """Returns the height of the sheet below lines of a height in pixels, or below two or one of them if space is
        limited.
        """
        row, head = self._sheet.verticalHeader().defaultSectionSize(), self._sheet.horizontalHeader().sizeHint()
        one = text_height(self.theme, "X", TextSize.BODY, self.width()) + 2
        for above in (lines, min(lines, 2 * self.theme.words_px(TextSize.BODY) + 2), min(lines, one)):
            rows = min(self._sheet.rowCount(), (room - above - head.height()) // row)
            if rows > 0:
                return head.height() + rows * row
        return 0

    def event(self, event: QEvent) -> bool:
        """Lays out again when a button has become wider or narrower, such as by another language."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self._share_out()
        return handled

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Blocks mouse events, so that they do not reach widgets underneath."""
        event.accept()
