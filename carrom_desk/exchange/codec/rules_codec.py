"""JSON form of what a match is played by: laws and competition (formats: setup)."""

from carrom_desk.match.setup import Competition
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import BY_ID, USUAL

from .document import Node
from .shapes import Shape, flag, maybe, record, whole

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
LAWS: Shape[Edition] = Shape(lambda node: node.one_of(BY_ID, USUAL), lambda laws: laws.id, USUAL)
