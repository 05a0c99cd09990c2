"""Strategies: small classes whose methods are named after the decisions of a game.

    class SecondPlaceHunter(Majority):
        "Come second in every colour."
        greed = Parameter(3, low=0, high=10, about="what a second place is worth")

        def play(table, me, greed):
            return best_option(table, me, coins_if_second)

A method takes the table and the seat, then any of the strategy's parameters by name; there is no `self`: it is
compiled. What a class doesn't write it inherits from its game's sensible defaults.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import inspect
import re
import sys
import types as pytypes
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from sim.errors import SpielwerkError, nearest
from sim.strategy_sources import source_hash

if TYPE_CHECKING:
    import numpy as np

    from sim.game import Game


@dataclass(frozen=True)
class Parameter:
    """A number of a strategy that can be changed without compiling anything."""

    default: float
    low: float
    high: float
    about: str

    def check(self, owner: str, name: str, value: Any) -> float:
        """The value, if it is a number within the bounds."""
        try:
            number = float(value)
        except (TypeError, ValueError):
            raise SpielwerkError(f"{owner}: {name} needs a number, not {value!r}") from None
        if isinstance(self.default, int) and not number.is_integer():
            raise SpielwerkError(f"{owner}: {name} needs a whole number, not {value!r}")
        if not self.low <= number <= self.high:
            raise SpielwerkError(f"{owner}: {name} goes from {self.low} to {self.high}, not {value}")
        return int(number) if isinstance(self.default, int) else number


def left_to_the_rules(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a default answer that the game's rules carry out themselves, faster than asking.

    The function says what that is; a strategy with an answer of its own is asked as usual.
    """
    function.left_to_the_rules = True  # type: ignore[attr-defined]
    return function


class Strategy:
    """The base of every game's defaults. An instance is the class with values for its parameters."""

    game: ClassVar[str] = ""
    name: ClassVar[str] = ""
    rollout: ClassVar[type[Strategy] | None] = None  # a searching strategy: who plays on in its trials
    origin: ClassVar[str] = ""  # `path/file.py:Class` for a strategy out of a user's file
    template: ClassVar[bool] = True  # a base of others, not a strategy to play

    def __init_subclass__(cls, template: bool = False) -> None:
        cls.name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", cls.__name__).lower()
        cls.template = template

    def __init__(self, **values: float) -> None:
        known = self.parameters()
        for name in values:
            if name not in known:
                raise SpielwerkError(f"{self.name} has no parameter {name!r}" + nearest(name, known))
        self.values = {n: p.check(self.name, n, values.get(n, p.default)) for n, p in known.items()}

    @classmethod
    def family(cls) -> Iterator[type[Strategy]]:
        """All strategies below this class, bases of others left out."""
        for child in cls.__subclasses__():
            if not child.template:
                yield child
            yield from child.family()

    @classmethod
    def parameters(cls) -> dict[str, Parameter]:
        """The parameters by name, inherited ones first."""
        found: dict[str, Parameter] = {}
        for base in reversed(cls.__mro__):
            found.update({k: v for k, v in vars(base).items() if isinstance(v, Parameter)})
        return found

    @classmethod
    def about(cls) -> str:
        """The idea in one line."""
        return (inspect.getdoc(cls) or "").split("\n\n")[0].replace("\n", " ")

    @property
    def label(self) -> str:
        """The name with the parameters that differ from their defaults."""
        known = self.parameters()
        changed = [f"{n}={_short(v)}" for n, v in self.values.items() if v != known[n].default]
        return f"{self.name}({', '.join(changed)})" if changed else self.name

    def numbers(self) -> np.ndarray:
        """What the compiled answers can read with `number(table, me, place)`: the parameters."""
        import numpy as np

        return np.array([*self.values.values(), 0.0], np.float64)

    @property
    def spec(self) -> str:
        """The text that makes this strategy again: `-s SPEC`."""
        return self.label.replace(self.name, self.origin, 1) if self.origin else self.label

    def answer(self, kind: str) -> Callable[..., Any]:
        """The function `(table, me)` that decides this kind of question."""
        function = inspect.getattr_static(type(self), kind, None)
        if isinstance(function, staticmethod):
            function = function.__func__
        if not isinstance(function, pytypes.FunctionType):
            raise SpielwerkError(f"{self.name} doesn't answer {kind!r}")
        wanted = list(inspect.signature(function).parameters)[2:]
        return _with_parameters(function, wanted, self.parameters(), self.name) if wanted else function

    def source_hash(self) -> str:
        """A hash of the files that a strategy is made of (of its code where there is no file)."""
        return source_hash(type(self))

    def __reduce_ex__(self, protocol: Any) -> Any:
        """A strategy out of a user's file travels to other processes as its text: they can't import the file."""
        return (_again, (self.game, self.spec)) if self.origin else super().__reduce_ex__(protocol)

    def __repr__(self) -> str:
        return self.label


def _short(value: float) -> str:
    """A number in as few digits as tell it apart from every other."""
    return f"{value:g}" if float(f"{value:g}") == value else repr(value)


