"""Tourneys: the matches of an event, a day and a kind of competitor, as far as SoL can hold them in one."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from carrom_desk.match.side import BySide, Side

from .sol_game import MOST_GAMES
from .sol_match import SolMatch
from .sol_people import Numbers, People

ROUND_NUMBER = re.compile(r"(?:round\s*)?([1-9]\d?)", re.IGNORECASE)
TABLE_NUMBER = re.compile(r"\D*([1-9]\d{0,2})\D*")


class Form(Enum):
    """How matches stand in a tourney."""

    GAME = auto()
    """Matches of one game each."""
    GAMES = auto()
    """One match of several games, each a final of its own: SoL adds up one game's boards only, and ranks finalists
    for one match only."""
    KNOCKOUT = auto()
    """Matches of best of three without boards, the scores of all games in one."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A match in a tourney."""

    match: SolMatch
    turn: int
    """SoL's round, from 1; of a match's first game."""
    board: int
    """The carromboard, from 1; each stands once in a turn."""
    competitors: BySide[int]
    """Places in the tourney's competitors, from 1."""


@dataclass(frozen=True, slots=True)
class SolTourney:
    """A tourney."""

    form: Form
    competitors: tuple[Numbers, ...]
    matches: tuple[Placed, ...]
    moved: tuple[SolMatch, ...] = ()
    """Matches whose table was taken in their turn, so that another number stands for it."""

    @property
    def first(self) -> SolMatch:
        """The match begun first: all are of its event, category and day."""
        return self.matches[0].match


Key = tuple[object, ...]


@dataclass(slots=True)
class _Draft:
    """A tourney being filled."""

    form: Form
    pairs: dict[frozenset[frozenset[int]], None] = field(default_factory=dict)
    competitors: dict[frozenset[int], Numbers] = field(default_factory=dict)
    entered: list[tuple[SolMatch, BySide[frozenset[int]]]] = field(default_factory=list)

    def has_room_for(self, sides: BySide[Numbers]) -> bool:
        """Whether these sides have not met in it, and nobody of them plays in another pair."""
        both = BySide(frozenset(sides.a), frozenset(sides.b))
        known = {person: competitor for competitor in self.competitors for person in competitor}
        return frozenset((both.a, both.b)) not in self.pairs and all(
            known.get(person, competitor) == competitor for competitor in (both.a, both.b) for person in competitor
        )

    def enter(self, match: SolMatch, sides: BySide[Numbers]) -> None:
        both = BySide(frozenset(sides.a), frozenset(sides.b))
        self.competitors.setdefault(both.a, sides.a)
        self.competitors.setdefault(both.b, sides.b)
        self.pairs[frozenset((both.a, both.b))] = None
        self.entered.append((match, both))


def tourneys_of(matches: Sequence[SolMatch], people: People) -> tuple[SolTourney, ...]:
    """The tourneys that hold these matches.

    SoL lets two competitors meet once in a tourney, and a person play for one competitor only: what does not fit is a
    tourney more.
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


def _form_of(match: SolMatch) -> Form:
    games = match.setup.competition.games
    if games == 1:
        return Form.GAME
    return Form.GAMES if match.has_boards or games > MOST_GAMES else Form.KNOCKOUT


def _key_of(match: SolMatch, form: Form) -> Key:
    setup = match.setup
    alone = match.id if form is Form.GAMES else ""
    return form, setup.event, setup.category, setup.doubles, match.day, alone


def _finished(draft: _Draft) -> SolTourney:
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
        placed.append(Placed(match, turn, board, BySide(numbers[both.a], numbers[both.b])))
    return SolTourney(draft.form, tuple(draft.competitors.values()), tuple(placed), tuple(moved))


class _Turns:
    """Which turn a round is, and what is taken in each.

    Rounds that are told by number are the turns of that number; otherwise they count in the order they come in.
    """

    def __init__(self, rounds: Sequence[str]) -> None:
        distinct = list(dict.fromkeys(rounds))
        told = [ROUND_NUMBER.fullmatch(each.strip()) for each in distinct]
        numbers = [int(each[1]) for each in told if each]
        if len(set(numbers)) < len(distinct):
            numbers = list(range(1, len(distinct) + 1))
        self._turns = {each: [number] for each, number in zip(distinct, numbers, strict=True)}
        self._boards: dict[int, set[int]] = {}
        self._playing: dict[int, set[frozenset[int]]] = {}

    def turn_for(self, round_: str, both: BySide[frozenset[int]]) -> int:
        """The round's turn; a new one where a competitor has played in all the round has."""
        turns = self._turns[round_]
        for turn in turns:
            if not self._playing.get(turn, set()) & {both.a, both.b}:
                return turn
        turn = max(number for each in self._turns.values() for number in each) + 1
        turns.append(turn)
        return turn

    def board_in(self, turn: int, wanted: int | None) -> int:
        """The carromboard wanted; where it is taken, or none is named, the first that is free."""
        taken = self._boards.get(turn, set())
        if wanted is not None and wanted not in taken:
            return wanted
        return next(number for number in range(1, len(taken) + 2) if number not in taken)

    def take(self, turn: int, board: int, both: BySide[frozenset[int]]) -> None:
        self._boards.setdefault(turn, set()).add(board)
        self._playing.setdefault(turn, set()).update((both.a, both.b))


def names_of(tourney: SolTourney, people: People, side: Side) -> str:
    """The last names of a side of the tourney's first match."""
    numbers = tourney.competitors[tourney.matches[0].competitors.of(side) - 1]
    return "/".join(people.persons[number - 1].last for number in numbers)
