"""A correction on the chief referee's page reaches the window at the table, and comes back to the hall's pages."""

import re
from urllib.parse import urlencode

import pytest

from carrom_desk.desk.hall import hall_sender
from carrom_desk.gui.dialogs.messages import ConfirmEndDialog
from carrom_desk.match.side import Side
from tests.exchange.sol.sol_documents import A_WINS_GAME
from tests.gui.hall.at_hall import Windows, arrived, joined, press
from tests.gui.hall.test_planned_match import chief_page, until
from tests.gui.hands import Hands
from tests.gui.kept_desk import Desk
from tests.hall.running import RunningHub, wait_until

FORM = {"act": "correct", "match": "m1", "what": "board", "board": "1.2", "winner": "b", "points": "4"}


def played(windows: Windows, table: Desk, hub: RunningHub) -> Hands:
    """Returns a window that has sent a whole game."""
    table.stored(*A_WINS_GAME[:-1])
    hands = joined(windows, table, hub)
    press(hands, "continue_match")
    hands.settle()
    assert hands.controller.match.session.submit(A_WINS_GAME[-1])
    wait_until(lambda: arrived(hub) >= len(A_WINS_GAME), "the match never arrived")
    return hands


def corrected(hub: RunningHub, **more: str) -> str:
    """Submits the form, and returns the page that answers."""
    body, form = urlencode({**FORM, "reason": "as on the sheet", **more}), "application/x-www-form-urlencoded"
    status, text, headers = hub.post("/hall/do", body.encode(), cookie=hub.logged_in(), content_type=form)
    assert status in (200, 303), text
    page = text or hub.get(headers["location"], cookie=hub.logged_in())
    return re.sub("[\u2066-\u2069]", "", page)


def test_a_correction_reaches_the_table_and_is_recorded_there(
    windows: Windows, table: Desk, hub: RunningHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_sender, "GREETED_EVERY_S", 0.1)
    hands = played(windows, table, hub)
    assert "Correct…" in chief_page(hub)
    forms = chief_page(hub, "/hall/correct/m1")
    assert "Game 1, board 2" in forms
    assert "A desk records this match" in forms

    preview = corrected(hub)
    assert re.search(r"Board 2 .*goes to Player B1, 4 points", preview)
    assert "Record correction" in preview
    assert "sent to table 3" in corrected(hub, sure="1")
    assert "Correction sent" in chief_page(hub)

    until(hands, lambda: hands.controller.page.side.form is not None)
    form = hands.controller.page.side.form
    assert isinstance(form, ConfirmEndDialog)
    form.accept()
    until(hands, lambda: hands.record.state.all_games[0].score.of(Side.B) == 4)
    wait_until(lambda: arrived(hub) > len(A_WINS_GAME), "the correction never came back")
    assert "Correction sent" not in chief_page(hub)
    assert "goes to Player B1" in chief_page(hub, "/hall/log")


def test_a_match_that_is_not_open_is_corrected_by_its_desk(
    windows: Windows, table: Desk, hub: RunningHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_sender, "GREETED_EVERY_S", 0.1)
    hands = played(windows, table, hub)
    press(hands, "close_match")
    until(hands, lambda: hands.controller.match.session.match_id is None)

    corrected(hub, sure="1")
    until(hands, lambda: "The chief referee has corrected" in hands.said())
    wait_until(lambda: arrived(hub) > len(A_WINS_GAME), "the correction never came back")
