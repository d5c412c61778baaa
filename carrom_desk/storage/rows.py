"""Conversion between matches and database rows."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from carrom_desk.exchange.codec.document import StoredNode, parse_json
from carrom_desk.exchange.codec.entry_codec import as_written, read_logged, write_logged
from carrom_desk.exchange.codec.state_codec import read_setup, write_setup
from carrom_desk.formats import parsed_time
from carrom_desk.i18n import N_, Words
from carrom_desk.match.effects.outcome import GameDecision, GameWay, OutcomeKind, Result
from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.match.plain_text import folded, without_accents
from carrom_desk.match.ports.store import MatchId, MatchSummary, StoreDamaged, StoreUnreadable, canonical, next_hash
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Side, seat_of
from carrom_desk.match.state import Status
from carrom_desk.rules.texts.words import Sentence

Values = Mapping[str, object]
"""Values to write, by column."""

_ENTRY_NOT_READ = N_("This entry was not saved, because it could not be read back: {why}")
_SETUP_NOT_READ = N_("This match was not saved, because it could not be read back: {why}")
_HOLDS_TOO_MUCH = N_("it contains data that no file can store.")
_WRONG_KIND = N_("it contains an invalid value")
_LENGTH = N_("it should have {length} entries but has {found}")

# To the database


def setup_text(setup: Setup) -> str:
    """Returns the stored form of a setup.

    Raises:
        StoreUnreadable: the text could not be read back.
    """
    with _read_back(_SETUP_NOT_READ):
        text = canonical(write_setup(setup))
        again = canonical(write_setup(read_setup(parse_json(text), "/setup", StoredNode)))
        _require_same(text, again)
    return text


@contextmanager
def _read_back(words: Words) -> Iterator[None]:
    """Reads a value back before it is stored, so that nothing is confirmed that could not be loaded later.

    Raises:
        StoreUnreadable: it could not be read back.
    """
    try:
        yield
    except (InvalidDocument, ValueError) as error:
        why = str(error) if isinstance(error, InvalidDocument) else Sentence.of(_HOLDS_TOO_MUCH)
        raise StoreUnreadable(words, why=why) from error


def _require_same(written: object, again: object) -> None:
    if written != again:
        raise ValueError("read otherwise than it was written")


def entry_values(match_id: MatchId, logged: LoggedEntry, previous_hash: str) -> Values:
    """Returns the row of an entry.

    Raises:
        StoreUnreadable: it could not be read back.
    """
    with _read_back(_ENTRY_NOT_READ):
        payload = canonical(write_logged(logged))
        again = read_logged(parse_json(payload), logged.number, f"/entries/{logged.number}", StoredNode)
        _require_same(replace(logged, entry=as_written(logged.entry)), again)
    return {
        "match_id": match_id,
        "number": logged.number,
        "payload": payload,
        "at": logged.at,
        "elapsed_ms": logged.elapsed_ms,
        "previous_hash": previous_hash,
        "hash": next_hash(previous_hash, payload),
    }


def chained_values(match_id: MatchId, entries: Iterable[LoggedEntry], first: str) -> list[Values]:
    """Returns the rows of a whole log; `first` is the hash of the setup."""
    rows: list[Values] = []
    previous = first
    for logged in entries:
        row = entry_values(match_id, logged, previous)
        previous = str(row["hash"])
        rows.append(row)
    return rows


def summary_values(summary: MatchSummary) -> Values:
    """Returns the list columns, including the search column."""
    return {
        **detail_values(summary),
        "search": without_accents("\n".join((summary.event, summary.sides.a, summary.sides.b, summary.round))),
        "event_folded": folded(summary.event),
        "sides_folded": folded(f"{summary.sides.a}\n{summary.sides.b}"),
        **standing_values(summary),
    }


def detail_values(summary: MatchSummary) -> Values:
    """Returns the list columns that change only with the match's details."""
    sides = summary.sides
    return {"event": summary.event, "round": summary.round, "side_a": sides.a, "side_b": sides.b}


def changed_values(head: Any, summary: MatchSummary) -> Values:
    """Returns the list columns to write after an entry.

    Indexed columns are left out if unchanged, so that a stroke does not rewrite the indexes. A planned match has no
    start until its first entry.
    """
    standing = dict(standing_values(summary))
    if not head.started and summary.started:
        standing |= started_values(summary.started)
    if standing["status"] == head.status:
        del standing["status"]
    details = detail_values(summary)
    is_same = all(getattr(head, column) == value for column, value in details.items())
    return standing if is_same else {**summary_values(summary), **standing}


def standing_values(summary: MatchSummary) -> Values:
    """Returns the list columns that may change with every entry."""
    return {
        "status": summary.status.value,
        "games_a": summary.games.a,
        "games_b": summary.games.b,
        "score_a": summary.score.a,
        "score_b": summary.score.b,
        "result": result_text(summary.result),
    }


