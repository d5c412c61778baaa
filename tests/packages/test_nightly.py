"""Of what is marked nightly the suite runs the first case of each function or file, and all of them when asked to."""

import subprocess
import sys

import pytest

from .stand_ins import CHECKOUT


def cases(file: str, *options: str) -> list[str]:
    """Returns the tests of a file that would run."""
    words = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--collect-only",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        *options,
        file,
    ]
    done = subprocess.run(words, cwd=CHECKOUT, capture_output=True, text=True, check=True)
    return [line.rpartition("::")[2] for line in done.stdout.splitlines() if "::" in line]


@pytest.mark.parametrize("file", ["tests/packages/test_publish.py", "tests/proof/test_case_book.py"])
def test_of_each_marked_file_and_function_one_case_is_left(file: str) -> None:
    every, few = cases(file, "--nightly"), cases(file)

    assert len({case.partition("[")[0] for case in every if "[" in case}) == sum("[" in case for case in few)
    assert few == [case for case in every if case in few]
    assert every[0] in few
    assert len(few) < len(every)
