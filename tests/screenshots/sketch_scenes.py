"""The moments of the umpire's window that were drawn as sketches, from real matches."""

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from carrom_desk.match.entry.entries import (
    BoardEntered,
    Conceded,
    Concession,
    Entry,
    PlayCalled,
    SidesChanged,
    StrokeMade,
    Toss,
    TossChoice,
)
from carrom_desk.match.setup import ChangeSides, Competition, Player
from carrom_desk.match.side import BySide, Side
from carrom_desk.rules.acts import Stroke
from tests.fakes import DOUBLES, SINGLES, stroke
from tests.gui.hands import Hands

from .scenes import Scene, opened_dialog, pressing

PLAYERS: BySide[tuple[Player, ...]] = BySide((Player("Asha Kulkarni"),), (Player("Bilal Rahman"),))
MATCH = replace(SINGLES, sides=PLAYERS, event="Autumn Cup", round="Semi-final", table="3")
THREE_GAMES = Competition(games=3, points=25, boards=8, change_sides=ChangeSides.AT_13)
PAIRS = replace(
    DOUBLES,
    event=MATCH.event,
    round=MATCH.round,
    table=MATCH.table,
    sides=BySide((Player("R. Kumar"), Player("A. V. Kumaraswamy")), (Player("M. Selvaraj"), Player("Imran Sheikh"))),
)
LONG = replace(
    DOUBLES,
    event="38th National Carrom Championship",
    round="Quarter-final",
    sides=BySide(
        (Player("R. Kumaraswamy"), Player("A. Venkatasubramaniya Venkatesan")),
        (Player("முருகன் செல்வராஜ்"), Player("عمران شیخ")),
    ),
)
POLISH = replace(
    SINGLES,
    event="Mistrzostwa Polski",
    round="Ćwierćfinał",
    sides=BySide((Player("Katarzyna Wiśniewska-Brzęczyszczykiewicz"),), (Player("Grzegorz Ostrowski"),)),
)
GAME_2: tuple[Entry, ...] = (
    Toss(Side.B, TossChoice.BREAK),
    *(Conceded(Side.B, Concession.GAME), SidesChanged()),
    *(BoardEntered(Side.A, queen=None, points=8), BoardEntered(Side.B, queen=None, points=9)),
)
"""Asha leads by a game, and breaks the third board at 8–9."""
PLAY = PlayCalled()
IN_BOARD: tuple[Entry, ...] = (*GAME_2, PLAY, stroke(), stroke(1), stroke(), stroke(2), stroke(), stroke())
"""Asha plays with 7 white men against 8 black ones."""
COVERED: tuple[Entry, ...] = (*IN_BOARD, stroke(queen=True), stroke(1))


def _over_time(hands: Hands) -> None:
    hands.wait(16_000)


def _amending(hands: Hands) -> QWidget | None:
    hands.amend(len(IN_BOARD) - 4)
    return opened_dialog(hands)


SKETCHES: tuple[Scene, ...] = (
    Scene("desk_marks", "A stroke being marked", IN_BOARD, MATCH, keys=("w", "s")),
    Scene("desk_idle", "A stroke is expected", IN_BOARD, MATCH),
    Scene("desk_placing", "Men are placed", (*IN_BOARD, stroke(1, striker=True)), MATCH),
    Scene("desk_cover", "The Queen must be covered", (*IN_BOARD, stroke(queen=True)), MATCH),
    Scene("desk_jumped", "A man jumped", IN_BOARD, MATCH, keys=("shift+b", "j")),
    Scene("desk_timeup", "Time is up", IN_BOARD, MATCH, prepare=_over_time),
    Scene("desk_beforeplay", "A break before “Play”", GAME_2, MATCH, keys=("w",)),
    Scene("desk_board", "A board is over", (*COVERED, stroke(6)), MATCH),
    Scene(
        "desk_demand",
        "A point may be claimed",
        (*IN_BOARD, stroke(), stroke(7), stroke(), stroke(0, 1, striker=True)),
        MATCH,
    ),
    Scene(
        "desk_sides",
        "Sides are changed at 13 points",
        (
            Toss(Side.B, TossChoice.BREAK),
            *(Conceded(Side.B, Concession.GAME), SidesChanged(), Conceded(Side.A, Concession.GAME), SidesChanged()),
            *(
                BoardEntered(Side.A, queen=None, points=12),
                BoardEntered(Side.B, queen=None, points=12),
                BoardEntered(Side.B, queen=None, points=2),
            ),
        ),
        replace(MATCH, competition=THREE_GAMES),
    ),
    Scene(
        "desk_end",
        "The match is over",
        (*COVERED, stroke(6), PLAY, stroke(), stroke(1), stroke(queen=True), stroke(1), stroke(7)),
        MATCH,
    ),
    Scene("desk_foul", "A foul", IN_BOARD, MATCH, over=pressing("f")),
    Scene("desk_amend", "An entry is amended", IN_BOARD, MATCH, over=_amending),
    Scene("desk_doubles", "Men are placed in doubles", (*IN_BOARD, stroke(1, striker=True)), PAIRS),
    Scene(
        "desk_small",
        "Doubles in a small window",
        (Toss(Side.A, TossChoice.BREAK, 1), PLAY, stroke(), stroke(striker=True)),
        LONG,
    ),
    Scene(
        "desk_polish",
        "A long name in a small window",
        (Toss(Side.A, TossChoice.BREAK), PLAY, StrokeMade(Stroke(touched=False))),
        POLISH,
    ),
)
"""Scenes by the names of the sketches."""
