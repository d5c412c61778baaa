"""Public pages of the hall, whose parts change independently; complete without JavaScript, updated with it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from carrom_desk.formats import list_separator
from carrom_desk.i18n import Words, current_language, say
from carrom_desk.languages import direction_of, language_name, languages
from carrom_desk.match.ports.store import MatchId, StoreError
from carrom_desk.match.replay import ImpossibleEntry
from carrom_desk.presentation.clock import seconds_text
from carrom_desk.presentation.hall.hall_text import (
    CHIEF,
    CHIEF_REFEREE,
    LOOKS,
    ORDER_OF_PLAY,
    PUBLIC,
    RESULTS,
    STANDINGS,
    TABLE,
    TABLES,
)
from carrom_desk.presentation.log.log_lines import LineStatus
from carrom_desk.reports.output.templating import templates

from ..hub import Hub
from ..live import Group, Parts
from ..planning import NOTICE
from ..players import AtPhone
from ..receiving import now_ms
from ..views.clock_views import moment, time_of_day
from ..views.hall_views import HallViews
from ..views.results import ResultView, by_round, events_of
from ..views.table_views import Stage, TableView, log_lines

_LOG_LINES = 60
_MOST_COMING = 2
"""Maximum number of matches at the bottom of the wall page."""
TITLES: Mapping[str, Words] = {
    "tables": TABLES,
    "wall": TABLES,
    "next": ORDER_OF_PLAY,
    "results": RESULTS,
    "standings": STANDINGS,
    "hall": CHIEF_REFEREE,
    "board": TABLE,
    "overlay": TABLE,
    "clock": TABLE,
    "players": TABLE,
}
"""Titles of live pages."""
OF_A_TABLE = ("board", "overlay", "clock", "players")


@dataclass(frozen=True, slots=True)
class Asked:
    """Options of a page request."""

    language: str
    look: str = ""
    """One of `LOOKS`; empty for the browser's preference."""
    is_chief: bool = False
    """True when the results can be approved on their page."""
    is_swapped: bool = False
    """True when the sides are shown as seen from the other side of the table."""

    def link(self, path: str) -> str:
        """Returns an address that keeps language and theme."""
        kept = (f"&look={self.look}" if self.look else "") + ("&sides=swapped" if self.is_swapped else "")
        return f"{path}?lang={self.language}{kept}"


@dataclass(frozen=True, slots=True)
class Shell:
    """Frame of a page."""

    kind: str = ""
    title: str = "Carrom Desk"
    event: str = ""
    hall_name: str = ""
    chief: str = ""
    """Name of the chief referee."""
    address: str = ""
    """Address of the hall for phones."""
    laws: str = ""
    """Laws of the hall's event, if it has rules of its own."""


def rendered(template: str, words: Mapping[str, object] = PUBLIC, /, **values: object) -> Markup:
    found = templates().get_template(f"hall/{template}.html")
    told = {"now_ms": now_ms, "time_of_day": time_of_day, "seconds": seconds, "today": today, "moment": moment}
    return Markup(found.render(words=words, **told, **values))


def page(asked: Asked, shell: Shell, live: str, body: Markup, more: str = "") -> str:
    """Renders a whole page; `live` is the address of its updates, empty for a static page."""
    values = {"asked": asked, "shell": shell, "live": live, "body": body, "more": more}
    names = {code: language_name(code) for code in languages()}
    return rendered("page", **values, direction=direction_of(asked.language), looks=LOOKS, languages=names)


def refusal(asked: Asked, sentences: Sequence[str]) -> Markup:
    """Renders the reasons for a refusal, with the way back."""
    return rendered("refusal", asked=asked, sentences=sentences)


def player(results: Sequence[ResultView], planned: Sequence[TableView]) -> Markup:
    """Renders the matches of a player: those to come, then those begun."""
    rounds = by_round(results)
    named = {f"round{number}": found for number, found in enumerate(rounds)}
    quiet: dict[str, object] = {"needs_approval": False, "silent": {}, "stopped": frozenset(), "asked": None}
    found = [rendered("results", round=each, round_id=name, **quiet) for name, each in named.items()]
    return Markup("").join((rendered("next", planned=planned) if planned else "", *found))


def today() -> str:
    """Returns the date for printed pages, ISO 8601."""
    return moment(now_ms()).partition(" ")[0]


