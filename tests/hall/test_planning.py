"""Pairings typed by the chief referee, calls, and the number of tables: what is wrong is said before it is saved."""

import re
from html import unescape
from urllib.parse import urlencode

import pytest

from carrom_desk.exchange.event_file import EventTerms, read_event, write_event
from carrom_desk.exchange.hall_wire import read_push, write_push
from carrom_desk.hall.chief_desk import ChiefDesk
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.live import whole
from carrom_desk.hall.pages.chief import ChiefPages
from carrom_desk.hall.pages.public import Asked
from carrom_desk.hall.planning import EVENT_TERMS
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.match.entry.entries import PlayCalled, Toss, TossChoice, WalkedOver
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import ChangeSides, Competition, TimedEnd
from carrom_desk.match.side import Side
from carrom_desk.rules.edition import EventRules
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.event import of_event
from carrom_desk.rules.ruling import Turn
from carrom_desk.storage.hall_store import SqlHallStore
from tests.fakes import stroke
from tests.hall.browser import Browser
from tests.hall.conftest import MakeStore
from tests.hall.running import RunningHub
from tests.needs import needs_chromium
from tests.storage.stored_matches import begun


@pytest.fixture
def hub(hub_store: SqlHallStore) -> Hub:
    numbers = iter(range(99))
    hub = Hub(hub_store, lambda: MatchId(f"p{next(numbers)}"), lambda _: None)
    hub.open(4)
    return hub


def planned(hub: Hub, lines: str, *tables: str) -> ChiefDesk:
    """Plans matches p0, p1 and so on for tables."""
    desk = ChiefDesk(hub)
    desk.do({"act": "plan", "typed": lines}, b"", "")
    for number, table in enumerate(tables):
        desk.do({"act": "assign", "match": f"p{number}", "table": table, "at": ""}, b"", "")
    return desk


def call(desk: ChiefDesk, match: str) -> str:
    """Calls a match, and returns what the chief referee reads."""
    told = desk.told(desk.do({"act": "call", "match": match}, b"", ""))
    return re.sub("[\u2066-\u2069]", "", told.sentence)


@pytest.mark.parametrize("mark", [";", "؛", "；", "\t"])
def test_a_pairing_is_typed_with_the_semicolon_of_any_keyboard(hub: Hub, mark: str) -> None:
    desk = planned(hub, f"QF{mark} Pia{mark} Quin", "3")

    assert call(desk, "p0") == "Pia – Quin called to table 3."


def test_a_player_called_to_a_table_is_not_called_to_another(hub: Hub) -> None:
    lines = "QF; Pia; Quin\nQF; Sven; Tove\nSF; Pia; Rolf\nSF; Uma; Vik"
    desk, views = planned(hub, lines, "3", "3", "4", "1"), HallViews(hub)
    assert call(desk, "p0") == "Pia – Quin called to table 3."

    assert call(desk, "p1") == "A match is already called to table 3. Nobody was called."
    assert call(desk, "p2") == "Pia is called to table 3. Nobody was called."
    page = whole(ChiefPages(hub, views).parts(Asked("en"), ""))
    offered = re.findall(r'value="call"><input type="hidden" name="match" value="(\w+)"', page)
    assert set(offered) == {"p0", "p3"}, "only to the table where they are called, once more"
    assert call(desk, "p0") == "Pia – Quin called to table 3.", "a call can be repeated"

    desk.do({"act": "assign", "match": "p0", "table": "2", "at": ""}, b"", "")
    assert call(desk, "p2") == "Pia – Rolf called to table 4."


def test_a_player_at_a_table_is_not_called_to_another_until_the_match_is_over(hub: Hub, new_store: MakeStore) -> None:
    desk, table = planned(hub, "QF; Asha; Bina\nQF; Chitra; Dev\nSF; Asha; Dev", "1", "3", "2"), new_store()
    first = hub.match(MatchId("p0"))
    assert first is not None
    call(desk, "p0")
    umpire = begun(table, "p0", Toss(Side.A, TossChoice.BREAK), PlayCalled(), stroke(1), setup=first.setup)

    def sent() -> None:
        hub.receive(HallTable(1, ""), read_push(write_push(table.stretch(MatchId("p0"), 0, 60), 1_000)))

    sent()
    assert call(desk, "p2") == "Asha is playing at table 1. Nobody was called."
    umpire.submit(WalkedOver(Side.A, "left"))
    sent()
    assert call(desk, "p2") == "Asha – Dev called to table 2."


