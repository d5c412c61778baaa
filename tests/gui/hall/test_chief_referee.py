"""A window and the chief referee in the hall: calls and protests."""

import pytest

from carrom_desk.desk.hall import hall_sender
from carrom_desk.gui.entries.chief_referee import ChiefRefereeDialog
from carrom_desk.match.entry.entries import Noted, ProtestDecided, ProtestLodged
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.side import Side
from tests.gui.hall.at_hall import PATIENCE_MS, Windows, arrived, joined, pill, press
from tests.gui.kept_desk import OPENING, Desk
from tests.hall.running import RunningHub, wait_until


def test_the_chief_referee_is_called_from_the_window(windows: Windows, table: Desk, hub: RunningHub) -> None:
    table.stored(*OPENING)
    hands = joined(windows, table, hub)
    press(hands, "continue_match")
    hands.settle()

    def waits_for(words: str) -> None:
        hands.qtbot.waitUntil(lambda: words in hands.said(), timeout=PATIENCE_MS)

    def is_calling() -> bool:
        with hub.store() as store:
            known = store.hall_match(MatchId("m1"))
            return known is not None and known.is_calling

    press(hands, "call_chief_referee")
    waits_for("The hall has not received this match from this table. Enter a stroke, then call again.")
    hands.key("enter")
    wait_until(lambda: arrived(hub) > len(OPENING), "the stroke never arrived")

    press(hands, "call_chief_referee")
    waits_for("Chief referee called.")
    hands.qtbot.waitUntil(lambda: "Chief referee called" in pill(hands).text(), timeout=PATIENCE_MS)
    assert is_calling()
    press(hands, "call_chief_referee")
    waits_for("Call withdrawn.")
    hands.qtbot.waitUntil(lambda: "Chief referee called" not in pill(hands).text(), timeout=PATIENCE_MS)
    assert "Call withdrawn." in hands.said(), "the hall's answer passed for the chief referee's"
    assert not is_calling()

    press(hands, "call_chief_referee")
    hands.qtbot.waitUntil(lambda: "Chief referee called" in pill(hands).text(), timeout=PATIENCE_MS)
    assert "Call for the chief referee" in hub.get("/hall?lang=en", cookie=hub.logged_in())
    assert hub.do(act="coming", match="m1") == 303
    hands.key("enter")
    waits_for("The chief referee has seen the call.")


def test_a_protest_decided_on_the_halls_page_opens_the_form_with_it(
    windows: Windows, table: Desk, hub: RunningHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_sender, "GREETED_EVERY_S", 0.1)
    table.stored(*OPENING, ProtestLodged(Side.A, "the line"))
    hands = joined(windows, table, hub)
    press(hands, "continue_match")
    hands.settle()
    assert hands.controller.match.session.submit(Noted("here"))
    wait_until(lambda: arrived(hub) > len(OPENING) + 1, "the protest never arrived")

    hands.controller.dialogs.ask_details()
    decided = hub.do(act="decide", match="m1", number=len(OPENING), table=3, upheld="1", reason="seen")
    assert decided == 303
    details = hands.controller.page.side.form
    assert details is not None
    details.reject()  # a decision cancels no open form
    hands.qtbot.waitUntil(lambda: "has decided the protest" in hands.said(), timeout=PATIENCE_MS)
    form = hands.find(ChiefRefereeDialog, "chief_referee_dialog")
    assert form.answer() == ProtestDecided(upheld=True, reason="seen", of=None)
