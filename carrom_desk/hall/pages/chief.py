"""The chief referee's page and the stickers: what needs them first, then the tables, the order of play, the rest."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import segno
from markupsafe import Markup

from carrom_desk.exchange.invitation import Invitation
from carrom_desk.exchange.match_file import MOST_ENTRIES
from carrom_desk.exchange.sol.sol_results import SolResults
from carrom_desk.i18n import say
from carrom_desk.match.ports.hall_store import Divergence, HallTable
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.side import BySide
from carrom_desk.presentation.wording import hall_text
from carrom_desk.presentation.wording.hall_text import CHIEF
from carrom_desk.presentation.wording.match_text import format_line
from carrom_desk.rules.edition_register import EDITIONS

from ..live import Parts
from ..planning import FORMATS
from ..receiving import now_ms
from ..views.hall_views import HallViews, TableState
from ..views.results import ResultView
from ..views.table_views import TableView, is_silent, log_lines, score_line
from .public import Asked, Shell, rendered, time_of_day

_RECENT_MS = 12 * 3_600_000
"""Time after which a result counts as approved."""
_MOST_UNLAWFUL = 10
"""Rulings of one match that are listed; its page marks all of them."""


def login(asked: Asked, *, is_wrong: bool) -> Markup:
    """Asks for the password."""
    return rendered("login", CHIEF, asked=asked, is_wrong=is_wrong)


def chief_parts(asked: Asked, views: HallViews) -> Parts:
    """Returns what needs the chief referee, the most urgent first, all tables, and the order of play."""
    states, tables, planned = views.tables(), views.tables_known(), views.planned()
    recent = now_ms() - _RECENT_MS
    results = [each for each in views.results() if each.is_open and each.heard_ms > recent]
    numbers = [str(table.number) for table in tables]
    return {
        "needs": attention(asked, views.attended(), tables, results),
        "tiles": tiles(asked, list(states.values())),
        "plan": rendered("plan", CHIEF, asked=asked, planned=planned, numbers=numbers),
    }


def attention(
    asked: Asked, views: Sequence[TableView], tables: Sequence[HallTable], results: Sequence[ResultView] = ()
) -> Markup:
    """Returns what needs the chief referee, the most urgent first; `results` are those to be approved."""
    approvals = (
        _Need(f"result{each.match_id}", _result(each), "good", "check", approves=each.match_id) for each in results
    )
    needs = [*_needs(views, tables), *approvals, *_smaller_needs(views)]
    return rendered("needs", CHIEF, asked=asked, needs=needs)


def tiles(asked: Asked, states: Sequence[TableState]) -> Markup:
    """Every table, small."""
    return rendered("tiles", CHIEF, asked=asked, tables=states)


def compared(asked: Asked, match_id: MatchId, both: BySide[MatchRecord | None]) -> Markup:
    """Both logs of a match side by side, from the first entry that differs, and the choice between them."""
    logs = both.map(lambda record: () if record is None else log_lines(record, MOST_ENTRIES)[::-1])
    pairs = zip(*(() if record is None else record.entries for record in (both.a, both.b)), strict=False)
    alike = next((number for number, (there, here) in enumerate(pairs) if there != here), 0)
    shown = logs.map(lambda lines: lines[alike:])
    words = say(hall_text.DIFFER, number=alike)
    return rendered("compared", CHIEF, asked=asked, match_id=match_id, logs=shown, alike=words, has_copy=both.a)


@dataclass(frozen=True, slots=True)
class _Need:
    """Something that needs the chief referee."""

    id: str
    sentence: str
    look: str = "trouble"
    """Trouble, doubt, quiet or good: its colour."""
    shape: str = "flagged"
    call_of: str = ""
    """The match whose call can be answered; empty: there is none."""
    table: int = 0
    """The table that another desk wants to take over; 0: there is none."""
    compared: str = ""
    """The match of which there are two logs; empty: there is none."""
    approves: str = ""
    """The match whose result can be approved; empty: there is none."""


def _needs(views: Sequence[TableView], tables: Sequence[HallTable]) -> Iterator[_Need]:
    for view in (each for each in views if each.is_calling):
        yield _Need(f"call{view.place}", say(hall_text.CALL, place=view.place), shape="gavel", call_of=view.match_id)
    for view in views:
        for number, text in enumerate(view.protests):
            yield _Need(f"protest{view.place}-{number}", say(hall_text.PROTEST, place=view.place, text=text))
    for view in views:
        if view.divergence is not None:
            words = _diverged(view.place, view.divergence)
            yield _Need(f"logs{view.place}", words, "doubt", "alert", compared=view.match_id)
    for table in (each for each in tables if each.waiting_hash):
        words = say(hall_text.WANTS_IN, place=table.number)
        yield _Need(f"join{table.number}", words, "doubt", "user", table=table.number)
    for view in views:
        for number in view.unlawful[:_MOST_UNLAWFUL]:
            words = say(hall_text.UNLAWFUL, place=view.place, title=view.title, number=number)
            yield _Need(f"unlawful{view.place}-{number}", words, shape="alert")
    for table in tables:
        if is_silent(table):
            yield _Need(f"silent{table.number}", say(hall_text.SILENT, place=table.number), "quiet", "slashed")


def _smaller_needs(views: Sequence[TableView]) -> Iterator[_Need]:
    for view in (each for each in views if each.overrides and not each.is_over):
        words = say(hall_text.OVERRIDDEN, count=view.overrides, place=view.place)
        yield _Need(f"overrides{view.place}", words, "quiet", "pencil")
    for view in views:
        if view.is_time_exceeded and view.clock is not None:
            time_over = time_of_day(view.clock.ends_ms or 0)
            words = say(hall_text.EXCEEDED, place=view.place, seconds=view.clock.seconds, time=time_over)
            yield _Need(f"time{view.place}", words, "quiet", "timer")
    for view in (each for each in views if each.behind):
        yield _Need(f"behind{view.place}", say(hall_text.BEHIND, place=view.place), "quiet", "dots3")


def _result(result: ResultView) -> str:
    score = " ".join(words for words in (score_line(result.scores), result.outcome) if words)
    if result.winner is not None:
        return say(hall_text.WINS, place=result.place, side=result.sides.of(result.winner).names, score=score)
    names = {"a": result.sides.a.names, "b": result.sides.b.names}
    return say(hall_text.ENDED, place=result.place, outcome=score, **names)


def _diverged(place: str, ends: Divergence) -> str:
    heads = {"there": ends.there.length, "there_hash": ends.there.hash[:8]}
    heads |= {"here": ends.here.length, "here_hash": ends.here.hash[:8]}
    return say(hall_text.DIVERGED, place=place, **heads)


@dataclass(frozen=True, slots=True)
class Told:
    """Result of the last form."""

    sentence: str = ""
    undo: str = ""
    """By which it can be taken back; empty: it cannot."""


def running(asked: Asked, shell: Shell, views: HallViews, told: Told) -> Markup:
    """Returns what the chief referee may do: it stands still while the rest of the page is patched."""
    formats: Mapping[str, str] = {name: format_line(competition) for name, competition in FORMATS.items()}
    shown = [state.view for state in views.tables().values() if state.view and not state.view.is_over]
    values = {"views": [*shown, *views.planned()], "tables": views.tables_known(), "formats": formats}
    around = {"event": shell.event, "hall_name": shell.hall_name, "said": told.sentence, "undo": told.undo}
    return rendered("running", CHIEF, asked=asked, editions=EDITIONS, **values, **around)


def written(results: SolResults, address: str) -> Markup:
    """Returns what the organiser's file holds now, what it does not, and where it is."""
    return rendered("written", CHIEF, results=results, address=address)


def stickers(invitations: Sequence[Invitation]) -> Markup:
    """A sticker for each table: its number, the picture to be read, and the code to be typed."""
    found = [(each, _picture(each)) for each in invitations]
    return rendered("stickers", CHIEF, stickers=found)


def _picture(invitation: Invitation) -> str:
    return segno.make(invitation.address, error="m", micro=False).svg_inline(border=2, omitsize=True)


def how_to_join(code: str) -> Markup:
    """Returns what a telephone shows that reads a sticker: the code is for a desk."""
    return rendered("how_to_join", CHIEF, code=code)
