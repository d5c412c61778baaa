"""What stands over the matches in SoL: clubs, championships, and what each tourney is called."""

from collections.abc import Sequence
from dataclasses import dataclass

from carrom_desk.match.side import Side

from .sol_match import UNKNOWN_DAY, SolMatch
from .sol_people import People
from .sol_tourney import SolTourney, names_of
from .sol_words import LONGEST_NAME, fitted, likeness

NO_EVENT = "Carrom"
"""Stands for an event without a name."""


@dataclass(frozen=True, slots=True)
class Championship:
    """What SoL calls the tourneys of a season: an event in a year."""

    description: str
    players: int
    """Of a competitor: 1, in doubles 2."""


@dataclass(frozen=True, slots=True)
class Headings:
    """The headings of a document."""

    clubs: tuple[str, ...]
    """The one that holds the championships first."""
    championships: tuple[Championship, ...]
    championship_of: tuple[int, ...]
    """For each tourney, the place of its championship, from 0."""
    descriptions: tuple[str, ...]
    """For each tourney."""


def headings_of(
    tourneys: Sequence[SolTourney], people: People, *, event: str = "", season: str = "", organiser: str = ""
) -> Headings:
    """The headings over some tourneys; what is given goes before what the matches say."""
    of_tourneys = [_championship_of(tourney.first, event, season) for tourney in tourneys]
    championships = list({likeness(each.description): each for each in reversed(of_tourneys)}.values())[::-1]
    places = {likeness(each.description): place for place, each in enumerate(championships)}
    championship_of = tuple(places[likeness(each.description)] for each in of_tourneys)
    descriptions: list[str] = []
    taken: set[tuple[object, ...]] = set()
    for tourney, championship in zip(tourneys, championship_of, strict=True):
        text, ending = _description_of(tourney, people, event)
        under = (championship, tourney.first.day)
        descriptions.append(_unlike(text, ending, under, taken))
    organiser = organiser or _club_of_all(people) or _event_of(tourneys[0].first, event)
    return Headings(
        clubs=_clubs_of(fitted(organiser), people),
        championships=tuple(championships),
        championship_of=championship_of,
        descriptions=tuple(descriptions),
    )


def _event_of(match: SolMatch, event: str) -> str:
    return fitted(event) or fitted(match.setup.event) or NO_EVENT


def _championship_of(match: SolMatch, event: str, season: str) -> Championship:
    season = season or ("" if match.day == UNKNOWN_DAY else str(match.day.year))
    ending = ", doubles" if match.setup.doubles else ""
    name = fitted(_event_of(match, event), LONGEST_NAME - len(ending))
    if season not in name:
        ending = f" {fitted(season, 20)}{ending}"
    return Championship(fitted(name, ending=ending), players=len(match.setup.sides.a))


def _description_of(tourney: SolTourney, people: People, event: str) -> tuple[str, str]:
    """The tourney's name, and an ending that is not to be cut off.

    A single match is called by its players and its time, so that others of the event, read into SoL from files of
    their own, are not taken for it.
    """
    match = tourney.first
    setup = match.setup
    if len(tourney.matches) > 1:
        return ", ".join(filter(None, (_event_of(match, event), setup.category))), ""
    sides = " – ".join(names_of(tourney, people, side) for side in Side)
    return ", ".join(filter(None, (sides, setup.category, setup.round))), f", {match.time}" if match.time else ""


def _unlike(text: str, ending: str, under: tuple[object, ...], taken: set[tuple[object, ...]]) -> str:
    """A description that no other tourney of the championship and day has."""
    number, found = 1, fitted(text, ending=ending)
    while (*under, likeness(found)) in taken:
        number += 1
        found = fitted(text, ending=f"{ending} ({number})")
    taken.add((*under, likeness(found)))
    return found


def _club_of_all(people: People) -> str:
    clubs = {likeness(person.club) for person in people.persons}
    return people.persons[0].club if len(clubs) == 1 else ""


def _clubs_of(organiser: str, people: People) -> tuple[str, ...]:
    clubs = {likeness(organiser): organiser}
    for person in people.persons:
        if person.club:
            clubs.setdefault(likeness(person.club), person.club)
    return tuple(clubs.values())
