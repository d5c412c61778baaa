"""Page of the umpire's desk: all panels and a transient message."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QGridLayout, QLabel, QSizePolicy, QWidget

from carrom_desk.desk.match_library import StartView
from carrom_desk.desk.session import MESSAGE_MS
from carrom_desk.gui.kit.arrangement import DeskPlaces, desk_places
from carrom_desk.gui.kit.roles import Role, TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.gui.start.start_page import StartPage
from carrom_desk.presentation.screen import Screen

from .board.board_view import BoardView
from .dialogs.side_panel import SidePanel
from .panels.action_bars import AlwaysBar, StrokeBar
from .panels.clock_cell import ClockCell
from .panels.log import LogPanel
from .panels.reasons import ReasonList
from .panels.ruling_card import RulingCard
from .panels.strip import Strip
from .panels.top_bar import TopBar

_ABOVE_STACKS = 0.26
"""Share of the board's side above the stacks of men."""
_HEAD, _STRIP, _CARDS, _BUTTONS = range(4)
_BOARD, _RULING, _LOG = range(3)
"""Rows and columns of the page."""


class DeskPage(QWidget):
    """Three columns below a strip: the board with the buttons of the stroke, the ruling, and the log.

    Every part has its own cell, whose size depends on the window alone, so that nothing moves in the course of a match.

    Signals:
        resized: emitted when the page's size changes, and with it perhaps the text size.
    """

    resized = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("desk")
        # Each paints its whole ground, so what lies below, the window too, is not painted first.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # Keys belong to the desk until the umpire tabs to a button.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._theme = theme
        self.top = TopBar(theme, self)
        self.strip = Strip(theme, self)
        self.board = BoardView(theme, self)
        self.board.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.stroke = StrokeBar(theme, self)
        self.ruling = RulingCard(theme, self)
        self.always = AlwaysBar(theme, self)
        self.log = LogPanel(theme, self)
        self.reasons = ReasonList(theme, self)
        self.start = StartPage(theme, self)
        self.top.add_before_saved(self.start.header)
        self.side = SidePanel(self)
        self.side.toggled.connect(self._disable_for_form)
        self.notice = Notice(self)
        self.ruling.advice_wanted.connect(self.notice.show_message)
        self.top.log_pressed.connect(self.toggle_log)
        self._is_log_open = False
        """True while the log covers the ruling, where it is a page of its own."""
        self.board.setFont(theme.font(TextSize.BODY))
        self.view: Screen | None = None
        """Screen being shown."""
        self._lay_out()
        self._order_tabs()

    @property
    def clock(self) -> ClockCell:
        """Clock between both sides."""
        return self.strip.clock

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
            (self.top.title.show_title, (view.title, view.laws)),
            (self.top.place.setText, view.place),
            (self.top.saved.show_saved, view.saved),
            (self.strip.show_score, view.score),
            (self.board.show_board, view.board),
            (self.clock.show_clock, view.clock),
            (self.stroke.set_breaches, view.breaches),
            (self.reasons.set_choices, view.breaches),
            (self.stroke.show_stroke, view.stroke),
            (self.reasons.show_stroke, view.stroke),
            (self.ruling.show_card, view.card),
            (self.log.show_log, view.log),
            (self.ruling.show_log, view.log),
            (self.stroke.show_now, view.now),
            (self.always.show_now, view.now),
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
        for part in (self.clock, self.board, self.stroke, self.always, self.top, self.start):
            part.show_keys(keys)

    def toggle_log(self) -> None:
        """Shows the log in place of the ruling, or the ruling again; beside the ruling, the log gets the keys."""
        if self._places.log:
            self.log.entries.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        self._is_log_open = not self._is_log_open
        self._show_log()
        (self.log.entries if self._is_log_open else self).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_log(self) -> bool:
        """Shows the ruling again in place of the log; returns False if it is there."""
        was_open, self._is_log_open = self._is_log_open, False
        self._show_log()
        return was_open

    def _order_tabs(self) -> None:
        """Sets the tab order, which a screen reader follows: clock and sides, board, ruling, buttons, log, menu."""
        parts = (self.strip, self.board, self.ruling, self.stroke, self.reasons, self.always, self.log, self.top)
        # The focusable widgets are inside the parts, so the tab order is set across them.
        stops = (
            each
            for part in parts
            for each in part.findChildren(QWidget)
            if each.focusPolicy() & Qt.FocusPolicy.TabFocus
        )
        for before, after in pairwise((self, *stops)):
            QWidget.setTabOrder(before, after)

    # Layout

    def _lay_out(self) -> None:
        grid = self._grid = QGridLayout(self)
        grid.addWidget(self.top, _HEAD, _BOARD, 1, 3)
        grid.addWidget(self.strip, _STRIP, _BOARD, 1, 3)
        grid.addWidget(self.board, _CARDS, _BOARD)
        grid.addWidget(self.ruling, _CARDS, _RULING)
        grid.addWidget(self.stroke, _BUTTONS, _BOARD)
        grid.addWidget(self.always, _BUTTONS, _RULING)
        grid.addWidget(self.log, _CARDS, _LOG, 2, 1)
        grid.setRowStretch(_CARDS, 1)
        grid.setColumnStretch(_RULING, 1)
        for part in (self.top, *self._match_parts):
            # The cells decide how large the parts are, not what they show.
            policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        grid.setEnabled(False)  # so it does not arrange the page, and the window, at every change within a part
        self._places = desk_places(self.width(), self.height(), self._theme.scale)

    @property
    def _match_parts(self) -> tuple[QWidget, ...]:
        """Panels that are shown only while a match is open."""
        return (self.strip, self.board, self.stroke, self.ruling, self.always, self.log)

    def _place(self) -> None:
        """Sets the sizes of rows and columns, and places what lies over them."""
        places = self._places = desk_places(self.width(), self.height(), self._theme.scale)
        grid = self._grid
        grid.setContentsMargins(places.side, 0, places.side, places.side)
        grid.setVerticalSpacing(places.row_gap)
        grid.setHorizontalSpacing(places.column_gap)
        for row, height in ((_HEAD, places.head), (_STRIP, places.strip), (_BUTTONS, places.buttons)):
            grid.setRowMinimumHeight(row, height)
        for column, width in ((_BOARD, places.board), (_LOG, places.log)):
            grid.setColumnMinimumWidth(column, width)
        self._hold_log(places)
        grid.invalidate()
        grid.setGeometry(self.rect())
        self._place_over(places)

    def _hold_log(self, places: DeskPlaces) -> None:
        """Takes the log into its column, or out of it where it is a page of its own."""
        is_page = not places.log
        if is_page is (self._grid.indexOf(self.log) < 0):
            return
        for part, row in ((self.ruling, _CARDS), (self.always, _BUTTONS)):
            self._grid.removeWidget(part)
            self._grid.addWidget(part, row, _RULING, 1, 2 if is_page else 1)  # with the gap before no log
        if is_page:
            self._grid.removeWidget(self.log)
            self.top.add_beside_log(self.log.foot)
        else:
            self._is_log_open = False
            self._grid.addWidget(self.log, _CARDS, _LOG, 2, 1)
            self.log.hold(self.log.foot)
        self._grid.setHorizontalSpacing(places.column_gap)

    def _place_over(self, places: DeskPlaces) -> None:
        """Places forms, lists, the log as a page, and messages."""
        card, always = self.ruling.geometry(), self.always.geometry()
        page = card.united(always)
        beside = page.united(self.log.geometry()) if places.log else page
        if not places.log:
            self.log.setGeometry(page)
        self.reasons.setGeometry(self.log.geometry() if places.log else card)
        self.log.set_wide(is_wide=places.is_wide)
        self.ruling.set_lines_shown(is_shown=not places.log)
        self.top.show_log_button(is_shown=not places.log and self.start.isHidden())
        self.log.foot.setVisible(self.start.isHidden())
        self._show_log()
        self.notice.set_room(self._notice_room())
        self.start.setGeometry(self.rect().adjusted(0, places.head, 0, 0))
        self.side.setGeometry(beside)
        if self.side.form is not None:
            self.side.form.set_beside(places)

    def _show_log(self) -> None:
        has_log = self.start.isHidden() and self.side.form is None
        self.log.setVisible(has_log and (bool(self._places.log) or self._is_log_open))
        if self._is_log_open:
            self.log.raise_()

    def _notice_room(self) -> QRect:
        """Returns the rectangle along whose lower edge messages appear: above the men on the board."""
        room = self.board.geometry()
        if self.start.isHidden():
            side = min(room.width(), room.height())
            room.setBottom(room.center().y() - round((0.5 - _ABOVE_STACKS) * side))
        return room

    def show_start(self, view: StartView | None, *, is_shown: bool) -> None:
        """Shows the start page instead of the desk, with the matches once they are open, or returns to the desk."""
        if not is_shown and self.start.isVisible():
            self.take_focus()  # otherwise Qt would focus the next widget on the desk
        for part in self._match_parts:
            part.setVisible(not is_shown)
        self.start.show_view(view)
        for part in (self.start, self.start.header):
            part.setVisible(is_shown)
        self.top.saved.keep_room(is_kept=not is_shown)
        self._place()

    def _disable_for_form(self, has_form: bool) -> None:
        """Disables everything but the clock while a form is open, and hides the message it would cover."""
        self.notice.dismiss()
        self.clock.set_key_taken(has_form)
        for part in (self.board, self.stroke, self.log):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, has_form)
        for covered in (self.ruling, self.always, self.stroke):
            covered.setVisible(self.start.isHidden() and not has_form)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if has_form else Qt.FocusPolicy.ClickFocus)
        self._place()
        if not has_form:
            self.setFocus()

    def minimumSizeHint(self) -> QSize:
        return QSize()  # the window's title bar already has one

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.colour(Role.WINDOW))

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
