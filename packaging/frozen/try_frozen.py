"""Starts a built desk and umpires a recorded match with it: try_frozen.py PROGRAM

In a folder of its own, by the commands that scripts use: record, report, verify, check, and the window's start. Leaves
with a sentence where an answer is not the expected one. Needs no package but Python itself.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

_MATCH = Path(__file__).parents[2] / "tests/data/matches/icf-revised-singles-12.carrom"
_REPORTS = ("pdf", "html", "csv", "xlsx", "json")


def umpire(program: Path, folder: Path) -> str:
    """Everything, in this folder; what came of it, a sentence.

    Raises:
        CalledProcessError: a command failed.
        SystemExit: an answer is not the expected one.
    """
    match = json.loads(_MATCH.read_text(encoding="utf-8"))
    (folder / "setup.json").write_text(json.dumps(match["setup"]), encoding="utf-8")
    entries = "".join(json.dumps(entry) + "\n" for entry in match["entries"])

    def desk(*words: str, given: str = "") -> str:
        command = (str(program), "--database", str(folder / "matches.sqlite3"), *words)
        return subprocess.run(
            command, cwd=folder, input=given, stdout=subprocess.PIPE, check=True, encoding="utf-8", timeout=300
        ).stdout

    first, *answers = (json.loads(line) for line in desk("record", "--new", "setup.json", given=entries).splitlines())
    if len(answers) != len(match["entries"]) or any("error" in answer for answer in answers):
        raise SystemExit("not every entry was taken")
    for kind in _REPORTS:
        desk("report", first["id"], "--to", f"sheet.{kind}")
    if json.loads(desk("verify", "sheet.pdf"))["report"] != "true":
        raise SystemExit("the report does not verify")
    desk("check")
    times = json.loads(desk("--smoke"))
    return (
        f"{desk('--version').strip()}: {len(answers)} entries, {len(_REPORTS)} reports; ready in {times['ready_ms']} ms"
    )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        sys.stdout.write(umpire(Path(sys.argv[1]).resolve(), Path(made)) + "\n")
