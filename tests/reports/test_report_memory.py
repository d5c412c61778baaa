"""Memory used for reports: long matches and whole days work on small computers."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.nightly

PROGRAM = """
import json, sys
from dataclasses import replace
from pathlib import Path
from carrom_desk.reports.results.day import day_of
from carrom_desk.reports.match_documents import Extent, Options, day_document, match_document
from carrom_desk.reports.output.typeset import set_pages
from tests.fakes import stroke
from tests.reports.sheets import TOSS, record_of_file, sheet_of, timed

kind, many = sys.argv[1], int(sys.argv[2])
if kind == "strokes":
    found = sheet_of(timed(TOSS, *[stroke()] * many))
    pages = set_pages(match_document(found, Options(), "{}"))
elif kind == "reports":
    for number in range(many):
        pages = set_pages(match_document(sheet_of(timed(TOSS, *[stroke()] * (200 + number))), Options(), "{}"))
else:
    match = sheet_of(record_of_file("icf-revised-singles-11"))
    sheets = [replace(match, match_id=f"m{number}") for number in range(many)]
    pages = set_pages(day_document(day_of("Open", sheets), Options(extent=Extent.CARD), ["{}"] * many))
# Not the resource usage: it counts what the process held that started this one, too.
status = Path("/proc/self/status").read_text(encoding="ascii")
peak_kib = int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")))
print(json.dumps([len(pages.pdf), peak_kib / 2**10]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="this system does not say what a process held")
@pytest.mark.parametrize(
    ("kind", "many", "most_mib"), [("strokes", 2_500, 250), ("matches", 20, 230), ("reports", 8, 140)]
)
def test_a_long_report_takes_little_memory(kind: str, many: int, most_mib: int) -> None:
    """Without the measures against it, a report takes twice as much."""
    root = Path(__file__).parent.parent.parent
    program = [sys.executable, "-c", PROGRAM, kind, str(many)]

    done = subprocess.run(program, capture_output=True, text=True, check=True, cwd=root)

    size, peak = json.loads(done.stdout)
    sys.stdout.write(f"{many} {kind}: {size} bytes, {peak:.0f} MiB\n")
    assert peak < most_mib
