"""Fields of a new match: players by seat, and the format."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QSizePolicy, QWidget

from carrom_desk.desk.forms.new_match_form import FORMATS, Format, FormatPreset, preset_of
from carrom_desk.gui.dialogs.desk_dialog import bold, voiced
from carrom_desk.gui.dialogs.fields import NumberField, check_box, choice_box, name_field, show_in, value_of, watch
from carrom_desk.gui.dialogs.suggestions import offer_known
from carrom_desk.gui.kit.layouts import across, down, within
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.setup import ChangeSides, Competition, Player, TimedEnd
from carrom_desk.match.side import Seat
from carrom_desk.presentation.board.picture import BoardEdge, edge_of
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.wording.format_text import FORMAT, FORMAT_TITLES, NO_LIMIT, NONE
from carrom_desk.reports.drawings.flags import countries_like, flags_of
from carrom_desk.resources import resource_path

from .event_rules import MarkedGrid

_PLACES: Mapping[BoardEdge, tuple[Words, QPointF]] = {
    BoardEdge.BOTTOM: (N_("bottom"), QPointF(0, 1)),
    BoardEdge.RIGHT: (N_("right"), QPointF(1, 0)),
    BoardEdge.TOP: (N_("top"), QPointF(0, -1)),
    BoardEdge.LEFT: (N_("left"), QPointF(-1, 0)),
}
"""Sides of the board as the umpire sees them, each with its name and direction."""
_BOARD, _AROUND = 56, 22
"""Side of the small board, and the room for a letter at each of its edges, in pixels."""


class SeatBoard(QPushButton):
    """Small board with a letter where each player sits; a press rotates it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("seats")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._edges: Mapping[Seat, BoardEdge] = {}

    def show_seats(self, *, is_doubles: bool, is_turned: bool) -> None:
        """Shows the seats of this kind of match, seen from the umpire's chair or the one opposite."""
        seats = [seat for seat in Seat if is_doubles or seat.number == 1]
        edges = {seat: edge_of(seat, is_doubles=is_doubles).turned(2 * is_turned) for seat in seats}
        self._edges = edges
        said = [
            _("{seat}, {place}").format(seat=_letter(seat, edges), place=say(_PLACES[edges[seat]][0])) for seat in seats
        ]
        self.setAccessibleName(" · ".join(said))
        self.setToolTip(plain_tip(say(ActionName.TURN_BOARD.text)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_BOARD + 2 * _AROUND, _BOARD + 2 * _AROUND)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        middle, ink = QRectF(self.rect()).center(), self.palette().color(self.foregroundRole())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(ink, 2))
            for side in (_BOARD, 0.62 * _BOARD):
                square = QRectF(0, 0, side, side)
                square.moveCenter(middle)
                painter.drawRoundedRect(square, 3, 3)
            painter.drawEllipse(middle, 5, 5)
            painter.setFont(bold(self.font()))
            for seat, edge in self._edges.items():
                place = QRectF(0, 0, 2 * _AROUND, _AROUND)
                place.moveCenter(middle + _PLACES[edge][1] * (_BOARD + _AROUND - 2) / 2)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, _letter(seat, self._edges))


def _letter(seat: Seat, among: Mapping[Seat, BoardEdge]) -> str:
    """Returns "A" in singles, and "A1" in doubles."""
    return str(seat).upper()[: 1 if len(among) == 2 else 2]


class _Flag(QAction):
    """Flag at the start of a field, of the country in it."""

    def __init__(self, field: QLineEdit) -> None:
        super().__init__(field)
        field.addAction(self, QLineEdit.ActionPosition.LeadingPosition)
        field.textChanged.connect(self._show)  # its own slot: a field on its way out still changes
        self._show("")

    def _show(self, country: str) -> None:
        flags = flags_of([country])
        self.setVisible(bool(flags))
        self.setIcon(QIcon(str(resource_path(f"flags/{flags[0]}.svg"))) if flags else QIcon())


