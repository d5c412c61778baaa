"""The match controller: results of commands, which presses count, and the marks of the stroke."""

from collections.abc import Callable

import pytest

from carrom_desk.desk.marks import StrokeMarks
from carrom_desk.gui.clock.umpire_clock import UmpireClock
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.settings.settings import SECOND_PRESS_MS, Settings, SettingsModel
from carrom_desk.match.entry.entries import (
    Amended,
    BoardReplayed,
    Conceded,
    Concession,
    Entry,
    Noted,
    Passed,
    Paused,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Redone,
    StrokeMade,
    TurnCorrected,
    Undone,
    ViolationSeen,
    WalkedOver,
    Warned,
)
from carrom_desk.match.ports.store import MatchId, StoreDamaged, StoreError
from carrom_desk.match.problems import Reason, Refusal
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.offers import now_waiting
from carrom_desk.presentation.screen import Screen
from carrom_desk.presentation.stroke_draft import Mark, Marks, PieceKind, StrokeDraft, why_not_marked
from carrom_desk.rules.breaches import Breach
from tests.fakes import MemoryStore, StoppedTime, desk, record_of, stroke
from tests.gui.at_match import OPENED, TOSS

WHITE, BLACK, QUEEN, STRIKER = PieceKind


class Heard:
    """A match with a controller, and its signals."""

    def __init__(self, *commands: Entry) -> None:
        self.store = MemoryStore()
        self.now = StoppedTime()
        clock = UmpireClock(self.now.monotonic_ns, SettingsModel(Settings()))
        self.match = MatchController(clock, SettingsModel(Settings()), ThemeName.LIGHT, self.now.monotonic_ms, clock)
        self.clock = clock
        self.views: list[Screen] = []
        self.said: list[str] = []
        self.told: list[tuple[str, object]] = []
        self.match.changed.connect(self.views.append)
        self.match.message.connect(self.said.append)
        self.match.session.open(desk(*commands, store=self.store, now=self.now))
        for name in ("recorded", "not_saved", "asked"):
            getattr(self.match, name).connect(lambda value, name=name: self.told.append((name, value)))
        self.match.question_wanted.connect(lambda command, _question: self.told.append(("question_wanted", command)))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.told]

    @property
    def entries(self) -> int:
        return len(self.match.session.record.entries)

    def press(self, *kinds: PieceKind) -> None:
        for kind in kinds:
            self.match.session.marks.press(kind)


@pytest.fixture
def heard(qapp: object) -> Heard:
    return Heard(*OPENED)


# Commands


def test_a_command_is_on_disk_before_anybody_sees_it(heard: Heard) -> None:
    on_disk_when_seen: list[int] = []
    heard.match.changed.connect(lambda _view: on_disk_when_seen.append(len(heard.store.load(MatchId("m1")).entries)))
    heard.now.advance(65_000)

    assert heard.match.session.submit(stroke(1))
    assert heard.told == [("recorded", heard.match.session.record)]
    assert heard.views[-1].saved.at == "10:01"
    assert set(on_disk_when_seen) == {3}


def test_a_command_is_shown_once(heard: Heard) -> None:
    heard.press(WHITE)
    before = len(heard.views)
    heard.match.session.confirm("enter")

    assert len(heard.views) == before + 1
    assert heard.match.session.marks.draft.is_empty()


def test_a_refused_command_changes_nothing_and_says_why(heard: Heard) -> None:
    before = heard.match.session.record

    assert not heard.match.session.submit(TOSS)
    assert heard.told == []
    assert heard.said[-1].endswith(".")
    assert heard.match.session.record is before


def test_a_full_disk_changes_nothing_and_the_same_command_can_follow_at_once(heard: Heard) -> None:
    before = heard.match.session.record
    heard.store.is_full = True
    heard.match.session.do(stroke(1), "enter")

    assert heard.names == ["not_saved"]
    assert heard.match.session.unsaved == stroke(1)
    assert heard.views[-1].saved.not_saved == heard.match.session.why_unsaved == heard.said[-1]
    assert heard.match.session.record is before

    heard.store.is_full = False
    heard.match.session.do(stroke(1), "enter")
    assert heard.entries == 3
    assert heard.match.session.why_unsaved == ""
    assert heard.views[-1].saved.not_saved == ""


