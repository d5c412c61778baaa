"""The PDF report of a three-game match, relative to Typst alone with the same data.

Measured from the start of the process until the file is on disk, so for the first document of a process.
"""

import sys
from pathlib import Path

from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.match.replay import replay
from carrom_desk.presentation.sheet.score_sheet import score_sheet_of
from carrom_desk.reports.document import as_json
from carrom_desk.reports.match_documents import Options, match_document
from carrom_desk.resources import resource_path

from .bars import REPORT, Bar
from .figures import MS, Pair, quickest_pair, taken_in_turn
from .play import SETUP, UNDER_WAY, played
from .processes import run
from .stored import OPEN_MATCH

_DESK = Path(sys.executable).with_name("carrom-desk")
_ALONE = """
import sys
from pathlib import Path
import typst
template, fonts, values, match, out = map(Path, sys.argv[1:])
made = typst.compile(
    template,
    root=template.parent.parent,
    font_paths=typst.Fonts(False, False, [fonts]),
    format="pdf",
    sys_inputs={
        "document": values.read_text(encoding="utf-8"),
        "match-1.carrom": match.read_text(encoding="utf-8"),
    },
    pdf_standards=["a-3a", "ua-1"],
    timestamp=0,
)
out.write_bytes(made)
"""


def reports(folder: Path, times: int) -> dict[Bar, Pair]:
    """Prints the same match file repeatedly."""
    record = played(SETUP, UNDER_WAY, most=1_000)
    assert len(record.state.history) == 3
    match = folder / "three games.carrom"
    match.write_text(write_match(StoredMatch(OPEN_MATCH, record.agreed, record.entries)), encoding="utf-8")

    values = folder / "values.json"
    sheet = score_sheet_of(OPEN_MATCH, replay(record.agreed, record.entries).record, fingerprint="")
    document = match_document(sheet, Options(), match.read_text("utf-8"))
    values.write_text(as_json(document), encoding="utf-8")
    files = (resource_path("reports/document.typ"), resource_path("fonts"), values, match, folder / "alone.pdf")

    def write_alone() -> None:
        run(folder, "-c", _ALONE, *map(str, files))

    def write_report() -> None:
        run(folder, str(_DESK), "report", str(match), "--to", str(folder / "report.pdf"))

    floors, ours = taken_in_turn(write_alone, write_report, times)
    return {REPORT: quickest_pair(floors, ours, MS)}