FindPlayer = Callable[[str], Player | None]
"""Returns the player with this name as last entered."""


class PlayerFields(QWidget):
    """Name of a player over club and country, which a known name fills in."""

    changed = Signal()
    """Emitted when a value changes."""

    def __init__(self, seat: Seat, names: Callable[[str], Sequence[str]], find: FindPlayer) -> None:
        super().__init__()
        self.seat = seat
        self._find = find
        self._filled = ("", "")
        """Club and country filled in for the previous name."""
        title = _("Player {seat}").format(seat=str(seat).upper())
        self.name = name_field(f"player_{seat}", title, hint=_("Name"))
        self.name.setProperty("large", True)
        self.club = name_field(f"club_{seat}", _("Club of {player}").format(player=title), hint=_("Club"))
        country = _("Country of {player}").format(player=title)
        self.country = name_field(f"country_{seat}", country, hint=_("Country"))
        watch(self.changed, self.name, self.club, self.country)
        _Flag(self.country)
        self._caption = voiced("", "muted")
        within(down(self._caption, self.name, across((self.club, 1), (self.country, 1)), gap=4), self)
        offer_known(self.name, names).activated.connect(self._fill)
        offer_known(self.country, countries_like)
        self.name.editingFinished.connect(self._fill)

    def player(self) -> Player:
        return Player(self.name.text().strip(), self.club.text().strip(), self.country.text().strip())

    def show_player(self, player: Player) -> None:
        """Shows a player."""
        self.name.setText(player.name)
        self.club.setText(player.club)
        self.country.setText(player.country)
        self._filled = (player.club, player.country)
        for line in (self.name, self.club, self.country):
            line.setCursorPosition(0)  # show the start of a long name

    def show_as(self, *, is_doubles: bool) -> None:
        """Shows whose player it is; partners only in doubles."""
        side = str(self.seat.side).upper()
        self._caption.setText(self.name.accessibleName() if is_doubles else _("Side {side}").format(side=side))
        self.setVisible(is_doubles or self.seat.number == 1)

    def _fill(self) -> None:
        """Clears values filled in for another name, and keeps typed ones."""
        if (self.club.text(), self.country.text()) not in (self._filled, ("", "")):
            return
        found = self._find(self.name.text())
        club, country = ("", "") if found is None else (found.club, found.country)
        self._filled = (club, country)
        with QSignalBlocker(self.club):
            self.club.setText(club)
        self.country.setText(country)
        self.changed.emit()


MOST_GAMES, MOST_POINTS, MOST_BOARDS, MOST_MINUTES = 9, 99, 99, 240
_MINUTES_STEP = 5


_SPECIAL = ("timed_end", "last_board_minutes", "shoot_out", "change_in_every_game")
"""Keys of a competition that few events need."""
_NONE_IF_ZERO = ("boards", "last_board_minutes")
_USUAL = Competition()


