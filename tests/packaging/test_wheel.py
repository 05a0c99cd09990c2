"""The wheel holds everything that a user needs, and works far away from the sources."""

import os
import shutil
import site
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("sim", "strategies", "analyses")
DATA = {".toml", ".html", ".j2", ".css", ".md"}


def do(*words: object, **extra) -> str:
    """Run a command, show what it said if it fails."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, **extra)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that nothing left over in the sources gets in and nothing is left there."""
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "sources"
    for package in PACKAGES:
        shutil.copytree(ROOT / package, copy / package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy(file, copy)
    do(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, copy)
    return next(folder.glob("spielwerk-*.whl"))


def test_every_module_and_data_file_is_in_the_wheel(wheel):
    packed = set(zipfile.ZipFile(wheel).namelist())
    wanted = {
        str(path.relative_to(ROOT))
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.suffix in {".py"} | DATA and "__pycache__" not in path.parts
    }
    assert wanted <= packed, sorted(wanted - packed)


def test_nothing_else_is_in_the_wheel(wheel):
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == set(PACKAGES)


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory) -> Path:
    """The wheel in an environment of its own; only the libraries are borrowed from this one."""
    home = tmp_path_factory.mktemp("installed") / "venv"
    venv.create(home, with_pip=False, symlinks=True)
    places = sysconfig.get_path("purelib", vars={"base": str(home), "platbase": str(home)})
    # A plain path: .pth files there, such as that of an editable install, are not looked at.
    (Path(places) / "libraries.pth").write_text("\n".join({*site.getsitepackages(), sysconfig.get_path("purelib")}))
    do(sys.executable, "-m", "pip", "--python", home / "bin" / "python", "install", "--no-deps", "--no-index", wheel)
    return home


def test_an_installed_wheel_plays_from_an_empty_folder(installed, tmp_path):
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    words = ("run", "majority", "-s", "random", "-s", "first-legal", "-n", "1000", "-o", "OUT")
    said = do(installed / "bin" / "spielwerk", *words, cwd=tmp_path, env=environment)
    assert "run: OUT\n" in said and "games/s" in said
    assert {"manifest.json", "checksums", "games", "seats", "cards"} == {
        path.name for path in (tmp_path / "OUT").iterdir()
    }
    where = "import sim, strategies, analyses; print(sim.__file__, strategies.__file__, analyses.__file__)"
    homes = do(installed / "bin" / "python", "-c", where, cwd=tmp_path, env=environment).split()
    assert all(Path(home).is_relative_to(installed) for home in homes)
