"""Finding a breach, which becomes an entry."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from carrom_desk.gui.entries.chief_referee import ChiefRefereeDialog
from carrom_desk.gui.entries.consequence import ConsequenceView
from carrom_desk.gui.entries.foul import FREQUENT, BreachList, FoulDialog
from carrom_desk.gui.panels.controls import KeyCap
from carrom_desk.match.entry.entries import (
    Disqualified,
    Entry,
    IncidentSeen,
    Noted,
    PlainEntry,
    PlayCalled,
    ViolationSeen,
    Warned,
)
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.breach_choices import breach_entry, other_breaches, stroke_breaches
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from tests.fakes import DOUBLES, SINGLES, record_of, stroke
from tests.gui.asked import Asked, untold
from tests.gui.at_match import TOSS, at_match, last
from tests.gui.parts import part


def foul(qtbot: QtBot, setup: Setup = SINGLES) -> Asked:
    return Asked(
        qtbot,
        FoulDialog(setup, other_breaches(setup.laws), lambda command: CorrectionNotice(f"<{type(command).__name__}>")),
    )


def pick(asked: Asked, breach: Breach) -> None:
    asked.find(BreachList, "breaches").choose_breach(breach)


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

    assert said == ["Choose a breach.", "Choose who did it."]
    assert asked.find(ConsequenceView, "consequence").text() == f"<{type(entry).__name__}>"
    asked.click("accept")
    assert asked.answers == [entry]


@pytest.mark.parametrize(
    ("entries", "by", "moment"),
    [
        ((), "by_a", "It is before the first stroke of that player’s turn."),
        ((stroke(1),), "by_a", "It is after the first stroke of that player’s turn."),
        ((stroke(1),), "by_b", "It is not that player’s turn."),
    ],
)
def test_the_moment_of_a_breach_is_shown(qtbot: QtBot, entries: tuple[Entry, ...], by: str, moment: str) -> None:
    board = record_of(TOSS, PlayCalled(), *entries).state.board
    asked = Asked(qtbot, FoulDialog(SINGLES, other_breaches(SINGLES.laws), untold, board=board))
    pick(asked, Breach.MEN_TOUCHED)
    asked.click(by)

    assert asked.find(ConsequenceView, "consequence").text() == moment


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
    asked.write("breach_search", "133")

    assert asked.find(BreachList, "breaches").count() == 1
    asked.click("by_a", "accept")
    assert asked.answers == [ViolationSeen(Side.A, Breach.SOLID_OBJECT)]


def test_what_the_search_hides_is_not_chosen(qtbot: QtBot) -> None:
    asked = foul(qtbot)
    pick(asked, Breach.MEN_TOUCHED)
    asked.click("by_a")
    asked.write("breach_search", "nothing is called so")

    assert asked.problem() == "Choose a breach."


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_breach_on_offer_makes_an_entry(edition: Edition) -> None:
    for choice in other_breaches(edition):
        assert breach_entry(choice.breach, Side.A, edition, "words") is not None
    apart = {choice.breach for choice in other_breaches(edition)}
    for choice in stroke_breaches(edition):
        is_entered = breach_entry(choice.breach, Side.A, edition, "words") is not None
        assert is_entered is (choice.breach in apart)
        assert choice.law


def test_what_an_edition_names_comes_first() -> None:
    choices = other_breaches(ICF_1993)
    laws = [bool(choice.law) for choice in choices]

    assert laws == sorted(laws, reverse=True)
    assert choices[0].breach is Breach.TIME_LIMIT


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_most_frequent_stand_first_and_the_others_by_what_they_lead_to(qtbot: QtBot, edition: Edition) -> None:
    choices = other_breaches(edition)
    listed = BreachList(choices, edition)
    qtbot.addWidget(listed)
    rows = [listed.item(row).data(Qt.ItemDataRole.UserRole) for row in range(listed.count())]
    breaches = [each for each in rows if each is not None]
    headings = {edition.consequence_of(each.breach) for each in breaches[FREQUENT:]}

    assert breaches[:FREQUENT] == list(choices[:FREQUENT])
    assert sorted(breaches, key=choices.index) == list(choices)
    assert len(rows) == len(breaches) + len(headings)


def test_what_is_no_foul_stands_beside_the_breach_with_its_law(qtbot: QtBot) -> None:
    asked = foul(qtbot)
    pick(asked, Breach.POWDER)
    said = asked.find(ConsequenceView, "consequence").text()

    assert said.startswith("No foul: the player whose turn it is may clear surplus powder")
    assert said.endswith("(122(c)).")
    pick(asked, Breach.MEN_TOUCHED)
    assert asked.find(ConsequenceView, "consequence").text() == ""


def test_an_edition_allows_by_its_own_numbers() -> None:
    elbow = next(choice for choice in stroke_breaches(ICF_1993) if choice.breach is Breach.ELBOW)

    assert elbow.allowed == (
        "No foul: the hand may cross the arrow (11(b)), the hand may touch the surface during a stroke (10)."
    )


# By keys


def test_control_and_enter_accept_from_a_field_of_several_lines(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.key("r")
    hands.find(ChiefRefereeDialog, "chief_referee_dialog").choose(RefereeAction.NOTE)
    field = hands.find(QPlainTextEdit, "act_text")
    field.setFocus()
    QTest.keyClicks(field, "a cough")
    accept = hands.part("accept")
    assert accept.isEnabled()
    assert [cap.text() for cap in accept.findChildren(KeyCap)] == ["Ctrl+Enter"]
    assert accept.accessibleDescription() == "Shortcut: Ctrl+Enter"
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    assert last(hands) == Noted("a cough")


def shown(breaches: BreachList) -> list[str]:
    items = (breaches.item(row) for row in range(breaches.count()))
    return [item.data(Qt.ItemDataRole.AccessibleTextRole) for item in items]


def test_a_search_puts_what_begins_so_first_and_down_goes_to_it(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.key("f")
    search, breaches = hands.find(QLineEdit, "breach_search"), hands.find(BreachList, "breaches")
    search.setFocus()
    QTest.keyClicks(search, "b")
    begins = [" b" in f" {text}".casefold() for text in shown(breaches)]
    chosen = breaches.chosen()

    QTest.keyClick(search, Qt.Key.Key_Down)

    assert begins == sorted(begins, reverse=True)
    assert True in begins
    assert False in begins
    assert chosen is not None
    assert chosen.title == shown(breaches)[0]
    assert hands.dialog("foul_dialog").focusWidget() is breaches


@pytest.mark.parametrize(("setup", "is_offered"), [(SINGLES, False), (DOUBLES, True)])
def test_partners_breaches_are_offered_in_doubles_only(qtbot: QtBot, setup: Setup, is_offered: bool) -> None:
    dialog = FoulDialog(setup, other_breaches(setup.laws), untold)
    qtbot.addWidget(dialog)
    breaches = part(dialog, BreachList, "breaches")

    assert any("artner" in text for text in shown(breaches)) is is_offered
