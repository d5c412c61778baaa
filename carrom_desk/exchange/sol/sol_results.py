"""Writes results back into the organiser's SoL file, keeping its identifiers and all other contents."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any

from carrom_desk.i18n import N_, Words, say
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.presentation.wording.match_text import score_text

from .sol_names import likeness
from .sol_pairings import BEST_OF_3, SolPairing, read_sol
from .sol_reading import documents_of, packed, sol_text
from .sol_scores import Json, SolGame, SolGames, further_scores
from .sol_tourneys import UNKNOWN_DAY, SolMatch, sol_matches_of

_Players = tuple[Player, ...]
_Identity = tuple[str, str, str]
"""Distinguishing features of a player: similarity of name, club and country."""

_NO_PAIRING = N_("The file has no pairing for this event and round between these sides. Nothing was saved.")
_SEVERAL = N_(
    "The file has several pairings for this event and round between these sides, and neither table nor "
    "date shows which is meant. Nothing was saved."
)
_RIVALS = N_("Several matches have a result for this pairing. Nothing was saved. Keep only the one that counts.")
_NO_RESULT = N_("No result yet. Nothing was saved.")
_KEPT = N_("The file already has a different result. It was left unchanged.")
_SAVED = N_("{sides}: {score}, saved for round {round}, table {table}.")


@dataclass(frozen=True, slots=True)
class SolResults:
    """The organiser's file with results added."""

    text: str
    """JSON, one of the two formats that SoL reads."""
    written: tuple[str, ...]
    """One sentence for each match whose result was written."""
    notes: tuple[str, ...]
    """Sentences on results that were not written, and data that SoL cannot store."""
    kept: int = 0
    """Sentences on existing results that differ from ours, and stay unless replacing is requested."""

    def content_for(self, name: str) -> bytes:
        """Returns the contents for a file of this name, compressed if the name says so."""
        return packed(self.text, name)


def with_results(
    content: bytes,
    name: str,
    matches: Sequence[StoredMatch],
    *,
    replace: bool = False,
    ties: Sequence[tuple[Setup, BySide[int]]] = (),
) -> SolResults:
    """Writes the scores and boards of matches into the file with their pairings.

    A match belongs to the pairing of the same event, round and sides in any order; if there are several, to the one at
    its table, then to the one on its day. If that is still ambiguous, or several matches have a result for one pairing,
    nothing is written. Existing results are kept without `replace`, and matches without a result are skipped. Ties of
    teams are written with the matches that each has won as its points.

    Raises:
        InvalidDocument: the file is not a SoL file, with every problem and its place; or a match has an entry that is
            not possible at its place.
    """
    text = sol_text(content, name)
    pairings = _Pairings(read_sol(text))
    # SoL reads JSON as well as YAML, and only JSON can be written again without a library that keeps comments.
    documents: Any = json.loads(json.dumps(documents_of(text)))  # a private copy that may be modified
    written: list[str] = []
    notes: list[str] = []
    kept = 0
    found = [(match, pairings.of(match)) for match in (*sol_matches_of(matches), *map(_tie, ties))]
    # A match broken off and played again has the same pairing: only one of the two can be meant.
    with_result = Counter(of[0].places for match, of in found if len(of) == 1 and match.games.games)
    for match, of in found:
        why = _why_not(match, of, with_result, replace=replace)
        if why is None:
            notes += [f"{match.sides}: {note}" for note in _write(match, of[0], documents)]
            paired = of[0].setup
            score = " ".join(score_text(game.score) for game in match.games.games)
            written.append(say(_SAVED, sides=match.sides, score=score, round=paired.round, table=paired.table))
            continue
        remarks = " ".join(match.games.remarks) if why is _NO_RESULT else ""
        notes.append(f"{match.sides}: {remarks or say(why)}")
        kept += why is _KEPT
    plain = json.dumps(documents, ensure_ascii=False, indent=1) + "\n"
    return SolResults(plain, tuple(written), tuple(notes), kept)


def _tie(tie: tuple[Setup, BySide[int]]) -> SolMatch:
    """Returns a tie of teams, with the matches won as its points."""
    setup, score = tie
    games = () if score == NOUGHT else (SolGame(score),)
    return SolMatch(MatchId(""), setup, UNKNOWN_DAY, "", SolGames(games))


def _why_not(
    match: SolMatch, of: Sequence[SolPairing], with_result: Mapping[tuple[tuple[int, int], ...], int], *, replace: bool
) -> Words | None:
    """Returns why a match's result is not written to its possible pairings; None if it is."""
    if not of:
        return _NO_PAIRING
    if not match.games.games:
        return _NO_RESULT
    if len(of) > 1:
        return _SEVERAL
    if with_result[of[0].places] > 1:
        return _RIVALS
    return _KEPT if _has_another(match, of[0]) and not replace else None


