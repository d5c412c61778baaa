"""Guided two-minute match in the real window, with a hint beside each control to press."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QStyle, QVBoxLayout, QWidget

from carrom_desk.gui.clock.umpire_clock import UmpireClock
from carrom_desk.gui.desk_page import DeskPage
from carrom_desk.gui.kit.layouts import put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.panels.cards import Spaced, words
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.i18n import _, say
from carrom_desk.match.ports.store import MatchId
from carrom_desk.school.guided_match import LAST, STEPS, Hint, entered_meanwhile, hint_at

_WIDTH = 340
_GAP = 10
"""Gap between hint and target, in design pixels."""
_LOW = 0.8
"""Share of the height below which a target counts as at the bottom."""


class GuideFrame(QFrame):
    """Frame around the target; transparent to the mouse."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setObjectName("guide_frame")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class GuideHint(Spaced):
    """Hint beside a framed target with the event and the control to press.

    Signals:
        left: emitted to exit the guide.
        topics_wanted: emitted to continue to the exercises.
    """

    left = Signal()
    topics_wanted = Signal()

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(theme, page)
        self.setObjectName("guide_hint")
        self._frame = GuideFrame(page)
        self._target: QWidget | None = None
        self._number = words("guide_number", TextSize.SMALL, "tip")
        self._story = words("guide_story", TextSize.BODY, "tip", bold=True, is_wrapped=True)
        self._press = words("guide_press", TextSize.BODY, "tip", is_wrapped=True)
        self._topics = self._button("guide_topics", _("Go to exercises"))
        self._topics.clicked.connect(self.topics_wanted)
        self._leave = self._button("guide_leave", _("Exit guide"))
        self._leave.clicked.connect(self.left)
        buttons = put(self.spaced(QHBoxLayout(), 8), self._topics, self._leave, 1)
        lines = self.spaced(QVBoxLayout(self), 6, (14, 10, 14, 12))
        self._lines = put(lines, self._number, self._story, self._press, buttons)
        QWidget.setTabOrder(page, self._topics)
        QWidget.setTabOrder(self._topics, self._leave)

    def show_hint(self, hint: Hint, key: str, target: QWidget) -> None:
        """Shows the step and its target; `key` is the shortcut."""
        is_last, self._target = hint.number == LAST, target
        number = _("All done") if is_last else _("Step {number} of {count}")
        self._number.setText(number.format(number=hint.number + 1, count=len(STEPS)))
        self._story.setText(hint.story)
        self._story.setVisible(bool(hint.story))
        self._press.setText(say(hint.press, key=key))
        self._topics.setVisible(is_last)
        self.setAccessibleName(" ".join(each.text() for each in (self._number, self._story, self._press)))
        self._place()
        for part in (self._frame, self):
            part.show()
            part.raise_()

    def remove(self) -> None:
        """Removes the hint at the end of the guide."""
        for part in (self._frame, self):
            part.hide()
            part.deleteLater()

    def _button(self, name: str, title: str) -> KeyButton:
        button = KeyButton(title, name=name)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return button

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()  # its text may be larger now
        return handled

    def _place(self) -> None:
        """Moves beside the target, never over it."""
        page, target = self.parentWidget(), self._target
        if page is None or target is None:
            return
        about, room = QRect(target.mapTo(page, QPoint(0, 0)), target.size()), page.rect()
        self._frame.setGeometry(about.adjusted(-4, -4, 4, 4) & room)
        self.setFixedWidth(self.theme.words_px(_WIDTH))
        self._lines.activate()
        size = QSize(self.width(), self._lines.totalHeightForWidth(self.width()))
        as_read = partial(QStyle.visualRect, self.layoutDirection(), room)
        self.setGeometry(as_read(beside(as_read(about), size, room, self.theme.px(_GAP))))


def beside(about: QRect, size: QSize, room: QRect, gap: int) -> QRect:
    """Returns the position for a hint beside a target, within the window.

    Above a target at the bottom, over the board rather than the ruling; otherwise to its right if there is space.
    """
    x = max(room.left(), min(about.right() - size.width(), room.right() - size.width()))
    y = max(room.top(), min(about.center().y() - size.height() // 2, room.bottom() - size.height()))
    above = QPoint(x, about.top() - gap - size.height())
    right, left = QPoint(about.right() + gap, y), QPoint(about.left() - gap - size.width(), y)
    is_low = about.top() > room.height() * _LOW
    places = (*((above, right) if is_low else (right, above)), left, QPoint(x, about.bottom() + gap))
    found = (QRect(place, size) for place in places)
    return next((each for each in found if room.contains(each)), QRect(above, size))


class Guide(QObject):
    """Guides one match and ends with it.

    Signals:
        left: emitted when the guide has ended.
        topics_wanted: emitted to continue to the exercises.
    """

    left = Signal()
    topics_wanted = Signal()

    def __init__(self, match: MatchController, clock: UmpireClock, parent: QObject) -> None:
        """Starts with the open match."""
        super().__init__(parent)
        self._match = match
        self._clock = clock
        self._match_id: MatchId | None = match.session.match_id
        self._page: DeskPage | None = None
        self._keys = KeyTable()
        self._hint: GuideHint | None = None
        # Later, after the previous step was shown and the layout has settled.
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._go_on)
        match.changed.connect(self._look_again)

    def mark(self, page: DeskPage, theme: Theme, keys: KeyTable) -> None:
        """Shows the hints on another page."""
        self._page, self._keys = page, keys
        self._hint = GuideHint(theme, page)
        self._hint.left.connect(self.leave)
        self._hint.topics_wanted.connect(self.topics_wanted)
        page.side.toggled.connect(self._look_again)
        page.resized.connect(self._look_again)
        self._look_again()

    def leave(self) -> None:
        """Ends the guide, leaving the match unchanged."""
        self._soon.stop()
        if self._hint is not None:
            self._hint.remove()
            self._hint = None
            self.left.emit()

    def _look_again(self, *_news: object) -> None:
        self._soon.start(0)

    def _go_on(self) -> None:
        if self._match.session.match_id != self._match_id:
            self.leave()
            return
        if self._page is None or self._hint is None:
            return
        record = self._match.session.record
        if self._match.session.unsaved is None and (entry := entered_meanwhile(record)) is not None:
            self._match.session.submit(entry)
            return
        self._clock.hold()  # do not rush a reader
        form = self._page.side.form
        hint = hint_at(record, self._match.session.marks.draft, has_form=form is not None)
        target = self._page.findChild(QWidget, hint.target)
        assert target is not None
        self._hint.show_hint(hint, self._keys.shown(hint.key), target)
