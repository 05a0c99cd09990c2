"""Code blocks of a page, so that tests can run what people copy."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
FILE_NAME = re.compile(r"`([\w/.]+)`:\s*\Z")
EXCERPT = re.compile(r"<!-- ([\w/.]+) -->\s*\Z")
LARGE = re.compile(r"\b\d{1,3}(?:_\d{3})+\b")


class Block(NamedTuple):
    """A block: its language, its text, the heading above it, and the file that the line before it names."""

    language: str
    text: str
    heading: str
    file: str
    excerpt_of: str


def blocks(page: str, language: str = "") -> list[Block]:
    """All code blocks of a page, or those in one language."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found = []
    for match in FENCE.finditer(text):
        before = text[: match.start()]
        heading = re.findall(r"^#+ (.+)$", FENCE.sub("", before), re.MULTILINE)[-1]
        names = [(pattern.search(before) or ["", ""])[1] for pattern in (FILE_NAME, EXCERPT)]
        found.append(Block(match[2], dedent(match[3]), heading, *names))
    return [block for block in found if not language or block.language == language]


def with_few_games(text: str, games: int = 200) -> str:
    """The same example with a small number in the place of every large one (`100_000`)."""
    return LARGE.sub(str(games), text)


def title_of(block: Block) -> str:
    """For pytest: what the block is about."""
    return f"{block.heading}: {block.text.splitlines()[0][:40]}"
