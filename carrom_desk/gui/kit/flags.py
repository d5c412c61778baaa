"""Flags beside names: the drawings of flag-icons (MIT licence), found by what was entered as a player's country."""

import csv
from collections.abc import Mapping, Sequence
from functools import cache

from PySide6.QtCore import QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from carrom_desk.resources import resource_path

from .roles import Role
from .theme import Theme

_RATIO = 4 / 3
"""Of every drawing, its width to its height."""
_GAP = 0.3
"""Between two flags, as a share of their height."""


@cache
def _flags() -> Mapping[str, str]:
    """The name of each flag by all that its country may be called: by the codes of ISO 3166 and of the Olympic
    Committee, and by its English name."""
    found: dict[str, str] = {}
    with resource_path("flags/codes.csv").open(encoding="ascii", newline="") as file:
        for row in csv.DictReader(file):
            territory = QLocale.codeToTerritory(row["alpha_2"])
            named = QLocale.territoryToString(territory) if territory is not QLocale.Country.AnyTerritory else ""
            names = (row["alpha_2"], row["alpha_3"], row["olympic"], named)
            found |= {name.casefold(): row["flag"] for name in names if name}
    return found


def flags_of(countries: Sequence[str]) -> tuple[str, ...]:
    """The flags of a side's countries, each once; a country that no code or English name is known for has none."""
    names = (country.strip().casefold() for country in countries)
    return tuple(dict.fromkeys(_flags()[name] for name in names if name and name in _flags()))


def countries_like(prefix: str) -> Sequence[str]:
    """Countries that have a flag, by their English names; those whose name or code begins so."""
    wanted = prefix.casefold()
    flags = {flag for called, flag in _flags().items() if called.startswith(wanted)}
    return sorted(name for name, flag in _english().items() if flag in flags)


@cache
def _english() -> Mapping[str, str]:
    """The flag of each country by its English name."""
    found: dict[str, str] = {}
    with resource_path("flags/codes.csv").open(encoding="ascii", newline="") as file:
        for row in csv.DictReader(file):
            territory = QLocale.codeToTerritory(row["alpha_2"])
            if territory is not QLocale.Country.AnyTerritory:
                found[QLocale.territoryToString(territory)] = row["flag"]
    return found


class Flags(QWidget):
    """The flags of one side, as high as the words beside them. What they tell stands in words elsewhere."""

    def __init__(self, theme: Theme, side: int, parent: QWidget | None = None) -> None:
        """Flags with this height, in designed pixels."""
        super().__init__(parent)
        self._theme, self._side = theme, side
        self._drawings: dict[str, QSvgRenderer] = {}
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_countries(self, countries: Sequence[str]) -> None:
        """Show the flags of these countries, or nothing."""
        flags = flags_of(countries)
        if tuple(flags) != tuple(self._drawings):
            self._drawings = {flag: QSvgRenderer(str(resource_path(f"flags/{flag}.svg"))) for flag in flags}
            self.updateGeometry()
            self.update()
        self.setVisible(bool(flags))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        high, count = self._theme.px(self._side), len(self._drawings)
        return QSize(round(high * (_RATIO * count + _GAP * max(0, count - 1))), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(self._theme.colour(Role.CARD_BORDER))  # white flags have no edge of their own
            painter.setBrush(Qt.BrushStyle.NoBrush)
            _paint(painter, tuple(self._drawings.values()), QRectF(self.rect()), self._theme.px(self._side))


def _paint(painter: QPainter, drawings: Sequence[QSvgRenderer], line: QRectF, high: float) -> float:
    step = high * _RATIO + high * _GAP
    for number, drawing in enumerate(drawings):
        box = QRectF(line.left() + number * step, line.center().y() - high / 2, high * _RATIO, high)
        drawing.render(painter, box)
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
    return step * len(drawings)


def paint_flags(
    painter: QPainter, line: QRectF, high: float, countries: Sequence[str], *, from_right: bool = False
) -> float:
    """Paint the flags of countries at the beginning of a line, so many pixels high; how wide they are, with a gap."""
    drawings = [QSvgRenderer(str(resource_path(f"flags/{flag}.svg"))) for flag in flags_of(countries)]
    width = len(drawings) * high * (_RATIO + _GAP)
    at = line.adjusted(line.width() - width + high * _GAP, 0, 0, 0) if from_right else line
    painter.setBrush(Qt.BrushStyle.NoBrush)
    return _paint(painter, drawings, at, high)
