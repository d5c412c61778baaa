"""Matches as a document for SoL ("Scarry On Line"), a program for tournament desks."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from carrom_desk.i18n import N_, say
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.side import Side

from .sol_names import LONGEST_NAME, fitted, guid_of, joined_name, likeness
from .sol_reading import packed
from .sol_scores import Json, SolGame, further_scores
from .sol_tourneys import (
    UNKNOWN_DAY,
    People,
    Person,
    Placed,
    SolMatch,
    TourneyKind,
    WrittenTourney,
    names_of,
    people_of,
    sol_matches_of,
    tourneys_of,
)

NO_EVENT = "Carrom"
"""Placeholder for an event without a name."""


@dataclass(frozen=True, slots=True)
class Championship:
    """Season in SoL: an event in a year."""

    description: str
    players: int
    """Players of a competitor: 1, in doubles 2."""


def _documents(tourneys: Sequence[WrittenTourney], people: People) -> list[Json]:
    """Returns the shared lists, then the tourneys, which belong to the players' club if there is only one, else to the
    event.
    """
    of_tourneys = [_championship_of(tourney.first) for tourney in tourneys]
    championships = list({likeness(each.description): each for each in reversed(of_tourneys)}.values())[::-1]
    places = {likeness(each.description): place for place, each in enumerate(championships, start=1)}
    organiser = _club_of_all(people) or _event_of(tourneys[0].first)
    found = [_shared(_clubs_of(fitted(organiser), people), championships, people)]
    taken: set[tuple[object, ...]] = set()
    for tourney, championship in zip(tourneys, of_tourneys, strict=True):
        place = places[likeness(championship.description)]
        description = _unlike(*_description_of(tourney, people), (place, tourney.first.day), taken)
        found.append(_tourney(tourney, place, description))
    return found


def _event_of(match: SolMatch) -> str:
    return fitted(match.setup.event) or NO_EVENT


def _championship_of(match: SolMatch) -> Championship:
    season = "" if match.day == UNKNOWN_DAY else str(match.day.year)
    ending = ", doubles" if match.setup.doubles else ""
    name = fitted(_event_of(match), LONGEST_NAME - len(ending))
    if season not in name:
        ending = f" {season}{ending}"
    return Championship(fitted(name, ending=ending), players=len(match.setup.sides.a))


def _description_of(tourney: WrittenTourney, people: People) -> tuple[str, str]:
    """Returns the tourney's description, and an ending that must not be cut off.

    A single match is described by its players and time, so that SoL does not confuse it with others of the event
    imported from separate files.
    """
    match = tourney.first
    setup = match.setup
    if len(tourney.matches) > 1:
        return ", ".join(filter(None, (_event_of(match), setup.category))), ""
    sides = " – ".join(names_of(tourney, people, side) for side in Side)
    return ", ".join(filter(None, (sides, setup.category, setup.round))), f", {match.time}" if match.time else ""


def _unlike(text: str, ending: str, under: tuple[object, ...], taken: set[tuple[object, ...]]) -> str:
    """Returns a description that no other tourney of that championship and day has."""
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


@dataclass(frozen=True, slots=True)
class SolExport:
    """A document for SoL."""

    text: str
    """JSON, one of the two formats that SoL reads."""
    notes: tuple[str, ...]
    """Sentences on what could not be expressed."""


def sol_document(matches: Sequence[StoredMatch]) -> SolExport:
    """Returns matches, at least one, as a document for SoL.

    SoL has no matches without a result: they are left out, with a note.

    Raises:
        InvalidDocument: a match has an entry that is not possible at its place, or no match has a result.
    """
    everything = sol_matches_of(matches)
    ready = [match for match in everything if match.games.games]
    if not ready:
        words = N_("There is nothing for SoL yet. No board is finished, or a protest withholds the result.")
        raise InvalidDocument.at("", words)
    people = people_of(ready)
    tourneys = tourneys_of(ready, people)
    text = json.dumps(_documents(tourneys, people), ensure_ascii=False, indent=1) + "\n"
    notes = (*_notes_on(everything), *_notes_on_people(people), *_notes_on_tables(tourneys))
    return SolExport(text, notes)


def sol_bytes(matches: Sequence[StoredMatch], name: str) -> tuple[bytes, tuple[str, ...]]:
    """Returns the contents for a file of this name, compressed if the name says so, and notes on omissions.

    Raises:
        InvalidDocument: a match has an entry that is not possible at its place.
    """
    export = sol_document(matches)
    return packed(export.text, name), export.notes


def _shared(clubs: tuple[str, ...], championships: Sequence[Championship], people: People) -> Json:
    """Returns the lists shared by all tourneys; the first club owns the championships."""
    numbers = {likeness(club): number for number, club in enumerate(clubs, start=1)}
    return {
        "clubs": [{"description": club, "guid": guid_of("club", likeness(club))} for club in clubs],
        "championships": [
            {
                "club": 1,
                "description": championship.description,
                "playersperteam": championship.players,
                "guid": guid_of("championship", likeness(clubs[0]), likeness(championship.description)),
            }
            for championship in championships
        ],
        "players": [_player(person, numbers) for person in people.persons],
    }


def _player(person: Person, clubs: dict[str, int]) -> Json:
    """Returns a player. Only players may consent to be shown by name; without the key SoL applies its own rules."""
    parts = (person.name_likeness, likeness(person.club), person.nationality or "", likeness(person.nickname))
    player: Json = {"firstname": fitted(person.first), "lastname": fitted(person.last)}
    if person.nickname:
        player["nickname"] = person.nickname
    if person.nationality is not None:
        player["nationality"] = person.nationality
    if person.club:
        player["club"] = clubs[likeness(person.club)]
    return player | {"guid": guid_of("player", *parts)}


def _tourney(tourney: WrittenTourney, championship: int, description: str) -> Json:
    """Returns a tourney. Ranking is left to SoL (`rankedturn` 0): one click there creates it from the scores."""
    matches = [match for placed in tourney.matches for match in _matches(placed, tourney.form)]
    return {
        "championship": championship,
        "description": description,
        "date": tourney.first.day.isoformat(),
        "guid": guid_of("tourney", *sorted(placed.match.id for placed in tourney.matches)),
        **FORMS[tourney.form],
        "currentturn": max(turn for turn, _ in matches),
        "rankedturn": 0,
        "competitors": [{"players": list(numbers)} for numbers in tourney.competitors],
        "matches": [match for _, match in matches],
    }


FORMS: dict[TourneyKind, Json] = {
    TourneyKind.GAME: {"system": "roundrobin", "couplings": "circle"},
    TourneyKind.GAMES: {
        "system": "swiss",  # SoL only has finals in this kind of tourney
        "couplings": "serial",
        "finals": 1,
        "finalkind": "bestof3",
        "finalturns": True,
    },
    TourneyKind.KNOCKOUT: {"system": "knockout", "couplings": "seeds", "matcheskind": "bestof3"},
}
"""SoL's values for each form of tourney."""


