"""The chief referee's page and QR codes: needs first, then tables, the order of play, and other actions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import takewhile

from markupsafe import Markup

from carrom_desk.exchange.invitation import Invitation
from carrom_desk.i18n import current_language, say
from carrom_desk.match.log import MOST_ENTRIES
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.problems import DocumentProblem
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.side import BySide
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.hall import hall_text
from carrom_desk.presentation.hall.hall_text import CHIEF
from carrom_desk.presentation.wording.format_text import FORMAT_TITLES, NAME_OF_RULES, RULE_TITLES
from carrom_desk.presentation.wording.match_text import format_line, place_alone, score_text
from carrom_desk.presentation.wording.refusal_text import fault_line
from carrom_desk.reports.drawings.qr_code import qr_code
from carrom_desk.rules.edition_register import EDITIONS, USUAL
from carrom_desk.rules.texts.words import NAMED, said

from ..calls import Waiting, calls_of, rest_minutes
from ..chief_corrections import ENDS, Correctable
from ..event_terms import TEXTS, fields_of, templates, typed_of
from ..hub import Hub
from ..instructions import Instructions
from ..live import Parts
from ..planning import FORMATS, NOTICE, OF_EVENT, TypedPairings, typed_in
from ..ties import PLAYED_OUT, TEAMS
from ..views.hall_views import HallViews, TableState
from ..views.table_views import TableView, log_lines
from .detail import Detail, detail_of
from .needs import ASIDE, Need, needs_of
from .public import Asked, Shell, rendered


class ChiefPages:
    """The chief referee's page; details of a table are rendered again only if its match has changed."""

    def __init__(self, hub: Hub, views: HallViews) -> None:
        self._hub, self._views, self._instructions = hub, views, Instructions(hub)
        self._details: dict[tuple[str, str], Detail] = {}
        """Cached details by table and language."""

    def parts(self, asked: Asked, place: str) -> Parts:
        """Returns the needs, most urgent first, all tables, the order of play, and one table in detail."""
        views = self._views
        states, planned = views.tables(), views.planned()
        numbers = [str(table.number) for table in views.tables_known()]
        shown = {place: states.get(place, TableState(place)) for place in dict.fromkeys((*numbers, *states))}
        waits = calls_of(views, rest_minutes(self._hub.store))
        coming = next((each for each in planned if not each.is_called and waits[each.match_id].why is None), None)
        choices = cache(partial(_choices, rendered("table_choices", CHIEF, numbers=numbers)))
        values = {"planned": planned, "choices": choices, "waits": {each: _why(waits[each]) for each in waits}}
        rounds = list(dict.fromkeys((each.setup.event, each.setup.round) for each in planned))
        joined = {str(table.number) for table in views.tables_known() if table.key_hash}
        return {
            "needs": self._attention(asked, planned[:3], place),
            "tiles": rendered("tiles", CHIEF, asked=asked, tables=shown.values(), place=place, joined=joined),
            "plan": rendered("plan", CHIEF, asked=asked, coming=coming, rounds=rounds, **values),
            "detail": rendered("detail", CHIEF, asked=asked, detail=self._detail(states.get(place))),
        }

    def _needs(self) -> tuple[Need, ...]:
        return needs_now(self._views, self._instructions)

    def _attention(self, asked: Asked, coming: Sequence[TableView], place: str) -> Markup:
        needs, aside = self._needs(), set(self._hub.store.setting(ASIDE).split())
        shown = [each for each in needs if each.key not in aside]
        return attention(asked, shown, coming, place, len(needs) - len(shown))

    def chosen_place(self, chosen: str) -> str:
        """Returns the table to be looked at: the chosen one, else the one with the most urgent need, else the first."""
        tables = self._views.tables()
        places = (chosen, *(need.place for need in self._needs()), *tables)
        return next((place for place in places if place in tables), "")

    def _detail(self, chosen: TableState | None) -> Detail | None:
        if chosen is None or chosen.view is None:
            return None
        key = chosen.place, current_language()
        known = self._details.get(key)
        if known is None or known.view != chosen.view:
            known = self._details[key] = detail_of(chosen.view, self._hub.log_of)
        return known


def needs_now(views: HallViews, instructions: Instructions) -> tuple[Need, ...]:
    """Returns everything that needs the chief referee."""
    attended = views.attended()
    results = [each for each in views.results() if each.is_open or each.change]
    ties = views.knockout_ties()
    return needs_of(attended, views.tables_known(), results, instructions.all(), views.planned(), views.lost(), ties)


def attention(
    asked: Asked, needs: Sequence[Need], coming: Sequence[TableView] = (), place: str = "", aside: int = 0
) -> Markup:
    """Returns the needs, with full details for the selected table; if there are none, the next matches. `aside` is the
    number of those put aside.
    """
    return rendered("needs", CHIEF, asked=asked, needs=needs, coming=coming, place=place, aside=aside)


def _choices(tables: Markup, place: str) -> Markup:
    """Returns the choice of a table, with the one that a match has; made once, as each match has it."""
    return tables.replace(f'<option value="{place}">', Markup('<option selected="selected" value="{}">').format(place))


def _why(waiting: Waiting) -> str:
    """Returns why a planned match cannot be called yet; empty if it can."""
    return "" if waiting.why is None else said(waiting.why)


