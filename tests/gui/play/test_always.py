"""Permanent actions: a foul, the chief referee, exceeded time, or why they are blocked."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from carrom_desk.match.entry.entries import Entry, Paused, PlayCalled, WalkedOver
from carrom_desk.match.setup import Competition, Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.next_step import always_offers, once_time_is_up
from carrom_desk.rules.editions.club import CLUB
from tests.fakes import SINGLES, record_of, stroke
from tests.gui.at_match import TOSS, at_match
from tests.gui.hands import Hands

PLAY = PlayCalled()
CLUB_MATCH = replace(SINGLES, laws=CLUB, competition=Competition(1, 29, None))
NO_PLAY = "The clock does not run before “Play”."
TO_PLACE = (TOSS, PLAY, stroke(2), stroke(1, striker=True))


@pytest.mark.parametrize(
    ("setup", "entries", "foul", "time"),
    [
        (SINGLES, (), "toss", "toss"),
        (SINGLES, (TOSS,), "", NO_PLAY),
        (SINGLES, (TOSS, PLAY), "", ""),
        (SINGLES, TO_PLACE, "", ""),
        (SINGLES, (TOSS, PLAY, stroke(1), Paused("appeal")), "", NO_PLAY),
        (SINGLES, (TOSS, WalkedOver(Side.B, "left")), "over", "over"),
        (CLUB_MATCH, (TOSS, PLAY), "", "These laws set no time limit here."),
    ],
)
def test_what_is_always_on_offer_or_why_not(setup: Setup, entries: tuple[Entry, ...], foul: str, time: str) -> None:
    offers = always_offers(record_of(*entries, setup=setup))

    assert [offer.name for offer in offers] == ["foul", "time_exceeded", "chief_referee"]
    assert [offer.intent for offer in offers] == [ActionName.FOUL, ActionName.TIME_EXCEEDED, ActionName.CHIEF_REFEREE]
    assert [bool(offer.blocked) for offer in offers] == [bool(foul), bool(time), False]
    assert foul in offers[0].blocked
    assert time in offers[1].blocked


@pytest.mark.parametrize(("entries", "follows"), [((TOSS, PLAY, stroke(2)), "Player B1 places 1 white"), ((TOSS,), "")])
def test_once_time_is_up_it_says_what_exceeded_time_leads_to(entries: tuple[Entry, ...], follows: str) -> None:
    record = record_of(*entries)
    offers = once_time_is_up(record, always_offers(record))

    assert [offer.consequence for offer in offers] == ["", follows, ""]
    assert [offer.is_urgent for offer in offers] == [False, bool(follows), False]


def test_where_nothing_can_be_entered_every_one_says_so() -> None:
    assert {offer.blocked for offer in always_offers(record_of(TOSS), "Only shown.")} == {"Only shown."}


@pytest.mark.parametrize(("key", "number"), [("f", "7"), ("t", "8"), ("r", "9")])
def test_while_men_are_placed_every_one_works_by_letter_and_by_number(qtbot: QtBot, key: str, number: str) -> None:
    by_letter, by_number = (at_match(qtbot, *TO_PLACE) for _ in range(2))
    for hands, pressed in ((by_letter, key), (by_number, number)):
        hands.window.activateWindow()
        qtbot.waitUntil(hands.window.isActiveWindow)
        hands.key(pressed)

    assert by_letter.has_dialog() is by_number.has_dialog() is (key != "t")
    assert by_letter.said() == by_number.said()
    assert ("Time is not up" in by_letter.said()) is (key == "t")


@pytest.mark.parametrize("key", ["f", "r", "t"])
def test_without_a_match_the_keys_say_what_to_do(qtbot: QtBot, key: str) -> None:
    hands = Hands(qtbot)

    hands.key(key)

    assert hands.said() == "Open a match first."
