"""Bundled situations: their cases, and how a match is started from one."""

from dataclasses import replace

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.situations import PracticeSituation
from carrom_desk.match.effects.course import act_of
from carrom_desk.match.entry.entries import Entry, IncidentSeen, StrokeMade, ViolationSeen
from carrom_desk.presentation.wording.situation_text import situation_words
from carrom_desk.school.cases.judged import Judged


def judged(situation: PracticeSituation) -> Judged:
    """Returns the situation as a case for exercises."""
    state, setup = situation.before.state, situation.setup
    board = state.board
    assert board is not None
    act = act_of(state, situation.act)
    return Judged(setup.laws, board.position, act, setup.doubles, board.turn, board.breaker)


def begun(library: MatchLibrary, situation: PracticeSituation) -> MatchDesk:
    """Stores a new match that ends just before the situation's act.

    Raises:
        StoreError: it could not be stored.
    """
    title = situation_words(situation.name).title
    desk = library.begin(replace(situation.setup, round=title))
    for logged in situation.before.entries:
        desk.submit(logged.entry)
    return desk


def is_act_of(situation: PracticeSituation, entry: Entry) -> bool:
    """Returns True when an entry is the situation's act, regardless of the ruling."""
    match entry, situation.act:
        case StrokeMade(), StrokeMade() as act:
            return entry.stroke == act.stroke
        case ViolationSeen(), ViolationSeen() as act:
            return (entry.by, entry.breach) == (act.by, act.breach)
        case IncidentSeen(), IncidentSeen() as act:
            return (entry.kind, entry.by) == (act.kind, act.by)
        case _:
            return False
