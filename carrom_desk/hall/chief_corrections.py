"""Corrections on the chief referee's page: a form becomes an entry of the log, or another plan."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from carrom_desk.exchange.codec.document import LONGEST_TEXT
from carrom_desk.exchange.paper_sheet import PaperRow
from carrom_desk.exchange.typed_sheet import is_first_break_open, with_board
from carrom_desk.i18n import N_, Words, say
from carrom_desk.match.effects.details import with_details
from carrom_desk.match.entry.entries import (
    ActEntry,
    Amended,
    BoardEntered,
    Conceded,
    Concession,
    DetailsChanged,
    Disqualified,
    Entry,
    MatchAbandoned,
    Override,
    PlayersNamed,
    WalkedOver,
)
from carrom_desk.match.log import Step
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.ports.hall_store import HallMatch
from carrom_desk.match.ports.store import MatchId, NoSuchMatch
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.record import MatchRecord, new_record, standing_entries
from carrom_desk.match.setup import LONGEST_NAME, Competition, Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.corrections import CorrectionNotice, consequence_of_correction
from carrom_desk.presentation.hall import hall_refusals, hall_text
from carrom_desk.presentation.results import words_so_far
from carrom_desk.presentation.wording.match_text import format_line, sentence
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import BoardResult
from carrom_desk.rules.texts.words import Sentence

from .hub import Hub
from .instructions import Instructions
from .planning import FORMATS, setup_of

_BOARD = N_("Game {game}, board {board}: {side}, {points}")
ENDS: Mapping[str, tuple[Words, Callable[[Side, str], Entry]]] = {
    "concede": (N_("{side} concedes the match"), lambda side, _: Conceded(side, Concession.MATCH)),
    "walkover": (N_("Walkover against {side}"), lambda side, reason: WalkedOver(side.other, reason)),
    "disqualify": (N_("{side} is disqualified"), Disqualified),
    "abandon": (N_("The match ends without a result"), lambda _, reason: MatchAbandoned(reason)),
}
"""Ends of a match other than by play, by their names in forms: the words, and the entry for a side and a reason."""


@dataclass(frozen=True, slots=True)
class Correctable:
    """A match for the page on which it is corrected."""

    known: HallMatch
    record: MatchRecord
    boards: Mapping[str, str]
    """Finished boards by place, such as 1.3, in words."""
    has_desk: bool
    """True when a desk records the match."""

    @property
    def is_planned(self) -> bool:
        """True when nothing was entered yet."""
        return self.known.owner is None

    @property
    def result(self) -> str:
        """Where the match stands, in words."""
        return _result(self.record)

    @property
    def is_toss_open(self) -> bool:
        """True when the first board typed needs its breaker."""
        return is_first_break_open(self.record)


class ChiefCorrections:
    """Corrects matches of a hub. Every method may raise `StoreError`."""

    def __init__(self, hub: Hub, instructions: Instructions) -> None:
        """Corrects by `instructions` what has begun."""
        self._hub, self._instructions = hub, instructions

    def of(self, match_id: MatchId) -> Correctable:
        """Returns a match for its page."""
        known = self._hub.store.hall_match(match_id)
        if known is None:
            raise NoSuchMatch(hall_refusals.NO_MATCH_OR_TABLE)
        found = self._hub.at_table(known)
        record = found.record or new_record(plain_setup(found.setup))
        has_desk = known.owner is not None and bool(self._instructions.desk_of(known))
        return Correctable(known, record, _boards(record), has_desk)

    def preview(self, typed: Mapping[str, str]) -> CorrectionNotice:
        """Returns what a form would change.

        Raises:
            LookupError, ValueError: the form is invalid.
            InvalidDocument: a typed board is not possible.
        """
        found = self.of(MatchId(typed["match"]))
        if typed["what"] == "boards" and found.has_desk:
            raise InvalidDocument.at("", hall_refusals.HAS_DESK)
        if typed["what"] == "boards":
            return CorrectionNotice(sentence(_result(_with_boards(found.record, typed))))
        if found.is_planned:
            after = _corrected(setup_of(found.known), _entry(typed, found.record))
            return CorrectionNotice(sentence(" · ".join((after.versus, format_line(after.competition)))))
        return consequence_of_correction(found.record, _entry(typed, found.record))

    def make(self, typed: Mapping[str, str]) -> tuple[Sentence, Callable[[], object] | None]:
        """Makes a correction; returns what was done and its undo. Raises what `preview` raises."""
        match_id = MatchId(typed["match"])
        found, changes = self.of(match_id), " ".join(self.preview(typed).text.splitlines())
        told = {"match": found.record.setup.versus, "changes": changes, "reason": typed["reason"]}
        if typed["what"] == "boards":
            self._instructions.record(found.known, found.record, _with_boards(found.record, typed))
            return Sentence.of(hall_text.CORRECTED, **told), None
        entry = _entry(typed, found.record)
        names = _renamed(found.record.setup, entry)
        if found.is_planned:
            return Sentence.of(hall_text.CORRECTED, **told), self._plan(found.known, entry, names)
        number, undo = self._instructions.give(match_id, entry)
        if names:
            self._hub.draws.rename(match_id, names)
            undo = partial(self._all, undo, partial(self._hub.draws.rename, match_id, _back(names)))
        words = hall_text.INSTRUCTED if number else hall_text.CORRECTED
        return Sentence.of(words, table=number, **told), undo

    @staticmethod
    def _all(*undone: Callable[[], object]) -> None:
        for each in undone:
            each()

    def _plan(self, known: HallMatch, entry: Entry, names: Mapping[str, str]) -> Callable[[], object]:
        """Corrects a match that has not begun."""
        before, draws = setup_of(known), self._hub.draws
        if names and draws.rename(known.match_id, names):
            return partial(draws.rename, known.match_id, _back(names))
        self._hub.planning.put_setup(known.match_id, _corrected(before, entry))
        return partial(self._hub.planning.put_setup, known.match_id, before)


def _back(names: Mapping[str, str]) -> dict[str, str]:
    return {new: old for old, new in names.items()}


def _result(record: MatchRecord) -> str:
    return words_so_far(record, record.setup.names)


def _renamed(setup: Setup, entry: Entry) -> dict[str, str]:
    """Returns the new names of sides by the former ones."""
    if not isinstance(entry, DetailsChanged) or entry.players is None:
        return {}
    after = _corrected(setup, entry)
    return {old: new for old, new in zip(setup.names, after.names, strict=True) if old != new}


def _corrected(setup: Setup, entry: Entry) -> Setup:
    """Returns a plan with the details of an entry."""
    assert isinstance(entry, DetailsChanged), "a match that has not begun has only details"
    return replace(with_details(setup, entry), competition=entry.competition or setup.competition)


# Forms


def _entry(typed: Mapping[str, str], record: MatchRecord) -> Entry:
    """Returns the entry of a form; raises `LookupError`, `ValueError` for an invalid one."""
    reason, setup = typed["reason"].strip()[:LONGEST_TEXT], record.setup
    if not reason:
        raise ValueError(reason)
    match typed["what"]:
        case "players":
            return DetailsChanged(players=_players(typed, setup), reason=reason)
        case "format":
            return DetailsChanged(competition=_format(typed["format"], setup.competition), reason=reason)
        case "board":
            winner, points = Side(typed["winner"]), int(typed["points"])
            return _board(_ends_of_boards(record)[typed["board"]], winner, points, reason)
        case _:
            return ENDS[typed["end"]][1](Side(typed["side"]), reason)


def _players(typed: Mapping[str, str], setup: Setup) -> PlayersNamed:
    seats = [seat for seat in Seat if seat.value in typed]
    names = {seat: " ".join(typed[seat.value].split())[:LONGEST_NAME] for seat in seats}
    folded = [name.casefold() for name in names.values()]
    if not all(folded) or len(set(folded)) < len(folded):
        twice = next((name for name in names.values() if folded.count(name.casefold()) > 1), "")
        raise InvalidDocument.at("", hall_text.NAMED_TWICE, player=twice)
    return PlayersNamed(**{seat.value: replace(setup.player_at(seat), name=name) for seat, name in names.items()})


def _format(name: str, before: Competition) -> Competition:
    """Returns the usual format of this name with everything else as before."""
    usual = FORMATS[name]
    return replace(before, games=usual.games, points=usual.points, boards=usual.boards)


def _board(step: Step, winner: Side, points: int, reason: str) -> Override | Amended:
    """Returns the correction of a board's result; `step` ended it."""
    entry, ruled = step.entry, step.after.last_ruled
    if isinstance(entry, BoardEntered):
        board = replace(entry, winner=winner, points=points, men=None, slam=None, reason=reason)
        return Amended(step.number, board, reason)
    assert ruled is not None, "an act ended the board"
    party = Party.OWN if winner is ruled.board.turn.side else Party.OPPONENT
    return Override(reason, board=BoardResult(party, points, 0), of=ruled.number)


