"""The README's commands and its Python are run, and its links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.typing_in import run

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


def test_the_readme_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert blocks
    for block in blocks:
        exec(compile(block, str(README), "exec"), {})


def test_every_command_of_the_readme_does_what_it_says_as_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one go, as somebody reads it, by whom nothing is typed; the server and the tests are tried elsewhere."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(tmp_path)
    tried = set()
    for line in "".join(blocks).splitlines():
        _, *words = shlex.split(line, comments=True)
        if words and words[0] not in ("test", "verify"):
            few = ["--matches", "2"] if words[0] == "arena" else []
            told = run(*words, *few)
            assert told.exit_code == 0, (line, told.output)
            tried.add(words[0])
    assert tried == {"games", "rules", "play", "arena", "referee", "tables", "deck"}
    assert list(tmp_path.glob("*.pdf"))


def test_every_link_in_the_docs_leads_to_a_file() -> None:
    for page in [README, ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")]:
        for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert link.startswith("http") or (page.parent / link).exists(), f"{page.name}: {link}"
