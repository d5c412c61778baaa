"""Reads the pairings in a SoL file, to be umpired."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import TypeVar

from carrom_desk.exchange.codec.document import Members, Node, quoted
from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import Progress, unwatched
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import LONGEST_NAME, ChangeSides, Competition, Player, Setup
from carrom_desk.match.side import NOUGHT, BySide
from carrom_desk.presentation.results import MOST_IN_SOL
from carrom_desk.rules.edition_register import USUAL
from carrom_desk.rules.texts.words import PAIR

from .sol_names import joined_name
from .sol_reading import documents_of, with_count_of_tourneys

T = TypeVar("T")

LONGEST_TEXT = 99
"""Maximum length of a name or description: two of them and a space make one of our names. SoL intends 50."""

MOST_LISTED = 100_000
"""Maximum number of items in a list."""


def members(node: Node, required: Sequence[str], optional: Sequence[str] = ()) -> Members:
    """Returns the requested members and ignores others."""
    others = node.value if isinstance(node.value, dict) else {}
    return node.mapping(required=required, optional=(*optional, *others))


def is_given(fields: Members, key: str) -> bool:
    return key in fields and fields[key].value is not None


def text_in(fields: Members, key: str, *, needed: bool = False) -> str:
    """Returns a text; empty if missing."""
    return fields[key].text(needed=needed, longest=LONGEST_TEXT) if needed or is_given(fields, key) else ""


def number_in(fields: Members, key: str, low: int, high: int) -> int:
    """Returns an integer within bounds; 0 if missing."""
    return fields[key].integer(low, high) if is_given(fields, key) else 0


def place_in(fields: Members, key: str, listed: Sequence[T]) -> T | None:
    """Returns the list item at a position, from 1; None if the position is missing or invalid."""
    return referred(fields[key], listed) if is_given(fields, key) else None


def referred(node: Node, listed: Sequence[T]) -> T | None:
    """Returns the list item at a position, from 1; None if the position is invalid."""
    if not listed:
        node.fault("This list item is empty.")
        return None
    place = node.integer(1, len(listed))
    return listed[place - 1] if place else None


def day_of(node: Node) -> date | None:
    """Reads a date such as 2025-11-20."""
    try:
        return date.fromisoformat(node.value if isinstance(node.value, str) else "")
    except ValueError:
        node.fault(f"This must be a day such as 2025-11-20, not {quoted(node.value)}.")
        return None


MOST_PLAYERS, MOST_IN_TEAM = 2, 4
"""Maximum number of players at a board, and of a competitor: three or four are a team."""


@dataclass(frozen=True, slots=True)
class Competitor:
    """Players of a side, or of a team, in SoL."""

    players: tuple[Player, ...] = ()
    """None if they could not be read."""
    places: frozenset[int] = frozenset()
    """Positions in the list of players, from 1."""
    is_retired: bool = False
    club: str = ""
    """Club by which a team is named; empty if its players have several, or another team has the same."""

    @property
    def is_team(self) -> bool:
        """Returns True when its players play a tie of several matches."""
        return len(self.players) > MOST_PLAYERS

    @property
    def name(self) -> str:
        """Returns the names of all players, or the name of a team."""
        if self.is_team:
            return self.club or ", ".join(player.name for player in self.players)[:LONGEST_NAME]
        return PAIR.join(player.name for player in self.players)

    @property
    def side(self) -> tuple[Player, ...]:
        return (Player(self.name, self.club),) if self.is_team else self.players


def players_of(node: Node) -> tuple[Player, ...]:
    """Reads all players from the shared lists."""
    fields = members(node, ("clubs",), ("players",))
    clubs = [
        text_in(members(club, ("description",)), "description", needed=True)
        for club in fields["clubs"].items(MOST_LISTED)
    ]
    if not is_given(fields, "players"):
        return ()
    return tuple(_player(each, clubs) for each in fields["players"].items(MOST_LISTED))


def _player(node: Node, clubs: Sequence[str]) -> Player:
    fields = members(node, ("firstname", "lastname"), ("nationality", "club"))
    name = joined_name(text_in(fields, "firstname"), text_in(fields, "lastname", needed=True))
    return Player(name, place_in(fields, "club", clubs) or "", text_in(fields, "nationality"))


def competitor_of(node: Node, players: Sequence[Player]) -> Competitor:
    """Reads a competitor of a tourney."""
    fields = members(node, ("players",), ("retired",))
    listed, is_retired = fields["players"], is_given(fields, "retired") and fields["retired"].boolean()
    found = [(referred(each, players), each.value) for each in listed.items()]
    if isinstance(listed.value, list) and not 1 <= len(found) <= MOST_IN_TEAM:
        listed.fault(f"A side has one or two players, a team three or four, not {len(found)}.")
        return Competitor()
    known = [(player, place) for player, place in found if player is not None and isinstance(place, int)]
    # Not by name: two players of one name may well play as a pair.
    places = frozenset(place for _, place in known)
    if len(places) < len(known):
        listed.fault("A pair has two different players.")
    return Competitor(tuple(player for player, _ in known), places, is_retired)


def _with_clubs(competitors: Sequence[Competitor]) -> list[Competitor]:
    # SoL has no names of teams, so a club stands for its team as long as it sends only one.
    clubs = [{player.club for player in each.players} if each.is_team else set() for each in competitors]
    named = [min(found) if len(found) == 1 and clubs.count(found) == 1 else "" for found in clubs]
    return [replace(each, club=club) for each, club in zip(competitors, named, strict=True)]


SINGLE_GAME = Competition(games=1, points=25, boards=8, change_sides=ChangeSides.NEVER)
BEST_OF_THREE = Competition(games=3, points=25, boards=8)
BEST_OF_3 = "bestof3"
SCORES = ("score1", "score2", "score1_2", "score2_2", "score1_3", "score2_3")
FINAL = "Final"
KNOCKOUT = "knockout"
"""Kinds of tourney in which the loser is eliminated."""
MOST_NUMBER = 999
"""Maximum for turns and carromboards."""


@dataclass(frozen=True, slots=True)
class SolPairing:
    """A match paired in SoL."""

    setup: Setup
    """Event, round, carromboard and players from SoL; the umpire is still to be entered."""
    day: date
    turn: int
    """Turn of the first game."""
    games: tuple[BySide[int], ...] = ()
    """Scores of the games played."""
    places: tuple[tuple[int, int], ...] = ()
    """Positions in the file: for each SoL match that it consists of, the document, from 0, and the position among its
    matches.
    """
    is_knockout: bool = False
    """True when the loser is eliminated: in a knock-out event, and in a final."""
    teams: BySide[tuple[Player, ...]] | None = None
    """Players of the teams that are the sides; None for players at a board."""

    @property
    def has_result(self) -> bool:
        """True when at least one game has been played."""
        return bool(self.games)


@dataclass(frozen=True, slots=True)
class SolTourney:
    """A tourney with what its standings need."""

    event: str
    pairings: tuple[SolPairing, ...]
    system: str
    """SoL's name of the kind of event, such as swiss."""
    sides: tuple[str, ...]
    """Names of all sides, also of those without a match."""
    retired: frozenset[str]
    retirements: str
    """SoL's rule for the opponents of retired sides."""
    byes: tuple[tuple[int, str, int], ...]
    """Turn, side and points of each bye."""
    phantom: int
    """Difference by which a bye is won."""


