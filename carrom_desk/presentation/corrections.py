"""What a correction would change, before it is recorded: by name, the gravest first, in whole sentences."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum, unique

from carrom_desk.i18n import N_, NN_, _, say
from carrom_desk.match.correction_effect import Change, CorrectionEffect, Game, TablePart, effect_of
from carrom_desk.match.effects.outcome import Outcome
from carrom_desk.match.entry.entries import ActEntry, Amended, Correction, Entry, Override, PlainEntry
from carrom_desk.match.history import BoardKey, BoardRecord, GameRecord
from carrom_desk.match.problems import Reason, Refusal
from carrom_desk.match.record import MatchRecord, latest_steps, standing_entries, state_before, step_of
from carrom_desk.match.side import Side
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.rules.ruling import Turn
from carrom_desk.rules.texts.piece_text import queen_words
from carrom_desk.rules.texts.words import NAMED

from .names import Names, full_names, spoken_names
from .wording.entry_text import actor, correction_words, what
from .wording.match_text import IN_TURN, game_won, match_won, place_alone, score_text
from .wording.refusal_text import why_refused

NOTHING_CHANGES = N_("Nothing on the table or in any result changes.")
_REWRITES = {
    Reason.PLAYED_BY_THE_OTHER_COLOUR: N_("Entry {entry} would be played by the other colour."),
    Reason.PLAYED_ON_ANOTHER_BOARD: N_("Entry {entry} would belong to another board."),
    Reason.PLAYED_BECOMES_IMPOSSIBLE: N_("Entry {entry} would not be possible."),
}
"""What a refused correction would do to the first entry that it would rewrite."""


@unique
class WayOut(StrEnum):
    """What can be done where a correction would rewrite what was played."""

    UNDO = "undo"
    """Undo the entry and all later ones, and enter them again."""
    TURN = "turn"
    """Keep the turn as it was given at the table (51, 125b)."""
    RESULT = "result"
    """Correct only the result of the board, which is over."""


@dataclass(frozen=True, slots=True)
class CorrectionNotice:
    """What a form says would follow from its entry."""

    text: str
    """What changes, or why the entry is refused."""
    question: str = ""
    """Question before a score, a winner or the turn changes; empty if one press is enough."""
    is_refused: bool = False
    ways: tuple[tuple[WayOut, str], ...] = ()
    """What can be done instead, with the titles of the buttons."""
    call: str = ""
    """Words to call."""
    decision: str = ""
    laws: tuple[str, ...] = ()
    """Numbers of the laws, the deciding one first."""

    @property
    def whole(self) -> str:
        """Returns what is called, decided and follows, line by line."""
        return "\n".join(filter(None, (self.call, self.decision, self.text)))


def consequence_of_correction(record: MatchRecord, correction: Entry) -> CorrectionNotice:
    """Returns what a correction would change in a match, or why it is refused and what can be done instead."""
    found = effect_of(record, correction)
    if isinstance(found, Refusal):
        return _refused(record, correction, found)
    lines = tuple(_changes(record, found)) or (say(NOTHING_CHANGES),)
    question = _("Record this correction?") if found.needs_second_press else ""
    return CorrectionNotice("\n".join((*_given(correction), *lines)), question)


def undone_from(correction: Entry, refusal: Refusal) -> int:
    """Returns the number of the entry that is undone, with all later ones, to make a correction possible."""
    if isinstance(correction, Amended):
        return correction.number
    assert refusal.first is not None, "nothing would be rewritten"
    return refusal.first


def first_rewritten(record: MatchRecord, correction: Entry) -> int | None:
    """Returns the number of the first entry that a correction would rewrite; None if it is possible."""
    found = effect_of(record, correction)
    return found.first if isinstance(found, Refusal) else None


def turn_at_table(record: MatchRecord, number: int) -> Turn | None:
    """Returns the turn that was given after an act; None if it is no act, or ended its board."""
    step = step_of(record, number)
    ruling = step.entry.ruling if step is not None and isinstance(step.entry, ActEntry) else None
    return None if ruling is None or ruling.turn is Turn.BOARD_OVER else ruling.turn


def act_that_ended_board(record: MatchRecord, number: int) -> int | None:
    """Returns the number of the act that ended the board of an entry; None while that board is in progress."""
    board = state_before(record, number).board_key
    for step in standing_entries(record):
        if step.number < number or step.before.board_key != board or not isinstance(step.entry, ActEntry):
            continue
        last = step.after.last_ruled
        if last is not None and last.number == step.number and last.ruling.board is not None:
            return step.number
    return None


def ending_of(record: MatchRecord) -> int | None:
    """Returns the number of the entry that ended the last board, game or match; None while nothing has ended."""
    ended = next((step for step in latest_steps(record) if step.entry.about.may_end), None)
    if ended is None or not (record.state.is_over or record.state.is_between_boards):
        return None
    last = record.state.last_ruled
    return last.number if isinstance(ended.entry, Override) and last is not None else ended.number


def board_result_title(before: MatchState) -> str:
    """Returns the title of a form about the result of a board; the state is one before its end."""
    words = _("Result of game {game}, board {board}")
    return words.format(game=before.current_game.number, board=before.current_board.number)


def amended_title(record: MatchRecord, number: int, at: str) -> str:
    """Returns what an entry says, where in the match it is, and its time (empty if unknown)."""
    before, entry = state_before(record, number), record.entries[number].entry
    told = _said(before, entry) if isinstance(entry, PlainEntry) else ""
    return " · ".join(filter(None, (told, place_alone(before), at)))


def _given(correction: Entry) -> Iterator[str]:
    if isinstance(correction, Amended) and correction.turn is not None:
        yield _("The turn stays as it was given at the table.")


def _refused(record: MatchRecord, correction: Entry, refusal: Refusal) -> CorrectionNotice:
    if refusal.first is None:
        return CorrectionNotice(why_refused(refusal), is_refused=True)
    text = say(_REWRITES[refusal.reason], entry=entry_named(record, refusal.first))
    rule = _("A correction never changes what was played later.")
    return CorrectionNotice(f"{text} {rule}", is_refused=True, ways=tuple(_ways(record, correction, refusal)))


def _ways(record: MatchRecord, correction: Entry, refusal: Refusal) -> Iterator[tuple[WayOut, str]]:
    first, last = undone_from(correction, refusal), record.standing[-1]
    words = N_("Undo entry {first}…") if first == last else N_("Undo entries {first} to {last}…")
    yield WayOut.UNDO, say(words, first=first, last=last)
    if not isinstance(correction, Amended):
        return
    given = turn_at_table(record, correction.number)
    if given is not None and correction.turn is None:
        kept = effect_of(record, replace(correction, turn=given))
        if not isinstance(kept, Refusal):
            yield WayOut.TURN, _("Turn was given wrongly")
    act = act_that_ended_board(record, correction.number)
    is_last = record.state.last_ruled is not None and record.state.last_ruled.number == act
    if act is not None and not is_last:
        yield WayOut.RESULT, _("Correct this board’s result…")


def entry_named(record: MatchRecord, number: int) -> str:
    """Returns an entry's number with its text as in the log."""
    entry, before = record.entries[number].entry, state_before(record, number)
    said = correction_words(entry, None) if isinstance(entry, Correction) else _said(before, entry)
    return _("{number} ({said})").format(number=number, said=said)


