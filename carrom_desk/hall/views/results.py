"""Results of a hall: winner, outcome and games, from the columns stored with each log."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from carrom_desk.formats import moment_key
from carrom_desk.i18n import say
from carrom_desk.match.effects.outcome import OUTCOMES, OutcomeKind, Result
from carrom_desk.match.plain_text import plain
from carrom_desk.match.ports.hall_store import HallMatch, MatchOutline
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.hall import hall_text
from carrom_desk.presentation.hall.result_text import result_now, result_words
from carrom_desk.presentation.wording.match_text import laws_in_a_row
from carrom_desk.reports.drawings.flags import flags_of
from carrom_desk.reports.tables import Cell, TidyTable
from carrom_desk.rules.laws import Law

from .clock_views import by_hub
from .documents import DOCUMENT_VERSION
from .table_views import score_line

DECIDED: Mapping[OutcomeKind, tuple[Law, ...]] = {
    OutcomeKind.WALKOVER: (Law.FAILED_TO_REPORT,),
    OutcomeKind.DISQUALIFIED: (Law.MATCH_LOST,),
    OutcomeKind.ABANDONED: (),
}
"""Outcomes by a decision with a reason, and the laws that they rest on."""
_ENDINGS = ("walkover", "disqualify", "abandon")
"""Entries that lead to the result."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Language-independent facts about a started match."""

    known: HallMatch
    outline: MatchOutline
    last: str = ""
    """Its last entry as it is stored, where the match was decided otherwise than by play."""

    @property
    def is_over(self) -> bool:
        """True when the match is over."""
        return self.outline.summary.status in (Status.FINISHED, Status.ABANDONED, Status.UNDER_PROTEST)


@dataclass(frozen=True, slots=True)
class ResultSide:
    """A side in the results."""

    names: str
    flags: tuple[str, ...]
    is_winner: bool


@dataclass(frozen=True, slots=True)
class ResultView:
    """A match in the results."""

    match_id: str
    place: str
    event: str
    round: str
    sides: BySide[ResultSide]
    kind: OutcomeKind
    outcome: str
    """Ending other than by play, in progress, or withheld; empty if the scores show it."""
    scores: tuple[BySide[int], ...]
    """Score of each game; empty while a protest withholds the result."""
    started: str
    """ISO 8601; empty if unknown."""
    ended: str
    """End in ISO 8601; empty while in progress."""
    is_over: bool
    head: str
    """Hash of the log's last entry, to which an approval belongs."""
    is_approved: bool
    change: str
    """What became of the result after it was approved; empty if it is approved, or never was."""
    is_unlawful: bool
    reason: str = ""
    """Reason of an ending other than by play, as the umpire typed it; empty if none."""
    laws: str = ""
    """Laws for an end by decision; empty if none."""
    number: int | None = None
    """Number of the match in its event."""

    @property
    def is_open(self) -> bool:
        """True when the match is over but not yet approved by the chief referee."""
        return self.is_over and not self.is_approved and self.kind is not OutcomeKind.WITHHELD

    @property
    def is_counted(self) -> bool:
        """True when it has a result, so neither withheld nor abandoned."""
        return self.kind not in (OutcomeKind.WITHHELD, OutcomeKind.ABANDONED)

    @property
    def winner(self) -> Side | None:
        """Winner; None if there is none, or a protest withholds the result."""
        return next((side for side in Side if self.sides.of(side).is_winner), None)


def result_view(facts: Facts) -> ResultView:
    """Returns a match for the results in the current language."""
    known, outline = facts.known, facts.outline
    summary, players = outline.summary, outline.setup.sides
    result, names = result_now(summary), summary.sides.map(plain)
    words, approval = OUTCOMES[result.kind], known.approval
    sides = BySide(
        *(
            ResultSide(
                names.of(side),
                flags_of([player.country for player in players.of(side)]),
                result.winner is side,
            )
            for side in Side
        )
    )
    return ResultView(
        match_id=summary.id,
        place=known.place,
        event=plain(summary.event),
        round=plain(summary.round),
        sides=sides,
        kind=result.kind,
        outcome="" if words is None else say(words),
        scores=result.scores,
        started=by_hub(summary.started, known.skew_ms),
        ended=by_hub(outline.last_at, known.skew_ms) if facts.is_over else "",
        is_over=facts.is_over,
        head=outline.head,
        is_approved=known.is_approved_at(outline.head),
        change="" if approval is None or approval.head == outline.head else _change(approval.result, result, names),
        is_unlawful=bool(known.unlawful),
        number=outline.setup.number,
        reason=_reason(facts.last),
        laws=laws_in_a_row(map(str, outline.setup.laws.cite(*DECIDED.get(result.kind, ())))),
    )