@dataclass(frozen=True, slots=True)
class _Tourney:
    """Facts shared by all matches of a tourney."""

    event: str
    day: date
    competitors: Sequence[Competitor]
    is_best_of_three: bool
    has_finals_of_three: bool
    is_knockout: bool


_NOT_SOL = N_("This is not a SoL file. It does not start with clubs.")


def read_sol(text: str, progress: Progress = unwatched) -> tuple[SolPairing, ...]:
    """Reads the pairings of a SoL file in order, with their results; byes are ignored. See `read_tourneys`."""
    return tuple(pairing for tourney in read_tourneys(text, progress) for pairing in tourney.pairings)


def read_tourneys(text: str, progress: Progress = unwatched) -> tuple[SolTourney, ...]:
    """Reads the tourneys of a SoL file in order, with pairings, results and byes.

    Unrelated data is ignored. The games of a final, which are separate in SoL, are combined into one
    match.

    Args:
        text: YAML or JSON, see `sol_text`.
        progress: called while the text is read.

    Raises:
        InvalidDocument: with every problem and its place.
        Stopped: the caller stopped it.
    """
    # Kept outside, since what was read before a fault says in which tourney it is.
    documents: list[object] = []
    try:
        documents += documents_of(text, progress)
        return _read(documents)
    except InvalidDocument as invalid:
        raise with_count_of_tourneys(invalid, text, documents) from invalid


def _read(documents: list[object]) -> tuple[SolTourney, ...]:
    if not documents or not isinstance(documents[0], dict) or "clubs" not in documents[0]:
        raise InvalidDocument.at("", _NOT_SOL)
    node = Node(documents)
    first, *tourneys = node.items()
    players = players_of(first)
    numbered = enumerate(tourneys, start=1)
    found = [_tourney(tourney, number, players) for number, tourney in numbered]
    node.finish()
    return tuple(found)


def without_result(pairings: Sequence[SolPairing]) -> tuple[SolPairing, ...]:
    """Returns the pairings without a result."""
    return tuple(pairing for pairing in pairings if not pairing.has_result)


