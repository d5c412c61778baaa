"""What scripts call on Windows and macOS, called here with stand-ins for what only those systems have."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from .stand_ins import CHECKOUT, copied, run, script, set_up

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are scripts of a shell"),
    pytest.mark.nightly,
]

NOT_OF_WINDOWS = re.compile(
    r"fcntl|grp|pwd|resource|termios|os\.(chown|fork|gete?[ug]id|killpg|mkfifo|setsid|statvfs|sysconf|uname)"
    r"|signal\.SIG(ALRM|CONT|HUP|KILL|PIPE|STOP|USR1)"
)


def run_at_import(node: ast.AST) -> Iterator[ast.AST]:
    """Everything that a module runs on every system when it is imported."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            for decorator in child.decorator_list:
                yield from (decorator, *run_at_import(decorator))
        elif not isinstance(child, ast.Lambda | ast.If):
            yield from (child, *run_at_import(child))


def test_every_module_can_be_imported_on_windows() -> None:
    found = []
    for path in (*CHECKOUT.glob("carrom_desk/**/*.py"), *CHECKOUT.glob("tests/**/*.py")):
        text = path.read_text(encoding="utf-8")
        if NOT_OF_WINDOWS.search(text) is None:
            continue
        for node in run_at_import(ast.parse(text)):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else [ast.unparse(node)]
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else names
            found += [f"{path.name}: {name}" for name in names if NOT_OF_WINDOWS.fullmatch(name)]

    assert found == []


# macOS

# Answers as a Python whose environments have the same tools, and makes what it is asked to build.
PYTHON = """
echo "python $*" >>"$HOME/called"
for last; do :; done
case "$*" in
    *__version__*) echo 1.2.3 ;;
    *purelib* | *getsitepackages*) echo "$HOME/site" ;;
    *"hatchling build"*) mkdir -p dist && touch dist/carrom_desk-1.2.3-py3-none-any.whl ;;
    *"-m venv"*) mkdir -p "$last/bin" && for name in python uv; do cp "$0" "$last/bin/$name"; done ;;
    *--bill*) while [ "$1" != --bill ]; do shift; done && echo {} >"$2" ;;
    *assemble.py*) mkdir -p "$last" ;;
    *PyInstaller*) mkdir -p "build/frozen/Carrom Desk.app" ;;
esac
"""
DISK_IMAGES = """
echo "hdiutil $*" >>"$HOME/called"
for last; do :; done
case "$1" in
    attach) cp -RP "$last/." "$6" ;;
    create) touch "$last" ;;
esac
"""


def test_an_app_is_signed_with_its_notices_and_put_into_an_image(tmp_path: Path) -> None:
    root = copied(tmp_path)
    (tmp_path / "site").mkdir()
    set_up(root, PYTHON)
    script(tmp_path / "tools/uname", '[ "$1" = -m ] && echo arm64 || echo Darwin\n')
    script(tmp_path / "tools/codesign", 'echo "codesign $*" >>"$HOME/called"\n')
    script(tmp_path / "tools/hdiutil", DISK_IMAGES)

    answer = run(tmp_path, "bash", root / "packaging/build.sh")

    assert answer.returncode == 0, answer.stderr
    called = (tmp_path / "called").read_text(encoding="utf-8")
    steps = ("hatchling build", "icons.py", "--find-links dist", "PyInstaller", "notices.py write", "notices.py check",
             "check_app.py", "codesign", "hdiutil create")  # fmt: skip
    places = [called.index(step) for step in steps]
    assert places == sorted(places), called
    sums = (root / "dist/SHA256SUMS").read_text(encoding="utf-8")
    assert "  carrom-desk-1.2.3-macos-arm64.dmg\n" in sums


def test_an_app_is_tried_from_where_a_user_puts_it_and_removed(tmp_path: Path) -> None:
    root, home = copied(tmp_path), tmp_path / "Applications"
    image = root / "dist/carrom-desk-1.2.3-macos-arm64.dmg"
    (image / "Carrom Desk.app").mkdir(parents=True)
    (image / "Applications").symlink_to("/")
    script(tmp_path / "tools/hdiutil", DISK_IMAGES)
    script(tmp_path / "tools/python3", 'for last; do :; done\nls -d "${last%/Contents*}" >>"$HOME/called"\n' + PYTHON)

    answer = run(tmp_path, "bash", root / "packaging/macos/try_image.sh")

    assert answer.returncode == 0, answer.stderr
    app = f"{home}/Carrom Desk.app"
    called = (tmp_path / "called").read_text(encoding="utf-8").splitlines()
    assert called[1:-1] == [
        app, f"python packaging/macos/check_app.py {app}",
        app, f"python packaging/notices/notices.py check {app}",
        app, f"python packaging/try_desk.py {app}/Contents/MacOS/carrom-desk",
    ]  # fmt: skip
    assert called[-1].startswith("hdiutil detach")
    assert list(home.iterdir()) == []


