"""Prepares matches for SoL: dates, players and the tourneys that contain them."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from enum import Enum, auto

from carrom_desk.exchange.match_file import replay_match
from carrom_desk.formats import date_of
from carrom_desk.match.effects.details import with_details
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.replay import Corrections
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side

from .sol_names import LONGEST_NICKNAME, fitted, likeness, nationality_of, split_name
from .sol_scores import MOST_GAMES, SolGames, sol_games_of

UNKNOWN_DAY = date(2020, 1, 1)
"""Placeholder for an unknown date, which SoL requires. From this day on, SoL shows the names of players unless they
object; in older tourneys it would hide them.
"""


@dataclass(frozen=True, slots=True)
class SolMatch:
    """A match with everything that its SoL document depends on."""

    id: MatchId
    setup: Setup
    day: date
    """Date of its first entry, in the hall's time zone."""
    time: str
    """Time of day of the first entry, such as "10:04"; empty if unknown."""
    games: SolGames

    @property
    def sides(self) -> str:
        return " – ".join(self.setup.names)

    @property
    def has_boards(self) -> bool:
        """True when at least one game is written with its boards."""
        return any(game.boards for game in self.games.games)


def sol_matches_of(matches: Sequence[StoredMatch]) -> tuple[SolMatch, ...]:
    """Returns the matches sorted by start.

    Raises:
        InvalidDocument: a match has an entry that is not possible at its place.
    """
    found = (_sol_match_of(match) for match in matches)
    return tuple(sorted(found, key=lambda match: (match.day, match.time)))


def _sol_match_of(match: StoredMatch) -> SolMatch:
    at = match.entries[0].at if match.entries else ""
    day = date_of(at)
    time = "" if day is None else at[11:16]
    record = replay_match(match, corrections=Corrections.KEPT).record
    setup = with_details(match.setup, record.state.details)
    return SolMatch(match.id, setup, day or UNKNOWN_DAY, time, sol_games_of(record))


Numbers = tuple[int, ...]
"""Positions of a side's players in the list of persons, from 1."""


@dataclass(frozen=True, slots=True)
class Person:
    """A player in SoL's form."""

    first: str
    last: str
    club: str = ""
    nationality: str | None = None
    nickname: str = ""
    """Distinguishes persons with the same name; empty if the name is unique."""

    @property
    def name_likeness(self) -> str:
        """Key of persons that SoL might confuse."""
        return likeness(f"{fitted(self.first)}\n{fitted(self.last)}")


@dataclass(frozen=True, slots=True)
class People:
    """All persons, and the players of each match."""

    persons: tuple[Person, ...]
    sides: tuple[BySide[Numbers], ...]
    """Sides of each match, in order."""


def people_of(matches: Sequence[SolMatch]) -> People:
    """Collects the persons of the matches.

    Players with the same name are one person unless they sit at the same board or differ in club or country.
    """
    persons: list[Person] = []
    sides = []
    for match in matches:
        seated: list[int] = []
        numbers = {
            side: tuple(_number_of(player, persons, seated) for player in match.setup.sides.of(side)) for side in Side
        }
        sides.append(BySide(numbers[Side.A], numbers[Side.B]))
    return People(tuple(_with_nicknames(persons)), tuple(sides))


def _number_of(player: Player, persons: list[Person], seated: list[int]) -> int:
    """Returns the position of a player among the persons; new players are added."""
    first, last = split_name(player.name)
    him = Person(first, last, fitted(player.club), nationality_of(player.country))
    for number, person in enumerate(persons, start=1):
        if number not in seated and _may_be_one(him, person):
            persons[number - 1] = replace(
                person, club=person.club or him.club, nationality=person.nationality or him.nationality
            )
            break
    else:
        persons.append(him)
        number = len(persons)
    seated.append(number)
    return number


def _may_be_one(one: Person, other: Person) -> bool:
    return (
        (likeness(one.first), likeness(one.last)) == (likeness(other.first), likeness(other.last))
        and (not one.club or not other.club or likeness(one.club) == likeness(other.club))
        and (one.nationality is None or other.nationality is None or one.nationality == other.nationality)
    )


def _with_nicknames(persons: Sequence[Person]) -> Iterator[Person]:
    """Gives persons with the same name distinct nicknames: their clubs, else their countries or numbers."""
    for person in persons:
        namesakes = [other for other in persons if other.name_likeness == person.name_likeness]
        if len(namesakes) == 1:
            yield person
            continue
        clubs = [fitted(other.club, LONGEST_NICKNAME) for other in namesakes]
        nations = [other.nationality or "" for other in namesakes]
        place = next(place for place, other in enumerate(namesakes) if other is person)
        nicknames = next((each for each in (clubs, nations) if _tell_apart(each)), None)
        yield replace(person, nickname=str(place + 1) if nicknames is None else nicknames[place])


def _tell_apart(nicknames: Sequence[str]) -> bool:
    return all(nicknames) and len({likeness(nickname) for nickname in nicknames}) == len(nicknames)


ROUND_NUMBER = re.compile(r"(?:round\s*)?([1-9]\d?)", re.IGNORECASE)
TABLE_NUMBER = re.compile(r"\D*([1-9]\d{0,2})\D*")


class TourneyKind(Enum):
    """Arrangement of matches in a tourney."""

    GAME = auto()
    """Matches of one game each."""
    GAMES = auto()
    """A single match of several games, each as a final: SoL only adds up the boards of one game, and ranks finalists
    for one match only.
    """
    KNOCKOUT = auto()
    """Best-of-three matches without boards, with the scores of all games in one SoL match."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A match in a tourney."""

    match: SolMatch
    turn: int
    """SoL's round for the first game, from 1."""
    board: int
    """Number of the carromboard, from 1, unique within a turn."""
    competitors: BySide[int]
    """Positions among the tourney's competitors, from 1."""


