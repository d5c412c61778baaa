"""Workflows only run existing scripts of packaging with valid options, and cover all that is promised."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from carrom_desk.rules.edition_register import EDITIONS

from .stand_ins import CHECKOUT

WORKFLOWS = {path.stem: path for path in (CHECKOUT / ".github/workflows").glob("*.yml")}
SYSTEMS = {"ubuntu", "windows", "macos"}


def read(name: str) -> dict[str, Any]:
    document: dict[str, Any] = yaml.safe_load(WORKFLOWS[name].read_text(encoding="utf-8"))
    return document


def commands(name: str) -> Iterator[list[str]]:
    """Yields every command of a workflow, split into words."""
    for job in read(name)["jobs"].values():
        for step in job["steps"]:
            for line in step.get("run", "").splitlines():
                for command in line.split("&&"):
                    words = shlex.split(command)
                    yield words[1:] if words[0] == "sudo" else words


def matrices(name: str) -> list[dict[str, Any]]:
    jobs = read(name)["jobs"].values()
    return [job["strategy"]["matrix"] for job in jobs if "strategy" in job]


@pytest.mark.parametrize("name", WORKFLOWS)
def test_every_command_is_a_script_of_packaging_with_words_it_takes(name: str) -> None:
    for program, *words in commands(name):
        if program == "apt-get":
            continue
        assert program in {"bash", "python"}, program
        script, *given = words
        assert script.startswith("packaging/"), script
        text = (CHECKOUT / script).read_text(encoding="utf-8")
        assert text.startswith("#!/usr/bin/env bash\n" if program == "bash" else '"""'), script
        for option in (word for word in given if word.startswith("--")):
            source = (
                (CHECKOUT / "carrom_desk/cli.py").read_text(encoding="utf-8") if script.endswith("run.sh") else text
            )
            assert f'"{option}"' in source, (script, option)
        if script.endswith("build.sh"):
            assert set(given) <= {*re.findall(r"^(\w+)\(\) \{", text, re.MULTILINE)}, given
        if script.endswith("try_packages.sh"):
            assert f"set -- {' '.join(given)}\n" in text


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_workflow_may_only_read_and_its_actions_have_a_version(name: str) -> None:
    assert read(name)["permissions"] == {"contents": "read"}
    used = re.findall(r"uses: (.+)", WORKFLOWS[name].read_text(encoding="utf-8"))
    assert used
    assert all(re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action) for action in used)


@pytest.mark.parametrize("name", WORKFLOWS)
def test_every_promised_python_is_run_on_every_system(name: str) -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    least, beyond = map(int, re.findall(r"3\.(\d+)", project["requires-python"]))
    (matrix,) = (each for each in matrices(name) if "python" in each)

    assert {system.partition("-")[0] for system in matrix["system"]} == SYSTEMS
    assert matrix["python"] == [f"3.{minor}" for minor in range(least, beyond)]


def test_packages_are_built_tried_and_kept_for_every_system() -> None:
    jobs = read("packages")["jobs"]
    run = {" ".join(words) for words in commands("packages")}

    assert [*jobs] == ["linux", "windows", "macos", "all", "wheel"]
    assert any("build.sh" in each and {"linux", "windows", "sums"} <= {*each.split()} for each in run)
    assert any("build.sh" in each and each.endswith("macos") for each in run)
    for script in ("try_packages.sh", "windows/try_installer.py", "macos/try_image.sh", "try_wheel.sh"):
        assert any(script in each for each in run), script
    kept = [step["with"]["path"] for job in jobs.values() for step in job["steps"]
            if step.get("uses", "").startswith("actions/upload-artifact")]  # fmt: skip
    assert kept == ["dist/*", "dist/*-macos-*\ndist/*-Darwin-*\n", "dist/*"]


@pytest.mark.parametrize(("lock", "extra"), [("desk", "hall"), ("tools", "build")])
def test_a_package_is_made_of_everything_that_the_project_needs(lock: str, extra: str) -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["optional-dependencies"][extra], *(project["dependencies"] if lock == "desk" else ())]
    locked = re.findall(r"(?m)^([\w.-]+)==", (CHECKOUT / f"packaging/locks/{lock}.txt").read_text(encoding="utf-8"))

    assert {re.split(r"[^\w.-]", each)[0].lower() for each in needed} - {*locked} == set()


@pytest.mark.parametrize("path", sorted((CHECKOUT / "packaging").rglob("*.sh")), ids=lambda path: path.name)
def test_every_file_that_a_script_calls_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    for called in re.findall(r"(?<![\w/$}])(packaging/[\w./-]+\.(?:sh|py|nsi|spec|txt))\b", text):
        assert (CHECKOUT / called).is_file(), called


@pytest.mark.parametrize(
    "path", sorted((CHECKOUT / ".github/ISSUE_TEMPLATE").glob("*.yml")), ids=lambda path: path.stem
)
def test_a_form_asks_for_something_and_names_each_field_once(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    if path.stem == "config":
        assert form == {"blank_issues_enabled": False}
        return
    fields = [field["id"] for field in form["body"]]

    assert {"name", "description", "labels", "body"} == form.keys()
    assert len(fields) == len(set(fields))
    assert all(field["attributes"]["label"] for field in form["body"])
    assert any(field.get("validations", {}).get("required") for field in form["body"])


def test_the_form_for_a_ruling_offers_every_law_text() -> None:
    form = yaml.safe_load((CHECKOUT / ".github/ISSUE_TEMPLATE/wrong-ruling.yml").read_text(encoding="utf-8"))

    assert form["body"][0]["attributes"]["options"] == [edition.id for edition in EDITIONS]


@pytest.mark.parametrize(
    "page", ["README.md", "packaging/README.md", "packaging/TRANSLATING.md", ".github/CONTRIBUTING.md"]
)
def test_every_file_that_a_page_for_developers_links_to_is_there(page: str) -> None:
    text = (CHECKOUT / page).read_text(encoding="utf-8")

    for link in re.findall(r"\]\((?!https?:)([^)#]+)", text):
        assert ((CHECKOUT / page).parent / link).exists(), link
