"""Matches as a document of SoL's ("Scarry On Line"), the desk that tournaments are run with."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from carrom_desk.match.side import NOUGHT, Side
from carrom_desk.match.store import StoredMatch

from .sol_board import SolBoard
from .sol_game import SolGame
from .sol_heading import Headings, headings_of
from .sol_identity import guid_of
from .sol_match import UNKNOWN_DAY, SolMatch, sol_matches_of
from .sol_people import People, Person, people_of
from .sol_tourney import Form, Placed, SolTourney, tourneys_of
from .sol_words import fitted, joined_name, likeness

SIDES = {Side.A: "1", Side.B: "2"}
"""Sides as SoL marks them, in quotes: as numbers they would count for nobody."""

Json = dict[str, object]


@dataclass(frozen=True, slots=True)
class SolExport:
    """A document for SoL."""

    text: str
    """JSON, one of the two forms SoL reads."""
    notes: tuple[str, ...]
    """What could not be told as it was, each in a sentence."""


def sol_document(
    matches: Sequence[StoredMatch], *, event: str = "", season: str = "", organiser: str = ""
) -> SolExport:
    """Matches, of one event or of several, as a document for SoL.

    Args:
        matches: at least one.
        event: the event's name in place of what the matches say.
        season: in place of the year each was played in.
        organiser: the club that holds the championships; without it the players' club, where they have one only, or
            the event's name.

    Raises:
        InvalidDocument: a match has an entry that is not possible where it stands.
        ValueError: there is no match.
    """
    if not matches:
        raise ValueError("There has to be at least one match.")
    ready = sol_matches_of(matches)
    people = people_of(ready)
    tourneys = tourneys_of(ready, people)
    headings = headings_of(tourneys, people, event=event, season=season, organiser=organiser)
    document = [_shared(headings, people)]
    document += [_tourney(tourney, place, headings) for place, tourney in enumerate(tourneys)]
    text = json.dumps(document, ensure_ascii=False, indent=1) + "\n"
    return SolExport(text, (*_notes_on(ready), *_notes_on_people(people), *_notes_on_tables(tourneys)))


def _shared(headings: Headings, people: People) -> Json:
    clubs = {likeness(club): number for number, club in enumerate(headings.clubs, start=1)}
    return {
        "clubs": [{"description": club, "guid": guid_of("club", likeness(club))} for club in headings.clubs],
        "championships": [
            {
                "club": 1,
                "description": championship.description,
                "playersperteam": championship.players,
                "guid": guid_of("championship", likeness(headings.clubs[0]), likeness(championship.description)),
            }
            for championship in headings.championships
        ],
        "players": [_player(person, clubs) for person in people.persons],
    }


def _player(person: Person, clubs: dict[str, int]) -> Json:
    """Whether he agreed to be shown by name is his to say: left out, SoL goes by its own rules."""
    parts = (person.name_likeness, likeness(person.club), person.nationality or "", likeness(person.nickname))
    player: Json = {"firstname": fitted(person.first), "lastname": fitted(person.last)}
    if person.nickname:
        player["nickname"] = person.nickname
    if person.nationality is not None:
        player["nationality"] = person.nationality
    if person.club:
        player["club"] = clubs[likeness(person.club)]
    return player | {"guid": guid_of("player", *parts)}


def _tourney(tourney: SolTourney, place: int, headings: Headings) -> Json:
    """The ranking is left to SoL (`rankedturn` 0): one click there makes it from the scores."""
    matches = [match for placed in tourney.matches for match in _matches(placed, tourney.form)]
    return {
        "championship": headings.championship_of[place] + 1,
        "description": headings.descriptions[place],
        "date": tourney.first.day.isoformat(),
        "guid": guid_of("tourney", *sorted(placed.match.id for placed in tourney.matches)),
        **FORMS[tourney.form],
        "currentturn": max(turn for turn, _ in matches),
        "rankedturn": 0,
        "competitors": [{"players": list(numbers)} for numbers in tourney.competitors],
        "matches": [match for _, match in matches],
    }


FORMS: dict[Form, Json] = {
    Form.GAME: {"system": "roundrobin", "couplings": "circle"},
    Form.GAMES: {
        "system": "swiss",  # the only one that has finals in SoL
        "couplings": "serial",
        "finals": 1,
        "finalkind": "bestof3",
        "finalturns": True,
    },
    Form.KNOCKOUT: {"system": "knockout", "couplings": "seeds", "matcheskind": "bestof3"},
}
"""What SoL is told of each form of tourney."""


def _matches(placed: Placed, form: Form) -> list[tuple[int, Json]]:
    """SoL's matches for one of ours, each with its turn: one, or one for each game."""
    games = placed.match.games.games or (SolGame(score=NOUGHT),)
    if form is Form.KNOCKOUT:
        match = _match(placed, placed.turn, games[0])
        for number, game in enumerate(games[1:], start=2):
            match |= {f"score1_{number}": game.score.a, f"score2_{number}": game.score.b}
        return [(placed.turn, match)]
    if form is Form.GAME:
        return [(placed.turn, _match(placed, placed.turn, games[0]))]
    return [(turn, _match(placed, turn, game) | {"final": True}) for turn, game in enumerate(games, start=1)]


def _match(placed: Placed, turn: int, game: SolGame) -> Json:
    match: Json = {
        "turn": turn,
        "board": placed.board,
        "competitor1": placed.competitors.a,
        "competitor2": placed.competitors.b,
        "score1": game.score.a,
        "score2": game.score.b,
    }
    if game.breaker is not None:
        match["breaker"] = SIDES[game.breaker]
    if game.boards:
        match["boards"] = [_board(board) for board in game.boards]
    return match


def _board(board: SolBoard) -> Json:
    """No Queen is no key: SoL has no word for nobody."""
    queen = {} if board.queen is None else {"queen": SIDES[board.queen]}
    return {"number": board.number, "coins1": board.coins.a, "coins2": board.coins.b, **queen}


def _notes_on(matches: Sequence[SolMatch]) -> Iterator[str]:
    for match in matches:
        sides = " – ".join(match.setup.side_name(side) for side in Side)
        if match.day == UNKNOWN_DAY:
            yield f"{sides}: It is not known when this was played; the day written is {UNKNOWN_DAY}."
        for remark in match.games.remarks:
            yield f"{sides}: {remark}"


def _notes_on_people(people: People) -> Iterator[str]:
    for person in people.persons:
        if person.nickname:
            name = joined_name(person.first, person.last)
            yield f"Another player bears the name {name}: this one has the nickname {person.nickname}."


def _notes_on_tables(tourneys: Sequence[SolTourney]) -> Iterator[str]:
    for tourney in tourneys:
        for match in tourney.moved:
            sides = " – ".join(match.setup.side_name(side) for side in Side)
            yield f"{sides}: Table {match.setup.table} is taken in this round; it has another number in SoL."