class FormatBox(QWidget):
    """Fields for games, points, boards, change of sides and round clock. A preset fills them in; a change makes it a
    custom format.
    """

    changed = Signal()
    """Emitted when a choice changes."""
    preset_chosen = Signal(object)
    """Emitted with the `Format` of a preset when it is chosen."""

    def __init__(self, columns: int) -> None:
        """`columns` is how many of its four numbers stand side by side."""
        super().__init__()
        presets = [(say(preset.words), preset) for preset in FormatPreset]
        self.preset = choice_box("format", say(FORMAT), presets, is_narrow=True)
        """Combo box of presets, laid out beside this box."""
        self._fields = _format_fields()
        self._marked = MarkedGrid({name: self._fields[name] for name in _SPECIAL})
        self.special = within(self._marked)
        """Fields that few events need, laid out by the form."""
        self._shown = FORMATS[FormatPreset.ICF_EARLY].competition
        """Format as it was shown, with what no field is for."""
        self._lay_out(columns)
        self.preset.activated.connect(self._choose_preset)
        watch(self._own, *self._fields.values())
        self.set_competition(self._shown)

    def competition(self) -> Competition:
        """Returns the selected format."""
        values = {name: value_of(field) for name, field in self._fields.items()}
        values |= {name: values[name] or None for name in _NONE_IF_ZERO}
        sides, end = ChangeSides(values["change_sides"]), TimedEnd(values["timed_end"])
        return replace(self._shown, **(values | {"minutes": None, "change_sides": sides, "timed_end": end}))

    def round_minutes(self) -> int:
        """Minutes of the round clock; 0 for none."""
        return int(value_of(self._fields["minutes"]))

    def set_competition(self, competition: Competition, round_minutes: int = 0) -> None:
        """Shows a format."""
        self._shown = competition
        for name, field in self._fields.items():
            show_in(field, round_minutes if name == "minutes" else getattr(competition, name) or 0)
        self._own()

    def problems(self) -> list[str]:
        """Returns what is wrong with the numbers."""
        shown = self.competition()
        found = [] if shown.games % 2 else [_("The number of games must be odd.")]
        if shown.shoot_out and shown.draws:
            found.append(_("A level game is a draw or decided by a shoot-out, not both."))
        if shown.last_board_minutes and not self.round_minutes():
            found.append(_("Enter the minutes of the round, or leave out the last board."))
        return found

    def _choose_preset(self) -> None:
        preset: FormatPreset | Format = self.preset.currentData()
        chosen = preset.stands_for if isinstance(preset, FormatPreset) else preset
        if chosen is not None:
            self.set_competition(chosen.competition, chosen.round_minutes)
            self.preset_chosen.emit(chosen)

    def differing(self) -> tuple[str, ...]:
        """Returns the special fields that differ from what is usual."""
        shown = self.competition()
        return tuple(name for name in _SPECIAL if getattr(shown, name) != getattr(_USUAL, name))

    def _own(self) -> None:
        self._marked.mark(self.differing())
        preset = preset_of(self.competition(), self.round_minutes())
        self.preset.choose(preset)
        self.changed.emit()

    def _lay_out(self, columns: int) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(6)
        grid.setHorizontalSpacing(16)
        titles = {"games": _("Best of"), "points": _("Points"), "boards": _("Boards"), "minutes": _("Round (min)")}
        for place, (name, title) in enumerate(titles.items()):
            row, column = divmod(place, columns)
            grid.addLayout(across(title, (self._fields[name], 1)), row, column)
            grid.setColumnStretch(column, 1)
        last = across((self._fields["draws"], 2), (self._fields["change_sides"], 3))
        grid.addLayout(last, grid.rowCount(), 0, 1, columns)


def _format_fields() -> dict[str, QWidget]:
    """Returns the fields of a format by the keys of a competition."""
    titles = {name: say(words) for name, words in FORMAT_TITLES.items()}
    no_limit, none = say(NO_LIMIT), say(NONE)
    sides = [(say(each.words), each) for each in ChangeSides]
    ends = [(say(each.words), each) for each in TimedEnd]
    step, last = _MINUTES_STEP, "last_board_minutes"
    return {
        "games": NumberField("games", titles["games"], 1, MOST_GAMES, step=2),
        "points": NumberField("points", titles["points"], 1, MOST_POINTS),
        "boards": NumberField("boards", titles["boards"], 0, MOST_BOARDS, at_least=no_limit),
        "minutes": NumberField("round_minutes", titles["minutes"], 0, MOST_MINUTES, step=step, at_least=none),
        "change_sides": choice_box("change_sides", titles["change_sides"], sides, is_narrow=True),
        "draws": check_box("draws", titles["draws"]),
        "timed_end": choice_box("timed_end", titles["timed_end"], ends),
        last: NumberField(last, titles[last], 0, MOST_MINUTES, at_least=none),
        "shoot_out": check_box("shoot_out", titles["shoot_out"]),
        "change_in_every_game": check_box("change_in_every_game", titles["change_in_every_game"]),
    }
