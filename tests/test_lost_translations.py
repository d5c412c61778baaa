"""The finder of untranslatable strings finds each form, and nothing that is in order."""

import pytest

from tests.lost_translations import lost_strings

LOST = [
    ("self.tr(text)", "1: not a literal"),
    ('self.tr(f"{n} men")', "1: not a literal"),
    ('self.tr("due: " + name)', "1: not a literal"),
    ("self.tr()", "1: not a literal"),
    ('widget.tr("%n man", note, 2) if n else widget.tr(note)', "1: not a literal"),
    ('QCoreApplication.translate("Ruling", text)', "1: not a literal"),
    ('QCoreApplication.translate(context, "Foul")', "1: not a literal"),
    ('QtWidgets.QApplication.translate("Ruling", text)', "1: not a literal"),
    ('QT_TRANSLATE_NOOP("Ruling", text)', "1: not a literal"),
    ('\nf"<b>{self.tr("Foul")}</b>"'.replace('"Foul"', "'Foul'"), "2: within an f-string"),
    ('QCoreApplication.translate("Pieces", "%n men", "", count)', "1: without plurals"),
    ('QCoreApplication.translate("Pieces", "%n men", n=count)', "1: without plurals"),
    ("t = self.tr", "1: under another name"),
    ("t = QCoreApplication.translate", "1: under another name"),
    ("say(self.tr)", "1: under another name"),
    ('tr("Foul")', "1: under another name"),
    ('translate("Ruling", "Foul")', "1: under another name"),
    ("def tr(text): ...", "1: under another name"),
    ("from PySide6.QtCore import QCoreApplication as App", "1: under another name"),
]

KEPT = [
    'self.tr("Foul")',
    'self.tr("Foul, said " "in two parts")',
    'self.tr("%n man(s)", "", count)',
    'self.tr("{name} breaks").format(name=name)',
    'QCoreApplication.translate("Ruling", "Foul")',
    'QT_TRANSLATE_NOOP("Ruling", "Foul")',
    'QCoreApplication.translate("Board", ", ", "between the parts of a list")',
    "text.translate(table)",
    "painter.translate(dx, dy)",
    "t = painter.translate",
    "from PySide6.QtCore import QCoreApplication",
]


@pytest.mark.parametrize(("source", "finding"), LOST)
def test_a_lost_form_is_found(source: str, finding: str) -> None:
    assert finding in lost_strings(source)


@pytest.mark.parametrize("source", KEPT)
def test_a_form_in_order_is_left_alone(source: str) -> None:
    assert lost_strings(source) == []