# Windows

MAKENSIS = """
echo "makensis $*" >>"$HOME/called"
for word; do case "$word" in -DOUTPUT=*) touch "${word#-DOUTPUT=}" ;; esac; done
"""


def test_an_installer_is_made_with_its_notices_and_has_a_bill(tmp_path: Path) -> None:
    root = copied(tmp_path)
    (tmp_path / "site").mkdir()
    set_up(root, PYTHON)
    script(tmp_path / "tools/curl", 'echo "curl $*" >>"$HOME/called"\n')
    script(tmp_path / "tools/makensis", MAKENSIS)

    answer = run(tmp_path, "bash", root / "packaging/build.sh", "wheel", "windows", "sums")

    assert answer.returncode == 0, answer.stderr
    called = (tmp_path / "called").read_text(encoding="utf-8")
    steps = (
        "hatchling build",
        "curl",
        "--find-links dist",
        "assemble.py",
        "icons.py",
        "notices.py write",
        "notices.py check",
        "makensis -V2 -DVERSION=1.2.3",
    )
    places = [called.index(step) for step in steps]
    assert places == sorted(places), called
    sums = (root / "dist/SHA256SUMS").read_text(encoding="utf-8")
    assert "  carrom-desk-1.2.3-windows.exe\n" in sums
    assert "  carrom-desk-1.2.3-Windows-x86_64.cdx.json\n" in sums


REGISTRY = r"""
name=
[ "$3" = /v ] && name=$4
sed -n "s/^$(printf %s "$2/$name=" | sed 's/[\\/.]/\\&/g')/    value    REG_SZ    /p" "$HOME/registry" 2>/dev/null
"""
LISTED = "\n".join(
    rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\CarromDesk/{name}=something"
    for name in ("DisplayName", "DisplayVersion", "DisplayIcon", "Publisher", "QuietUninstallString", "EstimatedSize")
)
KINDS = r"""HKCU\Software\Classes\.carrom/=CarromDesk.Match
HKCU\Software\Classes\CarromDesk.Match\shell\open\command/="C:\pythonw.exe" -X utf8 -m carrom_desk open "%1"
"""
INSTALLER = r"""
home="$LOCALAPPDATA/Programs/Carrom Desk"
menu="$APPDATA/Microsoft/Windows/Start Menu/Programs"
rm -rf "$home/program"
mkdir -p "$home/program/python" "$menu"
touch "$home/program/python/pythonw.exe"
printf org.carromdesk.CarromDesk | iconv -t utf-16le >"$menu/Carrom Desk.lnk"
cp "$HOME/launcher" "$home/program/carrom-desk.cmd"
cp "$HOME/uninstaller" "$home/uninstall.exe"
cp "$HOME/values" "$HOME/registry"
"""
UNINSTALLER = 'rm -r "$LOCALAPPDATA/Programs/Carrom Desk" "$APPDATA/Microsoft" "$HOME/registry"\n'


@pytest.mark.parametrize(
    ("installer", "values", "answer"),
    [
        (INSTALLER, KINDS + LISTED, "installed, upgraded and removed"),
        (INSTALLER.replace("rm -rf", ": "), KINDS + LISTED, "a file of an older version is left"),
        (INSTALLER, LISTED, "match files are another program's"),
        (INSTALLER, KINDS, "the list of programs lacks DisplayName"),
        ("exit 0\n", KINDS + LISTED, "nothing is installed in "),
    ],
)
def test_an_installer_is_tried_twice_with_the_desk_and_removed(
    tmp_path: Path, installer: str, values: str, answer: str
) -> None:
    root = copied(tmp_path)
    (root / "packaging/try_desk.py").write_text("import sys; print('tried', *sys.argv[1:], flush=True)\n")
    (tmp_path / "values").write_text(values + "\n")
    script(tmp_path / "launcher", "[ $1 = --version ]\n")
    script(tmp_path / "uninstaller", UNINSTALLER)
    script(tmp_path / "tools/reg", REGISTRY)
    setup = script(tmp_path / "carrom-desk-1.2.3-windows.exe", installer)
    folders = {name: str(tmp_path / name) for name in ("LOCALAPPDATA", "APPDATA")}

    said = run(tmp_path, sys.executable, root / "packaging/windows/try_installer.py", setup, **folders)

    assert answer in said.stdout + said.stderr
    if answer.startswith("installed"):
        program = tmp_path / "LOCALAPPDATA/Programs/Carrom Desk/program/python/python.exe"
        assert said.stdout.startswith(f"tried {program} -X utf8 -m carrom_desk\n")
