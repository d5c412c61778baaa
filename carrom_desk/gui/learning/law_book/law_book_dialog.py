"""Law book dialog: chapters on the left, a page on the right, and a search."""

from enum import Enum, auto, unique

from PySide6.QtCore import QSignalBlocker, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QTextBrowser, QTreeWidget, QTreeWidgetItem, QWidget

from carrom_desk.exchange.laws.law_book import LawBook
from carrom_desk.exchange.laws.law_digest import DigestRow
from carrom_desk.exchange.laws.law_search import FoundLaw
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, plain_button, scrolled, voiced
from carrom_desk.gui.dialogs.fields import ChoiceBox, choice_box, text_field
from carrom_desk.gui.dialogs.keyed_list import KeyedList
from carrom_desk.gui.kit.layouts import across, down, within
from carrom_desk.gui.kit.pressed_keys import ENTERS
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.settings.languages import in_browser
from carrom_desk.i18n import _, ngettext, say
from carrom_desk.presentation.wording.laws_text import laws_name
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.reports.laws.law_books import LawSearches, law_book
from carrom_desk.reports.laws.law_page import LAW, READING, law_page, law_title, reading_page, readings_of, unusual_page
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.laws import Law
from carrom_desk.rules.texts.readings import Reading

from .measures import MEASURES, OTHERS, MeasuredBoard
from .searching import FOUND_ROLE, FoundRow

_ENTRY = Qt.ItemDataRole.UserRole


@unique
class Special(Enum):
    """Page of the law book other than a law."""

    EQUIPMENT = auto()
    UNUSUAL = auto()


Place = str | Reading | Special
"""Law by number, reading, or other page; an empty number is the start of the book."""


