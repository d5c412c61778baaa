"""Sections of the start page for learning: the day's situation, progress in training, and a search of the laws."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QProgressBar, QVBoxLayout

from carrom_desk.gui.dialogs.desk_dialog import named
from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.panels.cards import Card, ScrolledWords, Spaced, fitted, inner_width, text_height, words
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.i18n import _, ngettext, say
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.presentation.wording.situation_text import situation_words

from .tile import Tile

if TYPE_CHECKING:
    from carrom_desk.reports.laws.learner_progress import ChapterProgress, LearnerProgress

_PAD, _GAP, _END = 14, 6, 12
_OWN_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class TileCard(Card):
    """Card whose heading is a tile; a press beside other controls also presses the heading."""

    def __init__(self, theme: Theme, head: Tile) -> None:
        super().__init__(theme)
        self.head = head
        """Heading."""
        head.setProperty("heading", True)
        self.lines = self.spaced(QVBoxLayout(), _GAP, (_PAD, 0, _PAD, _END))
        """Layout of the contents below the heading."""
        self.spaced(put(QVBoxLayout(self), head, (self.lines, 1)), 0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.head.press()


class SituationSection(TileCard):
    """The situation of the day, and practice.

    Signals:
        wanted: emitted with the name of the situation to rule on.
    """

    wanted = Signal(str)

    def __init__(self, theme: Theme, head: Tile) -> None:
        super().__init__(theme, head)
        self._name = ""
        self._story = ScrolledWords(fitted("start_situation_story"))
        self._answer = KeyButton(_("Answer…"), name="start_situation")
        self._answer.clicked.connect(lambda: self.wanted.emit(self._name))
        put(self.lines, self._story, 1, across(self._answer, 1))
        head.show_description(False)

    def show_situation(self, name: str) -> None:
        """Shows a situation by its stable name."""
        self._name = name
        story = _("Today’s situation: {story}").format(story=situation_words(name).story)
        self._answer.setAccessibleDescription(story)
        self._story.show_words(story)
        self._share_out()

    @property
    def _around(self) -> int:
        """Height in pixels of everything but the story."""
        gaps = self.theme.px(_END) + 2 * self.theme.px(_GAP) + 2
        return self.head.heightForWidth(inner_width(self)) + self._answer.sizeHint().height() + gaps

    def minimumSizeHint(self) -> QSize:
        line_height = text_height(self.theme, "X", TextSize.BODY, self.width())
        return QSize(self._answer.sizeHint().width(), self._around + line_height)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()  # the story scrolls

    def _share_out(self) -> None:
        width, room = max(1, inner_width(self) - 2 * self.theme.px(_PAD)), max(0, self.height() - self._around)
        is_roomy = text_height(self.theme, self._story.label.text(), TextSize.BODY, width) < room
        self._story.fit(self.theme, TextSize.BODY if is_roomy else TextSize.SMALL, width, room)


class TrainingSection(TileCard):
    """A learner's progress, weakest chapters first, as many as have space."""

    def __init__(self, theme: Theme, head: Tile) -> None:
        super().__init__(theme, head)
        self._total = words("start_progress", TextSize.SMALL, "muted", is_wrapped=True)
        self._chapters: list[_ChapterRow] = []
        put(self.lines, self._total, 1)
        self._total.hide()

    def show_progress(self, progress: "LearnerProgress | None") -> None:
        """Shows the progress; None for none."""
        for row in self._chapters:
            row.deleteLater()
        self._chapters = [] if progress is None else [_ChapterRow(self.theme, each) for each in progress.weakest]
        for place, row in enumerate(self._chapters, 1):
            self.lines.insertWidget(place, row)
        self.head.show_description(progress is None)
        self._total.setVisible(progress is not None)
        if progress is not None:
            said = ngettext(
                "{name}: {right} of {count} answer correct",
                "{name}: {right} of {count} answers correct",
                progress.asked,
            )
            self._total.setText(said.format(name=progress.learner, right=progress.right, count=progress.asked))
        self._share_out()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.head.heightForWidth(inner_width(self)) + self._above)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @property
    def _above(self) -> int:
        """Height in pixels of the margins and the total."""
        total = 0 if self._total.isHidden() else self._total.heightForWidth(self._width)
        return total + self.theme.px(_END) + 2

    @property
    def _width(self) -> int:
        return max(1, inner_width(self) - 2 * self.theme.px(_PAD))

    def _share_out(self) -> None:
        room = self.height() - self.head.heightForWidth(inner_width(self)) - self._above
        for row in self._chapters:
            room -= row.heightForWidth(self._width) + self.theme.px(_GAP)
            row.setVisible(room >= 0)


class _ChapterRow(Spaced):
    """Chapter with the correct answers, as numbers and as a bar."""

    def __init__(self, theme: Theme, chapter: "ChapterProgress") -> None:
        super().__init__(theme)
        title, count = words("", TextSize.SMALL, is_wrapped=True), words("", TextSize.SMALL, bold=True)
        title.setText(say(chapter.title))
        count.setText(in_order(f"{chapter.right}/{chapter.asked}"))
        bar = named(QProgressBar(), "start_chapter", title.text())
        bar.setRange(0, chapter.asked)
        bar.setValue(chapter.right)
        bar.setTextVisible(False)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.spaced(put(QVBoxLayout(self), across((title, 1), count), bar), 4)


class _SearchField(QLineEdit):
    """Line edit whose Enter and Escape do nothing else in the window."""

    def event(self, event: QEvent) -> bool:
        is_override = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() in _OWN_KEYS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Escape:
            self.clear()


class LawSection(TileCard):
    """Search of the law book.

    Signals:
        wanted: emitted with the words to search for.
    """

    wanted = Signal(str)

    def __init__(self, theme: Theme, head: Tile) -> None:
        super().__init__(theme, head)
        self._search = named(_SearchField(), "start_law_search", _("Search the laws"))
        self._search.setPlaceholderText(_("Word or number"))
        self._search.returnPressed.connect(self._ask)
        put(self.lines, self._search, 1)
        head.show_description(False)

    def _ask(self) -> None:
        self.wanted.emit(self._search.text().strip())
        self._search.clear()