class _Pairings:
    """Finds the pairings of matches in a file."""

    def __init__(self, pairings: Sequence[SolPairing]) -> None:
        self._known = frozenset(identity for each in pairings for identity in _identities(each.setup))
        self._of_round: dict[tuple[str, str], list[SolPairing]] = {}
        for each in pairings:
            self._of_round.setdefault(_round(each.setup), []).append(each)

    def of(self, match: SolMatch) -> Sequence[SolPairing]:
        """Returns the possible pairings of a match: none, one, or several that cannot be distinguished."""
        sides = match.setup.sides
        found = [
            each
            for each in self._of_round.get(_round(match.setup), ())
            if _are_seated(sides, each.setup.sides, self._known)
            or _are_seated(sides.swapped(), each.setup.sides, self._known)
        ]
        tells: tuple[Callable[[SolPairing], bool], ...] = (
            lambda each: likeness(each.setup.table) == likeness(match.setup.table),
            lambda each: each.day == match.day,
        )
        for tell in tells:
            # A hint that fits none is worth nothing: tables change during a day.
            found = [each for each in found if tell(each)] or found
        return found


def _round(setup: Setup) -> tuple[str, str]:
    return likeness(setup.event), likeness(setup.round)


def _are_seated(ours: BySide[_Players], theirs: BySide[_Players], known: AbstractSet[_Identity]) -> bool:
    """Returns True when these are the same sides in the same order, by name and, where known in the file, by club and
    country.
    """
    return all(_are_same(ours.of(side), theirs.of(side), known) for side in Side)


def _are_same(ours: _Players, theirs: _Players, known: AbstractSet[_Identity]) -> bool:
    names, others = (sorted(likeness(player.name) for player in side) for side in (ours, theirs))
    # Two players of one name are told apart by club and country; where the file knows neither, the name decides.
    return names == others and set(map(_identity, ours)) & known <= set(map(_identity, theirs))


def _identities(setup: Setup) -> AbstractSet[_Identity]:
    return {_identity(player) for player in setup.players}


def _identity(player: Player) -> _Identity:
    return likeness(player.name), likeness(player.club), likeness(player.country)


def _has_another(match: SolMatch, pairing: SolPairing) -> bool:
    """Returns True when the file has a result that differs from ours."""
    return pairing.has_result and pairing.games != tuple(game.score for game in _as_paired(match, pairing))


def _as_paired(match: SolMatch, pairing: SolPairing) -> tuple[SolGame, ...]:
    """Returns the games with the sides in the file's order."""
    if _are_seated(match.setup.sides, pairing.setup.sides, _identities(pairing.setup)):
        return match.games.games
    return tuple(game.swapped() for game in match.games.games)


def _write(match: SolMatch, pairing: SolPairing, documents: list[Json]) -> Iterator[str]:
    games = _as_paired(match, pairing)
    tourney = documents[pairing.places[0][0]]
    entries = [tourney["matches"][place] for _, place in pairing.places]
    yield from match.games.remarks
    if len(games) > 1 and tourney.get("matcheskind") == BEST_OF_3 and len(entries) == 1:
        yield from _write_at_once(games, entries[0])
        return
    if len(games) > 1 and tourney.get("finalkind") != BEST_OF_3:
        words = N_("The file has one game for this match. Only the first of {games} was saved.")
        yield say(words, games=len(games))
        games = games[:1]
    for number, game in enumerate(games):
        # The organiser pairs only the first game of a final; SoL itself adds the others as they are played.
        if number == len(entries):
            entries.append(_next_final(entries[-1]))
            tourney["matches"].append(entries[-1])
        # Those of a former result would contradict the new score.
        entries[number].pop("boards", None)
        entries[number] |= game.members()


def _write_at_once(games: Sequence[SolGame], entry: Json) -> Iterator[str]:
    """Writes all games of a best-of-three match into one SoL match, which has no room for boards."""
    entry.pop("boards", None)
    entry |= {"score1": games[0].score.a, "score2": games[0].score.b, **further_scores(games)}
    if any(game.boards for game in games):
        words = N_("SoL cannot store the boards of a three-game match. Only the scores were saved.")
        yield say(words)


def _next_final(entry: Mapping[str, Any]) -> Json:
    """Returns the next game of a final: each is a SoL match of the next turn."""
    shared = {key: entry[key] for key in ("board", "competitor1", "competitor2")}
    return {**shared, "turn": entry["turn"] + 1, "final": True}
