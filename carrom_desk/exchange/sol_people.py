"""Who plays in the matches that go to SoL: each person once, and told apart from others of the same name."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Side

from .sol_match import SolMatch
from .sol_nationality import nationality_of
from .sol_words import LONGEST_NICKNAME, fitted, likeness, split_name

Numbers = tuple[int, ...]
"""Places in the list of persons, from 1, of the players of a side."""


@dataclass(frozen=True, slots=True)
class Person:
    """A player as SoL has him."""

    first: str
    last: str
    club: str = ""
    nationality: str | None = None
    nickname: str = ""
    """What tells persons of one name apart; empty where nobody else bears it."""

    @property
    def name_likeness(self) -> str:
        """What SoL would take two persons for one by."""
        return likeness(f"{fitted(self.first)}\n{fitted(self.last)}")


@dataclass(frozen=True, slots=True)
class People:
    """All persons, and who plays in each match."""

    persons: tuple[Person, ...]
    sides: tuple[BySide[Numbers], ...]
    """One for each match, in order."""


def people_of(matches: Sequence[SolMatch]) -> People:
    """The persons of some matches.

    Players of one name are one person unless they sit at one board or their clubs or countries differ.
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
    """The place of a player among the persons, to whom he is added when he is new."""
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
    """Persons of one name get their clubs as nicknames where these tell them apart, else their countries or numbers."""
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
