"""A match's setup as JSON (formats: match file)."""

from carrom_desk.rules.edition_register import BY_ID, USUAL

from .document import Members, Node
from .setup import ChangeSides, Competition, Player, Setup
from .side import BySide
from .state_codec import read_start, write_start

LONGEST_NAME = 200
MOST_MINUTES = 999
TEXTS = ("event", "round", "category", "table", "umpire", "chief_referee")


def write_setup(setup: Setup) -> dict[str, object]:
    """A setup as JSON."""
    written: dict[str, object] = {
        "laws": setup.laws.id,
        "doubles": setup.doubles,
        "competition": {
            "games": setup.competition.games,
            "points": setup.competition.points,
            "boards": setup.competition.boards,
            "change_sides": setup.competition.change_sides.value,
            **({"draws": True} if setup.competition.draws else {}),
            **({"minutes": setup.competition.minutes} if setup.competition.minutes is not None else {}),
        },
        "event": setup.event,
        "round": setup.round,
        "category": setup.category,
        "table": setup.table,
        "umpire": setup.umpire,
        "chief_referee": setup.chief_referee,
        "sides": {
            side: {"players": [_write_player(player) for player in players]}
            for side, players in (("a", setup.sides.a), ("b", setup.sides.b))
        },
    }
    if setup.start is not None:
        written["start"] = write_start(setup.start, setup)
    return written


def _write_player(player: Player) -> dict[str, object]:
    return {"name": player.name, "club": player.club, "country": player.country}


def read_setup(document: object, at: str = "") -> Setup:
    """Read a setup.

    Raises:
        InvalidDocument: with every fault and its place.
    """
    node = Node(document, at)
    setup = setup_from(node)
    node.finish()
    return setup


def setup_from(node: Node) -> Setup:
    """Read a setup, noting faults in the document."""
    fields = node.mapping(required=("laws", "sides"), optional=("doubles", "competition", "start", *TEXTS))
    noted = len(node.problems)
    laws = fields["laws"].one_of(BY_ID, USUAL)
    doubles = fields["doubles"].boolean() if "doubles" in fields else False
    sides = _read_sides(fields["sides"], doubles=doubles)
    competition = _read_competition(fields["competition"]) if "competition" in fields else Competition()
    is_ready_for_start = "laws" in fields and "sides" in fields and len(node.problems) == noted
    texts = {key: fields[key].text(longest=LONGEST_NAME) if key in fields else "" for key in TEXTS}
    setup = Setup(
        laws=laws,
        sides=sides,
        doubles=doubles,
        competition=competition,
        event=texts["event"],
        round=texts["round"],
        category=texts["category"],
        table=texts["table"],
        umpire=texts["umpire"],
        chief_referee=texts["chief_referee"],
    )
    # A start can be read only against laws, sides and competition without faults.
    return read_start(fields["start"], setup) if "start" in fields and is_ready_for_start else setup


def _read_sides(node: Node, *, doubles: bool) -> BySide[tuple[Player, ...]]:
    fields = node.mapping(required=("a", "b"))
    return BySide(_read_players(fields["a"], doubles=doubles), _read_players(fields["b"], doubles=doubles))


def _read_players(node: Node, *, doubles: bool) -> tuple[Player, ...]:
    fields = node.mapping(required=("players",))
    players = tuple(_read_player(each) for each in fields["players"].items(most=10))
    needed = 2 if doubles else 1
    given = fields["players"].value
    if isinstance(given, list) and len(given) != needed:
        fields["players"].fault(f"A side has {needed} player{'s' if doubles else ''} here, not {len(given)}.")
    return players


def _read_player(node: Node) -> Player:
    fields = node.mapping(required=("name",), optional=("club", "country"))
    return Player(
        name=fields["name"].text(needed=True, longest=LONGEST_NAME),
        club=fields["club"].text(longest=LONGEST_NAME) if "club" in fields else "",
        country=fields["country"].text(longest=LONGEST_NAME) if "country" in fields else "",
    )


def _read_competition(node: Node) -> Competition:
    fields = node.mapping(optional=("games", "points", "boards", "change_sides", "draws", "minutes"))
    default = Competition()
    games = fields["games"].integer(1, 9, default.games) if "games" in fields else default.games
    if games % 2 == 0:
        fields["games"].fault("A match is the best of an odd number of games.")
    boards = default.boards
    if "boards" in fields:
        boards = None if fields["boards"].is_null() else fields["boards"].integer(1, 99, 8)
    change = default.change_sides
    if "change_sides" in fields:
        change = fields["change_sides"].choice(ChangeSides, change)
    return Competition(
        games=games,
        points=fields["points"].integer(1, 99, default.points) if "points" in fields else default.points,
        boards=boards,
        change_sides=change,
        draws=fields.boolean("draws"),
        minutes=_read_minutes(fields),
    )


def _read_minutes(fields: Members) -> int | None:
    if "minutes" not in fields or fields["minutes"].is_null():
        return None
    return fields["minutes"].integer(1, MOST_MINUTES, 1)
