"""Forms of the chief referee. Each action is confirmed, and some can be undone."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain

from carrom_desk.exchange.codec.document import LONGEST_TEXT
from carrom_desk.exchange.event_file import EVENT_ENDING, read_event
from carrom_desk.exchange.invitation import MOST_TABLES
from carrom_desk.exchange.match_file import text_of
from carrom_desk.match.entry.entries import ProtestDecided
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.ports.hall_store import CountedLog
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.side import Side
from carrom_desk.presentation.hall import hall_text
from carrom_desk.presentation.hall.hall_text import DONE
from carrom_desk.rules.texts.words import Sentence, said

from .calls import REST, calls_of, rest_minutes
from .chief_corrections import ChiefCorrections
from .draws import Draw, DrawOrder, from_groups, groups_in, sides_in, slots_of, titles_of
from .event_terms import event_text
from .hub import Hub
from .instructions import Instructions
from .pages.chief import Confirmation
from .pages.needs import ASIDE
from .planning import (
    CHIEF_NAME,
    EVENT,
    EVENT_TERMS,
    HALL_NAME,
    NOTICE,
    Before,
    TypedPairings,
    pairings_in,
    pairings_of,
    typed_in,
)
from .ties import teams_of
from .views.hall_views import HallViews

_LONGEST_NAME = 80
_MOST_TOLD, _MOST_ASIDE = 50, 200
_BY = {"earlier": -1, "later": 1}


class ChiefDesk:
    """Performs the actions of forms."""

    def __init__(self, hub: Hub, views: HallViews | None = None) -> None:
        """Uses a hub; without its views they are made for each action."""
        self._hub, self._instructions, self._kept_views = hub, Instructions(hub), views
        self.corrections = ChiefCorrections(hub, self._instructions)
        self._told: dict[str, tuple[Sentence, Callable[[], object] | None]] = {}
        """Latest actions by token."""

    def told(self, token: str) -> Confirmation:
        """Returns the confirmation of an action in the current language; empty if it is no longer known."""
        sentence, undo = self._told.get(token, (None, None))
        if sentence is None:
            return Confirmation()
        return Confirmation(said(sentence), "" if undo is None else token)

    def do(self, typed: Mapping[str, str], content: bytes, name: str) -> str:
        """Performs an action, and returns a token for its confirmation by `told`.

        Raises:
            LookupError, ValueError: the form is invalid.
            StoreError: it could not be stored.
            InvalidDocument: the pairings are invalid.
        """
        act = typed.get("act", "")
        if act == "call":
            return self._call(MatchId(typed["match"]))
        if act == "tables":
            return self._tell(self._set_tables(int(typed["count"])))
        if act == "plan" and name.casefold().endswith(EVENT_ENDING):
            return self._tell(*self._play_by(text_of(content)))
        if act == "terms":
            return self._tell(*self._play_by(event_text(typed)))
        match = self._named(typed.get("match", ""))
        if act == "plan":
            planned = self._plan(typed, content, name)
            words = DONE[act] if planned else hall_text.NONE_ADDED
            undo = partial(self._hub.ties.unplan, planned) if planned else None
            return self._tell(Sentence.of(words, count=self._hub.ties.count(planned)), undo)
        if act in _PLANNING:
            before = self._change_plan(act, typed)
            undo = partial(self._hub.planning.restore, before) if before else None
            return self._tell(Sentence.of(DONE[act], count=len(before), match=match), undo)
        if act == "correct":
            return self._tell(*self.corrections.make(typed))
        if act == "undo":
            return self._undo(typed["undo"])
        undone = self._setting_up(act, typed) if act in _SETTING_UP else self._act(act, typed)
        side = typed.get("side", "").partition("|")[2]
        places = {"table": typed.get("table", ""), "side": side, "match": match}
        places |= {"event": typed.get("event", ""), "notice": typed.get("notice", "")}
        return self._tell(Sentence.of(DONE[act], **places), undone)

    def _tell(self, sentence: Sentence, undo: Callable[[], object] | None = None) -> str:
        token = secrets.token_hex(8)
        kept = list(self._told.items())[-_MOST_TOLD:]
        self._told = {**dict(kept), token: (sentence, undo)}
        return token

    def _play_by(self, text: str) -> tuple[Sentence, Callable[[], object]]:
        """Takes over the rules of an event for the matches planned from now on; returns what was done and its undo."""
        event = read_event(text).event
        return Sentence.of(hall_text.PLAYS_BY, event=event), self._hub.set({EVENT_TERMS: text, EVENT: event})

    def typed(self, form: Mapping[str, str]) -> TypedPairings:
        """Returns the pairings typed into a form, with the rules of the hall's event."""
        return replace(typed_in(form), terms=self._hub.planning.terms())

    @property
    def _views(self) -> HallViews:
        return HallViews(self._hub) if self._kept_views is None else self._kept_views

    def _call(self, match_id: MatchId) -> str:
        """Calls the players of a match to its table, or to a free one; the second and last time if they were called."""
        planning = self._hub.planning
        known, waiting = planning.one(match_id), calls_of(self._views, rest_minutes(self._hub.store))[match_id]
        if waiting.why is not None:
            return self._tell(Sentence.of(hall_text.NOT_CALLED, why=waiting.why))
        called = Sentence.of(DONE["call"], match=self._named(match_id), table=waiting.place)
        if known.called_ms:
            before = planning.count_of_calls(known)
            planning.put_count(known, before + 1)
            return self._tell(called, partial(planning.put_count, known, before))
        if waiting.place != known.place:
            planning.assign(match_id, waiting.place, known.planned_at)
        planning.call(match_id)
        return self._tell(called, partial(planning.restore, (known,)))

    def _set_tables(self, count: int) -> Sentence:
        if not 0 < count <= MOST_TABLES:
            raise ValueError(count)
        self._hub.open(count)
        there = len(self._hub.store.tables())
        return Sentence.of(DONE["tables"] if there == count else hall_text.TABLES_STAY, count=there)

    def doubts(self, typed: Mapping[str, str]) -> list[Sentence]:
        """Returns what to ask about before typed pairings are added; see `Planning.doubts`."""
        return self._hub.planning.doubts(self.typed(typed), [each.setup for each in self._hub.ties.all()])

    def _undo(self, token: str) -> str:
        sentence, undo = self._told.pop(token)
        if undo is not None:
            undo()
        return self._tell(Sentence.of(DONE["undo"], what=sentence))

    def _named(self, match_id: str) -> str:
        """Returns the players of a match; empty if there is none."""
        known = self._hub.store.hall_match(MatchId(match_id)) if match_id else None
        if known is None:
            return ""
        return plain_setup(self._hub.at_table(known).setup).versus

    def _plan(self, typed: Mapping[str, str], content: bytes, name: str) -> Sequence[MatchId]:
        """Plans the pairings of a file, and those typed."""
        found = pairings_in(content, name)
        pairings = pairings_of(self.typed(typed), found)
        if content:
            self._hub.planning.keep_file(content, name)
        return self._hub.ties.plan(pairings, again=not content, teams=teams_of(found))

    def _change_plan(self, act: str, typed: Mapping[str, str]) -> Before:
        """Changes the order of play; returns the matches as they were before."""
        planning = self._hub.planning
        if act == "delay":
            return planning.delay(int(typed["minutes"]))
        if act == "schedule":
            wanted = tuple(typed["round"].split("|", 1)) if typed["round"] else ()
            tables = _numbers(typed["tables"]) or [str(each.number) for each in self._hub.store.tables()]
            return planning.schedule(wanted, tables, _time(typed["at"]), max(1, int(typed["minutes"])))
        match_id = MatchId(typed["match"])
        match act:
            case "assign":
                return planning.assign(match_id, _number(typed["table"]), _time(typed["at"]))
            case "remove":
                return planning.remove(match_id)
            case "shift":
                return planning.shift(match_id, int(typed["by"]))
            case _:
                return planning.shift(match_id, _BY[act])

    def _setting_up(self, act: str, typed: Mapping[str, str]) -> Callable[[], object] | None:
        """Changes what an event has, or is shown; returns a function that undoes it."""
        hub = self._hub
        match act:
            case "draw" | "go_on":
                draw = self._drawn(typed) if act == "draw" else self._after_groups(typed["event"])
                hub.draws.add(draw)
                return partial(hub.draws.remove, draw)
            case "leave":
                event, side = typed["side"].split("|", 1)
                hub.draws.withdraw(event, side)
                return self._telling(partial(hub.draws.readmit, event, side))
            case "aside":
                aside = hub.store.setting(ASIDE).splitlines()[-_MOST_ASIDE:]
                return hub.set({ASIDE: "\n".join([*aside, typed["need"]])})
            case "bring_back":
                hub.set({ASIDE: ""})
                return None
            case "teams":
                drawn = {side for each in hub.draws.all() for side in chain(each.slots, *each.groups)}
                return self._telling(hub.ties.put_teams(typed["teams"], typed.get("all", ""), drawn))
            case "go_through":
                tie, side = typed["tie"], typed["side"].partition("|")[0]
                return self._telling(hub.ties.let_through(tie, Side(side)), hub.draws.sync)
            case "line_up":
                tie, side = typed["tie"].split("|")
                return self._telling(hub.ties.line_up(tie, Side(side), typed["players"]))
            case "rest":
                return hub.set({REST: str(max(0, int(typed["rest"])))})
            case "notice":
                return hub.set({NOTICE: typed["notice"][:_LONGEST_NAME]})
            case _:
                named = {EVENT: typed["event"], HALL_NAME: typed["hall"], CHIEF_NAME: typed["chief"]}
                return hub.set({name: text[:_LONGEST_NAME] for name, text in named.items()})

    def _telling(self, undo: Callable[[], object], follow: Callable[[], object] = lambda: None) -> Callable[[], object]:
        """Does what follows, and tells that the hall has changed, now and when it is undone."""

        def tell() -> None:
            follow()
            self._hub.changed("")

        def undone() -> None:
            undo()
            tell()

        tell()
        return undone

    def _reopen(self, match_id: MatchId) -> None:
        self._hub.draws.reopen(match_id)
        self._hub.changed("")

    def _drawn(self, typed: Mapping[str, str]) -> Draw:
        sides, event, format_ = sides_in(typed["sides"]), typed["event"].strip(), typed["format"]
        sides = self._hub.ties.named(sides)
        draw = Draw(event, typed["laws"], format_, is_by_meeting=typed.get("rule") != "net")
        draw.setup("", ("A", "B"), self._hub.planning.terms())  # laws and format are known
        if typed["kind"] != "groups":
            slots = slots_of(sides, DrawOrder(typed["kind"]))
            return replace(draw, slots=slots, titles=titles_of(len(slots)))
        groups, titles = groups_in([each for each in sides if each], int(typed["count"]))
        return replace(draw, groups=groups, titles=titles)

    def _after_groups(self, event: str) -> Draw:
        draw = next(each for each in self._hub.draws.all() if each.groups and each.event == event)
        slots = from_groups(draw, self._views.of_groups(draw))
        return replace(draw, slots=slots, titles=titles_of(len(slots)), groups=(), matches={})

    def _act(self, act: str, typed: Mapping[str, str]) -> Callable[[], object] | None:
        """Performs an action; returns a function that undoes it, or None."""
        hub = self._hub
        match act:
            case "coming":
                hub.answer_call(MatchId(typed["match"]))
                return partial(hub.answer_call, MatchId(typed["match"]), is_calling=True)
            case "withdraw":
                hub.withdraw(int(typed["table"]))
            case "let_in" | "keep_out":
                hub.admit(int(typed["table"]), is_let_in=act == "let_in")
            case "settle":
                hub.settle(MatchId(typed["match"]), CountedLog(typed["counting"]), typed["reason"][:LONGEST_TEXT])
            case "approve":
                match_id = MatchId(typed["match"])
                return partial(hub.put_approval, match_id, hub.approve(match_id, typed.get("head")))
            case "decide":
                upheld, reason = bool(typed["upheld"]), typed["reason"][:LONGEST_TEXT]
                decided = ProtestDecided(upheld, reason, int(typed["number"]))
                return self._instructions.give(MatchId(typed["match"]), decided)[1]
            case "walkover":
                match_id, reason = MatchId(typed["match"]), typed["reason"][:LONGEST_TEXT]
                hub.draws.walk_over(match_id, Side(typed["winner"]), reason)
                hub.changed(match_id)
                return partial(self._reopen, match_id)
            case "move":
                hub.move(MatchId(typed["match"]), int(typed["table"]))
            case _:
                raise LookupError(act)
        return None


_PLANNING = frozenset({"delay", "assign", "remove", "schedule", "shift", *_BY})
_SETTING_UP = frozenset(
    {"draw", "go_on", "leave", "rest", "notice", "aside", "bring_back", "teams", "line_up", "go_through", "name"}
)


def _numbers(text: str) -> list[str]:
    """Parses tables such as 1-8, 12, with the comma of any keyboard."""
    found: list[str] = []
    for part in text.replace(",", " ").replace("،", " ").split():
        first, _, last = part.partition("-")
        found += [str(number) for number in range(int(first), min(int(last or first), MOST_TABLES) + 1)]
    return found


def _number(text: str) -> str:
    """Parses the table of a form; None for any."""
    return str(int(text)) if text else ""


def _time(text: str) -> str:
    """Parses a time of day, HH:MM; empty for none."""
    if not text:
        return ""
    hours, minutes = (int(part) for part in text.split(":")[:2])
    if not (0 <= hours < 24 and 0 <= minutes < 60):
        raise ValueError(text)
    return f"{hours:02}:{minutes:02}"
