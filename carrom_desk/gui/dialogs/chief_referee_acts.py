"""What the chief referee and rare moments need: each act's fields, its words, and the entry it makes."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.languages.saying import say
from carrom_desk.match.entries import (
    BoardReplayed,
    Conceded,
    Concession,
    Disqualified,
    Noted,
    Passed,
    Paused,
    PlainEntry,
    ProtestDecided,
    ProtestLodged,
    SidesChanged,
    TimeOver,
    TurnCorrected,
    WalkedOver,
    Warned,
)
from carrom_desk.match.side import Seat, Side
from carrom_desk.rules.breaches import BreachGroup, others
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Law


@unique
class SeldomAct(StrEnum):
    """An act that happens seldom, the most frequent first."""

    NOTE = "note"
    PAUSE = "pause"
    WARNING = "warning"
    CORRECT_TURN = "correct_turn"
    PASS = "pass"
    REPLAY_BOARD = "replay_board"
    CHANGE_SIDES = "change_sides"
    TIME_OVER = "time_over"
    PROTEST = "protest"
    PROTEST_DECIDED = "protest_decided"
    CONCEDE = "concede"
    WALKOVER = "walkover"
    DISQUALIFY = "disqualify"


@unique
class Option(StrEnum):
    """A choice that an act leaves."""

    GAME = "game"
    MATCH = "match"
    OVERRULED = "overruled"
    UPHELD = "upheld"


@unique
class TextNeed(StrEnum):
    """Whether words go with an act."""

    NONE = "none"
    MAY = "may"
    MUST = "must"


@dataclass(frozen=True, slots=True)
class Needs:
    """What an act has to be told."""

    side: bool = False
    player: bool = False
    options: tuple[Option, ...] = ()
    text: TextNeed = TextNeed.NONE


NEEDS: Mapping[SeldomAct, Needs] = MappingProxyType(
    {
        SeldomAct.NOTE: Needs(text=TextNeed.MUST),
        SeldomAct.PAUSE: Needs(text=TextNeed.MAY),
        SeldomAct.WARNING: Needs(player=True, text=TextNeed.MUST),
        SeldomAct.CORRECT_TURN: Needs(player=True, text=TextNeed.MUST),
        SeldomAct.TIME_OVER: Needs(),
        SeldomAct.PASS: Needs(),
        SeldomAct.REPLAY_BOARD: Needs(text=TextNeed.MUST),
        SeldomAct.CHANGE_SIDES: Needs(),
        SeldomAct.PROTEST: Needs(side=True, text=TextNeed.MUST),
        SeldomAct.PROTEST_DECIDED: Needs(options=(Option.OVERRULED, Option.UPHELD), text=TextNeed.MAY),
        SeldomAct.CONCEDE: Needs(side=True, options=(Option.GAME, Option.MATCH)),
        SeldomAct.WALKOVER: Needs(side=True, text=TextNeed.MUST),
        SeldomAct.DISQUALIFY: Needs(side=True, text=TextNeed.MUST),
    }
)


@dataclass(frozen=True, slots=True)
class Told:
    """What the umpire has said about an act."""

    side: Side | None = None
    seat: Seat | None = None
    option: Option | None = None
    text: str = ""

    def is_enough(self, needs: Needs) -> bool:
        """Whether nothing is missing."""
        has_side = self.side is not None or not needs.side
        has_player = self.seat is not None or not needs.player
        has_option = self.option in needs.options or not needs.options
        has_text = bool(self.text.strip()) or needs.text is not TextNeed.MUST
        return has_side and has_player and has_option and has_text


def entry_of(act: SeldomAct, told: Told) -> PlainEntry | None:
    """The entry; None while something is missing."""
    if not told.is_enough(NEEDS[act]):
        return None
    return _made(act, told.side or Side.A, told.seat or Seat.A1, told.option, told.text.strip())


def samples_of(act: SeldomAct) -> tuple[PlainEntry, ...]:
    """Entries of this kind, to ask whether any is possible at all."""
    seats = (Seat.A1, Seat.B1) if NEEDS[act].player else (Seat.A1,)
    return tuple(_made(act, Side.A, seat, next(iter(NEEDS[act].options), None), "…") for seat in seats)


def _made(act: SeldomAct, side: Side, seat: Seat, option: Option | None, text: str) -> PlainEntry:
    match act:
        case SeldomAct.NOTE:
            return Noted(text)
        case SeldomAct.PAUSE:
            return Paused(text)
        case SeldomAct.WARNING:
            return Warned(seat.side, text, seat.number)
        case SeldomAct.CORRECT_TURN:
            return TurnCorrected(seat, text)
        case SeldomAct.TIME_OVER:
            return TimeOver()
        case SeldomAct.PASS:
            return Passed()
        case SeldomAct.REPLAY_BOARD:
            return BoardReplayed(text)
        case SeldomAct.CHANGE_SIDES:
            return SidesChanged()
        case SeldomAct.PROTEST:
            return ProtestLodged(side, text)
        case SeldomAct.PROTEST_DECIDED:
            return ProtestDecided(upheld=option is Option.UPHELD, reason=text)
        case SeldomAct.CONCEDE:
            return Conceded(side, Concession.MATCH if option is Option.MATCH else Concession.GAME)
        case SeldomAct.WALKOVER:
            return WalkedOver(side, text)
        case SeldomAct.DISQUALIFY:
            return Disqualified(side, text)


def act_title(act: SeldomAct) -> str:
    """What an act is called."""
    match act:
        case SeldomAct.NOTE:
            return QCoreApplication.translate("SeldomActs", "Note")
        case SeldomAct.PAUSE:
            return QCoreApplication.translate("SeldomActs", "Pause")
        case SeldomAct.WARNING:
            return QCoreApplication.translate("SeldomActs", "Warning")
        case SeldomAct.CORRECT_TURN:
            return QCoreApplication.translate("SeldomActs", "Correct the turn")
        case SeldomAct.TIME_OVER:
            return QCoreApplication.translate("SeldomActs", "Time of the game over")
        case SeldomAct.PASS:
            return QCoreApplication.translate("SeldomActs", "Pass")
        case SeldomAct.REPLAY_BOARD:
            return QCoreApplication.translate("SeldomActs", "Replay the board")
        case SeldomAct.CHANGE_SIDES:
            return QCoreApplication.translate("SeldomActs", "Sides changed")
        case SeldomAct.PROTEST:
            return QCoreApplication.translate("SeldomActs", "Protest")
        case SeldomAct.PROTEST_DECIDED:
            return QCoreApplication.translate("SeldomActs", "Protest decided")
        case SeldomAct.CONCEDE:
            return QCoreApplication.translate("SeldomActs", "Concede")
        case SeldomAct.WALKOVER:
            return QCoreApplication.translate("SeldomActs", "Walkover")
        case SeldomAct.DISQUALIFY:
            return QCoreApplication.translate("SeldomActs", "Disqualify")


def act_meaning(act: SeldomAct) -> str:
    """What an act does."""
    match act:
        case SeldomAct.NOTE:
            return QCoreApplication.translate("SeldomActs", "A remark for the report; it changes nothing.")
        case SeldomAct.PAUSE:
            return QCoreApplication.translate(
                "SeldomActs", "Time stands still: an appeal, the chief referee is called. “Play” goes on."
            )
        case SeldomAct.WARNING:
            return QCoreApplication.translate("SeldomActs", "A caution: it stands in the report and rules nothing.")
        case SeldomAct.CORRECT_TURN:
            return QCoreApplication.translate(
                "SeldomActs",
                "A mistake noticed after the next stroke: say who is in turn now. Before the break is made he breaks, "
                "with white.",
            )
        case SeldomAct.TIME_OVER:
            return QCoreApplication.translate(
                "SeldomActs", "The game ends: the board in progress does not count, and who leads wins."
            )
        case SeldomAct.PASS:
            return QCoreApplication.translate(
                "SeldomActs", "The player in turn does not strike. When everyone passed three times, replay the board."
            )
        case SeldomAct.REPLAY_BOARD:
            return QCoreApplication.translate(
                "SeldomActs", "The board is cancelled and played again with the same breaker."
            )
        case SeldomAct.CHANGE_SIDES:
            return QCoreApplication.translate("SeldomActs", "The players have changed sides.")
        case SeldomAct.PROTEST:
            return QCoreApplication.translate(
                "SeldomActs", "The result is withheld until the chief referee has decided; play may go on."
            )
        case SeldomAct.PROTEST_DECIDED:
            return QCoreApplication.translate(
                "SeldomActs", "Upheld, play goes on from the start of that board; overruled, all stands."
            )
        case SeldomAct.CONCEDE:
            return QCoreApplication.translate("SeldomActs", "A side gives up the game or the match.")
        case SeldomAct.WALKOVER:
            return QCoreApplication.translate(
                "SeldomActs", "A side wins because the other does not appear or cannot play."
            )
        case SeldomAct.DISQUALIFY:
            return QCoreApplication.translate("SeldomActs", "A side loses the match.")


def side_question(act: SeldomAct) -> str:
    """What is asked about the side."""
    match act:
        case SeldomAct.WALKOVER:
            return QCoreApplication.translate("SeldomActs", "Who wins?")
        case SeldomAct.CONCEDE:
            return QCoreApplication.translate("SeldomActs", "Who concedes?")
        case SeldomAct.PROTEST:
            return QCoreApplication.translate("SeldomActs", "Who protests?")
        case _:
            return QCoreApplication.translate("SeldomActs", "Who loses the match?")


def player_question(act: SeldomAct) -> str:
    """What is asked about the player."""
    if act is SeldomAct.WARNING:
        return QCoreApplication.translate("SeldomActs", "Who is warned?")
    return QCoreApplication.translate("SeldomActs", "Who is in turn?")


def text_title(act: SeldomAct) -> str:
    """What the words are."""
    if act is SeldomAct.NOTE:
        return QCoreApplication.translate("SeldomActs", "Remark")
    if act is SeldomAct.PROTEST:
        return QCoreApplication.translate("SeldomActs", "Facts, decision given, and what is asked for")
    return QCoreApplication.translate("SeldomActs", "Reason")


def option_title(option: Option) -> str:
    """What an option is called."""
    match option:
        case Option.GAME:
            return QCoreApplication.translate("SeldomActs", "the game")
        case Option.MATCH:
            return QCoreApplication.translate("SeldomActs", "the match")
        case Option.OVERRULED:
            return QCoreApplication.translate("SeldomActs", "overruled")
        case Option.UPHELD:
            return QCoreApplication.translate("SeldomActs", "upheld")


def ready_words(act: SeldomAct, edition: Edition) -> tuple[str, ...]:
    """The usual reasons, with the laws of the edition; none where an act has no usual ones."""
    match act:
        case SeldomAct.DISQUALIFY:
            return _grounds(edition)
        case SeldomAct.PAUSE:
            return tuple(_cited(words, edition, law) for words, law in _pauses())
        case SeldomAct.REPLAY_BOARD:
            return tuple(_cited(words, edition, law) for words, law in _replays())
        case SeldomAct.WALKOVER:
            return tuple(_cited(words, edition, law) for words, law in _walkovers())
        case _:
            return ()


def _cited(words: str, edition: Edition, law: Law | None) -> str:
    """Words with their law, where the edition has it."""
    number = None if law is None else edition.numbers.get(law)
    if number is None:
        return words
    return QCoreApplication.translate("Ready", "{words} (law {law})").format(words=words, law=number)


def _grounds(edition: Edition) -> tuple[str, ...]:
    """What loses the match, in the order of the laws; indiscipline of any other kind last."""
    grounds = [each for each in others() if each.group is BreachGroup.LOSES_MATCH]
    grounds.sort(key=lambda each: ("(" not in each.law.value, each.law.value))
    return tuple(_cited(say(each.words), edition, each.law) for each in grounds)


def _pauses() -> tuple[tuple[str, Law | None], ...]:
    return (
        (QCoreApplication.translate("Ready", "Appeal"), Law.TIME_STANDS_DURING_APPEAL),
        (QCoreApplication.translate("Ready", "Chief referee called"), None),
        (QCoreApplication.translate("Ready", "Injury or illness"), None),
        (QCoreApplication.translate("Ready", "Light failed"), None),
        (QCoreApplication.translate("Ready", "Damaged man is swapped"), Law.DAMAGED_MAN_REPLACED),
        (QCoreApplication.translate("Ready", "Trouble among the onlookers"), None),
    )


def _replays() -> tuple[tuple[str, Law | None], ...]:
    return (
        (QCoreApplication.translate("Ready", "Everybody passed three times"), Law.ALL_PASS),
        (QCoreApplication.translate("Ready", "Circumstances beyond the umpire's control"), Law.BOARD_REPLAYED),
        (QCoreApplication.translate("Ready", "Light failed"), Law.BOARD_REPLAYED),
        (QCoreApplication.translate("Ready", "No room for the striker on the base lines"), Law.BASE_LINES_BLOCKED),
    )


def _walkovers() -> tuple[tuple[str, Law | None], ...]:
    return (
        (QCoreApplication.translate("Ready", "Not at the board in time"), Law.FAILED_TO_REPORT),
        (QCoreApplication.translate("Ready", "Injury or illness"), None),
        (QCoreApplication.translate("Ready", "Withdrawn"), None),
    )
