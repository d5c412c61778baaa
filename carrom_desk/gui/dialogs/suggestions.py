"""Suggestions below a line edit while typing."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QCompleter, QLineEdit, QListView, QStyledItemDelegate

Offer = Callable[[str], Sequence[str]]
"""Returns suggestions with this prefix."""


class Suggestions(QCompleter):
    """Completer whose list has the window's style, and closes without losing the click that closes it."""

    def __init__(self, field: QLineEdit) -> None:
        self.words = QStringListModel(field)
        """The suggestions."""
        super().__init__(self.words, field)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._list = QListView()
        self.setPopup(self._list)
        self._list.setParent(field, Qt.WindowType.Popup)
        self._list.setItemDelegate(QStyledItemDelegate(self._list))  # the default one ignores the style sheet
        field.setCompleter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Passes a click outside the list to the widget there."""
        if (
            watched is not self._list
            or not isinstance(event, QMouseEvent)
            or event.type() != QEvent.Type.MouseButtonPress
            or self._list.rect().contains(event.position().toPoint())
        ):
            return super().eventFilter(watched, event)
        self._list.hide()
        _click_there(event)
        return True


def offer_known(field: QLineEdit, known: Offer) -> Suggestions:
    """Adds known values to a field as suggestions."""
    suggestions = Suggestions(field)
    suggestions.setCompletionMode(Suggestions.CompletionMode.UnfilteredPopupCompletion)  # `known` has filtered them

    def fill(typed: str) -> None:
        suggestions.words.setStringList(list(known(typed.strip())) if typed.strip() else [])

    field.textEdited.connect(fill)
    return suggestions


def _click_there(event: QMouseEvent) -> None:
    """Repeats a press on the widget under the pointer, and releases it there, since Qt withholds that release."""
    place = event.globalPosition()
    target = QApplication.widgetAt(place.toPoint())
    if target is None:
        return
    if target.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        target.setFocus(Qt.FocusReason.MouseFocusReason)
    at, button, none = target.mapFromGlobal(place), event.button(), Qt.MouseButton.NoButton
    for kind, held in ((QEvent.Type.MouseButtonPress, button), (QEvent.Type.MouseButtonRelease, none)):
        QApplication.sendEvent(target, QMouseEvent(kind, at, place, button, held, event.modifiers()))