def _change(approved: Result | None, result: Result, names: BySide[str]) -> str:
    """Returns what became of an approved result after further entries."""
    now = result_words(result, names)
    if approved is None or approved == result:
        return say(hall_text.STILL_SO, now=now)
    return say(hall_text.WAS_AND_IS, was=result_words(approved, names), now=now)


def _reason(entry: str) -> str:
    """Returns the reason in a stored entry that ended the match; empty for other entries."""
    found = json.loads(entry) if entry else {}
    return plain(str(found.get("reason", ""))) if found.get("entry") in _ENDINGS else ""


@dataclass(frozen=True, slots=True)
class RoundView:
    """Matches of a round."""

    event: str
    name: str
    matches: tuple[ResultView, ...]

    @property
    def decided(self) -> int:
        """Number of finished matches."""
        return sum(1 for each in self.matches if each.is_over)


def by_round(views: Iterable[ResultView]) -> list[RoundView]:
    """Groups matches by event and round; the round that started last comes first."""
    rounds: dict[tuple[str, str], list[ResultView]] = {}
    for view in views:
        rounds.setdefault((view.event, view.round), []).append(view)
    found = [RoundView(*names, tuple(sorted(matches, key=_began))) for names, matches in rounds.items()]
    return sorted(found, key=lambda each: _began(each.matches[-1]), reverse=True)


@dataclass(frozen=True, slots=True)
class EventView:
    """An event in the results."""

    name: str
    first: str
    """Name of its latest round."""
    decided: int
    count: int


def events_of(rounds: Mapping[str, RoundView]) -> list[EventView]:
    """Returns the events of these rounds by name; each lists the rounds that started last at its end."""
    found: dict[str, EventView] = {}
    for name, each in rounds.items():
        before = found.get(each.event, EventView(each.event, name, 0, 0))
        decided, count = before.decided + each.decided, before.count + len(each.matches)
        found[each.event] = EventView(each.event, name, decided, count)
    return sorted(found.values(), key=lambda each: each.name)


def _began(view: ResultView) -> tuple[bool, float, str]:
    return moment_key(view.started)


def results_document(views: Sequence[ResultView]) -> dict[str, object]:
    """Returns all results for other programs. The members are explained in the manual."""
    return {"version": DOCUMENT_VERSION, "results": [_document(view) for view in views]}


_COLUMNS = (
    *("event", "round", "table", "side_a", "side_b", "winner", "outcome", "reason"),
    *("score_line", "started", "ended", "approved"),
)
"""Columns of the spreadsheet, named as the members of the JSON."""


def results_table(views: Sequence[ResultView]) -> TidyTable:
    """All results for a spreadsheet."""
    rows = []
    for view in views:
        sides = {f"side_{side}": view.sides.of(side).names for side in Side}
        cells: Mapping[str, Cell] = {**_shared(view), **sides, "approved": int(view.is_approved)}
        rows.append(tuple(cells[column] for column in _COLUMNS))
    return TidyTable("results", _COLUMNS, tuple(rows))


def _document(view: ResultView) -> dict[str, object]:
    return {
        "match": view.match_id,
        "sides": {side.value: view.sides.of(side).names for side in Side},
        "games": [[score.a, score.b] for score in view.scores],
        "approved": view.is_approved,
        "unlawful": view.is_unlawful,
        **_shared(view),
    }


def _shared(view: ResultView) -> Mapping[str, Cell]:
    """Returns what the spreadsheet and the JSON have in common."""
    return {
        "table": view.place,
        "event": view.event,
        "round": view.round,
        "winner": None if view.winner is None else view.winner.value,
        "outcome": view.kind.value,
        "reason": view.reason,
        "score_line": score_line(view.scores),
        "started": view.started,
        "ended": view.ended,
    }
