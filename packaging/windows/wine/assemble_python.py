"""Puts a Python for Windows together, for trials in Wine only.

    assemble_python.py full WHEEL LIBRARY FOLDER
    assemble_python.py embeddable FOLDER

WHEEL carries CPython's own libraries for Windows, and LIBRARY is the folder of a standard library of the same version,
which is the same on every system. `full` makes FOLDER/python as an installed Python has it, and next to it what Wine
lacks. Once its library is compiled there, `embeddable` makes FOLDER/python-embed.zip of it. What ships is CPython's
signed distribution instead.
"""

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
GCC = ("x86_64-w64-mingw32-gcc", "-O2", "-s")
NAME = "python313"
NEEDLESS = {
    "__pycache__", "config-3.13-x86_64-linux-gnu", "ensurepip", "idlelib", "lib-dynload", "pydoc_data",
    "sitecustomize.py", "test", "tkinter", "turtledemo",
}  # fmt: skip
"""What a library has for another system, or that nothing tried here uses."""
LACKING = ("icuuc", "bcryptprimitives")
"""Libraries of Windows that Wine 8 lacks."""
NOT_TAKEN = re.compile(r"api-ms|tcl|tk|_tk|.*cp313t")


def full(wheel: Path, library: Path, folder: Path) -> None:
    """Creates FOLDER/python and the libraries that Wine lacks.

    Raises:
        CalledProcessError: a compiler failed.
    """
    python = folder / "python"
    shutil.rmtree(python, ignore_errors=True)
    python.mkdir(parents=True)
    with zipfile.ZipFile(wheel) as files:
        for name in files.namelist():
            place, _, base = name.partition("deploy_libs/")
            if not place and base.endswith((".dll", ".pyd")) and not NOT_TAKEN.match(base):
                (python / base.lower()).write_bytes(files.read(name))
    shutil.copytree(library, python / "Lib", ignore=lambda _folder, names: NEEDLESS & {*names})
    shutil.copy(HERE.parents[1] / "notices/texts/python.txt", python / "LICENSE.txt")
    compile_programs(python, folder)


def compile_programs(python: Path, folder: Path) -> None:
    """Compiles python.exe, pythonw.exe, python3.dll and what Wine lacks."""

    def run(*command: str | Path) -> str:
        words = [str(word) for word in command]
        return subprocess.run(words, cwd=HERE, check=True, stdout=subprocess.PIPE, text=True).stdout

    resources, exports = folder / "launch.o", folder / "python3.def"
    run("x86_64-w64-mingw32-windres", "launch.rc", resources)
    run(*GCC, "-municode", "launch.c", resources, "-o", python / "python.exe")
    run(*GCC, "-municode", "-mwindows", "-DWINDOWED", "launch.c", resources, "-o", python / "pythonw.exe")
    # Modules that are built for every Python 3 ask python3.dll, which only leads on.
    listed = run("x86_64-w64-mingw32-objdump", "-p", python / f"{NAME}.dll")
    names = sorted(set(re.findall(r"(?m)^\s*\[ *\d+\].* (_?Py\w+)$", listed)))
    exports.write_text("EXPORTS\n" + "".join(f"{name} = {NAME}.{name}\n" for name in names), encoding="ascii")
    run(*GCC, "-shared", "-nostdlib", "python3.c", exports, "-Wl,-e,DllMainCRTStartup", "-o", python / "python3.dll")
    for name in LACKING:
        run(*GCC, "-shared", f"{name}.c", "-ladvapi32", "-o", folder / f"{name}.dll")


def embeddable(folder: Path) -> None:
    """Creates FOLDER/python-embed.zip with the layout of CPython's distribution for embedding."""
    python, library = folder / "python", folder / f"{NAME}.zip"
    with zipfile.ZipFile(library, "w", zipfile.ZIP_DEFLATED) as compiled:
        for file in sorted((python / "Lib").rglob("__pycache__/*.pyc")):
            place = file.parent.parent.relative_to(python / "Lib") / f"{file.name.partition('.')[0]}.pyc"
            compiled.write(file, place.as_posix())
    with zipfile.ZipFile(folder / "python-embed.zip", "w", zipfile.ZIP_DEFLATED) as files:
        for file in sorted(python.iterdir()):
            if file.is_file():
                files.write(file, file.name)
        files.write(library, library.name)
        files.writestr(f"{NAME}._pth", f"{NAME}.zip\n.\n")


if __name__ == "__main__":
    places = [Path(word).resolve() for word in sys.argv[2:]]
    if sys.argv[1] == "full":
        full(*places)
    else:
        embeddable(*places)
