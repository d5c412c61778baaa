"""JSON form of what a match is played by: laws and competition (formats: setup)."""

import json
from dataclasses import fields

from carrom_desk.match.setup import Competition, TimedEnd
from carrom_desk.rules.edition import Edition, Event, EventRules
from carrom_desk.rules.edition_register import BY_ID, USUAL
from carrom_desk.rules.event import LONGEST_EVENT, knows_own_man_with_striker, of_event
from carrom_desk.rules.ruling import Turn

from .document import Node
from .shapes import Record, Shape, choice, flag, maybe, one_of, record, text, whole

MOST_MINUTES = 999


def _read_games(node: Node) -> int:
    games = _GAMES.read(node)
    if games % 2 == 0:
        node.fault("A match is the best of an odd number of games.")
    return games


_USUAL = Competition()
_GAMES = whole(1, 9, _USUAL.games)
_COMPETITION = record(
    Competition,
    games=Shape(_read_games, _GAMES.write, _USUAL.games),
    points=whole(1, 99, _USUAL.points),
    boards=maybe(whole(1, 99)),
    draws=flag().without(False),
    minutes=maybe(whole(1, MOST_MINUTES)).without(None),
    timed_end=choice(TimedEnd).without(TimedEnd.DROP),
    last_board_minutes=maybe(whole(1, MOST_MINUTES)).without(None),
    shoot_out=flag().without(False),
    change_in_every_game=flag().without(False),
)


def _read_competition(node: Node) -> Competition:
    found = _COMPETITION.read(node)
    if found.shoot_out and found.draws:
        node.fault("A level game is drawn or decided by a shoot-out, not both.", f"{node.at}/shoot_out")
    if found.last_board_minutes is not None and found.minutes is None:
        node.fault("Only in a timed round is there a last board to begin.", f"{node.at}/last_board_minutes")
    return found


COMPETITION: Shape[Competition] = Shape(_read_competition, _COMPETITION.write, _USUAL)
_EDITION: Shape[Edition] = Shape(lambda node: node.one_of(BY_ID, USUAL), lambda laws: laws.id, USUAL)
_RULES = record(
    EventRules,
    queen_points=whole(0, 9).without(None),
    queen_until=whole(0, 98).without(None),
    due_before_first_man=flag().without(None),
    own_man_with_striker=one_of({str(each): each for each in (Turn.CONTINUES, Turn.PASSES)}).without(None),
    stroke_s=whole(5, 60).without(None),
)
_EVENT = Record(
    Event, {"name": text(LONGEST_EVENT, needed=True), "base": _EDITION, "rules": _RULES}, unwritten=("unknown",)
)
_NAMES = frozenset(each.name for each in fields(EventRules))


def _read_laws(node: Node) -> Edition:
    if not isinstance(node.value, dict):
        return _EDITION.read(node)
    rules = node.value.get("rules")
    unknown = {}
    if node.is_stored and isinstance(rules, dict):
        unknown = {name: value for name, value in sorted(rules.items()) if name not in _NAMES}
        rules = {name: value for name, value in rules.items() if name in _NAMES}
    event = _EVENT.read(node.with_value({**node.value, "rules": rules}) if unknown else node)
    if event.rules.own_man_with_striker is not None and not knows_own_man_with_striker(event.base):
        place = f"{node.at}/rules/own_man_with_striker"
        node.fault("These laws let no turn continue after own men and the striker.", place)
    kept = tuple((name, json.dumps(value)) for name, value in unknown.items())
    return of_event(event.base, event.name, event.rules, kept)


def _write_laws(laws: Edition) -> object:
    if laws.event is None:
        return laws.id
    unknown = {name: json.loads(value) for name, value in laws.event.unknown}
    return {**_EVENT.write(laws.event), "rules": {**_RULES.write(laws.event.rules), **unknown}}


LAWS: Shape[Edition] = Shape(_read_laws, _write_laws, USUAL)
"""An edition by its identifier, or an event with rules of its own as an object."""
