"""The place beside the board where a form is filled in: board, score and clock stay in sight."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme

from .desk_dialog import DeskDialog


class SidePanel(QFrame):
    """Holds one form at a time. As long as it is there the keys are the form's, and no key of the desk acts.

    Signals:
        toggled: whether a form is there from now on.
    """

    toggled = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side_panel")
        self.caption = QLabel(parent)
        """What is filled in, for the place of the bar that the form covers."""
        self.caption.setObjectName("side_caption")
        self.caption.setTextFormat(Qt.TextFormat.PlainText)
        self.caption.setWordWrap(True)
        self.caption.hide()
        self.set_theme(theme)
        self._form: DeskDialog | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        colours = theme.colours
        self.setStyleSheet(
            f"#side_panel {{ background: {colours[Role.WINDOW]}; border: 2px solid {colours[Role.CARD_CURRENT]};"
            " border-radius: 10px; }"
        )
        self.caption.setStyleSheet(
            f"background: {colours[Role.BAR]}; color: {colours[Role.BAR_TEXT]}; border-radius: 10px; padding: 4px 16px;"
        )
        self.caption.setFont(theme.font(TextSize.BODY, bold=True))

    @property
    def form(self) -> DeskDialog | None:
        """The form that is there; None where the place is free."""
        return self._form

    def show_form(self, form: DeskDialog) -> None:
        """Show a form until it is answered or left; one that was there before is left."""
        self.leave()
        self._form = form
        form.stand_beside()
        self.setAccessibleName(form.windowTitle())
        layout = self.layout()
        assert layout is not None
        layout.addWidget(form)
        form.finished.connect(self._close)
        words = self.tr("{form}: fill it in beside the board, or leave it with Esc.")
        self.caption.setText(words.format(form=form.windowTitle()))
        self.toggled.emit(True)
        self.caption.show()
        self.caption.raise_()
        self.show()
        self.raise_()
        form.show()

    def leave(self) -> None:
        """Leave the form that is there without an answer."""
        if self._form is not None:
            self._form.reject()

    def _close(self) -> None:
        form, self._form = self._form, None
        layout = self.layout()
        if form is not None and layout is not None:
            layout.removeWidget(form)
            form.setParent(self.window())  # whoever opened it lets it go
            form.hide()
        self.hide()
        self.caption.hide()
        self.toggled.emit(False)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # what the form does not know is no key of the desk either
            return True
        return super().event(event)

    def focusNextPrevChild(self, forwards: bool, /) -> bool:
        """The tabulator stays within the form."""
        at: QWidget | None = self.focusWidget()
        each = _beside(at, forwards=forwards)
        while each is not None and each is not at:
            if self.isAncestorOf(each) and each.isVisible() and each.isEnabled() and _is_stop(each):
                each.setFocus(Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason)
                return True
            each = _beside(each, forwards=forwards)
        return False


def _beside(widget: QWidget | None, *, forwards: bool) -> QWidget | None:
    if widget is None:
        return None
    return widget.nextInFocusChain() if forwards else widget.previousInFocusChain()


def _is_stop(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
