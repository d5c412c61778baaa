"""Publishing is one command, which goes on after a failure and tags nothing that was not checked."""

import shlex
import shutil
import sys
from pathlib import Path

import pytest

from .stand_ins import VERSIONED, copied, copy_versioned, run, script, set_up

pytestmark = [
    pytest.mark.skipif(
        sys.platform == "win32" or shutil.which("git") is None,
        reason="the stand-ins are scripts of a shell, and git is needed",
    ),
    pytest.mark.nightly,
]

PYTHON = f"""
case "$*" in
    *__version__*) sed -n 's/^__version__ = "\\(.*\\)"/\\1/p' carrom_desk/__init__.py ;;
    *tests.desk.golden_documents) mkdir documents && touch documents/report.pdf ;;
    *new_version.py*) exec {shlex.quote(sys.executable)} "$@" ;;
esac
"""
CHECKS = 'exit "$(cat "$HOME/fate")"\n'
SIGNATURE = """
cat >/dev/null
echo "[GNUPG:] SIG_CREATED " >&2
echo "-----BEGIN PGP SIGNATURE-----"
"""


def git(folder: Path, *words: str) -> str:
    answer = run(folder, "git", "-C", folder / "a desk", *words)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that can be published to a repository beside it."""
    root = copied(tmp_path)
    copy_versioned(root)
    set_up(root, PYTHON)
    script(root / "packaging/release.sh", CHECKS)
    (root / ".gitignore").write_text(".venv\n")
    (tmp_path / ".gitconfig").write_text(
        "[user]\n  name = A\n  email = a@example.org\n  signingkey = A\n[init]\n  defaultBranch = main\n"
        f"[gpg]\n  program = {script(tmp_path / 'sign', SIGNATURE)}\n"
    )
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "init", "--quiet", "--bare", "../published.git")
    git(tmp_path, "remote", "add", "origin", "../published.git")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Everything before")
    git(tmp_path, "push", "--quiet", "origin", "main")
    return root


def publish(checkout: Path, fate: int) -> int:
    """Publishes 9.8.7 when the checks end with this status."""
    (checkout.parent / "fate").write_text(str(fate))
    return run(checkout.parent, "bash", checkout / "packaging/publish.sh", "9.8.7").returncode


def test_a_version_is_published_once_its_checks_pass(checkout: Path) -> None:
    home = checkout.parent
    assert publish(checkout, 1) == 1
    assert git(home, "tag") == ""

    assert publish(checkout, 0) == 0

    assert git(home, "log", "--format=%s").splitlines() == ["Release 9.8.7", "Everything before"]
    assert "\n## 9.8.7 (" in (checkout / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "\ncarrom-desk 9.8.7\n" in (checkout / VERSIONED[-1]).read_text(encoding="utf-8")
    assert "documents/report.pdf" in git(home, "ls-files").splitlines()
    published = git(home, "ls-remote", "origin")
    assert "\trefs/tags/v9.8.7\n" in published
    assert git(home, "rev-parse", "main").strip() + "\trefs/heads/main\n" in published


def test_a_version_without_a_key_is_refused_before_the_checks(checkout: Path) -> None:
    script(checkout.parent / "sign", "exit 1\n")

    assert publish(checkout, 0) == 1

    assert git(checkout.parent, "log", "--format=%s").splitlines() == ["Everything before"]


def test_nothing_is_published_that_the_checks_have_changed(checkout: Path) -> None:
    script(checkout / "packaging/release.sh", "echo >>CHANGELOG.md\n")
    git(checkout.parent, "commit", "--quiet", "--all", "--message", "Checks that change a file")

    assert publish(checkout, 0) == 1

    assert git(checkout.parent, "tag") == ""


def test_a_version_is_refused_while_origin_has_other_commits(checkout: Path) -> None:
    home = checkout.parent
    other = git(home, "commit-tree", "-p", "HEAD", "-m", "Of somebody else", "HEAD^{tree}").strip()
    git(home, "push", "--quiet", "origin", f"{other}:refs/heads/main")

    assert publish(checkout, 0) == 1

    assert git(home, "log", "--format=%s").splitlines() == ["Everything before"]


def test_a_version_that_origin_does_not_take_can_be_published_again(checkout: Path) -> None:
    hook = script(checkout.parent / "published.git/hooks/update", "exit 1\n")
    assert publish(checkout, 0) == 1
    assert git(checkout.parent, "tag") == ""
    hook.unlink()

    assert publish(checkout, 0) == 0