def result_text(result: Result) -> str:
    """Returns a result in stored form."""
    scores = [[score.a, score.b] for score in result.scores]
    decided = [None if each is None else [each.way, each.winner] for each in result.decided]
    written = {"kind": result.kind, "winner": result.winner, "scores": scores}
    return canonical(written | ({"decided": decided} if decided else {}))


def started_values(started: str) -> Values:
    """Returns the start of a match as text and sort key; the current time if unknown."""
    moment = parsed_time(started) or datetime.now(UTC)
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return {"started": started, "started_ms": int(moment.timestamp() * 1_000)}


def player_values(match_id: MatchId, setup: Setup) -> list[Values]:
    """Returns the player rows of a match by seat."""
    return [
        {"match_id": match_id, "seat": seat_of(side, number).value, "name": name, "folded": folded(name)}
        for side in Side
        for number, player in enumerate(setup.sides.of(side), 1)
        if (name := player.name.strip())
    ]


# From the database


def summary_from(row: Sequence[Any]) -> MatchSummary:
    """Returns a summary from its columns, in order."""
    match_id, started, event, round_, side_a, side_b, status, games_a, games_b, score_a, score_b, result, trashed = row
    texts, numbers = (started, event, round_, side_a, side_b), (games_a, games_b, score_a, score_b)
    is_whole = all(isinstance(text, str) for text in texts) and all(isinstance(number, int) for number in numbers)
    if not is_whole or status not in tuple(Status):
        raise unreadable(MatchId(str(match_id)), Sentence.of(_WRONG_KIND))
    return MatchSummary(
        id=MatchId(match_id),
        started=started,
        event=event,
        round=round_,
        sides=BySide(side_a, side_b),
        status=Status(status),
        games=BySide(games_a, games_b),
        score=BySide(score_a, score_b),
        result=result_from(match_id, result),
        trashed=trashed or "",
    )


def result_from(match_id: MatchId, stored: object) -> Result:
    """Returns a stored result; raises `StoreDamaged` if it is not one."""
    try:
        found: dict[str, Any] = json.loads(stored) if isinstance(stored, str) else {}
        match found:
            case {"kind": str(kind), "winner": str() | None as winner, "scores": [*scores]}:
                points = tuple(BySide(int(a), int(b)) for a, b in scores)
                decided = tuple(_decision_from(*each or ()) for each in found.get("decided", ()))
                return Result(OutcomeKind(kind), _side_from(winner), points, decided)
            case _:
                raise ValueError("no result")
    except (ValueError, TypeError, RecursionError) as error:
        raise unreadable(match_id, Sentence.of(_WRONG_KIND)) from error


def _decision_from(way: str | None = None, winner: str | None = None) -> GameDecision | None:
    """Returns what decided a game; raises `ValueError` if it is not that."""
    return None if way is None else GameDecision(GameWay(way), _side_from(winner))


def _side_from(stored: str | None) -> Side | None:
    return None if stored is None else Side(stored)


def setup_from(match_id: MatchId, text: str) -> Setup:
    """Parses a stored setup.

    Raises:
        StoreDamaged: it could not be read.
    """
    try:
        return read_setup(_document(text), "/setup", StoredNode)
    except InvalidDocument as error:
        raise unreadable(match_id, str(error)) from error


def log_from(match_id: MatchId, row: Any, rows: Iterable[Sequence[Any]]) -> tuple[LoggedEntry, ...]:
    """Parses a stored log, complete and in order, from the match's row and the numbers and payloads of its entries.

    Raises:
        StoreDamaged: an entry is missing or could not be read.
    """
    entries: list[LoggedEntry] = []
    for number, payload in rows:
        if number != len(entries):
            raise unreadable(match_id, Sentence.of(N_("entry {number} is missing"), number=len(entries)))
        entries.append(entry_from(match_id, number, payload))
    if len(entries) != row.length:
        raise unreadable(match_id, Sentence.of(_LENGTH, length=row.length, found=len(entries)))
    return tuple(entries)


def entry_from(match_id: MatchId, number: int, payload: str) -> LoggedEntry:
    """Parses a stored entry.

    Raises:
        StoreDamaged: it could not be read.
    """
    try:
        return read_logged(_document(payload), number, f"/entries/{number}", StoredNode)
    except InvalidDocument as error:
        raise unreadable(match_id, str(error)) from error


def _document(stored: object) -> object:
    """Parses a column as JSON. SQLite permits bytes in a text column.

    Raises:
        InvalidDocument: it is not valid JSON.
    """
    if not isinstance(stored, str):
        raise InvalidDocument.at("", _WRONG_KIND)
    return parse_json(stored)


def unreadable(match_id: MatchId, why: str) -> StoreDamaged:
    """Returns the error for an unreadable match, with advice."""
    words = N_(
        "The stored match {match} could not be read: {why}. Restore the latest backup, or recover what can "
        "be read into a new database."
    )
    return StoreDamaged(words, match=match_id, why=why)