WRONG = {
    "QF; Asha; asha ": "Asha is named twice in this pairing.",
    "QF; Asha / Bina; Chitra / Asha": "Asha is named twice in this pairing.",
    " ; Asha; Bina": "The round is empty. Type it before the players, such as QF.",
    "QF; Asha": "A pairing has the form: round; player; player.",
}


@pytest.mark.parametrize(("line", "why"), WRONG.items(), ids=WRONG)
def test_a_pairing_that_cannot_be_is_refused_with_its_line(hub: Hub, line: str, why: str) -> None:
    with pytest.raises(InvalidDocument) as refused:
        planned(hub, f"QF; Esha; Farid\n{line}")

    (problem,) = refused.value.problems
    assert (problem.at, problem.problem.startswith(why)) == ("/line/2", True)
    assert hub.store.hall_matches() == []


def test_doubtful_pairings_are_named_with_their_lines(hub: Hub) -> None:
    desk = planned(hub, "QF; Asha; Bina\nQF\tChitra\tDev")
    typed = "QF; Esha; Asha\n\nSF; Asha; Bina\nSF; Bye; Dev\nSF; Bina; Farid"

    assert [re.sub("[\u2066-\u2069]", "", each) for each in desk.doubts({"typed": typed})] == [
        "Line 1: Asha is already in this round: Asha – Bina.",
        "Line 4: “Bye” is entered as a player. A bye needs no match.",
        "Line 5: Bina is already in this round: Asha – Bina.",
    ]
    assert desk.doubts({"typed": typed, "event": "Another"}) != desk.doubts({"typed": typed})


@needs_chromium
def test_what_was_typed_stays_in_the_form_until_it_is_added(own_hub: RunningHub, browser: Browser) -> None:
    def matches() -> list[str]:
        with own_hub.store() as store:
            return [each.setup for each in store.hall_matches()]

    def typed(lines: str) -> str:
        browser.submit("textarea", f"form.elements.typed.value = {lines!r}; form.elements.format.value = '1-29-0'")
        return re.sub("[\u2066-\u2069]", "", browser.run("document.querySelector('.doubts').innerText"))

    field = "document.querySelector('textarea').value"
    browser.open(f"{own_hub.url}/hall?lang=en")
    browser.submit("input[name=password]", f"form.elements.password.value = {own_hub.password!r}")
    browser.open(f"{own_hub.url}/hall/setup?lang=en")

    assert typed("QF; Asha; Bina\nQF; Asha; Asha").startswith("Line 2: ")
    assert (browser.run(field), matches()) == ("QF; Asha; Bina\nQF; Asha; Asha", [])
    assert typed("QF; Asha; Bina\nQF; Asha; Chitra") == "Line 2: Asha is already in this round: Asha – Bina."
    assert (browser.run(field), matches()) == ("QF; Asha; Bina\nQF; Asha; Chitra", [])
    assert browser.run("document.querySelector('form:has(textarea) select[name=format]').value") == "1-29-0"
    assert typed("QF; Asha; Bina\nQF; Bina; Chitra").startswith("Line 2: Bina"), "another text is asked about again"
    browser.submit("textarea")
    assert "2 matches added." in browser.run("document.getElementById('said').innerText")
    assert len(matches()) == 2


