"""Contract of match stores, checked on the database and on the fake used in other tests."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.effects.outcome import OutcomeKind, Result
from carrom_desk.match.entry.entries import KINDS, Conceded, Concession, LoggedEntry, Noted, Undone
from carrom_desk.match.ports.store import MatchId, MatchOrder, MatchQuery, NoSuchMatch, StoreConflict
from carrom_desk.match.record import new_record, summary_of
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.match.state import Status
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from tests.fakes import DOUBLES, SINGLES, MemoryStore, StoppedTime, stroke
from tests.match.every_entry import every_entry
from tests.needs import needs_postgres
from tests.storage.stored_matches import OPENING, STARTED, as_on_a_server, begun, ids, noted, whole

M1 = MatchId("m1")


@pytest.fixture(params=["file", "server", pytest.param("postgresql", marks=needs_postgres), "memory"])
def any_store(request: pytest.FixtureRequest, file: Path) -> Iterator[SqlMatchStore]:
    stores: dict[str, Callable[[], SqlMatchStore]] = {
        "postgresql": lambda: SqlMatchStore(open_database(request.getfixturevalue("postgres").new_database())),
        "file": lambda: SqlMatchStore(open_database(str(file))),
        "server": as_on_a_server,
        "memory": MemoryStore,
    }
    store = stores[request.param]()
    yield store
    store.close()


def test_a_match_is_read_back_as_it_was_played(any_store: SqlMatchStore) -> None:
    record = every_entry()
    played = begun(any_store, "m1", *(logged.entry for logged in record.entries), setup=record.agreed).record

    assert {logged.entry.about for logged in played.entries} == {kind.about for kind in KINDS.values()}
    assert MatchDesk(M1, any_store, StoppedTime()).record == played


@pytest.mark.parametrize("setup", [SINGLES, DOUBLES], ids=["singles", "doubles"])
def test_a_match_from_a_file_is_read_back(any_store: SqlMatchStore, setup: Setup) -> None:
    match, summary = whole("m1", *OPENING, setup=setup)
    any_store.create(match, summary)

    kept = any_store.load(M1)

    assert (kept.id, kept.setup, len(kept.entries)) == (M1, match.setup, len(OPENING))
    assert any_store.last_at(M1) == match.entries[-1].at
    assert list(any_store.matches(MatchQuery())) == [summary]


def test_there_is_one_match_of_an_id(any_store: SqlMatchStore) -> None:
    begun(any_store, "m1", *OPENING)

    with pytest.raises(StoreConflict):
        any_store.create(*whole("m1"))

    assert len(any_store.load(M1).entries) == len(OPENING)


@pytest.mark.parametrize("number", [0, len(OPENING) - 1, len(OPENING) + 1], ids=["first", "last", "beyond the next"])
def test_an_entry_out_of_order_is_refused(any_store: SqlMatchStore, number: int) -> None:
    desk = begun(any_store, "m1", *OPENING)

    with pytest.raises(StoreConflict, match="Another desk"):
        any_store.append(M1, LoggedEntry(number, Noted("late")), summary_of(M1, STARTED, desk.record))

    assert len(any_store.load(M1).entries) == len(OPENING)


def test_two_desks_on_one_match_cannot_both_write_an_entry(any_store: SqlMatchStore) -> None:
    ours = begun(any_store, "m1", *OPENING)
    theirs = MatchDesk(M1, any_store, StoppedTime())
    theirs.submit(stroke(own=1))

    with pytest.raises(StoreConflict):
        ours.submit(stroke())

    assert MatchDesk(M1, any_store, StoppedTime()).record == theirs.record
    assert ours.record.next_number == len(OPENING)


def test_a_match_that_is_not_there_is_named(any_store: SqlMatchStore) -> None:
    logged, summary = noted(new_record(SINGLES), "to whom?")

    with pytest.raises(NoSuchMatch, match="m1"):
        any_store.load(M1)
    with pytest.raises(NoSuchMatch, match="m1"):
        any_store.append(M1, logged, summary)


def test_the_match_to_go_on_with_is_the_last_written_to(any_store: SqlMatchStore) -> None:
    assert any_store.last_open() is None
    first = begun(any_store, "m1")
    begun(any_store, "m2", *OPENING)
    assert any_store.last_open() == "m2"

    first.submit(OPENING[0])
    assert any_store.last_open() == "m1"

    first.submit(Conceded(Side.A, Concession.MATCH))
    assert any_store.last_open() is None


def test_a_match_that_was_taken_away_is_not_gone_on_with(any_store: SqlMatchStore) -> None:
    begun(any_store, "m1")
    begun(any_store, "m2", setup=replace(SINGLES, sides=BySide((Player("Typo"),), (Player("Player B1"),))))

    any_store.delete([MatchId("m2")])

    assert any_store.last_open() == "m1"
    assert ids(any_store) == ["m1"]
    assert list(any_store.known_players("typo")) == []
    assert sorted(any_store.known_players("")) == ["Player A1", "Player B1"]


NAMED = {
    "m1": replace(SINGLES, event="Straße Cup 100%", sides=BySide((Player("Ärni Åström"),), (Player("B. Silva"),))),
    "m2": replace(SINGLES, event="Open", round="Semi-final", sides=BySide((Player("रमेश"),), (Player("C_Silva"),))),
    "m3": replace(DOUBLES, event="Open 2026"),
}


FOUND: tuple[tuple[MatchQuery, list[str]], ...] = (
    (MatchQuery(), ["m3", "m2", "m1"]),
    (MatchQuery(text="STRASSE"), ["m1"]),
    (MatchQuery(text="ärni å"), ["m1"]),
    (MatchQuery(text="arni astrom"), ["m1"]),
    (MatchQuery(text="Árni"), ["m1"]),
    (MatchQuery(text="मेश"), ["m2"]),
    (MatchQuery(text="रमश"), []),
    (MatchQuery(text="sílva"), ["m2", "m1"]),
    (MatchQuery(text="silva"), ["m2", "m1"]),
    (MatchQuery(text="open"), ["m3", "m2"]),
    (MatchQuery(text="0%"), ["m1"]),
    (MatchQuery(text="c_s"), ["m2"]),
    (MatchQuery(text="%"), ["m1"]),
    (MatchQuery(text="nobody"), []),
    (MatchQuery(text="silva ärni"), ["m1"]),
    (MatchQuery(text="silva open"), ["m2"]),
    (MatchQuery(text="SEMI open"), ["m2"]),
    (MatchQuery(statuses=frozenset({Status.BEFORE_TOSS})), ["m2", "m1"]),
    (MatchQuery(statuses=frozenset({Status.IN_PROGRESS})), ["m3"]),
    (MatchQuery(statuses=frozenset({Status.IN_PROGRESS, Status.BEFORE_TOSS})), ["m3", "m2", "m1"]),
    (MatchQuery(text="open", statuses=frozenset({Status.BEFORE_TOSS})), ["m2"]),
    (MatchQuery(event="open"), ["m2"]),
    (MatchQuery(event="strasse  cup 100%"), ["m1"]),
    (MatchQuery(first_day="2026-11-02"), ["m3", "m2"]),
    (MatchQuery(last_day="2026-11-02"), ["m2", "m1"]),
    (MatchQuery(first_day="2026-11-02", last_day="2026-11-02"), ["m2"]),
    (MatchQuery(first_day="2026-11-04"), []),
    (MatchQuery(is_ascending=True), ["m1", "m2", "m3"]),
    (MatchQuery(order=MatchOrder.EVENT), ["m1", "m3", "m2"]),
    (MatchQuery(order=MatchOrder.EVENT, is_ascending=True), ["m2", "m3", "m1"]),
    (MatchQuery(order=MatchOrder.SIDES, is_ascending=True), ["m1", "m3", "m2"]),
    (MatchQuery(limit=1), ["m3"]),
    (MatchQuery(limit=1, offset=1), ["m2"]),
    (MatchQuery(offset=3), []),
)


def test_a_query_lists_exactly_the_matches_it_describes(any_store: SqlMatchStore) -> None:
    for day, (name, setup) in enumerate(NAMED.items(), 1):
        begun(any_store, name, setup=setup, started=f"2026-11-{day:02}T10:00:00.000+05:30")
    MatchDesk(MatchId("m3"), any_store, StoppedTime()).submit(OPENING[0])

    assert [(query, listed) for query, found in FOUND if (listed := ids(any_store, query)) != found] == []
    for query, _ in FOUND:
        everything = ids(any_store, replace(query, limit=9, offset=0))
        assert any_store.count(replace(query, limit=1, offset=1)) == len(everything), query


@pytest.mark.parametrize(
    ("started", "day"),
    [
        ("2026-11-21T00:10:00.000+14:00", "2026-11-21"),
        ("2026-11-21T23:50:00.000-11:00", "2026-11-21"),
        ("2026-11-21T00:10:00.000+05:30", "2026-11-21"),
    ],
)
def test_a_match_is_of_the_date_in_its_hall(any_store: SqlMatchStore, started: str, day: str) -> None:
    begun(any_store, "m1", started=started)

    assert ids(any_store, MatchQuery(first_day=day, last_day=day)) == ["m1"]
    assert ids(any_store, MatchQuery(first_day="2026-11-22")) == []
    assert ids(any_store, MatchQuery(last_day="2026-11-20")) == []


def test_events_are_named_once_the_latest_first(any_store: SqlMatchStore) -> None:
    for day, event in enumerate(("Open", "", "Club Night", "OPEN", "Typo"), 1):
        setup = replace(SINGLES, event=event)
        begun(any_store, f"m{day}", setup=setup, started=f"2026-11-{day:02}T10:00:00.000+05:30")
    any_store.delete([MatchId("m5")])

    assert [event.casefold() for event in any_store.events()] == ["open", "club night"]


def test_one_match_is_summed_up_in_the_bin_or_not(any_store: SqlMatchStore) -> None:
    begun(any_store, "m1", *OPENING)
    [listed] = any_store.matches(MatchQuery())
    assert (any_store.summary(M1), any_store.summary(MatchId("m2"))) == (listed, None)
    assert any_store.summary(MatchId("\ud800")) is None

    any_store.delete([M1])
    trashed = any_store.summary(M1)

    assert trashed is not None
    assert (trashed.trashed > "2026", replace(trashed, trashed="")) == (True, listed)


# The trash


def test_matches_in_the_bin_are_listed_there_alone(any_store: SqlMatchStore) -> None:
    for number in range(1, 5):
        begun(any_store, f"m{number}")
    in_trash = MatchQuery(in_trash=True, is_ascending=True)

    any_store.delete([MatchId("m1"), MatchId("m3")])
    assert (ids(any_store), ids(any_store, in_trash), any_store.count(in_trash)) == (["m4", "m2"], ["m1", "m3"], 2)
    assert ids(any_store, replace(in_trash, order=MatchOrder.TRASHED)) == ["m1", "m3"]

    any_store.restore_matches([MatchId("m1")])
    assert (ids(any_store), ids(any_store, in_trash)) == (["m4", "m2", "m1"], ["m3"])

    any_store.erase([MatchId("m3")])
    assert (ids(any_store), ids(any_store, in_trash)) == (["m4", "m2", "m1"], [])
    with pytest.raises(NoSuchMatch):
        any_store.load(MatchId("m3"))


def test_only_what_is_in_the_bin_is_erased(any_store: SqlMatchStore) -> None:
    for name in ("m1", "m2"):
        begun(any_store, name, *OPENING)
    any_store.delete([M1])

    with pytest.raises(NoSuchMatch, match="m2"):
        any_store.erase([M1, MatchId("m2")])

    assert ids(any_store, MatchQuery(in_trash=True)) == ["m1"]
    assert len(any_store.load(M1).entries) == len(any_store.load(MatchId("m2")).entries) == len(OPENING)


@pytest.mark.parametrize("act", ["delete", "restore_matches", "erase"])
def test_an_unknown_match_among_those_chosen_leaves_all_unchanged(any_store: SqlMatchStore, act: str) -> None:
    begun(any_store, "m1")
    begun(any_store, "m2")
    any_store.delete([MatchId("m2")])
    chosen = M1 if act == "delete" else MatchId("m2")

    with pytest.raises(NoSuchMatch, match="m9"):
        getattr(any_store, act)([chosen, MatchId("m9")])

    assert (ids(any_store), ids(any_store, MatchQuery(in_trash=True))) == (["m1"], ["m2"])


# Players


@pytest.mark.parametrize(
    ("prefix", "found"),
    [
        ("", ["C_Silva", "रमेश", "B. Silva", "Ärni Åström"]),
        ("är", ["Ärni Åström"]),
        ("र", ["रमेश"]),
        ("C%", []),
        ("X", []),
    ],
)
def test_players_are_known_by_the_beginning_of_their_names(
    any_store: SqlMatchStore, prefix: str, found: list[str]
) -> None:
    for name in ("m1", "m2"):
        begun(any_store, name, setup=NAMED[name])

    assert sorted(any_store.known_players(prefix)) == sorted(found)


def test_the_player_of_the_latest_match_comes_first(any_store: SqlMatchStore) -> None:
    for number, name in enumerate(("Anna", "Anil", "Anna", "Ansel"), 1):
        begun(any_store, f"m{number}", setup=replace(SINGLES, sides=BySide((Player(name),), (Player("Zoe"),))))

    assert list(any_store.known_players("an")) == ["Ansel", "Anna", "Anil"]


def test_a_replaced_match_is_the_new_one(any_store: SqlMatchStore) -> None:
    begun(any_store, "m1", *OPENING)
    match, summary = whole("m1", *OPENING[:2], setup=replace(SINGLES, event="Replayed"))

    any_store.replace(match, summary)

    assert len(any_store.load(M1).entries) == 2
    assert list(any_store.matches(MatchQuery())) == [summary]
    assert any_store.last_open() == "m1"


def test_replacing_a_match_that_is_not_there_keeps_it(any_store: SqlMatchStore) -> None:
    any_store.replace(*whole("m1", *OPENING))

    assert len(any_store.load(M1).entries) == len(OPENING)


def test_a_list_tells_who_won_and_how(any_store: SqlMatchStore) -> None:
    desk = begun(any_store, "m1", OPENING[0], Conceded(Side.A, Concession.GAME), Conceded(Side.B, Concession.MATCH))
    [listed] = any_store.matches(MatchQuery())

    assert listed.result == Result(OutcomeKind.CONCEDED, Side.A, (NOUGHT,))
    desk.submit(Undone())
    [listed] = any_store.matches(MatchQuery())
    assert listed.result == Result(OutcomeKind.IN_PROGRESS, None, (NOUGHT,))
