"""A new match: who plays, by which laws, in which format."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QGridLayout, QLabel, QLineEdit, QWidget

from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.edition_id import EditionId

from .ask_dialog import AskDialog
from .choice_box import ChoiceBox
from .desk_dialog import named
from .format_box import FormatBox
from .presets import FORMATS, FormatPreset
from .ticks import TickBox

KnownPlayers = Callable[[str], Sequence[str]]
"""Names of players of earlier matches that begin so."""


class NewMatchDialog(AskDialog):
    """Answers with a `Setup`."""

    def __init__(self, known_players: KnownPlayers, parent: QWidget | None = None) -> None:
        super().__init__("new_match_dialog", self.tr("New match"), self.tr("Begin"), parent)
        self._known_players = known_players
        self._has_warned = False
        """Whether Esc has said that what was typed would be lost."""
        self._doubles = named(TickBox(self.tr("Doubles")), "doubles", self.tr("Doubles"))
        in_progress = self.tr("Already in progress")
        self._in_progress = named(TickBox(in_progress), "in_progress", in_progress)
        self._in_progress.setToolTip(self.tr("Say next how the match stands, and go on from there."))
        self._players = {seat: self._player_field(seat) for seat in Seat}
        self._texts = {
            "event": self._text("event", self.tr("Event")),
            "round": self._text("round", self.tr("Round")),
            "table": self._text("table", self.tr("Table")),
            "umpire": self._text("umpire", self.tr("Umpire")),
            "chief_referee": self._text("chief_referee", self.tr("Chief referee")),
        }
        self._laws = named(ChoiceBox(), "laws", self.tr("Laws"))
        for edition in (EditionId.ICF_REVISED, EditionId.ICF_1993, EditionId.TECHNITIA_2K20, EditionId.CLUB):
            self._laws.addItem(self._laws_title(edition), edition)
        self._format = FormatBox()
        self._seat_titles: dict[Seat, QLabel] = {}
        self._lay_out()
        self._doubles.toggled.connect(self._show_partners)
        self._format.changed.connect(self.check)
        self._format.preset_chosen.connect(self._suggest_laws)
        self._show_partners()

    def answer(self) -> Setup | None:
        """What is agreed; None while a name is missing."""
        if self.problems():
            return None
        return Setup(
            laws=EditionId(self._laws.currentData()),
            sides=BySide(self._side(Side.A), self._side(Side.B)),
            doubles=self._doubles.isChecked(),
            competition=self._format.competition(),
            event=self._said("event"),
            round=self._said("round"),
            table=self._said("table"),
            umpire=self._said("umpire"),
            chief_referee=self._said("chief_referee"),
        )

    def is_in_progress(self) -> bool:
        """Whether the match has begun elsewhere and is to be taken over."""
        return self._in_progress.isChecked()

    def check(self) -> None:
        """Look again at what is missing; a warning about what would be lost is out of date."""
        self._has_warned = False
        super().check()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_escape = event.key() == Qt.Key.Key_Escape
        if is_escape and self._is_anything_typed() and not self._has_warned:
            self._has_warned = True
            self.warn(self.tr("What was typed would be lost: press Esc once more to close."))
        else:
            super().keyPressEvent(event)

    def _is_anything_typed(self) -> bool:
        return any(field.text().strip() for field in (*self._players.values(), *self._texts.values()))

    def problems(self) -> list[str]:
        """Names that are missing or given twice, and a format that cannot be."""
        seats = self._seats()
        missing = [
            self.tr("Enter the name of player {seat}.").format(seat=str(seat).upper())
            for seat in seats
            if not self._name(seat)
        ]
        names = [self._name(seat).casefold() for seat in seats if self._name(seat)]
        twice = [self.tr("The same name is given twice.")] if len(set(names)) < len(names) else []
        return [*missing, *twice, *self._format.problems()]

    def _seats(self) -> list[Seat]:
        return [seat for seat in Seat if self._doubles.isChecked() or seat.number == 1]

    def _name(self, seat: Seat) -> str:
        return self._players[seat].text().strip()

    def _said(self, name: str) -> str:
        return self._texts[name].text().strip()

    def _side(self, side: Side) -> tuple[Player, ...]:
        return tuple(Player(self._name(seat)) for seat in self._seats() if seat.side is side)

    # Fields

    def _player_field(self, seat: Seat) -> QLineEdit:
        field = named(QLineEdit(), f"player_{seat}", self.tr("Player {seat}").format(seat=str(seat).upper()))
        names = QStringListModel(field)
        completer = QCompleter(names, field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        field.setCompleter(completer)
        field.textEdited.connect(partial(self._complete, names))
        field.textChanged.connect(self.check)
        return field

    def _complete(self, names: QStringListModel, prefix: str) -> None:
        names.setStringList(list(self._known_players(prefix.strip())) if prefix.strip() else [])

    def _text(self, name: str, title: str) -> QLineEdit:
        return named(QLineEdit(), name, title)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setVerticalSpacing(6)
        grid.setHorizontalSpacing(12)
        grid.addWidget(self._doubles, 0, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        for row, seat in enumerate((Seat.A1, Seat.A2, Seat.B1, Seat.B2), 1):
            self._seat_titles[seat] = QLabel(self._players[seat].accessibleName())
            grid.addWidget(self._seat_titles[seat], row, 0)
            grid.addWidget(self._players[seat], row, 1)
        for row, field in enumerate(self._texts.values()):
            grid.addWidget(QLabel(field.accessibleName()), row, 2)
            grid.addWidget(field, row, 3)
        grid.addWidget(self._in_progress, 0, 1, 1, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(QLabel(self._laws.accessibleName()), 5, 0)
        grid.addWidget(self._laws, 5, 1, 1, 3)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        self.body.addLayout(grid)
        self.body.addWidget(self._format)
        self.body.addStretch(1)
        self.setMinimumWidth(820)
        self.begin_at(self._players[Seat.A1])

    def _show_partners(self) -> None:
        for seat in (Seat.A2, Seat.B2):
            self._players[seat].setEnabled(self._doubles.isChecked())
            self._seat_titles[seat].setEnabled(self._doubles.isChecked())
        self.check()

    def _suggest_laws(self, preset: FormatPreset) -> None:
        if preset in FORMATS:
            self._laws.setCurrentIndex(self._laws.findData(FORMATS[preset].laws))

    def _laws_title(self, edition: EditionId) -> str:
        match edition:
            case EditionId.ICF_REVISED:
                return self.tr("ICF, revised (2020)")
            case EditionId.ICF_1993:
                return self.tr("ICF, 1993")
            case EditionId.TECHNITIA_2K20:
                return self.tr("Technitia 2K20")
            case EditionId.CLUB:
                return self.tr("Club rules")
