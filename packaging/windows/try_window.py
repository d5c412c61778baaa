"""Does with the window for Windows what an umpire does, through Wine: try_window.py PICTURES PYTHON.exe [WORD…]

On the screen DISPLAY it starts a match, plays a board by keys, saves its report, is killed and goes on, and is
started a second time. Then come places and names that have been trouble: a folder that may not be written, a share, a
code page, a document that is open elsewhere, a screen at 150 %. Each trial is a function; pictures go to PICTURES.
Exits with a message if something is wrong.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from PySide6.QtGui import QColor, QImage

CHECKOUT = Path(__file__).resolve().parents[2]
MATCH = CHECKOUT / "tests/data/matches/icf-revised-singles-12-cut-97.carrom"
PATIENCE_S = 300
KEY_S = 0.4
READING_S = 2
"""Time after which Enter is taken again for a new step, also on a slow machine."""
BOARD = "wwwwwqwwww"
"""White pockets a man a stroke, and the Queen with a cover: one key and Enter each."""
ACCENT = QColor("#0b6e69")
"""What comes next has this colour in the light theme: a window without its style sheet has none of it."""
NAMES = ("Şahin Ünal", "आशा कुमारी")


class Desk:
    """The program on a screen, with a database of its own in a folder."""

    def __init__(self, program: tuple[str, ...], folder: Path, pictures: Path) -> None:
        self.program, self.folder, self.pictures = program, folder, pictures
        self.database = folder / "matches.sqlite3"
        self.window: subprocess.Popen[bytes] | None = None

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Runs a command on the database."""
        command = [*self.program, "--database", str(self.database), *words]
        return subprocess.run(
            command, cwd=self.folder, input="", capture_output=True, encoding="utf-8", errors="replace",
            timeout=PATIENCE_S, check=False,
        )  # fmt: skip

    def start(self, *words: str) -> None:
        """Opens the window and waits until it can be seen."""
        command = [*self.program, "--database", str(self.database), *words]
        self.window = subprocess.Popen(command, cwd=self.folder, stdin=subprocess.DEVNULL)
        wait("the window opens", lambda: self.accent_height() > 0)

    def kill(self) -> None:
        """Ends the window without a warning."""
        assert self.window is not None
        self.window.kill()
        self.window.wait()

    def press(self, *keys: str) -> None:
        """Presses keys one after the other."""
        for key in keys:
            if key == "Return":
                time.sleep(READING_S)
            subprocess.run(["xdotool", "key", key], check=True)
            time.sleep(KEY_S)

    def type(self, text: str) -> None:
        """Types a text into the field that has the focus."""
        subprocess.run(["xdotool", "type", "--delay", "40", text], check=True)
        time.sleep(KEY_S)

    def title(self) -> str:
        """Title of the window in front."""
        named = subprocess.run(
            ["xdotool", "getactivewindow", "getwindowname"], capture_output=True, text=True, check=False
        )
        return named.stdout.strip()

    def has(self, title: str, *to_do: str) -> bool:
        """True if a window with such a title can be seen; `to_do` is done with it."""
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", f"^{title}", *to_do], capture_output=True, check=False
        )
        return found.returncode == 0

    def entries(self) -> int:
        """Number of entries that the journals of open matches have."""
        files = (self.folder / "matches.sqlite3.journals").glob("*.jsonl")
        return sum(len(file.read_bytes().splitlines()) - 1 for file in files)

    def picture(self, name: str = "") -> QImage:
        """The screen; with a name, it is kept."""
        file = self.pictures / f"{name or 'last'}.png"
        subprocess.run(["import", "-window", "root", str(file)], check=True)
        return QImage(str(file))

    def accent_height(self) -> int:
        """Height in pixels of what has the colour of the next step; 0 when nothing has."""
        picture = self.picture()
        columns = range(0, picture.width(), 8)
        rows = (sum(picture.pixelColor(x, y) == ACCENT for x in columns) for y in range(picture.height()))
        return sum(found >= 10 for found in rows)


def wait(what: str, holds: Callable[[], bool]) -> None:
    """Waits for something that takes a while.

    Raises:
        SystemExit: it does not come.
    """
    deadline = time.monotonic() + PATIENCE_S
    while not holds():
        if time.monotonic() > deadline:
            fail(f"in vain: {what}")
        time.sleep(0.5)


def fail(sentence: str) -> NoReturn:
    """Exits with a message."""
    raise SystemExit(sentence)


def expect(holds: bool, sentence: str) -> None:
    """Exits with a message unless a condition holds."""
    if not holds:
        fail(sentence)