def seconds(left_ms: int) -> str:
    return seconds_text(max(0, -(-left_ms // 1_000)))


def _seen(view: TableView | None, asked: Asked) -> TableView | None:
    return view.swapped() if view is not None and asked.is_swapped else view


# The parts of each page


class PublicPages:
    """Public parts of the pages, each rendered again only if it has changed."""

    def __init__(self, hub: Hub, views: HallViews) -> None:
        self._hub, self._views = hub, views
        self._made: dict[tuple[str, str, str], tuple[object, Markup]] = {}

    def _part(self, template: str, place: str = "", /, **values: object) -> Markup:
        """Returns a rendered template, cached for the same values; `place` tells apart what it shows."""
        return self._cached(template, place, values, lambda: rendered(template, **values))

    def _cached(self, template: str, place: str, values: object, make: Callable[[], Markup]) -> Markup:
        key = template, place, current_language()
        kept = self._made.get(key)
        if kept is None or kept[0] != values:
            kept = self._made[key] = values, make()
        return kept[1]

    def parts(self, kind: str, place: str, asked: Asked) -> Parts:
        """Returns all parts of a page in the current language."""
        match kind:
            case "board":
                return self._board(place, asked)
            case "overlay" | "clock":
                table = self._views.table(place)
                view = None if table is None else _seen(table.view, asked)
                return {kind: self._part(kind, place, view=view)}
            case "results":
                return self._results(asked)
            case "standings":
                events, knockouts = self._views.standings(), self._views.knockouts()
                return {"standings": self._part(kind, events=events, knockouts=knockouts)}
            case "wall":
                return {**self.tables(asked, is_wall=True), "bar": self._bar(), **self._notice()}
            case "next":
                return {**self._notice(), "order": self._part(kind, planned=self._views.planned())}
            case _:
                return {**self._notice(), **self.tables(asked)}

    def _notice(self) -> Parts:
        """Returns what the chief referee announces."""
        text = self._hub.store.setting(NOTICE)
        return {"notice": rendered("notice", text=text)}

    def tables(self, asked: Asked, *, is_wall: bool = False) -> Parts:
        """Returns a card for every table; on the wall, those where nothing is left to see come last."""
        found = self._views.tables()
        if is_wall:
            found = dict(sorted(found.items(), key=lambda each: each[1].view is None or each[1].view.is_over))
        if not found:
            return {"none": rendered("none", sentence=PUBLIC["no_match"])}
        return {f"t{place}": self._part("card", place, table=table, asked=asked) for place, table in found.items()}

    def _bar(self) -> Markup:
        """Returns the matches at the bottom of the wall page, called ones first."""
        coming = [each for each in self._views.planned() if each.place and not each.is_held]
        shown = sorted(coming, key=lambda each: not each.is_called)[:_MOST_COMING]
        return self._part("bar", coming=shown)

    def _board(self, place: str, asked: Asked) -> Parts:
        table = self._views.table(place)
        view = None if table is None else _seen(table.view, asked)
        if view is None:
            return {"none": rendered("none", sentence=PUBLIC["no_match"])}
        return {
            "chips": self._chips(asked),
            **{kind: self._part(f"board_{kind}", place, view=view) for kind in ("score", "ruling", "sheet")},
            "following": self._part("board_next", place, table=table),
            "log": self._cached("board_log", place, view, lambda: self._log(view)),
        }

    def _chips(self, asked: Asked) -> Group:
        """Returns a small link to every table; JavaScript marks the current one."""
        words, tables = say(TABLES), self._views.tables()
        chips = {f"chip{place}": self._part("chip", place, table=table, asked=asked) for place, table in tables.items()}
        return Group(Markup('<nav id="chips" class="chips" aria-label="{}">').format(words), chips, Markup("</nav>"))

    def _log(self, view: TableView) -> Markup:
        try:
            lines = () if view.is_planned else log_lines(self._hub.log_of(MatchId(view.match_id)), _LOG_LINES)
        except (StoreError, ImpossibleEntry):
            lines = ()
        return rendered("board_log", lines=lines, taken_back=LineStatus.TAKEN_BACK)

    def players(self, shown: AtPhone, view: TableView | None) -> Parts:
        """Returns the page for players at a table without an umpire."""
        return {"players": rendered("players", shown=shown, view=view)}

    def _results(self, asked: Asked) -> Parts:
        rounds = by_round(self._views.results())
        if not rounds:
            return {"none": rendered("none", sentence=PUBLIC["none_over"])}
        here = [each.view for each in self._views.tables().values() if each.view is not None]
        stopped = {view.match_id for view in here if view.stage is Stage.STOPPED}
        silent = {view.match_id: view.heard_ms for view in here if view.is_silent}
        named = {f"round{number}": found for number, found in enumerate(reversed(rounds))}
        needs_approval = any(each.approval is not None for found in rounds for each in found.matches)
        parts = {}
        for name, found in named.items():
            ids = {each.result.match_id for each in found.matches}
            quiet = {each: silent[each] for each in ids & silent.keys()}
            shown = {"round": found, "round_id": name, "needs_approval": needs_approval, "silent": quiet}
            shown["stopped"] = stopped & ids
            if asked.is_chief:
                parts[name] = rendered("results", CHIEF, asked=asked, **shown)
            else:
                parts[name] = self._part("results", name, **shown, asked=None)
        tabs = self._part("events", events=events_of(named), separator=list_separator())
        parts = {"events": tabs, **dict(reversed(parts.items()))}
        knockouts = self._views.knockouts()
        return {**parts, "brackets": self._part("brackets", knockouts=knockouts)} if knockouts else parts