def _matches(placed: Placed, form: TourneyKind) -> list[tuple[int, Json]]:
    """Returns SoL's matches for a match, each with its turn: a single one, or one per game."""
    games = placed.match.games.games
    if form is TourneyKind.GAMES:
        return [(turn, _match(placed, turn, game) | {"final": True}) for turn, game in enumerate(games, start=1)]
    further = further_scores(games) if form is TourneyKind.KNOCKOUT else {}
    return [(placed.turn, _match(placed, placed.turn, games[0]) | further)]


def _match(placed: Placed, turn: int, game: SolGame) -> Json:
    competitors = {"competitor1": placed.competitors.a, "competitor2": placed.competitors.b}
    return {"turn": turn, "board": placed.board, **competitors, **game.members()}


def _notes_on(matches: Sequence[SolMatch]) -> Iterator[str]:
    for match in matches:
        sides = match.sides
        if match.day == UNKNOWN_DAY and match.games.games:
            words = N_("The date of play is not known, so {day} was entered.")
            yield f"{sides}: {say(words, day=UNKNOWN_DAY)}"
        if not match.games.games and not match.games.remarks:
            words = N_("Not played yet, so it was left out.")
            yield f"{sides}: {say(words)}"
        for remark in match.games.remarks:
            yield f"{sides}: {remark}"


def _notes_on_people(people: People) -> Iterator[str]:
    for person in people.persons:
        if person.nickname:
            name = joined_name(person.first, person.last)
            words = N_("Another player has the name {name}. This one gets the nickname {nickname}.")
            yield say(words, name=name, nickname=person.nickname)


def _notes_on_tables(tourneys: Sequence[WrittenTourney]) -> Iterator[str]:
    for tourney in tourneys:
        for match in tourney.moved:
            words = N_("Table {table} is already taken in this round. It has a different number in SoL.")
            yield f"{match.sides}: {say(words, table=match.setup.table)}"