def _tourney(node: Node, document: int, players: Sequence[Player]) -> SolTourney:
    fields = members(node, ("description", "date", "competitors", "matches"), _OF_TOURNEY)
    tourney = _Tourney(
        event=text_in(fields, "description", needed=True),
        day=day_of(fields["date"]) or date.min,
        competitors=_with_clubs([competitor_of(each, players) for each in fields["competitors"].items(MOST_LISTED)]),
        is_best_of_three=text_in(fields, "matcheskind") == BEST_OF_3,
        has_finals_of_three=text_in(fields, "finalkind") == BEST_OF_3,
        is_knockout=text_in(fields, "system") == KNOCKOUT,
    )
    matches = tuple(fields["matches"].items(MOST_LISTED))
    byes = (_bye(each, tourney) for each in matches)
    return SolTourney(
        event=tourney.event,
        pairings=_pairings(matches, document, tourney),
        system=text_in(fields, "system") or "swiss",
        sides=tuple(each.name for each in tourney.competitors),
        retired=frozenset(each.name for each in tourney.competitors if each.is_retired),
        retirements=text_in(fields, "retirements"),
        byes=tuple(each for each in byes if each is not None),
        phantom=number_in(fields, "phantomscore", 0, MOST_IN_SOL) if is_given(fields, "phantomscore") else MOST_IN_SOL,
    )


_OF_TOURNEY = ("matcheskind", "finalkind", "system", "phantomscore", "retirements")


def _bye(node: Node, tourney: _Tourney) -> tuple[int, str, int] | None:
    """Returns turn, side and points of a match that is a bye; None for any other."""
    fields = members(node, ("turn", "competitor1", "competitor2"), ("score1", "final"))
    if is_given(fields, "competitor2") or not is_given(fields, "competitor1") or is_given(fields, "final"):
        return None
    side = place_in(fields, "competitor1", tourney.competitors)
    points = number_in(fields, "score1", 0, MOST_IN_SOL)
    return None if side is None else (number_in(fields, "turn", 1, MOST_NUMBER), side.name, points)


def _pairings(matches: Sequence[Node], document: int, tourney: _Tourney) -> tuple[SolPairing, ...]:
    found: dict[object, SolPairing] = {}
    for place, each in enumerate(matches):
        pairing = _pairing(each, tourney)
        if pairing is None:
            continue
        is_of_final = tourney.has_finals_of_three and pairing.setup.round == FINAL
        key = pairing.setup.sides if is_of_final else place
        earlier = found.get(key)
        first = earlier or pairing
        found[key] = replace(
            first,
            places=(*(earlier.places if earlier else ()), (document, place)),
            games=first.games if earlier is None else earlier.games + pairing.games,
        )
    return tuple(found.values())


def _pairing(node: Node, tourney: _Tourney) -> SolPairing | None:
    fields = members(node, ("turn", "board", "competitor1", "competitor2"), ("final", *SCORES))
    first, second = (place_in(fields, key, tourney.competitors) for key in ("competitor1", "competitor2"))
    turn = number_in(fields, "turn", 1, MOST_NUMBER)
    table = number_in(fields, "board", 1, MOST_NUMBER)
    is_final = is_given(fields, "final") and fields["final"].boolean()
    games = _games(fields)
    if first is None or second is None:
        return None
    _check_sides(node, first, second)
    is_of_three = tourney.has_finals_of_three if is_final else tourney.is_best_of_three
    setup = Setup(
        laws=USUAL,  # SoL does not tell which laws apply
        sides=BySide(first.side, second.side),
        doubles=len(first.side) == MOST_PLAYERS,
        competition=BEST_OF_THREE if is_of_three else SINGLE_GAME,
        event=tourney.event,
        round=FINAL if is_final else str(turn),
        table=str(table),
    )
    teams = BySide(first.players, second.players) if first.is_team else None
    return SolPairing(setup, tourney.day, turn, games, is_knockout=is_final or tourney.is_knockout, teams=teams)


def _check_sides(node: Node, first: Competitor, second: Competitor) -> None:
    if not first.places or not second.places:
        return  # already reported as a problem
    if first.is_team is not second.is_team:
        node.fault("One side is a team and the other is not.")
    elif len(first.side) != len(second.side):
        node.fault("One side is a single player and the other a pair.")
    if first.places & second.places:
        node.fault("A player plays on both sides.")


def _games(fields: Members) -> tuple[BySide[int], ...]:
    """Returns the scores of the games played; SoL has 0 for both sides until then."""
    points = [number_in(fields, key, 0, MOST_IN_SOL) for key in SCORES]
    scores = (BySide(a, b) for a, b in zip(points[::2], points[1::2], strict=True))
    return tuple(score for score in scores if score != NOUGHT)
