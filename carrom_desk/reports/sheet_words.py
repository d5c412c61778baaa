"""Sentences and short texts that several parts of a printed sheet share."""

from carrom_desk.match.setup import Competition, Player, Setup
from carrom_desk.match.side import Side

from .faults import FaultKind
from .outcome import Outcome, OutcomeKind
from .remarks import ProtestFate
from .score_sheet import ScoreSheet, TossLine
from .stroke_log import LineStatus
from .wall_time import date_words, from_to, minutes_between, zone_words
from .wording import CHANGES_OF_SIDES, TOSS_CHOICES, sentence

DOCUMENT_NAME = "Match record"
EMPTY = "–"
"""What stands in a cell that has nothing to say."""

FAULT_KINDS = {
    FaultKind.DUE: "Dues",
    FaultKind.FOUL: "Fouls",
    FaultKind.DUE_AND_FOUL: "Dues with a foul",
    FaultKind.TECHNICAL_FOUL: "Technical fouls",
    FaultKind.TIME_FAULT: "Time faults",
    FaultKind.BOARD_LOST: "Boards lost by an act",
    FaultKind.DISQUALIFIED: "Disqualifications",
}
"""As headings of counts."""

FAULT_NAMES = {
    FaultKind.DUE: "Due",
    FaultKind.FOUL: "Foul",
    FaultKind.DUE_AND_FOUL: "Due and foul",
    FaultKind.TECHNICAL_FOUL: "Technical foul",
    FaultKind.TIME_FAULT: "Time fault",
    FaultKind.BOARD_LOST: "Board lost",
    FaultKind.DISQUALIFIED: "Disqualified",
}

PROTEST_FATES = {
    ProtestFate.UNDECIDED: "not decided",
    ProtestFate.UPHELD: "upheld",
    ProtestFate.OVERRULED: "overruled",
}

LINE_STATUSES = {
    LineStatus.STANDS: "",
    LineStatus.AMENDED: "amended",
    LineStatus.JUDGED_ANEW: "judged anew",
    LineStatus.WITHOUT_EFFECT: "without effect after an amendment",
    LineStatus.TAKEN_BACK: "taken back",
    LineStatus.CORRECTION: "",
}


def title_words(sheet: ScoreSheet) -> str:
    """The document's title."""
    setup = sheet.setup
    sides = f"{setup.side_name(sheet.names.first)} – {setup.side_name(sheet.names.first.other)}"
    return f"{DOCUMENT_NAME}: {sides}{f', {setup.event}' if setup.event else ''}"


def outcome_words(sheet: ScoreSheet) -> str:
    """The result in a sentence, or why there is none."""
    outcome = sheet.outcome
    if outcome.winner is None:
        return _no_winner(sheet, outcome)
    names, winner = sheet.names, outcome.winner
    won = f"Match won by {names.full_side(winner)}, {_games(names.score_for(winner, outcome.games))}"
    loser = names.full_side(winner.other)
    match outcome.kind:
        case OutcomeKind.CONCEDED:
            return f"{won}: {loser} conceded."
        case OutcomeKind.DISQUALIFIED:
            return f"{won}: {loser} disqualified. {sentence(outcome.reason)}".rstrip()
        case OutcomeKind.WALKOVER:
            return f"{won}: walkover. {sentence(outcome.reason)}".rstrip()
        case _:
            return f"{won}."


def _games(score: str) -> str:
    return f"{score} in games"


def _no_winner(sheet: ScoreSheet, outcome: Outcome) -> str:
    match outcome.kind:
        case OutcomeKind.WITHHELD:
            return "Result withheld: a protest is not decided."
        case OutcomeKind.DRAWN:
            return f"Match drawn, {_games(sheet.names.score(outcome.games))}."
        case OutcomeKind.NOT_BEGUN:
            return "Not begun: no result."
        case _:
            return f"In progress, {_games(sheet.names.score(outcome.games))}: no result yet."


def origin_words(player: Player) -> str:
    """A player's club and country."""
    return ", ".join(part for part in (player.club, player.country) if part)


def toss_words(sheet: ScoreSheet, toss: TossLine) -> str:
    """Who won a toss and what he chose."""
    words = f"{sheet.names.side(toss.winner)}, {TOSS_CHOICES[toss.choice]}"
    if toss is sheet.tosses[0] and sheet.setup.start is None:
        return words
    return f"{words} (game {toss.game}, board {toss.board})"


def format_words(setup: Setup) -> str:
    """The format of the match."""
    kind = "Doubles" if setup.doubles else "Singles"
    return f"{kind}, {_length(setup.competition)}; {CHANGES_OF_SIDES[setup.competition.change_sides]}"


def _length(competition: Competition) -> str:
    games = "one game" if competition.games == 1 else f"best of {competition.games} games"
    boards = "no limit of boards" if competition.boards is None else f"at most {competition.boards} boards a game"
    return f"{games} to {competition.points} points, {boards}"


def time_words(sheet: ScoreSheet) -> str:
    """Date, times and zone of the match."""
    parts = [
        date_words(sheet.started),
        from_to(sheet.started, sheet.finished),
        minutes_between(sheet.started, sheet.finished),
    ]
    words = ", ".join(part for part in parts if part)
    zone = zone_words(sheet.started)
    return f"{words} ({zone})" if zone else words


def board_words(game: int | None, board: int | None) -> str:
    """Where it happened, such as "2.5" for the fifth board of the second game."""
    if game is None or board is None:
        return EMPTY
    return f"{game}.{board}"


def side_words(sheet: ScoreSheet, side: Side | None, nobody: str = EMPTY) -> str:
    """A side's short name, or what stands for none."""
    return nobody if side is None else sheet.names.side(side)