def a_board_by_keys(desk: Desk) -> None:
    """From the first start to the end of a board, with the keyboard alone."""
    desk.start()
    desk.press("ctrl+n")
    wait("a new match is asked for", lambda: desk.title().startswith("New match"))
    desk.type("Asha")
    desk.press("Tab", "Tab", "Tab", "Tab")
    desk.type("Ravi")
    desk.press("Return")
    wait("the match begins", lambda: desk.title().startswith("Asha"))
    desk.press("Return", "1", "3", "Return")
    wait("the toss is stored", lambda: desk.entries() == 1)
    desk.press("space")
    for number, key in enumerate(BOARD, start=3):
        desk.press(key, "Return")
        wait(f"entry {number} is stored", lambda: desk.entries() >= number)  # noqa: B023 - called at once
    desk.picture("board")
    expect(desk.entries() == len(BOARD) + 2, f"{desk.entries()} entries instead of {len(BOARD) + 2}")


def a_report(desk: Desk) -> None:
    """Saves a report by the system's own dialog; it is that of the match."""
    sheet = desk.folder / "sheet.pdf"
    save_as(desk, sheet)
    wait("the report is saved", sheet.exists)
    desk.press("Escape")
    answer = desk.run("verify", sheet.name)
    expect(answer.stdout.strip().startswith("{") and json.loads(answer.stdout)["report"] == "true", answer.stderr)


def save_as(desk: Desk, file: Path) -> None:
    """Saves a report under a name."""
    desk.press("ctrl+p")
    wait("a place is asked for", lambda: desk.title().startswith("Save"))
    desk.press("End", "shift+Home")
    desk.type("Z:" + str(file).replace("/", "\\"))
    desk.press("Return")


def a_folder_that_may_not_be_written(desk: Desk) -> None:
    """The window says that a report cannot be saved there, and goes on; so does the command."""
    folder = desk.folder / "write-protected"
    folder.mkdir()
    folder.chmod(0o555)
    save_as(desk, folder / "sheet.pdf")
    wait("the dialog closes", lambda: not desk.has("Save"))
    desk.picture("write-protected")
    desk.has("Asha", "windowactivate")  # Wine may leave no window in front when a dialog of the system closes
    wait("the match is in front again", lambda: desk.title().startswith("Asha"))
    desk.press("Escape")
    before = desk.entries()
    desk.press("space")
    wait("the window goes on after a failed save", lambda: desk.entries() == before + 1)
    saved = desk.run("report", match_id(desk), "--to", str(folder / "sheet.pdf"))
    expect(
        saved.returncode == 1 and "could not be written" in saved.stderr, f"a write-protected folder: {saved.stderr}"
    )
    expect(not list(folder.iterdir()), "something was written where it may not")


def match_id(desk: Desk) -> str:
    """The newest match that is stored."""
    identity: str = json.loads(desk.run("matches").stdout.splitlines()[0])["id"]
    return identity


def killed_and_resumed(desk: Desk) -> None:
    """After a kill every entry is there, and the match goes on: with a note of the interruption."""
    before = desk.entries()
    desk.kill()
    desk.start()
    settled(desk.accent_height)
    desk.picture("resume")
    desk.press("Return")
    wait("the match is open", lambda: desk.title().startswith("Asha"))
    settled(desk.accent_height)
    expect(desk.entries() == before, f"{desk.entries()} entries instead of {before} after the kill")
    desk.press("w", "Return")
    wait("a stroke after the kill, and a note before it, are stored", lambda: desk.entries() == before + 2)
    desk.picture("resumed")


def a_second_start(desk: Desk) -> None:
    """A file is opened in the window that is open, and the second start ends."""
    file = desk.folder / "Maç dosyası 1 & 100 %.carrom"
    shutil.copy(MATCH, file)
    second = desk.run("open", file.name)
    expect(second.returncode == 0, f"the second start: {second.stderr}")
    wait("the file is open in the first window", lambda: "Player" in desk.title())
    desk.picture("second-start")


