"""JSON form of what a match is played by: laws and competition (formats: setup)."""

from carrom_desk.match.setup import Competition
from carrom_desk.rules.edition import Edition, Event, EventRules
from carrom_desk.rules.edition_register import BY_ID, USUAL
from carrom_desk.rules.event import knows_own_man_with_striker, of_event
from carrom_desk.rules.ruling import Turn

from .document import Node
from .shapes import Shape, flag, maybe, one_of, record, text, whole

MOST_MINUTES = 999


def _read_games(node: Node) -> int:
    games = _GAMES.read(node)
    if games % 2 == 0:
        node.fault("A match is the best of an odd number of games.")
    return games


_USUAL = Competition()
_GAMES = whole(1, 9, _USUAL.games)
COMPETITION: Shape[Competition] = record(
    Competition,
    games=Shape(_read_games, _GAMES.write, _USUAL.games),
    points=whole(1, 99, _USUAL.points),
    boards=maybe(whole(1, 99)),
    draws=flag().without(False),
    minutes=maybe(whole(1, MOST_MINUTES)).without(None),
)
LONGEST_EVENT = 60
_EDITION: Shape[Edition] = Shape(lambda node: node.one_of(BY_ID, USUAL), lambda laws: laws.id, USUAL)
_RULES = record(
    EventRules,
    queen_points=whole(0, 9).without(None),
    queen_until=whole(0, 98).without(None),
    due_before_first_man=flag().without(None),
    own_man_with_striker=one_of({str(each): each for each in (Turn.CONTINUES, Turn.PASSES)}).without(None),
    stroke_s=whole(5, 60).without(None),
)
_EVENT = record(Event, name=text(LONGEST_EVENT, needed=True), base=_EDITION, rules=_RULES)


def _read_laws(node: Node) -> Edition:
    if not isinstance(node.value, dict):
        return _EDITION.read(node)
    event = _EVENT.read(node)
    if event.rules.own_man_with_striker is not None and not knows_own_man_with_striker(event.base):
        place = f"{node.at}/rules/own_man_with_striker"
        node.fault("These laws let no turn continue after own men and the striker.", place)
    return of_event(event.base, event.name, event.rules)


def _write_laws(laws: Edition) -> object:
    return laws.id if laws.event is None else _EVENT.write(laws.event)


LAWS: Shape[Edition] = Shape(_read_laws, _write_laws, USUAL)
"""An edition by its identifier, or an event with rules of its own as an object."""
