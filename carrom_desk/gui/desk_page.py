"""Page of the umpire's desk: all panels and a transient message."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QStyle, QVBoxLayout, QWidget

from carrom_desk.desk.match_library import StartView
from carrom_desk.desk.session import MESSAGE_MS
from carrom_desk.gui.kit.arrangement import MIDDLE_LEAST, Spacing, spacing
from carrom_desk.gui.kit.layouts import across, down, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.panels.what_now_bar import WhatNowBar
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.gui.start.start_page import StartPage
from carrom_desk.presentation.screen import Screen

from .board.board_view import BoardView
from .clock.panel import ClockPanel
from .dialogs.side_panel import SidePanel
from .panels.cards import place_within
from .panels.log import LogPanel
from .panels.ruling import EndPanel, RulingCard
from .panels.score import ScorePanel
from .panels.stroke import ReasonList, StrokePanel
from .panels.top_bar import TopBar

_ABOVE_STACKS = 0.26
"""Share of the board's side above the stacks of men."""


class DeskPage(QWidget):
    """Lays out the panels and passes each its part of the screen.

    Signals:
        resized: emitted when the page's size changes, and with it perhaps the text size.
    """

    resized = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("desk")
        # Keys belong to the desk until the umpire tabs to a button.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._theme = theme
        self.top = TopBar(theme, self)
        self.board = BoardView(theme, self)
        self.score = ScorePanel(theme, self)
        self.clock = ClockPanel(theme, self)
        self.stroke = StrokePanel(theme, self)
        self.ruling = RulingCard(theme, self)
        self.log = LogPanel(theme, self)
        self.reasons = ReasonList(theme, self)
        self.now = WhatNowBar(theme, self)
        self.start = StartPage(theme, self)
        self.top.add_before_saved(self.start.header)
        self.end = EndPanel(theme, self)
        self.side = SidePanel(self)
        self.side.toggled.connect(self._disable_for_form)
        self.notice = Notice(self)
        self.board.setFont(theme.font(TextSize.BODY))
        self.view: Screen | None = None
        """Screen being shown."""
        self._lay_out()
        self._order_tabs()

    def show_view(self, view: Screen) -> None:
        """Shows every part that has changed."""
        before, self.view = self.view, view
        shown = [part for _, part in self._parts(before)] if before is not None else []
        for place, (show, part) in enumerate(self._parts(view)):
            if before is None or shown[place] != part:
                show(part)

    def _parts(self, view: Screen) -> list[tuple[Callable[[Any], None], object]]:
        """Returns the widget for each part of a view."""
        return [
            (self.top.title.show_title, view.title),
            (self.top.laws.setText, view.laws),
            (self.top.place.setText, view.place),
            (self.top.saved.show_saved, view.saved),
            (self.score.show_score, view.score),
            (self.board.show_board, view.board),
            (self.clock.show_clock, view.clock),
            (self.stroke.set_breaches, view.breaches),
            (self.reasons.set_choices, view.breaches),
            (self.stroke.show_stroke, view.stroke),
            (self.reasons.show_stroke, view.stroke),
            (self.ruling.show_ruling, view.ruling),
            (self.log.show_log, view.log),
            (partial(self.end.show_end, log=view.log), view.end),
            (self.now.show_now, view.now),
            (self.start.show_now, view.now),
        ]

    def show_message(self, sentence: str) -> None:
        """Shows a transient message; an empty text hides it."""
        if sentence:
            self.notice.show_message(sentence)
        else:
            self.notice.dismiss()
            self.log.release_focus()

    def show_refusal(self, button: QWidget, why: str) -> None:
        """Shows next to a button why it is blocked."""
        self.notice.show_message(why, QRect(button.mapTo(self, QPoint(0, 0)), button.size()))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for part in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if hasattr(part, "set_theme"):
                part.set_theme(theme)
        self.board.setFont(theme.font(TextSize.BODY))
        self._place()

    def take_focus(self) -> None:
        """Focuses the open form's last field, otherwise the desk."""
        if self.side.form is None:
            self.setFocus()
        else:
            self.side.take_focus(self.side.form)

    def come_back(self) -> None:
        """Restores the focus when the window is activated, unless a list has it."""
        has_keys = QApplication.focusWidget()
        if not isinstance(has_keys, QAbstractItemView) or not self.isAncestorOf(has_keys):
            self.take_focus()

    def show_keys(self, keys: KeyTable) -> None:
        """Shows the shortcut on every button."""
        for part in (self.clock, self.stroke, self.now, self.start):
            part.show_keys(keys)

    def show_live(self, line: QWidget) -> None:
        """Shows the match of the umpire's window in the top bar."""
        self.top.add_before_saved(line)

    def _order_tabs(self) -> None:
        """Sets the tab order: board first, menu last."""
        parts = (self.board, self.stroke, self.reasons, self.ruling, self.clock, self.log, self.now, self.top)
        # The focusable widgets are inside the parts, so the tab order is set across them.
        stops = (
            each
            for part in parts
            for each in part.findChildren(QWidget)
            if each.focusPolicy() & Qt.FocusPolicy.TabFocus
        )
        for before, after in pairwise((self, *stops)):
            QWidget.setTabOrder(before, after)

    def _lay_out(self) -> None:
        column = down((self.score, 123), (self.clock, 100), (self.stroke, 157), (self.ruling, 204))
        middle = across(self.board, (column, 1), self.log)
        layout = put(QVBoxLayout(self), self.top, (middle, 1), self.now, gap=0)
        layout.setContentsMargins(0, 0, 0, 0)
        # Laid out when the size changes, never when a text does, so that nothing moves.
        layout.setEnabled(False)
        self._column, self._middle, self._layout = column, middle, layout
        for part in (*self._match_parts, self.now):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)

    @property
    def _match_parts(self) -> tuple[QWidget, ...]:
        """Panels that are shown only while a match is open."""
        return (self.board, self.score, self.clock, self.stroke, self.ruling, self.log)

    def _place(self) -> None:
        """Places the board on the side where reading begins."""
        bars = self.top.sizeHint().height() + self.now.sizeHint().height()
        theme = self._theme
        room = spacing(self.width(), self.height(), bars, theme.scale, theme.text)
        self._middle.setContentsMargins(room.side, room.gap, room.side, room.gap)
        self._middle.setSpacing(room.gap)
        self._column.setSpacing(room.gap)
        self.board.setFixedWidth(room.board)
        self.log.setFixedWidth(room.log)
        self._layout.invalidate()
        self._layout.setGeometry(self.rect())
        log, stroke, now = self.log.geometry(), self.stroke.geometry(), self.now.geometry()
        self.reasons.setGeometry(log.adjusted(0, 0, 0, -self.log.foot_height))
        self.notice.set_room(self._notice_room())
        place = stroke.united(log)
        place.setTop(stroke.top())
        self.end.setGeometry(place)
        self.start.setGeometry(self.rect().adjusted(0, self.top.height(), 0, 0))
        form = self.side.form
        if form is not None:
            form.set_beside(room.side, room.gap, now.height())
            if form.is_tall:
                place = self._stack((theme.px(MIDDLE_LEAST) + theme.words_px(MIDDLE_LEAST)) // 2, room)
                self.end.setGeometry(place.adjusted(0, 0, 0, -now.height()))  # which covers it
            else:
                is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
                place = stroke.united(QRect(now.bottomLeft() if is_mirrored else now.bottomRight(), QSize(1, 1)))
                self.log.resize(log.width(), self.clock.geometry().bottom() + 1 - log.top())
            self.side.setGeometry(place)
            beside = QStyle.visualRect(self.layoutDirection(), self.rect(), place)
            place_within(self.side.caption, QRect(0, now.top(), beside.left(), now.height()))
            self.now.lower()

    def _notice_room(self) -> QRect:
        """Returns the rectangle along whose lower edge messages appear: above the men on the board."""
        room = self.board.geometry()
        if self.start.isHidden():
            side = min(room.width(), room.height())
            room.setBottom(room.center().y() - round((0.5 - _ABOVE_STACKS) * side))
        return room

    def _stack(self, width: int, room: Spacing) -> QRect:
        """Stacks board, score and clock in a column of this width, and returns the space left for a form."""
        middle = self.rect().adjusted(
            room.side, self.top.height() + room.gap, -room.side, -self.now.height() - room.gap
        )
        bottom = middle.bottom() + 1
        for part in (self.clock, self.score):
            bottom -= part.height()
            place_within(part, QRect(middle.left(), bottom, width, part.height()))
            bottom -= room.gap
        self.board.setFixedWidth(width)
        place_within(self.board, QRect(middle.topLeft(), QSize(width, bottom - middle.top())))
        place = QRect(middle.topLeft(), self.rect().bottomRight())
        place.setLeft(middle.left() + width + room.gap)
        return QStyle.visualRect(self.layoutDirection(), self.rect(), place)

    def show_start(self, view: StartView | None, *, is_shown: bool) -> None:
        """Shows the start page instead of the desk, with the matches once they are open, or returns to the desk."""
        if not is_shown and self.start.isVisible():
            self.take_focus()  # otherwise Qt would focus the next widget on the desk
        for part in (*self._match_parts, self.now):
            part.setVisible(not is_shown)
        self.start.show_view(view)
        for part in (self.start, self.start.header):
            part.setVisible(is_shown)
        self.notice.set_room(self._notice_room())

    def _disable_for_form(self, has_form: bool) -> None:
        """Disables everything but the clock while a form is open, and hides the message it would cover."""
        self.notice.dismiss()
        self.clock.set_key_taken(has_form)
        for part in (self.board, self.score, self.log, self.now):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, has_form)
        is_tall = self.side.form is not None and self.side.form.is_tall
        for covered in (self.stroke, self.ruling, self.log):
            covered.setVisible(self.start.isHidden() and not is_tall)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if has_form else Qt.FocusPolicy.ClickFocus)
        self._place()
        if not has_form:
            self.setFocus()

    def minimumSizeHint(self) -> QSize:
        return QSize()  # the window's title bar already has one

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        self.resized.emit()