def test_the_number_of_tables_is_told_as_it_is(own_hub: RunningHub) -> None:
    def told(count: int) -> str:
        form, cookie = "application/x-www-form-urlencoded", own_hub.logged_in()
        asked = f"act=tables&count={count}".encode()
        _, page, headers = own_hub.post("/hall/do", asked, cookie=cookie, content_type=form)
        page = page or own_hub.get(headers["location"], cookie=cookie)
        return unescape(page[page.index('id="said"') :][:200]) if 'id="said"' in page else page

    assert "The hall has 16 tables." in told(16)
    assert "The hall still has 16 tables. Tables are not removed." in told(4)
    assert "This form could not be read" in told(0)


def test_an_events_file_rules_the_matches_planned_from_then_on(hub: Hub) -> None:
    laws = of_event(ICF_REVISED, "Lake Club 2026", EventRules(queen_points=5))
    terms = EventTerms("Lake Club 2026", laws, Competition(1, 25, 4), chief_referee="Chitra")
    desk = ChiefDesk(hub)
    token = desk.do({"act": "plan"}, write_event(terms).encode(), "Lake.carrom-event")
    desk.do({"act": "plan", "typed": "Final; Asha; Bilal", "laws": "event"}, b"", "")

    assert desk.told(token).sentence == "The hall now plays by the rules of Lake Club 2026."
    known = hub.store.hall_match(MatchId("p0"))
    assert known is not None
    setup = hub.at_table(known).setup
    assert (setup.laws, setup.competition, setup.event) == (laws, terms.competition, "Lake Club 2026")
    assert setup.chief_referee == "Chitra"
    desk.do({"act": "undo", "undo": token}, b"", "")
    assert hub.planning.terms() is None
    with pytest.raises(InvalidDocument):
        desk.do({"act": "plan"}, b'{"format": "carrom-desk/event"}', "x.carrom-event")


def test_laws_and_format_are_set_in_a_form_like_that_of_a_new_match(own_hub: RunningHub) -> None:
    form = "application/x-www-form-urlencoded"
    typed = {"act": "terms", "from": "setup", "event": "Lake Club 2026", "laws": "icf-revised", "games": 1}
    typed |= {"points": 25, "boards": 4, "minutes": 45, "change_sides": "never", "timed_end": "count"}
    typed |= {"queen_points": 5, "queen_until": 21, "own_man_with_striker": "no"}

    def sent(**more: object) -> str:
        body, cookie = urlencode(typed | more).encode(), own_hub.logged_in()
        _, page, headers = own_hub.post("/hall/do", body, cookie=cookie, content_type=form)
        page = page or own_hub.get(headers["location"], cookie=cookie)
        return unescape(page[page.index('id="said"') :])

    wrong = sent(event=" ", queen_points=12, points="x", draws="yes", shoot_out="yes", last_board_minutes=0)
    faults = re.findall(r'<li class="trouble">(.*?)</li>', wrong)
    assert {each.partition(":")[0] for each in faults} == {
        "Event",
        "Name of the rules",
        "Queen counts",
        "Points to win a game",
        "Shoot-out instead of an extra board",
    }
    assert 'name="points" type="number" min="0" max="999" value="x"' in wrong, "what was typed stays"

    page = sent()
    assert "The hall now plays by the rules of Lake Club 2026." in page
    assert "Rules of the event ≠ 3" in page
    marked = re.findall(r"≠</span> ([^<]*)<[^>]*><?", page)
    assert [each.strip() for each in marked] == [
        "When time is up",
        "Queen counts",
        "Turn continues after own men and striker",
    ], "what equals the edition is no rule of the event"
    with own_hub.store() as store:
        terms = read_event(store.setting(EVENT_TERMS))
    assert terms.laws == of_event(
        ICF_REVISED, "Lake Club 2026", EventRules(queen_points=5, own_man_with_striker=Turn.PASSES)
    )
    assert terms.competition == Competition(1, 25, 4, ChangeSides.NEVER, minutes=45, timed_end=TimedEnd.COUNT)

    assert "≠" not in sent(
        template="CLUB_29",
        **dict.fromkeys(("queen_points", "queen_until", "own_man_with_striker"), ""),
        timed_end="drop",
    )
    with own_hub.store() as store:
        assert read_event(store.setting(EVENT_TERMS)).laws is CLUB
