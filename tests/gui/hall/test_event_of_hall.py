"""The rules of an event on their whole way: saved in a window, planned by a hall, played at a table, and named in every
report.
"""

from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QLabel
from pytestqt.qtbot import QtBot

from carrom_desk.cli import main
from carrom_desk.desk.forms.new_match_form import FormatPreset
from carrom_desk.gui.matches.new_match.event_files import EventFileButtons
from carrom_desk.match.setup import ChangeSides, Competition
from carrom_desk.rules.edition import EventRules
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.event import of_event
from carrom_desk.rules.ruling import Turn
from tests.e2e.referee import Referee
from tests.fakes import stroke
from tests.gui.at_match import TOSS
from tests.gui.hall.at_hall import Windows, join, press
from tests.gui.hall.test_planned_match import result, send_file, until
from tests.gui.kept_desk import Desk
from tests.gui.new_match.set_up_page import new_match
from tests.gui.parts import part
from tests.hall.running import RunningHub

LAKE = of_event(ICF_REVISED, "Lake Club 2026", EventRules(queen_points=5, own_man_with_striker=Turn.PASSES))
RULES = "The Queen counts 5, a board at most 14; the turn passes after own men and the striker"


def saved_in_a_window(qtbot: QtBot, path: Path) -> None:
    asked = new_match(qtbot)
    asked.click("change_format", "event_rules")
    asked.write("event", "Lake Club 2026")
    asked.write("umpire", "A. Roy, B. Sen")
    asked.choose("format", FormatPreset.SHORT_GAME)
    asked.count("queen_points", 5)
    asked.find(QCheckBox, "own_man_with_striker").click()
    asked.find(EventFileButtons, "").save(path)
    asked.dialog.close()


def test_rules_saved_in_a_window_are_played_by_at_a_table_and_named_in_every_report(
    windows: Windows, table: Desk, hub: RunningHub, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "lake.carrom-event"
    saved_in_a_window(qtbot, path)
    assert "plays by the rules of Lake Club 2026" in send_file(hub, "plan", path.read_text("utf-8"), path.name)
    assert hub.do(act="plan", typed="Final; Asha; Bilal", laws="event") == 303
    hands = windows.sit(table)
    join(hands, hub.invitation(1).code)
    until(hands, lambda: hands.controller.match.session.match_id is not None)
    setup = hands.record.setup
    assert (setup.laws, setup.event, setup.umpire) == (LAKE, "Lake Club 2026", "A. Roy, B. Sen")
    assert setup.competition == Competition(1, 25, 4, ChangeSides.NEVER)

    referee = Referee(hands)
    referee.enter(TOSS)
    referee.enter(stroke(1))
    referee.enter(stroke(1, striker=True))
    assert "Lake Club 2026: the turn passes." in hands.part("ruling").accessibleName()
    for each in (stroke(), stroke(9, queen=True), stroke(), stroke(9, queen=True)):
        referee.enter(each)
    until(hands, lambda: result(hub).get("winner") == "a")

    match_id = hands.controller.match.session.match_id
    for ending, named in {
        "html": ("Lake Club 2026 (ICF revised)", RULES, "A. Roy", "B. Sen"),
        "csv": ("Lake Club 2026 (icf-revised: queen_points 5, own_man_with_striker passes)",),
        "json": ('"name": "Lake Club 2026"', '"queen_points": 5'),
        "sol": ("Lake Club 2026",),
    }.items():
        report = tmp_path / f"report.{ending}"
        assert main(["--database", str(table.file), "report", str(match_id), "--to", str(report)]) == 0
        text = report.read_text("utf-8-sig")
        assert [words for words in named if words not in text] == [], ending

    press(hands, "new_match")
    note = part(hands.dialog("new_match_dialog"), QLabel, "filled_in")
    assert note.text() == "Set up by the rules of Lake Club 2026."
