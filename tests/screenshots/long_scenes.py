"""Every view with the longest likely names: doubles with names of 45 letters."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QAbstractButton, QWidget

from carrom_desk.desk.forms.new_match_form import SetUpForm
from carrom_desk.desk.forms.paper_form import PaperForm, SideOrNobody
from carrom_desk.desk.imports import OfferedPairing
from carrom_desk.gui.dialogs.fields import ChoiceBox
from carrom_desk.gui.dialogs.messages import ConfirmEndDialog
from carrom_desk.gui.matches.new_match.new_match_dialog import NewMatchDialog
from carrom_desk.gui.matches.new_match.pairings import PairingsDialog
from carrom_desk.gui.matches.new_match.take_over import TakeOverDialog
from carrom_desk.gui.matches.paper.paper_dialog import PaperDialog
from carrom_desk.match.entry.entries import (
    Conceded,
    Concession,
    Disqualified,
    Noted,
    PlacingDone,
    PlacingOutcome,
    ProtestDecided,
    ProtestLodged,
    TurnCorrected,
    WalkedOver,
    Warned,
)
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.presentation.wording.decision_text import ending_question
from carrom_desk.rules.ruling import Turn
from tests.fakes import DOUBLES, stroke
from tests.gui.asked import NothingKnown
from tests.gui.hands import Hands
from tests.gui.paper.sheets import board

from .scenes import BOARD_WON, COURSE, SCENES, TO_PLACE, TOSS, Scene, asking, choosing, opened, pressing

LONGEST = replace(
    DOUBLES,
    event="Inter-Zonal State Championship",
    sides=BySide(
        (
            Player("Venkatanarasimha Satyanarayana Krishnamurthy I"),
            Player("Wijesundara Mudiyanselage Chaminda B. Bandara"),
        ),
        (
            Player("Mohammed Abdul Aziz ibn Nuruddin Khan Siddiqui"),
            Player("Mohammed Abdul Amin ibn Nuruddin Khan Siddiqui"),
        ),
    ),
)
"""Partners of one family, and a name that ends with an initial, which is common."""
_WHY = "He left the hall without a word to the umpire or to the chief referee, and did not come back within the time."
"""A typical reason of an umpire."""
_ASK = (
    "The man was moved before the striker touched it. We ask that the board be replayed, or that the man be put back."
)


def _at_length(scene: Scene) -> Scene:
    """Returns the same view with two pairs with long names."""
    return replace(scene, setup=replace(LONGEST, competition=scene.setup.competition))


def _filled_page(hands: Hands) -> QWidget:
    players = {seat: LONGEST.player_at(seat) for seat in Seat}
    return opened(NewMatchDialog(NothingKnown(), SetUpForm(players=players, is_doubles=True), "", hands.window))


def _take_over(hands: Hands) -> QWidget:
    return opened(TakeOverDialog(LONGEST, hands.window))


def _on_paper(hands: Hands) -> QWidget:
    rows = (board(Side.A, SideOrNobody.A, 9, breaker=Seat.A1), board(Side.B, SideOrNobody.B, 4, breaker=Seat.B1))
    return opened(PaperDialog(LONGEST, PaperForm(games=(rows,)), "2026-11-21", lambda _typed: "", hands.window))


def _pairings(hands: Hands) -> QWidget:
    offered = [OfferedPairing(LONGEST, is_known=False), OfferedPairing(LONGEST, is_known=True)]
    return opened(PairingsDialog(offered, hands.window))


def _ending(hands: Hands) -> QWidget:
    conceded = Conceded(Side.B, Concession.MATCH)
    question = ending_question(LONGEST, conceded)
    return opened(ConfirmEndDialog(conceded, question, question, hands.window))


def _tossed(hands: Hands) -> QWidget | None:
    """Answers every question of the toss."""
    return _answered(pressing("enter"), "winner_a", "choice_break", "player_2")(hands)


def _answered(open_form: Callable[[Hands], QWidget | None], *names: str) -> Callable[[Hands], QWidget | None]:
    """Opens a form and presses the given buttons."""

    def do(hands: Hands) -> QWidget | None:
        form = open_form(hands)
        for name in names:
            hands.find(QAbstractButton, name).click()
        return form

    return do


def _board_over(hands: Hands) -> QWidget | None:
    """Overrides a ruling so that the board is over."""
    form = asking(ActionName.OVERRIDE)(hands)
    hands.find(ChoiceBox, "turn").choose(Turn.BOARD_OVER)
    return form


def _no_space(hands: Hands) -> QWidget | None:
    form = choosing(RefereeAction.PLACING)(hands)
    hands.find(ChoiceBox, "outcome").choose(PlacingOutcome.NO_SPACE)
    return form


def _amending(number: int) -> Callable[[Hands], QWidget | None]:
    def do(hands: Hands) -> QWidget | None:
        hands.amend(number)
        return hands.part("amend_dialog")

    return do


_FOUL = _answered(pressing("f"), "by_a1")
_PLACED = (*TO_PLACE, PlacingDone(PlacingOutcome.NO_SPACE))
_PROTEST = (*COURSE, ProtestLodged(Side.A, _ASK), ProtestLodged(Side.B, _ASK))

_MORE: tuple[Scene, ...] = (
    Scene("toss-answered", "The toss, answered", over=_tossed),
    Scene("foul-by", "A foul, and by whom", COURSE, over=_FOUL),
    *(Scene(f"chief-{each}", f"Chief referee: {each}", TO_PLACE, over=choosing(each)) for each in RefereeAction),
    Scene("details", "Match details", COURSE, over=asking(ActionName.DETAILS)),
    Scene("chief-protests", "A protest to decide", _PROTEST, over=pressing("r")),
    Scene("chief-after-board", "A protest after a board", (TOSS, *BOARD_WON), over=pressing("r")),
    Scene("chief-no-space", "No space for men", TO_PLACE, over=_no_space),
    Scene("override-board", "Another decision ends the board", COURSE, over=_board_over),
    Scene("amend-toss", "Amend the toss", COURSE, over=_amending(0)),
    Scene("amend-turn", "Amend who is in turn", (*COURSE, TurnCorrected(Seat.A1, _WHY)), over=_amending(len(COURSE))),
    Scene("amend-warning", "Amend a warning", (*COURSE, Warned(Side.A, _WHY, 1)), over=_amending(len(COURSE))),
    Scene("amend-placing", "Amend a placing", _PLACED, over=_amending(len(TO_PLACE))),
    Scene("amend-note", "Amend a note", (*COURSE, Noted(_WHY)), over=_amending(len(COURSE))),
    Scene("end-confirmed", "Asked once more", COURSE, over=_ending),
    Scene("walkover", "A walkover, with its reason", (TOSS, WalkedOver(Side.B, _WHY))),
    Scene("disqualified", "A disqualification, with its reason", (*COURSE, Disqualified(Side.B, _WHY))),
    Scene("upheld", "A protest was upheld", (*COURSE, ProtestLodged(Side.A, _ASK), ProtestDecided(True, _WHY))),
    Scene("set-up", "A new match, filled in", COURSE, over=_filled_page),
    Scene("taken-over", "Take a match over", COURSE, over=_take_over),
    Scene("paper", "A paper score sheet", COURSE, over=_on_paper),
    Scene("pairings", "Pairings to be umpired", COURSE, over=_pairings),
    Scene("eight-down", "Points to claim", (TOSS, stroke(8), stroke(1, striker=True))),
)

LONG_SCENES: tuple[Scene, ...] = tuple(_at_length(scene) for scene in (*SCENES, *_MORE))
