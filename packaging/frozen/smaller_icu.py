"""Makes Qt's copy of the Unicode tables small: smaller_icu.py LIBICUDATA TARGET

Of 31 MB the desk needs how names are sorted and where a line may break; names of currencies, countries, units and time
zones in five hundred languages, and converters of old character sets, are asked for by nothing here. Needs `icupkg`
(Debian's icu-devtools), `gcc` and `readelf`.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

_SORTED_FOR = {"root", "en", "de", "hi", "bn", "ta", "mr", "si", "ur", "it", "fr", "es", "pl"}
_NEEDLESS_FOLDERS = {"curr", "lang", "region", "unit", "zone", "rbnf", "translit"}
_SHARED = {"root", "res_index", "pool"}
_OF_A_LANGUAGE = re.compile(r"[a-z]{2,3}(_\w+)?\.res")


def is_needed(item: str) -> bool:
    """Whether the desk may ask for this table, named as `icupkg -l` does, such as `coll/de.res`."""
    folder, _, file = item.rpartition("/")
    stem = file.partition(".")[0]
    if folder in _NEEDLESS_FOLDERS:
        return stem in _SHARED
    if folder == "coll" or (not folder and _OF_A_LANGUAGE.fullmatch(file)):
        return file.endswith(".icu") or stem in _SORTED_FOR | _SHARED
    return not file.endswith(".cnv")


def make(library: Path, target: Path) -> None:
    """Write the library again with the needed tables only, under the same name and symbol."""
    symbols = _output("readelf", "-W", "--dyn-syms", str(library))
    found = re.search(r": ([0-9a-f]+) +(\w+) OBJECT +GLOBAL +DEFAULT +\d+ (icudt\d+)_dat", symbols)
    if found is None:
        raise SystemExit(f"{library} is not ICU's data")
    start, size, name = int(found[1], 16), int(found[2], 0), found[3]
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        whole, kept, dropped = (folder / "whole" / f"{name}l.dat", folder / f"{name}l.dat", folder / "dropped.txt")
        whole.parent.mkdir()
        whole.write_bytes(library.read_bytes()[start : start + size])
        items = _output("icupkg", "-l", str(whole)).split()
        dropped.write_text("\n".join(item for item in items if not is_needed(item)) + "\n", encoding="ascii")
        _output("icupkg", "-r", str(dropped), str(whole), str(kept))
        source = folder / "data.S"
        source.write_text(
            f'.section .rodata\n.globl {name}_dat\n.type {name}_dat,@object\n.balign 16\n{name}_dat: .incbin "{kept}"\n'
            f'.size {name}_dat, .-{name}_dat\n.section .note.GNU-stack,"",@progbits\n',
            encoding="ascii",
        )
        linked = ("-shared", "-nostdlib", "-s", "-Wl,--build-id=none", f"-Wl,-soname,{library.name}")
        _output("gcc", *linked, "-o", str(target), str(source))


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    make(Path(sys.argv[1]), Path(sys.argv[2]))