def a_code_page(desk: Desk) -> None:
    """Without UTF-8 mode, where files are written in code page 1252, names come out as they went in."""
    setup = json.loads(MATCH.read_text(encoding="utf-8"))["setup"]
    for side, name in zip("ab", NAMES, strict=True):
        setup["sides"][side]["players"] = [{"name": name}]
    (desk.folder / "setup.json").write_text(json.dumps(setup), encoding="utf-8")
    plain = tuple("utf8=0" if word == "utf8" else word for word in desk.program)
    other = Desk(plain, desk.folder, desk.pictures)
    other.database = desk.folder / "names.sqlite3"  # the window writes to its own
    recorded = other.run("record", "--new", "setup.json")
    expect(recorded.returncode == 0, recorded.stderr)
    other.run("export", match_id(other), "--to", "names.carrom")
    listed = other.run("matches").stdout
    text = (desk.folder / "names.carrom").read_text(encoding="utf-8")
    expect(all(name in json.dumps(json.loads(text), ensure_ascii=False) for name in NAMES), "names differ in a file")
    expect(all(name in listed or json.dumps(name)[1:-1] in listed for name in NAMES), "names differ on the terminal")


def a_share(desk: Desk) -> None:
    """A report is saved on a share; a database there is refused in a sentence or works."""
    share = desk.folder / "share"
    share.mkdir()
    server = Path(os.environ["WINEPREFIX"]) / "dosdevices/unc/server"
    server.mkdir(parents=True, exist_ok=True)
    (server / "share").unlink(missing_ok=True)
    (server / "share").symlink_to(share)
    saved = desk.run("report", match_id(desk), "--to", r"\\server\share\sheet.pdf")
    expect(saved.returncode == 0 and (share / "sheet.pdf").exists(), f"a report on a share: {saved.stderr}")
    desk.database, own = Path(r"\\server\share\matches.sqlite3"), desk.database
    answer = desk.run("matches")
    desk.database = own
    expect("Traceback" not in answer.stderr and (answer.returncode == 0 or answer.stderr != ""), answer.stderr)


def a_document_open_elsewhere(desk: Desk) -> None:
    """Where another program has the document open, the message says so."""
    hold = f"held = open('sheet.pdf', 'ab'); import time; print(flush=True); time.sleep({2 * PATIENCE_S})"
    holder = [*desk.program[: desk.program.index("-X")], "-c", hold]
    with subprocess.Popen(holder, cwd=desk.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        expect(program.stdout.readline() != b"", "the document cannot be held open")
        saved = desk.run("report", match_id(desk), "--to", "sheet.pdf")
        program.kill()
    expect("another program may have it open" in saved.stderr, f"a document that is open: {saved.stderr}")


def two_hubs(desk: Desk) -> None:
    """A port is one hub's: the second one says so and ends."""
    words = ("hall", "--listen", "127.0.0.1:8473")
    command = [*desk.program, "--database", str(desk.folder / "hall.sqlite3"), *words]
    with subprocess.Popen(command, cwd=desk.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as hub:
        assert hub.stdout is not None
        hub.stdout.readline()
        with suppress(subprocess.TimeoutExpired):
            second = desk.run(*words)
            expect(second.returncode == 1 and "8473" in second.stderr, f"a second hub: {second.stderr}")
            hub.kill()
            return
        hub.kill()
    fail("a second hub listens on the same port")


def a_large_scale(desk: Desk) -> None:
    """At 150 % the main button is larger."""
    desk.kill()
    desk.start()
    before = settled(desk.accent_height)
    desk.kill()
    key = r"HKCU\Control Panel\Desktop"
    wine = desk.program[: desk.program.index("-X") - 1]
    subprocess.run([*wine, "reg", "add", key, "/v", "LogPixels", "/t", "REG_DWORD", "/d", "144", "/f"], check=True,
                   capture_output=True)  # fmt: skip
    subprocess.run(["wineserver", "-k", "-w"], check=False)
    desk.start()
    after = settled(desk.accent_height)
    desk.picture("150-percent")
    desk.kill()
    # The window itself is laid out smaller on what is left of the screen.
    expect(1.1 < after / before < 1.7, f"the button is {after} pixels high at 150 %, and {before} at 100 %")


def settled(measure: Callable[[], int]) -> int:
    """Returns a measure once it is the same twice."""
    last = 0
    while (found := measure()) != last or found == 0:
        last = found
        time.sleep(5)
    return last


TRIALS = (
    a_board_by_keys, a_report, a_folder_that_may_not_be_written, killed_and_resumed, a_second_start, a_code_page,
    a_share, a_document_open_elsewhere, two_hubs, a_large_scale,
)  # fmt: skip


def main(pictures: Path, program: tuple[str, ...]) -> None:
    """Runs all trials in a folder of their own."""
    pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as made:
        desk = Desk(program, Path(made), pictures)
        for trial in TRIALS:
            began = time.monotonic()
            trial(desk)
            sys.stdout.write(f"{trial.__name__.replace('_', ' ')}: {time.monotonic() - began:.0f} s\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), tuple(sys.argv[2:]))