class Notice(QLabel):
    """Transient message at the lower edge of the desk, hidden after a while or by the next action."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._room = QRect()
        self._near: QRect | None = None
        self._timer = QTimer(self, singleShot=True, interval=MESSAGE_MS)
        self._timer.timeout.connect(self.dismiss)
        self._place()
        self.hide()

    def show_message(self, sentence: str, near: QRect | None = None) -> None:
        """Shows a sentence for a while, above the pressed widget if known."""
        self._near = near
        self.setText(sentence)
        self.setAccessibleName(sentence)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()

    def dismiss(self) -> None:
        """Hides it."""
        self._timer.stop()
        self.hide()

    def set_room(self, room: QRect) -> None:
        """Sets the rectangle along whose lower edge it appears."""
        self._room = room
        self._place()

    def _place(self) -> None:
        width = min(self._room.width(), self.fontMetrics().horizontalAdvance(self.text()) + 64)
        height = max(44, self.heightForWidth(width) + 8)
        x, bottom, around = self._room.x() + (self._room.width() - width) // 2, self._room.bottom(), self.parentWidget()
        if self._near is not None and around is not None:
            x = max(0, min(self._near.center().x() - width // 2, around.width() - width))
            bottom = self._near.top() - 8
        self.setGeometry(x, max(0, bottom - height), width, height)
