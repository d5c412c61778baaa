"""Side panel for a form, which leaves board, score and clock visible."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from .desk_dialog import DeskDialog


class SidePanel(QFrame):
    """Shows one form at a time, which keeps the focus until it closes.

    Read-only dialogs such as the law book are stacked over an open form, which returns afterwards.

    Signals:
        toggled: emitted with True when a form opens, False when the last one closes.
        asking: emitted with True while a form that asks is open, which pauses the clock.
    """

    toggled = Signal(bool)
    asking = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side_panel")
        self._forms: list[DeskDialog] = []
        """Open forms, the visible one last."""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.hide()

    @property
    def form(self) -> DeskDialog | None:
        """Visible form; None if there is none."""
        return self._forms[-1] if self._forms else None

    def show_form(self, form: DeskDialog) -> None:
        """Shows a form until it is answered or cancelled. An open form is cancelled, or waits behind a read-only
        dialog.
        """
        if not form.is_read_only:
            self.leave()
        elif self.form is not None and self.form.objectName() == form.objectName():
            self.form.reject()
        for before in self._forms:
            before.hide()
        self._forms.append(form)
        form.embed()
        self._layout.addWidget(form)
        form.finished.connect(lambda _result: self._close(form))
        self._show()

    def leave(self) -> None:
        """Cancels the open forms."""
        for form in reversed(self._forms.copy()):
            form.reject()

    def _show(self) -> None:
        """Shows the topmost form."""
        form = self._forms[-1]
        self.setAccessibleName(form.windowTitle())
        self._tell()
        self.show()
        self.raise_()
        form.show()
        self.take_focus(form)

    def take_focus(self, form: DeskDialog) -> None:
        """Focuses the last field of the form, unless the focus is in the form."""
        if not form.isAncestorOf(QApplication.focusWidget() or self):
            before: QWidget | None = form.focusWidget()
            (form if before is None else before).setFocus()

    def _tell(self) -> None:
        self.asking.emit(any(not each.is_read_only for each in self._forms))
        self.toggled.emit(bool(self._forms))

    def _close(self, form: DeskDialog) -> None:
        if form in self._forms:
            self._forms.remove(form)
            self._layout.removeWidget(form)
            form.setParent(self.window())  # its opener deletes it
            form.hide()
        if self._forms:
            self._show()
            return
        self.hide()
        self._tell()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # keys that the form ignores must not reach the desk
            return True
        return super().event(event)

    def focusNextPrevChild(self, forwards: bool, /) -> bool:
        """Keeps Tab within the form."""
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