def _said(before: MatchState, entry: PlainEntry) -> str:
    """Returns what an entry says, after the short name of who acted."""
    name, happened = spoken_names(before.setup).who(*actor(before, entry)), what(before, entry)
    return say(NAMED, name=name, text=happened) if name else happened


def _changes(record: MatchRecord, effect: CorrectionEffect) -> Iterator[str]:
    names = full_names(effect.after.setup)
    if effect.match is not None:
        yield from _match(names, effect.match)
    is_one_game = len({game for game, _ in effect.boards} | effect.games.keys()) < 2
    yield from (_board(names, key, change, is_alone=is_one_game) for key, change in effect.boards.items())
    yield from (_game(names, number, change) for number, change in effect.games.items())
    yield from _table(names, effect)
    for entries, words in (
        (effect.lapsed, _("Entries no longer valid: {entries}.")),
        (effect.restored, _("Entries valid again: {entries}.")),
    ):
        if entries:
            yield words.format(entries="; ".join(entry_named(record, number) for number in entries))


def _match(names: Names, change: Change[Outcome]) -> Iterator[str]:
    """Yields who wins the match now, or that it no longer has a winner."""
    was, now = change.before, change.after
    if now.is_final and (now.winner, now.games) != (was.winner, was.games):
        yield match_won(names, now.winner, now.games)
    elif was.is_final and not now.is_final:
        yield _("The match is not over.")