def compared(asked: Asked, match_id: MatchId, both: BySide[MatchRecord | None]) -> Markup:
    """Returns both logs of a match side by side, from the first difference on, with the choice between them."""
    logs = both.map(lambda record: () if record is None else log_lines(record, MOST_ENTRIES)[::-1])
    pairs = zip(*(() if record is None else record.entries for record in both), strict=False)
    alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    shown = logs.map(lambda lines: lines[alike:])
    words = say(hall_text.DIFFER, number=alike - 1) if alike else ""
    values = {"logs": shown, "scores": both.map(_how_far), "alike": words, "has_copy": both.a}
    return rendered("compared", CHIEF, asked=asked, match_id=match_id, **values)


def _how_far(record: MatchRecord | None) -> str:
    """Returns game, board and score at the end of a log."""
    return "" if record is None else " · ".join((place_alone(record.state), score_text(record.state.score)))


@dataclass(frozen=True, slots=True)
class Confirmation:
    """Confirmation of the last form."""

    sentence: str = ""
    undo: str = ""
    """Token for undoing it; empty if it cannot be undone."""


@dataclass(frozen=True, slots=True)
class Doubtful:
    """What was not added or saved, and why; everything typed stays in the form."""

    fields: Mapping[str, str]
    """What was filled in."""
    sentences: Sequence[str]
    place: str = "typed"
    """Which form it is: `typed` or `file` for pairings, `draw`, `teams` or `terms`."""
    can_be_added: bool = False
    """True when typed pairings can still be added."""


def fault_of_pairings(fault: DocumentProblem) -> str:
    """Returns a problem of pairings with its line, or its place in a file."""
    _, kind, number = f"{fault.at}//".split("/")[:3]
    if kind == "line":
        return say(hall_text.LINE, number=number, problem=fault.problem)
    return fault_line(fault) if fault.at else fault.problem


def fault_of_terms(fault: DocumentProblem) -> str:
    """Returns a problem of laws and format with the title of its field."""
    titles = {**FORMAT_TITLES, **RULE_TITLES, "event": hall_text.EVENT, "name": NAME_OF_RULES}
    title = titles.get(fault.at.rpartition("/")[2])
    return fault_line(fault) if title is None else say(NAMED, name=say(title), text=fault.problem)


def running(asked: Asked, hub: Hub, views: HallViews, told: Confirmation) -> Markup:
    """Returns the controls of a running event, which stay unchanged while the page is updated."""
    here, planned = (state.view for state in views.tables().values()), views.planned()
    shown = [view for view in here if view and not (view.is_over or view.is_planned)]
    sides = dict.fromkeys((view.pairing.event, side) for view in planned for side in view.pairing.names)
    ties = list(dict.fromkeys(view.tie.id for view in planned if view.tie is not None))
    open_ties = [each for each in views.ties() if each.id in ties]
    values = {"views": [*shown, *planned], "tables": views.tables_known(), "sides": sides, "ties": open_ties}
    settings = {"rest": rest_minutes(hub.store), "notice": hub.store.setting(NOTICE)}
    return rendered("running", CHIEF, asked=asked, said=told.sentence, undo=told.undo, **values, **settings)


def setting_up(
    asked: Asked, shell: Shell, hub: Hub, views: HallViews, told: Confirmation, doubtful: Doubtful | None = None
) -> Markup:
    """Returns the forms before an event: pairings, draws, results for SoL, names and tables."""
    formats: Mapping[str, str] = {name: format_line(competition) for name, competition in FORMATS.items()}
    draws = hub.draws.all()
    with_knockout = {each.event for each in draws if each.slots}
    grouped = [each.event for each in draws if each.groups and each.event not in with_knockout]
    values = {"tables": views.tables_known(), "formats": formats, "grouped": grouped}
    values |= {"teams": hub.store.setting(TEAMS), "played_out": hub.store.setting(PLAYED_OUT)}
    typed = TypedPairings(event=shell.event, laws=OF_EVENT if shell.laws else USUAL.id)
    terms = typed_of(hub.planning.terms(), shell.event)
    if doubtful is not None and doubtful.place == "typed":
        typed = typed_in(doubtful.fields)
    elif doubtful is not None and doubtful.place == "terms":
        terms = {**dict.fromkeys((*TEXTS, "laws"), ""), **doubtful.fields}
    around: dict[str, object] = {"shell": shell, "of_event": OF_EVENT, "typed": typed, "doubtful": doubtful}
    around |= {"terms": terms, "term_fields": list(fields_of(terms)), "templates": templates()}
    return rendered(
        "setup", CHIEF, asked=asked, editions=EDITIONS, said=told.sentence, undo=told.undo, **values, **around
    )


def correcting(
    asked: Asked,
    found: Correctable,
    typed: Mapping[str, str],
    follows: CorrectionNotice | None,
    problems: Sequence[str] = (),
) -> Markup:
    """Returns the forms that correct a match: filled in as `typed`, with what they would change, or what is wrong."""
    competition = found.record.setup.competition
    known = {name: format_line(each) for name, each in FORMATS.items()}
    values = {"found": found, "setup": found.record.setup, "formats": known, "format": format_line(competition)}
    values |= {"typed": typed, "follows": follows, "problems": problems, "ends": ENDS}
    return rendered("correct", CHIEF, asked=asked, **values)


def stickers(invitations: Sequence[Invitation]) -> Markup:
    """Returns a page of table cards with number, QR code and code."""
    found = [(each, qr_code(each.address)) for each in invitations]
    return rendered("stickers", CHIEF, stickers=found)
