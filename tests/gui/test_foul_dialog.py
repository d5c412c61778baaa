"""A breach is found, and becomes an entry."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.foul import FoulDialog, command_for
from carrom_desk.gui.views.choices import other_breaches, stroke_breaches
from carrom_desk.match.entries import Disqualified, Entry, IncidentSeen, PlainEntry, ViolationSeen, Warned
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition_id import EditionId
from tests.fakes import SINGLES
from tests.gui.asked import Asked


def foul(qtbot: QtBot, setup: Setup = SINGLES) -> Asked:
    return Asked(qtbot, FoulDialog(setup, other_breaches(setup.laws), lambda command: f"<{type(command).__name__}>"))


def pick(asked: Asked, breach: Breach) -> None:
    breaches = asked.find(QListWidget, "breaches")
    rows = [breaches.item(row).data(Qt.ItemDataRole.UserRole).breach for row in range(breaches.count())]
    breaches.setCurrentRow(rows.index(breach))


@pytest.mark.parametrize(
    ("breach", "entry"),
    [
        (Breach.MEN_TOUCHED, ViolationSeen(Side.B, Breach.MEN_TOUCHED)),
        (Breach.LEFT_SEAT, IncidentSeen(IncidentKind.LEFT_SEAT, Side.B)),
    ],
)
def test_a_breach_and_who_did_it_make_an_entry(qtbot: QtBot, breach: Breach, entry: Entry) -> None:
    asked = foul(qtbot)
    said = [asked.problem()]
    pick(asked, breach)
    said.append(asked.problem())
    asked.click("by_b")

    assert said == ["Choose what was done.", "Say who did it."]
    assert asked.find(QLabel, "foul_said").text() == f"<{type(entry).__name__}>"
    asked.click("accept")
    assert asked.answers == [entry]


@pytest.mark.parametrize(
    ("breach", "kind"), [(Breach.MEN_ARRANGED_SLOWLY, Warned), (Breach.DECISION_REFUSED, Disqualified)]
)
def test_warnings_are_entered_and_the_gravest_lose_the_match(
    qtbot: QtBot, breach: Breach, kind: type[PlainEntry]
) -> None:
    asked = foul(qtbot)
    pick(asked, breach)
    asked.click("by_a", "accept")

    answer = asked.answers[0]
    assert isinstance(answer, kind)
    assert isinstance(answer, Warned) or "Player A1" in str(answer)


def test_a_search_finds_a_breach_by_its_words_or_its_law(qtbot: QtBot) -> None:
    asked = foul(qtbot)
    breaches = asked.find(QListWidget, "breaches")
    asked.write("breach_search", "133")

    shown = [breaches.item(row).text() for row in range(breaches.count()) if not breaches.item(row).isHidden()]
    assert len(shown) == 1
    asked.click("by_a", "accept")
    assert asked.answers == [ViolationSeen(Side.A, Breach.SOLID_OBJECT)]


def test_what_the_search_hides_is_not_chosen(qtbot: QtBot) -> None:
    asked = foul(qtbot)
    pick(asked, Breach.MEN_TOUCHED)
    asked.click("by_a")
    asked.write("breach_search", "nothing is called so")

    assert asked.problem() == "Choose what was done."


@pytest.mark.parametrize("edition", EditionId)
def test_every_breach_on_offer_makes_an_entry(edition: EditionId) -> None:
    for choice in other_breaches(edition):
        assert command_for(choice.breach, Side.A, edition, "words") is not None
    for choice in stroke_breaches(edition):
        assert command_for(choice.breach, Side.A, edition, "words") is None
        assert choice.law


def test_what_an_edition_names_comes_first() -> None:
    choices = other_breaches(EditionId.ICF_1993)
    laws = [bool(choice.law) for choice in choices]

    assert laws == sorted(laws, reverse=True)
    assert choices[0].breach is Breach.TIME_LIMIT
