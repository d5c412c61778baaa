"""The finder of untranslatable strings finds each such form, and reports no false positives."""

import pytest

from tests.lost_translations import lost_strings

LOST = [
    ("_(text)", "1: not a literal"),
    ('_(f"{n} men")', "1: not a literal"),
    ('_("due: " + name)', "1: not a literal"),
    ("_()", "1: not a literal"),
    ("N_(text)", "1: not a literal"),
    ('NN_("{count} man", several)', "1: not a literal"),
    ('NP_(context, "Foul")', "1: not a literal"),
    ('ngettext("{count} man", several, 2)', "1: not a literal"),
    ('pgettext("Ruling", text)', "1: not a literal"),
    ("\nf\"<b>{_('Foul')}</b>\"", "2: within an f-string"),
    ("t = _", "1: under another name"),
    ("map(_, names)", "1: under another name"),
    ("def N_(text): ...", "1: under another name"),
    ("from carrom_desk.i18n import _ as t", "1: under another name"),
    ('def told():\n    first, _ = names\n    return _("Foul")', "3: shadowed"),
    ('self.tr("Foul")', "1: in the dialect of Qt"),
    ('QCoreApplication.translate("Ruling", "Foul")', "1: in the dialect of Qt"),
    ('QtWidgets.QApplication.translate("Ruling", "Foul")', "1: in the dialect of Qt"),
    ('QT_TRANSLATE_NOOP("Ruling", "Foul")', "1: in the dialect of Qt"),
]

KEPT = [
    '_("Foul")',
    '_("Foul, said " "in two parts")',
    'ngettext("{count} man", "{count} men", count)',
    '_("{name} breaks").format(name=name)',
    'pgettext("Report", "Record")',
    'N_("Foul")',
    "first, _ = names",
    'def told():\n    return _("Foul"), [name for name, _ in names]',
    "class Kept:\n    def pgettext(self, context, text): ...",
    "match act:\n    case _: ...",
    "text.translate(table)",
    "painter.translate(dx, dy)",
]


@pytest.mark.parametrize(("source", "finding"), LOST)
def test_a_lost_form_is_found(source: str, finding: str) -> None:
    assert finding in lost_strings(source)


@pytest.mark.parametrize("source", KEPT)
def test_a_form_in_order_is_left_alone(source: str) -> None:
    assert lost_strings(source) == []