def test_what_could_not_be_saved_can_be_given_up(heard: Heard) -> None:
    heard.store.is_full = True
    heard.match.session.submit(Undone())
    heard.match.session.give_up()

    assert heard.match.session.unsaved is None
    assert heard.match.session.why_only_retry == ""
    assert heard.views[-1].saved.not_saved == ""


def test_a_file_found_damaged_while_it_is_written_offers_to_save_elsewhere_first(
    heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> str:
        raise StoreDamaged("It is damaged.")

    monkeypatch.setattr(heard.store, "append", fail)
    heard.match.session.submit(stroke(1))

    assert [offer.name for offer in heard.views[-1].now.offers] == ["save_elsewhere", "save_again", "give_up", "rescue"]
    assert len(heard.match.session.with_unsaved().entries) == 3
    assert len(heard.match.session.stored().entries) == 2


@pytest.mark.parametrize(("gap_ms", "strokes"), [(0, 1), (399, 1), (400, 2), (5_000, 2)])
def test_a_second_press_within_a_moment_is_not_a_second_stroke(heard: Heard, gap_ms: int, strokes: int) -> None:
    heard.match.session.do(stroke(), "enter")
    heard.now.advance(gap_ms)
    heard.match.session.do(stroke(), "enter")

    assert heard.entries == 2 + strokes


def test_another_press_counts_however_soon_it_comes(heard: Heard) -> None:
    heard.match.session.do(stroke(), "enter")
    heard.match.session.do(stroke(), "space")

    assert heard.entries == 4


def test_a_press_after_something_was_marked_always_counts(heard: Heard) -> None:
    heard.match.session.do(stroke(1), "enter")
    heard.press(WHITE)
    heard.match.session.do(stroke(1), "enter")

    assert heard.entries == 4


def test_what_ends_something_by_a_decision_is_asked_about_first(heard: Heard) -> None:
    walkover = WalkedOver(Side.B, "left")
    heard.match.session.do(walkover, "offer 1")

    assert heard.told == [("question_wanted", walkover)]
    assert heard.entries == 2


def test_a_preview_stores_nothing_and_says_why_there_is_none(heard: Heard) -> None:
    ruled, impossible = heard.match.session.preview(stroke(1)), heard.match.session.preview(stroke(10))

    assert isinstance(ruled, StrokeMade)
    assert ruled.ruling is not None
    assert isinstance(impossible, Refusal)
    assert impossible.reason is Reason.ACT_IMPOSSIBLE
    assert impossible.problems
    assert heard.entries == 2


def test_a_match_that_is_only_shown_takes_nothing(heard: Heard) -> None:
    heard.match.session.open(desk(*OPENED, store=MemoryStore(), now=heard.now), "Another desk has it open.")
    heard.press(WHITE)
    heard.match.session.marks.toggle_improper()

    assert not heard.match.session.submit(stroke(1))
    assert heard.said[-1] == "Another desk has it open."
    assert heard.match.session.marks.draft.is_empty()
    assert heard.views[-1].saved.read_only == "Another desk has it open."


def test_without_a_match_nothing_is_marked_or_entered(heard: Heard) -> None:
    heard.match.session.close(lambda: (now_waiting(), "Nothing is open."))
    heard.press(WHITE)
    heard.match.session.confirm("enter")
    heard.match.session.press_space()

    assert not heard.match.session.submit(stroke(1))
    assert heard.match.session.marks.draft.is_empty()
    assert heard.views[-1].stroke.blocked == "Nothing is open."


def test_another_failure_is_shown_until_the_next_entry(heard: Heard) -> None:
    heard.match.session.show_trouble("The list cannot be read.")
    shown = heard.views[-1].saved.not_saved
    heard.match.session.submit(stroke(1))

    assert shown == "The list cannot be read."
    assert heard.match.session.unsaved is None
    assert heard.views[-1].saved.not_saved == ""
    assert heard.match.session.why_unsaved == ""
    assert isinstance(StoreError(), Exception)


# Marks


def test_every_press_marks_one_piece_more(heard: Heard) -> None:
    heard.press(WHITE, WHITE, BLACK, QUEEN, STRIKER)

    assert heard.match.session.marks.draft == StrokeDraft(pocketed=Marks(white=2, black=1, queen=1, striker=1))
    assert heard.views[-1].stroke.draft == heard.match.session.marks.draft


def test_a_mark_is_taken_back(heard: Heard) -> None:
    heard.press(WHITE)
    heard.match.session.marks.unmark(WHITE, Mark.POCKETED)
    heard.match.session.marks.unmark(WHITE, Mark.POCKETED)

    assert heard.match.session.marks.draft.is_empty()


def test_jumped_mode_holds_for_one_piece(heard: Heard) -> None:
    heard.match.session.marks.toggle_jumped_mode()
    heard.press(BLACK, BLACK)

    assert heard.match.session.marks.draft == StrokeDraft(pocketed=Marks(black=1), jumped=Marks(black=1))


@pytest.mark.parametrize("cancel", [StrokeMarks.toggle_jumped_mode, StrokeMarks.cancel_jumped_mode])
def test_jumped_mode_can_be_cancelled(heard: Heard, cancel: Callable[[StrokeMarks], None]) -> None:
    heard.match.session.marks.toggle_jumped_mode()
    cancel(heard.match.session.marks)
    heard.press(BLACK)

    assert heard.match.session.marks.draft.jumped == Marks()


@pytest.mark.parametrize(
    ("commands", "kind", "possible", "why"),
    [
        (OPENED, WHITE, 9, "All white men on the board are already marked."),
        ((*OPENED, stroke(3)), WHITE, 6, "All white men on the board are already marked."),
        ((*OPENED, stroke(3), stroke(), stroke(2)), BLACK, 7, "All black men on the board are already marked."),
        (OPENED, QUEEN, 1, "The Queen is already marked."),
        ((*OPENED, stroke(2), stroke(queen=True)), QUEEN, 0, "The Queen is not on the board."),
        (OPENED, STRIKER, 1, "The striker is already marked."),
        ((), STRIKER, 0, "No board is in progress"),
    ],
)
def test_a_press_past_the_last_piece_explains_itself(
    qapp: object, commands: tuple[Entry, ...], kind: PieceKind, possible: int, why: str
) -> None:
    heard = Heard(*commands)
    heard.press(*[kind] * (possible + 1))

    assert heard.match.session.marks.draft.pocketed.of(kind) == possible
    assert heard.said[-1].startswith(why)


def test_a_side_without_men_is_told_apart() -> None:
    won = record_of(*OPENED, stroke(9, queen=True))
    assert won.state.board is not None

    assert why_not_marked(None, StrokeDraft(), WHITE).startswith("No board")
    assert why_not_marked(won.state.board, StrokeDraft(), WHITE) == ""


def test_pocketed_and_jumped_pieces_are_counted_together(heard: Heard) -> None:
    heard.press(STRIKER)
    heard.match.session.marks.mark(STRIKER, Mark.JUMPED)

    assert heard.said[-1].startswith("The striker is already marked.")


def test_the_marks_on_the_stroke(qapp: object) -> None:
    heard = Heard(TOSS)
    heard.match.session.marks.set_breach(Breach.PUSH)
    heard.match.session.marks.toggle_touched_nothing()
    marks = heard.match.session.marks
    marks.put(marks.draft.made_before_play())
    all_marks = heard.match.session.marks.draft
    heard.match.session.marks.toggle_improper()

    assert all_marks == StrokeDraft(is_improper=True, breach=Breach.PUSH, touched_nothing=True, before_play=True)
    assert heard.match.session.marks.draft == StrokeDraft(touched_nothing=True)


def test_clearing_takes_everything_back(heard: Heard) -> None:
    heard.press(WHITE)
    heard.match.session.marks.toggle_improper()
    heard.match.session.marks.toggle_jumped_mode()
    heard.match.session.marks.clear()

    assert heard.match.session.marks.draft.is_empty()
    assert not heard.match.session.marks.is_jumped_mode


@pytest.mark.parametrize(
    ("then", "is_kept"),
    [
        (Noted("a lamp flickers"), True),
        (Warned(Side.A, "a word"), True),
        (Paused(), True),
        (ProtestLodged(Side.A, "the striker"), True),
        (PlayCalled(), True),
        (stroke(), False),
        (Passed(), False),
        (ViolationSeen(Side.A, Breach.MEN_TOUCHED), False),
        (TurnCorrected(Seat.B1, "out of turn"), False),
        (BoardReplayed("light failed"), False),
        (Amended(2, stroke(2), "two fell"), False),
        (Conceded(Side.A, Concession.GAME), False),
        (Conceded(Side.A, Concession.MATCH), False),
    ],
)
def test_marks_stay_only_while_the_position_does(heard: Heard, then: Entry, is_kept: bool) -> None:
    heard.match.session.submit(stroke(1))
    heard.press(WHITE)
    assert heard.match.session.submit(then)

    assert heard.match.session.marks.draft.is_empty() is not is_kept


def test_marks_do_not_come_into_the_board_that_a_protest_starts_again(heard: Heard) -> None:
    heard.match.session.submit(ProtestLodged(Side.A, "the toss"))
    heard.match.session.submit(PlayCalled())
    heard.press(WHITE)
    heard.match.session.submit(ProtestDecided(upheld=True))

    assert heard.match.session.marks.draft.is_empty()


def test_marks_do_not_come_into_what_is_redone(heard: Heard) -> None:
    heard.match.session.submit(stroke(1))
    heard.match.session.undo()
    heard.press(BLACK)
    heard.match.session.submit(Redone())

    assert heard.match.session.marks.draft.is_empty()


def test_undo_clears_the_marks_before_it_undoes_an_entry(heard: Heard) -> None:
    heard.match.session.submit(stroke(1))
    heard.press(WHITE, BLACK)

    heard.match.session.undo()
    assert (heard.match.session.marks.draft.is_empty(), heard.entries) == (True, 3)
    assert heard.said[-1] == "Marks cleared. Undo again to undo the last entry."

    heard.match.session.undo()  # a slip: it was pressed for the second mark
    assert heard.entries == 3

    heard.now.advance(SECOND_PRESS_MS)
    heard.match.session.undo()
    assert heard.match.session.record.entries[-1].entry == Undone()
    heard.match.session.undo()
    assert heard.entries == 5


def test_undo_ends_the_jumped_mode_first(heard: Heard) -> None:
    heard.match.session.marks.toggle_jumped_mode()
    heard.match.session.undo()

    assert not heard.match.session.marks.is_jumped_mode
    assert heard.entries == 2


def test_where_there_is_nothing_to_undo_marks_can_still_be_cleared(qapp: object) -> None:
    heard = Heard()
    blocked = heard.views[-1].why_not[ActionName.UNDO]
    heard.match.session.submit(TOSS)
    heard.match.session.undo()
    heard.match.session.marks.toggle_jumped_mode()

    assert blocked
    assert heard.views[-1].why_not[ActionName.UNDO] == ""


def test_the_marks_of_a_stroke_that_is_not_saved_are_kept_for_saving_it_again(heard: Heard) -> None:
    heard.press(WHITE)
    heard.store.is_full = True
    heard.match.session.confirm("enter")
    heard.match.session.undo()

    assert heard.match.session.marks.draft == StrokeDraft(pocketed=Marks(white=1))
    assert heard.said[-1] == heard.match.session.why_only_retry
