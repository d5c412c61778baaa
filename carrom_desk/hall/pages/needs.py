"""Matters for the chief referee, each with its table, in order of urgency."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from types import MappingProxyType

from carrom_desk.exchange.hall_wire import Instruction
from carrom_desk.formats import hours_and_minutes
from carrom_desk.i18n import say
from carrom_desk.match.entry.entries import ProtestDecided
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.match.ports.store import MatchId
from carrom_desk.presentation.hall import hall_text
from carrom_desk.presentation.results import games_line
from carrom_desk.presentation.team_ties import TieScore
from carrom_desk.presentation.wording.match_text import side_wins

from ..views.clock_views import time_of_day
from ..views.results import ResultView
from ..views.table_views import AWAY_AFTER_MS, ProtestView, TableView, is_silent

ASIDE = "needs_aside"
"""Setting with the keys of the needs put aside, one per line."""
_MOST_UNLAWFUL = 10
"""Maximum number of unlawful rulings listed for a match; its page marks all of them."""


@dataclass(frozen=True, slots=True)
class Need:
    """A matter that needs the chief referee."""

    id: str
    place: str
    title: str
    text: str = ""
    more: str = ""
    """Text shown when selected."""
    since: str = ""
    """Time of day; empty if unknown."""
    look: str = "trouble"
    """Colour: trouble, doubt, quiet or good."""
    shape: str = "flag"
    call_of: str = ""
    """Match whose call can be answered; empty if none."""
    table: int = 0
    """Table that another desk wants to take over; 0 if none."""
    compared: str = ""
    """Match with two logs; empty if none."""
    approves: ResultView | None = None
    """Result that can be approved."""
    stops: str = ""
    """Match that its tie no longer needs; empty if none."""
    level: TieScore | None = None
    """Level tie of which the chief referee can decide who goes on."""
    protested: str = ""
    """Match whose protest can be decided; empty if none."""
    protest: ProtestView | None = None

    @property
    def key(self) -> str:
        """Returns a key that changes with what the need says, by which it is put aside."""
        return sha256(f"{self.id} {self.title} {self.text}".encode()).hexdigest()[:16]


def needs_of(
    views: Sequence[TableView],
    tables: Sequence[HallTable],
    results: Sequence[ResultView],
    instructions: Collection[Instruction] = (),
    planned: Sequence[TableView] = (),
    lost: Mapping[tuple[str, str], str] = MappingProxyType({}),
    ties: Sequence[TieScore] = (),
) -> tuple[Need, ...]:
    """Returns all matters, most urgent first, then oldest first; `results` are those to approve, or changed since,
    `instructions` what a table has yet to record, `lost` the winner over each side that is out, by event."""
    return (
        *sorted(_calls(views), key=_age),
        *sorted(_protests(views, instructions), key=_age),
        *_instructed(views, instructions),
        *(_changed(each) for each in results if each.change),
        *_differing(views, tables),
        *_lost(planned, lost),
        *_of_ties(views, ties),
        *sorted((_approval(each) for each in results if not each.change), key=_age),
        *_silent(views, tables),
        *_smaller(views),
    )


def _age(need: Need) -> tuple[bool, str]:
    return not need.since, need.since


def _calls(views: Sequence[TableView]) -> Iterator[Need]:
    for view in (each for each in views if each.known.is_calling):
        since, text = hours_and_minutes(view.last_at), view.why_stopped or view.state
        title = say(hall_text.CALL)
        yield Need(f"call{view.place}", view.place, title, text, since=since, shape="gavel", call_of=view.match_id)


def _instructed(views: Sequence[TableView], instructions: Collection[Instruction]) -> Iterator[Need]:
    corrected = {each.match for each in instructions if not isinstance(each.entry, ProtestDecided)}
    for view in (each for each in views if each.match_id in corrected):
        text = say(hall_text.RECORDED_THERE)
        yield Need(
            f"corrected{view.match_id}", view.place, say(hall_text.CORRECTED_HERE), text, look="quiet", shape="pencil"
        )


def _protests(views: Sequence[TableView], instructions: Collection[Instruction]) -> Iterator[Need]:
    given = [(each.match, each.entry) for each in instructions]
    known = {(match, entry.of): entry.upheld for match, entry in given if isinstance(entry, ProtestDecided)}
    for view in views:
        for each in view.protests:
            title, name = say(hall_text.PROTEST, side=each.by), f"protest{view.place}-{each.number}"
            upheld = known.get((MatchId(view.match_id), each.number))
            more, match_id = " ".join((each.choices, each.leads_to)), view.match_id
            if upheld is not None:
                more, match_id = say(hall_text.UPHELD_THERE if upheld else hall_text.OVERRULED_THERE), ""
            yield Need(
                name, view.place, title, each.text, more, hours_and_minutes(each.at), protested=match_id, protest=each
            )


def _differing(views: Sequence[TableView], tables: Sequence[HallTable]) -> Iterator[Need]:
    for view in views:
        if view.divergence is not None:
            there, here = view.divergence.there, view.divergence.here
            ends = {"there_hash": there.hash[:8], "here_hash": here.hash[:8]}
            text = say(hall_text.DIVERGED, there=there.length, here=here.length, **ends)
            name, title = f"logs{view.place}", say(hall_text.TWO_DIFFERENT_LOGS)
            yield Need(name, view.place, title, text, look="doubt", shape="git-fork", compared=view.match_id)
    for table in (each for each in tables if each.waiting_hash):
        title, place = say(hall_text.WANTS_IN), str(table.number)
        text = say(hall_text.IN_PROGRESS_THERE)
        yield Need(f"join{place}", place, title, text, look="doubt", shape="user-check", table=table.number)
    for view in views:
        for number in view.unlawful[:_MOST_UNLAWFUL]:
            words = say(hall_text.UNLAWFUL, number=number)
            yield Need(f"unlawful{view.place}-{number}", view.place, words, view.title, shape="triangle-alert")


def _of_ties(views: Sequence[TableView], ties: Sequence[TieScore]) -> Iterator[Need]:
    """Matches in play whose tie is decided, and the level ties of a knock-out."""
    for view in views:
        if view.tie is not None and view.is_stopped and not view.is_planned:
            title = say(hall_text.NOT_NEEDED, tie=view.tie.line)
            name, text = f"tie{view.match_id}", say(hall_text.STOP_IT)
            yield Need(name, view.place, title, text, look="doubt", shape="check", stops=view.match_id)
    for tie in ties:
        if tie.is_approved and not tie.goes_on:
            text, title = say(hall_text.NOBODY_GOES_ON, tie=tie.line), say(hall_text.TIE_IS_LEVEL)
            yield Need(f"tie{tie.id}", "", title, text, look="doubt", shape="triangle-alert", level=tie)


def _lost(planned: Sequence[TableView], lost: Mapping[tuple[str, str], str]) -> Iterator[Need]:
    for view in planned:
        for side in view.pairing.names:
            winner = lost.get((view.setup.event, side))
            if winner is not None:
                text = say(hall_text.HAS_LOST, side=side, winner=winner)
                title = " · ".join(part for part in (say(hall_text.LOST_BEFORE), view.setup.round) if part)
                name = f"lost{view.match_id}"
                yield Need(name, view.place, title, text, look="doubt", shape="triangle-alert")


def _silent(views: Sequence[TableView], tables: Sequence[HallTable]) -> Iterator[Need]:
    """Silent tables whose match is in progress or not complete here; others may be switched off."""
    needed = {view.place for view in views if view.known.behind or not (view.is_over or view.is_planned)}
    for table in (each for each in tables if is_silent(each, AWAY_AFTER_MS) and str(each.number) in needed):
        place, since = str(table.number), time_of_day(table.seen_ms)[:5]
        text = say(hall_text.SENDS_LATER)
        title = say(hall_text.SILENT)
        yield Need(f"silent{place}", place, title, text, since=since, look="quiet", shape="circle-slash")


def _changed(view: ResultView) -> Need:
    approves, result = view if view.is_open else None, view.result
    title, text, name = say(hall_text.NOT_AS_APPROVED), view.change, f"changed{result.match_id}"
    return Need(name, result.setup.table, title, text, look="doubt", shape="triangle-alert", approves=approves)


def _approval(view: ResultView) -> Need:
    result, names, winner = view.result, view.result.setup.names, view.result.outcome.winner
    score = " ".join(words for words in (games_line(result), result.ending) if words)
    title = f"{names.a} – {names.b}" if winner is None else side_wins(names.of(winner))
    name, since = f"result{result.match_id}", hours_and_minutes(result.finished)
    return Need(name, result.setup.table, title, score, "", since, "good", "check", approves=view)


def _smaller(views: Sequence[TableView]) -> Iterator[Need]:
    for view in (each for each in views if each.overrides and not each.is_over):
        words = say(hall_text.OVERRIDDEN, count=view.overrides)
        yield Need(f"overrides{view.place}", view.place, words, view.title, look="quiet", shape="pencil")
    for view in views:
        if view.is_time_exceeded and view.clock is not None:
            time_over = time_of_day(view.clock.ends_ms or 0)
            words = say(hall_text.EXCEEDED, seconds=view.clock.seconds, time=time_over)
            yield Need(f"time{view.place}", view.place, words, view.title, look="quiet", shape="timer")
    for view in (each for each in views if each.known.behind):
        words = say(hall_text.BEHIND)
        yield Need(f"behind{view.place}", view.place, words, view.title, look="quiet", shape="ellipsis")
