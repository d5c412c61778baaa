"""The dialogs: what they answer, and what they say is missing."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.about import AboutDialog
from carrom_desk.gui.dialogs.amend import AmendDialog
from carrom_desk.gui.dialogs.breach_command import command_for
from carrom_desk.gui.dialogs.chief_referee import ChiefRefereeDialog
from carrom_desk.gui.dialogs.choice_box import ChoiceBox
from carrom_desk.gui.dialogs.entry_fields import fields_for
from carrom_desk.gui.dialogs.foul import FoulDialog
from carrom_desk.gui.dialogs.law import LawDialog
from carrom_desk.gui.dialogs.new_match import NewMatchDialog
from carrom_desk.gui.dialogs.override import OverrideDialog
from carrom_desk.gui.dialogs.seldom_acts import NEEDS, Option, SeldomAct, Told, entry_of, sample_of
from carrom_desk.gui.dialogs.set_up_form import SetUpForm
from carrom_desk.gui.dialogs.ticks import Choice, TickBox
from carrom_desk.gui.dialogs.toss import TossDialog
from carrom_desk.gui.law_lookup import law_row
from carrom_desk.gui.views.choices import other_breaches, stroke_breaches
from carrom_desk.match.entries import (
    Amended,
    BoardReplayed,
    Conceded,
    Concession,
    Demanded,
    Disqualified,
    Entry,
    IncidentSeen,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    SidesChanged,
    StrokeMade,
    Toss,
    TossChoice,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.refusal import refusal
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breach_catalogue import Breach
from carrom_desk.rules.edition_id import EditionId
from carrom_desk.rules.party import ByParty, Party
from carrom_desk.rules.pieces import Pieces
from carrom_desk.rules.position import QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.fakes import DOUBLES, SINGLES, record_of, stroke
from tests.gui.asked import Asked, NothingKnown

TOSS = Toss(Side.A, TossChoice.BREAK)


def possible(_command: object) -> str:
    return ""


# Toss


def test_the_toss_is_asked_in_order(qtbot: QtBot) -> None:
    asked = Asked(qtbot, TossDialog(SINGLES, is_extra_board=False))
    said = [asked.problem()]
    asked.click("winner_b")
    said.append(asked.problem())
    asked.click("choice_side")

    assert said == ["Say who won the toss.", "Say whether the winner takes the break or the side."]
    assert asked.find(QLabel, "toss_said").text() == (
        "1. Player A1 sits down first. 2. Player B1 chooses the side. 3. Player A1 breaks and plays white. (law 39)"
    )
    asked.click("accept")
    assert asked.answers == [Toss(Side.B, TossChoice.SIDE)]


@pytest.mark.parametrize(
    ("laws", "law"), [(EditionId.ICF_1993, "(law 13)"), (EditionId.CLUB, ""), (EditionId.TECHNITIA_2K20, "")]
)
def test_the_toss_cites_the_law_of_the_edition(qtbot: QtBot, laws: EditionId, law: str) -> None:
    asked = Asked(qtbot, TossDialog(replace(SINGLES, laws=laws), is_extra_board=False))
    asked.click("winner_a", "choice_break")

    assert asked.find(QLabel, "toss_said").text().endswith(f"Player A1 breaks and plays white. {law}".strip())


def test_in_doubles_the_breaking_player_is_asked_by_name(qtbot: QtBot) -> None:
    asked = Asked(qtbot, TossDialog(DOUBLES, is_extra_board=False))
    asked.click("winner_a", "choice_side")
    assert asked.problem() == "Say which player breaks."
    assert asked.find(QAbstractButton, "player_2").text() == "Player B2"
    pairs = "1. Player B1 / Player B2 sit down first. 2. Player A1 / Player A2 choose the side."
    said = asked.find(QLabel, "toss_said")
    assert said.text() == f"{pairs} 3. Player B1 / Player B2 break and play white. (law 39)"
    asked.click("player_2")
    assert said.text() == f"{pairs} 3. Player B2 breaks and plays white. (law 39)"
    asked.click("accept")

    assert asked.answers == [Toss(Side.A, TossChoice.SIDE, player=2)]


def test_before_an_extra_board_the_toss_decides_the_break_only(qtbot: QtBot) -> None:
    asked = Asked(qtbot, TossDialog(SINGLES, is_extra_board=True))
    asked.click("winner_b")

    assert asked.find(QLabel, "toss_said").text() == "Player B1 breaks and plays white."
    asked.click("accept")
    assert asked.answers == [Toss(Side.B, TossChoice.BREAK)]


# Foul


def foul(qtbot: QtBot, setup: Setup = SINGLES) -> Asked:
    return Asked(qtbot, FoulDialog(setup, other_breaches(setup.laws), lambda command: f"<{type(command).__name__}>"))


def pick(asked: Asked, breach: Breach) -> None:
    breaches = asked.find(QListWidget, "breaches")
    rows = [breaches.item(row).data(Qt.ItemDataRole.UserRole).breach for row in range(breaches.count())]
    breaches.setCurrentRow(rows.index(breach))


@pytest.mark.parametrize(
    ("breach", "entry"),
    [
        (Breach.MEN_TOUCHED, ViolationSeen(Side.B, Breach.MEN_TOUCHED)),
        (Breach.LEFT_SEAT, IncidentSeen(IncidentKind.LEFT_SEAT, Side.B)),
    ],
)
def test_a_breach_and_who_did_it_make_an_entry(qtbot: QtBot, breach: Breach, entry: Entry) -> None:
    asked = foul(qtbot)
    said = [asked.problem()]
    pick(asked, breach)
    said.append(asked.problem())
    asked.click("by_b")

    assert said == ["Choose what was done.", "Say who did it."]
    assert asked.find(QLabel, "foul_said").text() == f"<{type(entry).__name__}>"
    asked.click("accept")
    assert asked.answers == [entry]


@pytest.mark.parametrize(
    ("breach", "kind"), [(Breach.MEN_ARRANGED_SLOWLY, Noted), (Breach.DECISION_REFUSED, Disqualified)]
)
def test_warnings_become_notes_and_the_gravest_lose_the_match(
    qtbot: QtBot, breach: Breach, kind: type[PlainEntry]
) -> None:
    asked = foul(qtbot)
    pick(asked, breach)
    asked.click("by_a", "accept")

    answer = asked.answers[0]
    assert isinstance(answer, kind)
    assert "Player A1" in str(answer)


def test_a_search_finds_a_breach_by_its_words_or_its_law(qtbot: QtBot) -> None:
    asked = foul(qtbot)
    breaches = asked.find(QListWidget, "breaches")
    asked.write("breach_search", "133")

    shown = [breaches.item(row).text() for row in range(breaches.count()) if not breaches.item(row).isHidden()]
    assert len(shown) == 1
    asked.click("by_a", "accept")
    assert asked.answers == [ViolationSeen(Side.A, Breach.SOLID_OBJECT)]


def test_what_the_search_hides_is_not_chosen(qtbot: QtBot) -> None:
    asked = foul(qtbot)
    pick(asked, Breach.MEN_TOUCHED)
    asked.click("by_a")
    asked.write("breach_search", "nothing is called so")

    assert asked.problem() == "Choose what was done."


@pytest.mark.parametrize("edition", EditionId)
def test_every_breach_on_offer_makes_an_entry(edition: EditionId) -> None:
    for choice in other_breaches(edition):
        assert command_for(choice.breach, Side.A, edition, "words") is not None
    for choice in stroke_breaches(edition):
        assert command_for(choice.breach, Side.A, edition, "words") is None
        assert choice.law


def test_what_an_edition_names_comes_first() -> None:
    choices = other_breaches(EditionId.ICF_1993)
    laws = [bool(choice.law) for choice in choices]

    assert laws == sorted(laws, reverse=True)
    assert choices[0].breach is Breach.TIME_LIMIT


# What happens seldom

ENTRIES: list[tuple[SeldomAct, Told, PlainEntry]] = [
    (SeldomAct.NOTE, Told(text=" a cough "), Noted("a cough")),
    (SeldomAct.PAUSE, Told(), Paused("")),
    (SeldomAct.PAUSE, Told(text="appeal"), Paused("appeal")),
    (SeldomAct.PASS, Told(), Passed()),
    (SeldomAct.REPLAY_BOARD, Told(text="light"), BoardReplayed("light")),
    (SeldomAct.CHANGE_SIDES, Told(), SidesChanged()),
    (SeldomAct.PROTEST, Told(Side.B, text="the striker"), ProtestLodged(Side.B, "the striker")),
    (SeldomAct.PROTEST_DECIDED, Told(option=Option.UPHELD), ProtestDecided(upheld=True)),
    (SeldomAct.PROTEST_DECIDED, Told(option=Option.OVERRULED), ProtestDecided(upheld=False)),
    (SeldomAct.CONCEDE, Told(Side.A, Option.GAME), Conceded(Side.A, Concession.GAME)),
    (SeldomAct.CONCEDE, Told(Side.A, Option.MATCH), Conceded(Side.A, Concession.MATCH)),
    (SeldomAct.WALKOVER, Told(Side.B, text="absent"), WalkedOver(Side.B, "absent")),
    (SeldomAct.DISQUALIFY, Told(Side.A, text="insult"), Disqualified(Side.A, "insult")),
]


@pytest.mark.parametrize(("act", "told", "entry"), ENTRIES)
def test_what_is_told_of_an_act_makes_its_entry(qtbot: QtBot, act: SeldomAct, told: Told, entry: PlainEntry) -> None:
    assert entry_of(act, told) == entry

    asked = Asked(qtbot, ChiefRefereeDialog(SINGLES, possible))
    asked.find(QListWidget, "acts").setCurrentRow(list(SeldomAct).index(act))
    if told.side is not None:
        asked.click(f"side_{told.side}")
    if told.option is not None:
        asked.click(f"option_{told.option}")
    asked.find(QPlainTextEdit, "act_text").setPlainText(told.text)
    asked.click("accept")

    assert asked.answers == [entry]


@pytest.mark.parametrize("act", [act for act in SeldomAct if not Told().is_enough(NEEDS[act])])
def test_an_act_that_was_not_told_enough_of_makes_none(qtbot: QtBot, act: SeldomAct) -> None:
    asked = Asked(qtbot, ChiefRefereeDialog(SINGLES, possible))
    asked.find(QListWidget, "acts").setCurrentRow(list(SeldomAct).index(act))

    assert entry_of(act, Told()) is None
    assert asked.problem()
    assert not asked.can_accept()
    assert asked.dialog.answer() is None


def test_an_act_that_is_not_possible_says_why(qtbot: QtBot) -> None:
    asked = Asked(
        qtbot,
        ChiefRefereeDialog(SINGLES, lambda command: "There is none." if isinstance(command, ProtestDecided) else ""),
    )
    asked.find(QListWidget, "acts").setCurrentRow(list(SeldomAct).index(SeldomAct.PROTEST_DECIDED))
    asked.click("option_upheld")

    assert asked.problem() == "There is none."
    assert asked.dialog.answer() is None


@pytest.mark.parametrize("act", SeldomAct)
def test_there_is_a_sample_of_every_act(act: SeldomAct) -> None:
    assert isinstance(sample_of(act), tuple({type(entry) for each, _, entry in ENTRIES if each is act}))


# Decide otherwise


def override(qtbot: QtBot, *commands: Entry) -> Asked:
    state = record_of(TOSS, PlayCalled(), *commands).state
    assert state.last_ruled is not None

    def why_not(command: PlainEntry) -> str:
        refused = refusal(state, command)
        return refused.reason.sentence if refused is not None else ""

    return Asked(qtbot, OverrideDialog(SINGLES, state.last_ruled, why_not))


def test_an_override_holds_only_what_was_changed(qtbot: QtBot) -> None:
    asked = override(qtbot, stroke(2), stroke(1, striker=True))
    said = [asked.problem()]
    asked.choose("turn", Turn.PASSES)
    said.append(asked.problem())
    asked.write("reason", "he pushed")
    asked.click("accept")

    assert said == [
        "Say what is decided otherwise: turn, men placed, dues, Queen or board.",
        "Give the reason: it is printed in the report.",
    ]
    assert asked.answers == [Override("he pushed", turn=Turn.PASSES)]


def test_men_dues_and_the_queen_are_decided_otherwise(qtbot: QtBot) -> None:
    asked = override(qtbot, stroke(2), stroke(queen=True))
    asked.count("place_own", 1)
    asked.count("due_opponent", 2)
    asked.choose("queen", QueenPlace.ON_BOARD)
    asked.find(QCheckBox, "place_queen").setChecked(True)
    asked.write("reason", "seen otherwise")
    asked.click("accept")

    assert asked.answers == [
        Override(
            "seen otherwise",
            place=Placing(ByParty(1, 0), queen=True),
            due=ByParty(0, 2),
            queen=QueenPlace.ON_BOARD,
        )
    ]


def test_a_board_is_given_and_taken_back(qtbot: QtBot) -> None:
    given = override(qtbot, stroke(2))
    given.choose("turn", Turn.BOARD_OVER)
    given.choose("winner", Party.OPPONENT)
    given.count("points", 7)
    given.write("reason", "left his seat")
    given.click("accept")
    taken = override(qtbot, stroke(9, queen=True))
    assert taken.find(QSpinBox, "points").value() == 12
    taken.choose("turn", Turn.CONTINUES)
    taken.count("place_own", 1)
    taken.write("reason", "a man was under the striker")
    taken.click("accept")

    assert given.answers == [Override("left his seat", turn=Turn.BOARD_OVER, board=BoardResult(Party.OPPONENT, 7, 0))]
    assert taken.answers == [
        Override(
            "a man was under the striker",
            turn=Turn.CONTINUES,
            place=Placing(ByParty(1, 0)),
            board_goes_on=True,
        )
    ]


# Amend


def amend(qtbot: QtBot, entry: PlainEntry, before: MatchRecord, why_not: str = "") -> Asked:
    fields = fields_for(entry, before.state)
    assert fields is not None
    return Asked(qtbot, AmendDialog(4, fields, lambda _command: why_not, lambda _command: "then this"))


def test_a_stroke_is_amended(qtbot: QtBot) -> None:
    made = StrokeMade(Stroke(Pieces(1, 2, striker=True), Pieces(queen=True), improper=True), Breach.PUSH)
    asked = amend(qtbot, made, record_of(TOSS, PlayCalled(), stroke()))  # black is in turn
    said = [asked.problem()]
    asked.count("pocketed_black", 0)
    asked.count("jumped_white", 1)
    said.append(asked.problem())
    foretold = asked.find(QLabel, "amend_said").text()
    asked.write("reason", "miscounted")
    asked.click("accept")

    expected = Stroke(Pieces(0, 2, striker=True), Pieces(opponent=1, queen=True), improper=True)
    assert said == ["Nothing is changed yet.", "Give the reason: it is printed in the report."]
    assert foretold == "then this"
    assert asked.answers == [Amended(4, StrokeMade(expected, Breach.PUSH), "miscounted")]


def test_ticks_are_amended_and_a_breach_goes_with_its_tick(qtbot: QtBot) -> None:
    made = StrokeMade(Stroke(improper=True), Breach.PUSH)
    asked = amend(qtbot, made, record_of(TOSS))
    asked.click("improper_field", "touched_nothing_field", "before_play_field")
    asked.write("reason", "he asked")
    asked.click("accept")

    assert asked.answers == [Amended(4, StrokeMade(Stroke(touched=False, before_play=True)), "he asked")]


def test_what_cannot_have_been_is_not_amended_so(qtbot: QtBot) -> None:
    asked = amend(qtbot, stroke(1), record_of(TOSS), why_not="More men than lie there.")
    asked.count("pocketed_white", 9)
    asked.write("reason", "all")

    assert asked.problem() == "More men than lie there."
    assert asked.find(QLabel, "amend_said").text() == ""


def test_other_entries_are_amended(qtbot: QtBot) -> None:
    before = record_of(TOSS, PlayCalled())
    placing = amend(qtbot, PlacingDone(PlacingOutcome.PLACED), before)
    placing.choose("outcome", PlacingOutcome.FORGONE)
    violation = amend(qtbot, ViolationSeen(Side.A, Breach.POWDER), before)
    violation.choose("by", Side.B)
    demand = amend(qtbot, Demanded(0), before)
    demand.click("points_more")
    note = amend(qtbot, Noted("a cough"), before)
    note.write("text", "a sneeze")
    toss = amend(qtbot, TOSS, record_of())
    toss.choose("winner", Side.B)
    toss.choose("choice", TossChoice.SIDE)
    for asked in (placing, violation, demand, note, toss):
        asked.write("reason", "heard wrong")
        asked.click("accept")

    assert [asked.answers[0] for asked in (placing, violation, demand, note, toss)] == [
        Amended(4, PlacingDone(PlacingOutcome.FORGONE), "heard wrong"),
        Amended(4, ViolationSeen(Side.B, Breach.POWDER), "heard wrong"),
        Amended(4, Demanded(1), "heard wrong"),
        Amended(4, Noted("a sneeze"), "heard wrong"),
        Amended(4, Toss(Side.B, TossChoice.SIDE), "heard wrong"),
    ]


@pytest.mark.parametrize("entry", [PlayCalled(), Passed(), SidesChanged()])
def test_entries_without_fields_are_not_amended(qapp: object, entry: PlainEntry) -> None:
    assert fields_for(entry, record_of(TOSS).state) is None


# Reading


def test_a_law_is_shown_with_its_paragraphs(qtbot: QtBot) -> None:
    row = law_row(EditionId.ICF_REVISED, "72(a)")
    assert row is not None
    dialog = LawDialog("ICF revised", row)
    qtbot.addWidget(dialog)
    labels = {label.objectName(): label.text() for label in dialog.findChildren(QLabel)}

    assert dialog.windowTitle() == "ICF revised, law 72"
    assert labels["law_summary"] == row.summary
    assert labels["law_part_0"].startswith("72(a)")


@pytest.mark.parametrize(
    ("edition", "number", "found"),
    [
        (EditionId.ICF_1993, "23", "23"),
        (EditionId.CLUB, "Fouls", "Fouls"),
        (EditionId.ICF_REVISED, "999", None),
    ],
)
def test_laws_are_looked_up_by_their_numbers(edition: EditionId, number: str, found: str | None) -> None:
    row = law_row(edition, number)

    assert (row.number if row is not None else None) == found


def test_what_this_program_is(qtbot: QtBot) -> None:
    dialog = AboutDialog("0.1.0", "/home/me/matches.sqlite3")
    qtbot.addWidget(dialog)
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))

    assert "0.1.0" in words
    assert "/home/me/matches.sqlite3" in words


# All of them


@pytest.mark.parametrize("size", [(1000, 572)])
def test_every_dialog_fits_the_smallest_screen(qtbot: QtBot, size: tuple[int, int]) -> None:
    ruled = record_of(TOSS, PlayCalled(), stroke(2)).state.last_ruled
    assert ruled is not None
    fields = fields_for(stroke(1), record_of(TOSS).state)
    assert fields is not None
    dialogs = [
        NewMatchDialog(NothingKnown(), SetUpForm()),
        TossDialog(DOUBLES, is_extra_board=False),
        FoulDialog(SINGLES, other_breaches(SINGLES.laws), lambda _command: ""),
        ChiefRefereeDialog(SINGLES, possible),
        OverrideDialog(SINGLES, ruled, possible),
        AmendDialog(1, fields, possible, possible),
    ]
    for dialog in dialogs:
        Asked(qtbot, dialog)
        names = [each.objectName() for each in dialog.findChildren(QAbstractButton) if each.isVisible()]
        assert dialog.width() <= size[0], dialog.objectName()
        assert dialog.height() <= size[1], dialog.objectName()
        assert all(names), dialog.objectName()
        dialog.reject()


@pytest.mark.parametrize("make", [TickBox, Choice])
@pytest.mark.parametrize("is_enabled", [True, False])
def test_a_tick_can_be_seen(qtbot: QtBot, make: type[TickBox] | type[Choice], is_enabled: bool) -> None:
    button = make("words")
    qtbot.addWidget(button)
    button.setEnabled(is_enabled)
    button.show()
    empty = button.grab().toImage()
    button.setChecked(True)

    assert button.grab().toImage() != empty


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_a_list_that_drops_down_is_as_wide_as_its_longest_line(qtbot: QtBot) -> None:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["Withdrawn", "Circumstances beyond the control of the umpire and of both of the players (law 140)"])
    box.resize(200, 40)
    box.show()

    box.showPopup()

    assert box.view().viewport().width() >= box.view().sizeHintForColumn(0)
    box.hidePopup()
