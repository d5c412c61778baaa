"""Dialog with the card of shortcuts."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, scrolled, voiced
from carrom_desk.gui.kit.layouts import across, down, within
from carrom_desk.i18n import _

from .key_card import CardGroup, KeyCard

_AROUND = 40
_BESIDE = 200
"""Height of heading, note and buttons, in pixels."""
_LEAST_HEIGHT = 560


class KeyCardDialog(DeskDialog):
    """Shows every action with its current shortcuts."""

    print_wanted = Signal()
    """Emitted to print the card."""
    save_wanted = Signal()
    """Emitted to save the card."""
    change_wanted = Signal()
    """Emitted to change the shortcuts."""

    def __init__(self, card: KeyCard, parent: QWidget | None = None) -> None:
        super().__init__("key_card_dialog", card.title, parent)
        columns = (down(*map(_group, column), 1, gap=10) for column in card.columns)
        ground = within(across(*((column, 1) for column in columns), gap=28), right=8)
        area = named(scrolled(ground), "key_card", card.title)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.add((area, 1), voiced(card.note, "muted"))
        self.add_button("change_keys", _("Change…"), self.accept, self.change_wanted)
        self.add_button("print_key_card", _("Print…"), self.accept, self.print_wanted)
        self.add_button("save_key_card", _("Save to file…"), self.accept, self.save_wanted)
        self.add_way_out(_("Close"), "close")
        # All of it at once where the window leaves room for that.
        room = parent.height() - _AROUND if parent is not None else 0
        self.resize(960, max(_LEAST_HEIGHT, min(room, ground.sizeHint().height() + _BESIDE)))


def _group(group: CardGroup) -> QVBoxLayout:
    grid = QGridLayout()
    title = voiced(group.title, "")
    title.setStyleSheet("font-weight: bold;")
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(3)
    grid.setColumnStretch(1, 1)
    for row, each in enumerate(group.rows):
        keys = QLabel(" · ".join(each.keys) or "–")
        keys.setStyleSheet("font-weight: bold;")
        words = voiced(each.words, "")
        words.setAccessibleName(f"{each.words}: {keys.text()}")
        grid.addWidget(keys, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(words, row, 1)
    return down(title, grid, gap=2)