def _ends_of_boards(record: MatchRecord) -> dict[str, Step]:
    """Returns what ended each finished board whose result can be corrected, by place such as 1.3."""
    found: dict[str, Step] = {}
    for step in standing_entries(record):
        if isinstance(step.entry, ActEntry | Override | BoardEntered):
            ended = step.after.all_boards.keys() - step.before.all_boards.keys()
            found |= {f"{game}.{board}": step for game, board in ended}
    return found


def _boards(record: MatchRecord) -> dict[str, str]:
    ends, found = _ends_of_boards(record), {}
    for game in record.state.all_games:
        for board in game.boards:
            place = f"{game.number}.{board.number}"
            if place in ends:
                side = "–" if board.winner is None else record.setup.side_name(board.winner)
                words = {"game": game.number, "board": board.number, "side": side, "points": board.points}
                found[place] = say(_BOARD, **words)
    return found


_QUEEN = {"A": Side.A, "B": Side.B, "-": None, "–": None, "": None}


def _with_boards(record: MatchRecord, typed: Mapping[str, str]) -> MatchRecord:
    """Returns a match with typed boards, one per line: winner, men of the other side left, who covered the Queen.

    Raises:
        InvalidDocument: a line is not a board, or the board is not possible; with its place.
    """
    breaker = Seat.B1 if typed.get("breaker") == Side.B.value else Seat.A1
    lines = [line for line in typed["boards"].upper().splitlines() if line.strip()]
    if not lines:
        raise InvalidDocument.at("/line/1", hall_refusals.NO_BOARD)
    for number, line in enumerate(lines, 1):
        winner, men, queen = (*line.replace(",", " ").split(), "", "")[:3]
        if winner not in ("A", "B") or not men.isdecimal() or queen not in _QUEEN:
            raise InvalidDocument.at(f"/line/{number}", hall_refusals.NO_BOARD)
        try:
            record = with_board(record, PaperRow(breaker, Side(winner.lower()), int(men), _QUEEN[queen]))
        except InvalidDocument as error:
            problems = (DocumentProblem(f"/line/{number}", each.problem) for each in error.problems)
            raise InvalidDocument(tuple(problems)) from error
    return record
