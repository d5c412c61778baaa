"""Results of a hall, from the columns stored with each log, by round and event."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from carrom_desk.formats import moment_key
from carrom_desk.i18n import say
from carrom_desk.match.effects.outcome import Outcome, OutcomeKind, Result
from carrom_desk.match.plain_text import plain, plain_setup
from carrom_desk.match.ports.hall_store import Approval, HallMatch, MatchOutline
from carrom_desk.match.side import BySide
from carrom_desk.presentation.hall import hall_text
from carrom_desk.presentation.results import MatchResult, listed_result, result_words
from carrom_desk.presentation.team_ties import TieScore
from carrom_desk.reports.drawings.flags import flags_of

from .clock_views import by_hub

_ENDINGS = ("walkover", "disqualify", "abandon")
"""Entries that lead to the result."""


@dataclass(frozen=True, slots=True)
class ResultView:
    """A match in the results of a hall."""

    result: MatchResult
    head: str
    """Hash of the log's last entry, to which an approval belongs."""
    approval: Approval | None = None
    tie: TieScore | None = None
    """Team tie that it belongs to."""

    @property
    def is_open(self) -> bool:
        """True when the match is over but not yet approved by the chief referee."""
        result = self.result
        return result.is_over and not result.is_approved and result.outcome.kind is not OutcomeKind.WITHHELD

    @property
    def change(self) -> str:
        """Text on the result before and after further entries; empty if it is approved, or never was."""
        if self.approval is None or self.result.is_approved:
            return ""
        approved = self.approval.result
        outcome, names = self.result.outcome, self.result.setup.names
        result = Result(outcome.kind, outcome.winner, self.result.scores, self.result.decided)
        now = result_words(result, names)
        if approved == result:
            return say(hall_text.STILL_SO, now=now)
        return say(hall_text.WAS_AND_IS, was=result_words(approved, names), now=now)

    @property
    def flags(self) -> BySide[tuple[str, ...]]:
        return self.result.setup.sides.map(lambda players: flags_of([player.country for player in players]))


def result_view(known: HallMatch, outline: MatchOutline, last: str = "") -> ResultView:
    """Returns a started match for the results; `last` is its last entry as it is stored, if it was decided otherwise
    than by play.
    """
    summary, listed = outline.summary, listed_result(outline.summary)
    games = summary.games if listed.kind is not OutcomeKind.WITHHELD else BySide(0, 0)
    result = MatchResult(
        match_id=summary.id,
        setup=replace(plain_setup(outline.setup), table=known.place),
        status=summary.status,
        outcome=Outcome(listed.kind, listed.winner, games, _reason(last)),
        scores=listed.scores,
        decided=listed.decided,
        started=by_hub(summary.started, known.skew_ms),
        finished="",
        is_approved=known.is_approved_at(outline.head),
        is_unlawful=bool(known.unlawful),
    )
    if result.is_over:
        result = replace(result, finished=by_hub(outline.last_at, known.skew_ms))
    return ResultView(result, outline.head, known.approval)


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
        return sum(1 for each in self.matches if each.result.is_over)


def by_round(views: Iterable[ResultView]) -> list[RoundView]:
    """Groups matches by event and round; the round that started last comes first, and a tie's matches stay together."""
    rounds: dict[tuple[str, str], list[ResultView]] = {}
    for view in views:
        rounds.setdefault((view.result.setup.event, view.result.setup.round), []).append(view)
    found = [RoundView(*names, tuple(_together(sorted(matches, key=_began)))) for names, matches in rounds.items()]
    return sorted(found, key=lambda each: _began(each.matches[-1]), reverse=True)


def _together(matches: Sequence[ResultView]) -> list[ResultView]:
    """Returns matches with those of a tie after its first, in their order in the tie."""
    first: dict[str, int] = {}
    names = [view.result.match_id if view.tie is None else view.tie.id for view in matches]
    keys = [first.setdefault(name, at) for at, name in enumerate(names)]
    order = [0 if view.tie is None else view.tie.number(view.result.match_id) for view in matches]
    return [matches[at] for at in sorted(range(len(matches)), key=lambda at: (keys[at], order[at]))]


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
    return moment_key(view.result.started)