def _with_parameters(
    function: Callable[..., Any], wanted: list[str], known: dict[str, Parameter], owner: str
) -> Callable[..., Any]:
    """Wrap a method that takes parameters into a function `(table, me)` that reads them from the record."""
    for name in wanted:
        if name not in known:
            hint = "an answer takes table, me and then parameters of its strategy; there is no self"
            raise SpielwerkError(f"{owner}.{function.__name__} wants {name!r}, which is not a parameter of it ({hint})")
    places = tuple(list(known).index(name) for name in wanted)
    casts = tuple("int" if isinstance(known[name].default, int) else "float" for name in wanted)
    return _wrapper(function, places, casts)


@cache
def _wrapper(function: Callable[..., Any], places: tuple[int, ...], casts: tuple[str, ...]) -> Callable[..., Any]:
    """One wrapper for a method and places, however many tables it sits at: every new one would be compiled again.

    It claims the method's file and line, so that numba caches it beside the method; the parameters' places are part
    of its name, since numba's cache doesn't look at constants.
    """
    from sim.kernel.compile import compiled
    from sim.kernel.decisions import number

    reads = [f"{cast}(number(table, me, {at}))" for cast, at in zip(casts, places, strict=True)]
    title = f"{function.__name__}_with_{'_'.join(c[0] + str(p) for c, p in zip(casts, places, strict=True))}"
    scope: dict[str, Any] = {"inner": compiled(function), "number": number}
    exec(f"def {title}(table, me):\n    return inner(table, me, {', '.join(reads)})", scope)
    wrapper = scope[title]
    code = function.__code__
    wrapper.__code__ = wrapper.__code__.replace(co_filename=code.co_filename, co_firstlineno=code.co_firstlineno)
    wrapper.__module__ = function.__module__
    wrapper.__qualname__ = f"{function.__qualname__.rpartition('.')[0]}.{title}".lstrip(".")
    return wrapper


def make_strategy(game: Game, given: str | Strategy | type[Strategy]) -> Strategy:
    """A strategy of this game from its name, `name(parameter=value)`, `file.py:Class`, class or instance."""
    strategy = given() if isinstance(given, type) else parse_strategy(game, given) if isinstance(given, str) else given
    if not isinstance(strategy, game.defaults):
        raise SpielwerkError(
            f"{strategy!r} is no strategy of {game.id}: it should derive from {game.defaults.__name__}"
        )
    _refuse_unasked(game, type(strategy))
    return strategy


def _refuse_unasked(game: Game, made: type[Strategy]) -> None:
    """A method that is no decision of the game is a misspelt one: it would never be asked."""
    own = made.__mro__[: made.__mro__.index(game.defaults)]
    methods = [name for base in own for name, value in vars(base).items() if isinstance(value, pytypes.FunctionType)]
    for name in methods:
        if not name.startswith("_") and name not in game.kinds and not hasattr(game.defaults, name):
            raise SpielwerkError(f"{made.name}: {game.id} never asks {name!r}" + nearest(name, game.kinds))


def _again(game_id: str, spec: str) -> Strategy:
    from sim.game import game

    return parse_strategy(game(game_id), spec)


def parse_strategy(game: Game, text: str) -> Strategy:
    """Read `name`, `name(parameter=value, ...)` or `path/file.py:Class(...)`."""
    match = re.fullmatch(r"\s*([^()]+?)\s*(?:\((.*)\))?\s*", text, re.DOTALL)
    if not match:
        raise SpielwerkError(f"can't read strategy {text!r}: write name or name(parameter=value)")
    name, inside = match.groups()
    own = getattr(game.defaults, "from_text", None)
    if own is not None and (made := own(name, inside)) is not None:
        return made
    values = _read_values(text, inside or "")
    if ".py:" in name:
        return _from_file(game, name)(**values)
    known = game.strategies()
    if name not in known:
        hint = f" (for one out of a file write {name}:ClassName)" if name.endswith(".py") else nearest(name, known)
        raise SpielwerkError(f"{game.id} has no strategy {name!r}{hint}")
    return known[name](**values)


def _read_values(text: str, inside: str) -> dict[str, float]:
    values = {}
    for part in filter(None, (p.strip() for p in inside.split(","))):
        name, equals, value = (p.strip() for p in part.partition("="))
        if not equals:
            raise SpielwerkError(f"can't read {part!r} in strategy {text!r}: write parameter=value")
        try:
            values[name] = ast.literal_eval(value)
        except (ValueError, SyntaxError):
            raise SpielwerkError(f"{text!r}: {name} needs a number, not {value!r}") from None
    return values


def _from_file(game: Game, name: str) -> type[Strategy]:
    """Load `path/file.py:Class`."""
    path, _, class_name = name.rpartition(":")
    file = Path(path)
    if not file.is_file():
        raise SpielwerkError(f"there is no file {path!r}")
    # Two files of the same name are two modules.
    module_name = f"user_strategies.{file.stem}_{hashlib.sha256(str(file.resolve()).encode()).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(module_name, file)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # a script may end Python when it is loaded
        raise SpielwerkError(f"{path} can't be loaded: {type(error).__name__}: {error}") from None
    found = getattr(module, class_name, None)
    if not (isinstance(found, type) and issubclass(found, game.defaults)):
        classes = {name: kind for name, kind in vars(module).items() if isinstance(kind, type)}
        names = [k for k, v in classes.items() if issubclass(v, game.defaults) and v is not game.defaults]
        raise SpielwerkError(f"{path} has no strategy {class_name!r} for {game.id}" + nearest(class_name, names))
    found.origin = f"{file.resolve()}:{class_name}"
    return found
