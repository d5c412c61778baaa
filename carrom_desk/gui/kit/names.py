"""Shortens names to the available width while keeping them distinct; surnames are cut last."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from carrom_desk.match.plain_text import without_marks
from carrom_desk.presentation.names import clusters, divided, short_forms, shown
from carrom_desk.rules.texts.words import PAIR

_RIGHT = Qt.TextElideMode.ElideRight
_RECOGNISED = 4
"""Minimum number of visible letters of an elided name, with its ellipsis."""


def fitting_name(metrics: QFontMetrics, name: str, room: int, among: Sequence[str] = ()) -> str:
    """Fits a name, or a pair's names, to a width in pixels.

    Uses initials before surnames alone, shortens the longer name first and elides only as a last resort. The result
    stays distinct from the names in `among`.
    """
    names = tuple(without_marks(name).split(PAIR))
    others = {other for each in among for other in without_marks(each).split(PAIR)}.difference(names)
    forms = [list(each) for each in short_forms((*names, *sorted(others)))[: len(names)]]
    while (width := metrics.horizontalAdvance(whole := PAIR.join(each[0] for each in forms))) > room:
        longer = [each for each in forms if len(each) > 1]
        if not longer:
            break
        max(longer, key=lambda each: (len(each), metrics.horizontalAdvance(each[0]))).pop(0)
    if width <= room:
        return shown(whole)
    surnames = {divided(name)[1] for name in names}
    if len(names) > 1 and len(surnames) == 1:  # "Aziz / Amin Siddiqui"
        given = PAIR.join(each[0].removesuffix(*surnames).rstrip() or each[0] for each in forms)
        whole = " ".join((given, *surnames))
        if metrics.horizontalAdvance(whole) <= room:
            return shown(whole)
    each_room = (room - metrics.horizontalAdvance(PAIR) * (len(forms) - 1)) // len(forms)
    return shown(PAIR.join(metrics.elidedText(each[0], _RIGHT, each_room) for each in forms))


def short_in_cell(metrics: QFontMetrics, name: str, room: int) -> str:
    """Returns a name for a narrow column: fitted, or its initial where it would not be recognised, for a pair both
    initials.
    """
    fitted, names = fitting_name(metrics, name, room), [each for each in without_marks(name).split(PAIR) if each]
    if "…" not in fitted or (len(names) == 1 and len(clusters(without_marks(fitted))) >= _RECOGNISED):
        return fitted
    return shown(PAIR.join(f"{clusters(each)[0]}." for each in names)) or fitted