@dataclass(frozen=True, slots=True)
class WrittenTourney:
    """A tourney."""

    form: TourneyKind
    competitors: tuple[Numbers, ...]
    matches: tuple[Placed, ...]
    moved: tuple[SolMatch, ...] = ()
    """Matches whose table was taken in their turn, and that were given another."""

    @property
    def first(self) -> SolMatch:
        """The earliest match: all matches share its event, category and day."""
        return self.matches[0].match


Key = tuple[object, ...]


@dataclass(slots=True)
class _Draft:
    """A tourney being filled."""

    form: TourneyKind
    pairs: dict[frozenset[frozenset[int]], None] = field(default_factory=dict)
    competitors: dict[frozenset[int], Numbers] = field(default_factory=dict)
    entered: list[tuple[SolMatch, BySide[frozenset[int]]]] = field(default_factory=list)

    def has_room_for(self, sides: BySide[Numbers]) -> bool:
        """Returns True when these sides have not met in it and none of their players is in another pair."""
        both = sides.map(frozenset[int])
        known = {person: competitor for competitor in self.competitors for person in competitor}
        return frozenset(both) not in self.pairs and all(
            known.get(person, competitor) == competitor for competitor in both for person in competitor
        )

    def enter(self, match: SolMatch, sides: BySide[Numbers]) -> None:
        both = sides.map(frozenset[int])
        self.competitors.setdefault(both.a, sides.a)
        self.competitors.setdefault(both.b, sides.b)
        self.pairs[frozenset(both)] = None
        self.entered.append((match, both))


def tourneys_of(matches: Sequence[SolMatch], people: People) -> tuple[WrittenTourney, ...]:
    """Distributes matches over tourneys.

    SoL lets two competitors meet only once in a tourney, and a person belong to one competitor only: other matches go
    into a further tourney.
    """
    drafts: dict[Key, list[_Draft]] = {}
    for match, sides in zip(matches, people.sides, strict=True):
        form = _form_of(match)
        begun = drafts.setdefault(_key_of(match, form), [])
        draft = next((each for each in begun if each.has_room_for(sides)), None)
        if draft is None:
            draft = _Draft(form)
            begun.append(draft)
        draft.enter(match, sides)
    return tuple(_finished(draft) for begun in drafts.values() for draft in begun)


def _form_of(match: SolMatch) -> TourneyKind:
    games = match.setup.competition.games
    if games == 1:
        return TourneyKind.GAME
    return TourneyKind.GAMES if match.has_boards or games > MOST_GAMES else TourneyKind.KNOCKOUT


def _key_of(match: SolMatch, form: TourneyKind) -> Key:
    setup = match.setup
    alone = match.id if form is TourneyKind.GAMES else ""
    return form, setup.event, setup.category, setup.doubles, match.day, alone


def _finished(draft: _Draft) -> WrittenTourney:
    numbers = {competitor: number for number, competitor in enumerate(draft.competitors, start=1)}
    turns = _Turns([match.setup.round for match, _ in draft.entered])
    placed, moved = [], []
    for match, both in draft.entered:
        wanted = TABLE_NUMBER.fullmatch(match.setup.table)
        turn = turns.turn_for(match.setup.round, both)
        board = turns.board_in(turn, int(wanted[1]) if wanted else None)
        if wanted and board != int(wanted[1]):
            moved.append(match)
        turns.take(turn, board, both)
        placed.append(Placed(match, turn, board, both.map(numbers.__getitem__)))
    return WrittenTourney(draft.form, tuple(draft.competitors.values()), tuple(placed), tuple(moved))


class _Turns:
    """Turns of a tourney by round, and the tables taken in each.

    Rounds with a number are that turn; others are numbered in order of appearance.
    """

    def __init__(self, rounds: Sequence[str]) -> None:
        distinct = list(dict.fromkeys(rounds))
        found = [ROUND_NUMBER.fullmatch(each.strip()) for each in distinct]
        numbers = [int(each[1]) for each in found if each]
        if len(set(numbers)) < len(distinct):
            numbers = list(range(1, len(distinct) + 1))
        self._turns = {each: [number] for each, number in zip(distinct, numbers, strict=True)}
        self._boards: defaultdict[int, set[int]] = defaultdict(set)
        self._playing: defaultdict[int, set[frozenset[int]]] = defaultdict(set)

    def turn_for(self, round_: str, both: BySide[frozenset[int]]) -> int:
        """Returns the turn of a round; a new one if a competitor has already played in all its turns."""
        turns = self._turns[round_]
        for turn in turns:
            if not self._playing[turn] & {both.a, both.b}:
                return turn
        turn = max(number for each in self._turns.values() for number in each) + 1
        turns.append(turn)
        return turn

    def board_in(self, turn: int, wanted: int | None) -> int:
        """Returns the requested carromboard, or the first free one if it is taken or none is requested."""
        taken = self._boards[turn]
        if wanted is not None and wanted not in taken:
            return wanted
        return next(number for number in range(1, len(taken) + 2) if number not in taken)

    def take(self, turn: int, board: int, both: BySide[frozenset[int]]) -> None:
        self._boards[turn].add(board)
        self._playing[turn].update(both)


def names_of(tourney: WrittenTourney, people: People, side: Side) -> str:
    """Returns the last names of a side in the tourney's first match."""
    numbers = tourney.competitors[tourney.matches[0].competitors.of(side) - 1]
    return "/".join(people.persons[number - 1].last for number in numbers)