class LawBookDialog(DeskDialog):
    """Shows every edition by chapter and number, and can be searched in plain words.

    Signals:
        chosen: emitted with the number of the law shown.
        asked: emitted with the edition shown, to look up a ruling by it.
    """

    is_wide = is_read_only = True
    chosen = Signal(str)
    asked = Signal(object)

    def __init__(self, edition: Edition, at: Place, searches: LawSearches, parent: QWidget | None = None) -> None:
        super().__init__("law_book_dialog", _("Law book"), parent)
        self._book = law_book(edition)
        self._searches = searches
        self._edition = edition_box("law_edition", _("Laws"), edition)
        title = _("Ask in plain words, or type a number")
        self._search = text_field("law_search", title, hint=title)
        self._search.setClearButtonEnabled(True)
        self._tree = named(QTreeWidget(), "laws", _("Laws by chapter"))
        self._tree.setHeaderHidden(True)
        self._tree.setItemDelegate(FoundRow(self._tree))
        self._count = voiced("", "muted", "laws_found")
        self._ask = plain_button(
            "ask_about_stroke", _("Ask about a stroke…"), lambda: self.asked.emit(self._book.edition)
        )
        self._page = named(QTextBrowser(), "law_page", "")
        self._page.setOpenLinks(False)
        self._equipment = scrolled(self._measures())
        self._pages = QStackedWidget()
        self._pages.addWidget(self._page)
        self._pages.addWidget(self._equipment)
        self._lay_out()
        self._edition.currentIndexChanged.connect(self._change_edition)
        self._search.textChanged.connect(self._fill)
        self._tree.currentItemChanged.connect(self._show_current)
        self._page.anchorClicked.connect(self._follow)
        self.open_at(edition, at)

    def open_at(self, edition: Edition, at: Place) -> None:
        """Opens a place in an edition."""
        with QSignalBlocker(self._edition), QSignalBlocker(self._search):
            self._edition.choose(edition)
            self._search.clear()
        self._book = law_book(edition)
        self._fill()
        self._turn_to(at)

    def _lay_out(self) -> None:
        editions = across((self._edition, 1), self._ask)
        search = across((self._search, 1), self._count)
        self.add(editions, search, (within(across((self._tree, 2), (self._pages, 3), gap=16)), 1))
        QShortcut(QKeySequence.StandardKey.Find, self, self._search.setFocus)
        self.add_way_out(_("Close"), "close")
        self.set_size(1180, 720)
        self._search.setFocus()

    def _measures(self) -> QWidget:
        words = [f"{number}  {say(each.words)}" for number, each in enumerate(MEASURES, 1)]
        words += [f"–  {say(each)}" for each in OTHERS]
        board = MeasuredBoard(words)
        listed = KeyedList("measures", _("Equipment dimensions"))
        for number, text in enumerate(words):
            listed.add_row(text, number)
        listed.currentRowChanged.connect(board.choose)
        return within(down(_("Equipment: ICF dimensions"), (board, 3), (listed, 2)))

    # The list on the left

    def _fill(self) -> None:
        wanted = self._search.text().strip()
        with QSignalBlocker(self._tree):
            self._tree.clear()
            self._tree.setRootIsDecorated(not wanted)
            if wanted:
                self._fill_found(wanted)
            else:
                self._fill_chapters()
            self._count.setVisible(bool(wanted))
        first = self._tree.topLevelItem(0)
        if wanted and first is not None:
            self._tree.setCurrentItem(first)
        elif wanted:
            self._show("", _("No results."))

    def _fill_found(self, wanted: str) -> None:
        found = self._searches.of(self._book.edition).find(wanted)
        for each in found:
            item = _item(self._tree, f"{in_order(each.row.number)}  {each.row.summary}", each.row)
            item.setData(0, FOUND_ROLE, each)
        self._count.setText(ngettext("{count} law", "{count} laws", len(found)).format(count=len(found)))

    def _fill_chapters(self) -> None:
        for chapter in self._book.chapters:
            above = _item(self._tree, say(chapter.title), None) if chapter.title is not None else self._tree
            for law in chapter.laws:
                item = _item(above, f"{in_order(law.number)}  {law.summary}", law)
                for part in law.parts:
                    _item(item, f"{in_order(part.number)}  {part.summary}", part)
        readings = _item(self._tree, _("Readings"), None)
        for reading in readings_of(self._book.edition):
            _item(readings, self._book.edition.explain(reading).question, reading)
        _item(self._tree, _("Unusual positions"), Special.UNUSUAL)
        if Law.TOSS in self._book.edition.numbers:
            _item(self._tree, _("Equipment"), Special.EQUIPMENT)

    def _turn_to(self, at: Place) -> None:
        """Selects the row of a law, reading or page, otherwise the first law."""
        wanted = self._book.find(at) if isinstance(at, str) else at
        items = self._tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
        laws = [item for item in items if isinstance(item.data(0, _ENTRY), DigestRow)]
        found = next((item for item in items if wanted is not None and item.data(0, _ENTRY) == wanted), laws[0])
        self._tree.setCurrentItem(found)
        self._tree.scrollToItem(found)

    def _change_edition(self) -> None:
        """Shows the same law in the other edition, if available."""
        row = self._row()
        self._book = law_book(self._edition.currentData())
        twin = self._book.counterpart(row) if row is not None else None
        self._fill()
        if not self._search.text().strip():
            self._turn_to(twin.number if twin is not None else "")

    def _row(self) -> DigestRow | None:
        entry = self._current()
        return entry if isinstance(entry, DigestRow) else None

    def _current(self) -> object:
        item = self._tree.currentItem()
        return item.data(0, _ENTRY) if item is not None else None

    # The page on the right

    def _show_current(self) -> None:
        entry = self._current()
        self._pages.setCurrentWidget(self._equipment if entry is Special.EQUIPMENT else self._page)
        match entry:
            case DigestRow():
                self._show(law_title(entry.number), law_page(self._book, entry, self._other(), self._sentence()))
                self.chosen.emit(entry.number)
            case Reading():
                self._show(_("Reading"), reading_page(self._book.edition, entry))
            case Special.UNUSUAL:
                self._show(_("Unusual positions"), unusual_page(self._book.edition))
            case _:
                pass

    def _sentence(self) -> str:
        item = self._tree.currentItem()
        found = item.data(0, FOUND_ROLE) if item is not None else None
        return found.sentence if isinstance(found, FoundLaw) else ""

    def _show(self, title: str, page: str) -> None:
        self._page.setHtml(in_browser(page))
        self._page.setAccessibleName(title)
        self._page.setAccessibleDescription(self._page.toPlainText())

    def _other(self) -> LawBook | None:
        """Returns the other ICF edition for an ICF edition, or None."""
        of_icf = [each for each in EDITIONS if Law.TOSS in each.numbers]
        mine = self._book.edition.base
        return next((law_book(each) for each in of_icf if mine in of_icf and each is not mine), None)

    def _follow(self, link: QUrl) -> None:
        self._search.clear()
        self._turn_to(place_of(link.toString()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self._search.hasFocus():
            self._tree.setFocus(Qt.FocusReason.OtherFocusReason)
        elif event.key() in ENTERS and not self._page.hasFocus():
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)


def place_of(address: str) -> Place:
    """Returns the law or the reading to which a link leads."""
    is_reading = address.startswith(READING)
    return Reading[address.removeprefix(READING).upper()] if is_reading else address.removeprefix(LAW)


def edition_box(name: str, title: str, edition: Edition) -> ChoiceBox:
    """Returns a combo box of editions with this one selected, which may be of an event with rules of its own."""
    editions = EDITIONS if edition in EDITIONS else (edition, *EDITIONS)
    box = choice_box(name, title, [(laws_name(each, is_short=True), each) for each in editions], is_narrow=True)
    box.choose(edition)
    return box


def _item(above: QTreeWidget | QTreeWidgetItem, words: str, entry: object) -> QTreeWidgetItem:
    item = QTreeWidgetItem(above, [words])
    item.setData(0, _ENTRY, entry)
    item.setToolTip(0, plain_tip(words))
    return item