def _board(names: Names, key: BoardKey, change: Change[BoardRecord | None], *, is_alone: bool) -> str:
    was, now, (game, board) = change.before, change.after, key
    if now is None:
        words = N_("Board {board} is not finished."), N_("Board {board} of game {game} is not finished.")
        return say(words[not is_alone], board=board, game=game)
    if was is None or was.winner is not now.winner:
        words = (
            NN_("Board {board} goes to {side}, {count} point.", "Board {board} goes to {side}, {count} points."),
            NN_(
                "Board {board} of game {game} goes to {side}, {count} point.",
                "Board {board} of game {game} goes to {side}, {count} points.",
            ),
        )
    elif now.winner is None:
        words = (N_("Nobody scores in board {board}."), N_("Nobody scores in board {board} of game {game}."))
    elif was.points != now.points:
        words = (
            NN_(
                "Board {board} counts {count} point for {side}, not {before}.",
                "Board {board} counts {count} points for {side}, not {before}.",
            ),
            NN_(
                "Board {board} of game {game} counts {count} point for {side}, not {before}.",
                "Board {board} of game {game} counts {count} points for {side}, not {before}.",
            ),
        )
    else:
        words = (
            N_("Board {board} keeps its points. Queen, claim or slam change."),
            N_("Board {board} of game {game} keeps its points. Queen, claim or slam change."),
        )
    before = 0 if was is None else was.points
    side = "" if now.winner is None else names.side(now.winner)
    places = {"board": board, "game": game, "side": side}
    return say(words[not is_alone], **places, count=now.points, before=before)


def _game(names: Names, number: int, change: Change[Game | None]) -> str:
    was, now = change.before, change.after
    if now is None:
        return _("Game {game} is not played.").format(game=number)
    if isinstance(now, GameRecord):
        return game_won(names, now.number, now.winner, now.score)
    if isinstance(was, GameRecord):
        words = _("Game {game} is not finished. Its score is {score}.")
        return words.format(game=now.number, score=names.score(now.score))
    return _("Game {game} becomes {score}.").format(game=now.number, score=names.score(now.score))


def _table(names: Names, effect: CorrectionEffect) -> Iterator[str]:
    """Yields what changes on the table."""
    parts, board = effect.table, effect.after.board
    if not parts:
        return
    if board is None:
        yield _("No board is in progress.")
        return
    if TablePart.BOARD in parts:
        yield _("On the table is {place}, {score}.").format(
            place=place_alone(effect.after), score=score_text(effect.after.score)
        )
    if TablePart.MEN in parts:
        lying = board.on_board
        words = _("On the board: {white} white, {black} black.")
        yield words.format(white=lying.of(board.white), black=lying.of(board.white.other))
    if TablePart.QUEEN in parts:
        yield _queen(names, board)
    if TablePart.DUE in parts:
        words = _("Owed: {white} white, {black} black.")
        yield words.format(white=board.due.of(board.white), black=board.due.of(board.white.other))
    if parts & {TablePart.BOARD, TablePart.TURN}:
        yield say(IN_TURN, player=names.player(board.turn))


def _queen(names: Names, board: BoardState) -> str:
    holder: Side | None = board.queen_holder
    if holder is not None:
        return _("{side}: Queen covered.").format(side=names.side(holder))
    return queen_words(board.position.queen)
