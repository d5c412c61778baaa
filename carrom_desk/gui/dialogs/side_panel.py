"""The place beside the board where a form is filled in: board, score and clock stay in sight."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from carrom_desk.i18n import _

from .desk_dialog import DeskDialog


class SideCaption(QLabel):
    """Says what is filled in, in the place of the bar that the form covers."""


class SidePanel(QFrame):
    """Holds one form at a time. As long as it is there the keys are the form's, and no key of the desk acts."""

    toggled = Signal(bool)
    """Whether a form is there from now on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side_panel")
        self.caption = SideCaption(parent)
        self.caption.setObjectName("side_caption")
        self.caption.setTextFormat(Qt.TextFormat.PlainText)
        self.caption.setWordWrap(True)
        self.caption.hide()
        self.form: DeskDialog | None = None
        """The form that is there; None where the place is free."""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def show_form(self, form: DeskDialog) -> None:
        """Show a form until it is answered or left; one that was there before is left."""
        self.leave()
        self.form = form
        form.stand_beside()
        self.setAccessibleName(form.windowTitle())
        self._layout.addWidget(form)
        form.finished.connect(self._close)
        words = _("{form}: fill it in beside the board, or press Esc to cancel.")
        self.caption.setText(words.format(form=form.windowTitle()))
        self.toggled.emit(True)
        self.caption.show()
        self.caption.raise_()
        self.show()
        self.raise_()
        form.show()

    def leave(self) -> None:
        """Leave the form that is there without an answer."""
        if self.form is not None:
            self.form.reject()

    def _close(self) -> None:
        form, self.form = self.form, None
        if form is not None:
            self._layout.removeWidget(form)
            form.setParent(self.window())  # the one who opened it lets it go
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
        each = at
        while each is not None:
            each = each.nextInFocusChain() if forwards else each.previousInFocusChain()
            if each is None or each is at:
                break
            is_stop = each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.focusProxy() is None
            if is_stop and self.isAncestorOf(each) and each.isVisible() and each.isEnabled():
                each.setFocus(Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason)
                return True
        return False
