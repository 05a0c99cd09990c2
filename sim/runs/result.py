"""A run's results: polars frames over its Parquet files, and the usual questions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sim.errors import SpielwerkError
from sim.runs.manifest import shard_count, shard_with, table_names
from sim.runs.store import Store

if TYPE_CHECKING:
    import pandas as pd
    import polars as pl

    from sim.runs.experiment import Experiment


class Result:
    """What a run produced. `games`, `seats` and `cards` are LazyFrames; nothing is read before it is asked for."""

    def __init__(self, path: str | Path, experiment: Experiment | None = None) -> None:
        self.path = Path(path)
        self.manifest: dict[str, Any] = Store(self.path).manifest()
        self.seconds = 0.0
        self.played = 0
        self._experiment = experiment
        self._checked = False

    @property
    def games(self) -> pl.LazyFrame:
        """One row a game."""
        return self._table("games")

    @property
    def seats(self) -> pl.LazyFrame:
        """One row a seat."""
        return self._table("seats")

    @property
    def cards(self) -> pl.LazyFrame:
        """One row a seat, one column a fact and card."""
        return self._table("cards")

    def has(self, table: str) -> bool:
        """Does the run write this table?"""
        return table in table_names(self.manifest)

    @property
    def experiment(self) -> Experiment:
        """The experiment that made the run, rebuilt from the manifest if need be."""
        if self._experiment is None:
            from sim.runs.rebuild import rebuild

            self._experiment = rebuild(self.manifest)
        return self._experiment

    def check(self) -> None:
        """Refuse a run that lacks shards or has one that can't be read."""
        store, expected = Store(self.path), shard_count(self.manifest)
        for table in table_names(self.manifest):
            wanted = [store.part(table, shard) for shard in range(expected)]
            lacking = [part for part in wanted if not part.exists()]
            if lacking:
                raise SpielwerkError(
                    f"{self.path} is incomplete: {len(lacking)} of {expected} shards of {table} are missing; "
                    "give the same command again to finish it"
                )
            foreign = sorted(set((self.path / table).glob("part-*.parquet")) - set(wanted))
            if foreign:
                raise SpielwerkError(f"{foreign[0]} doesn't belong to the run, which has {expected} shards: remove it")
            for shard, part in enumerate(wanted):
                if store.damaged(table, shard):
                    raise SpielwerkError(f"{part} is damaged: delete it and its shard is played again")
        self._checked = True

    def _table(self, table: str) -> pl.LazyFrame:
        import polars as pl

        if not self.has(table):
            raise SpielwerkError(f"{self.path} has no table {table}: the run's detail is {self.manifest['detail']}")
        if not self._checked:  # once: a report opens its tables many times, and a run can have thousands of files
            self.check()
        frame = pl.scan_parquet(self.path / table / "part-*.parquet")
        per = self.manifest["games_per_matchup"]
        orders: list[int] = self.manifest["orders"]
        matchup = (pl.col("game") // per).cast(pl.UInt16)
        local = pl.col("game") % per
        count: pl.Expr = pl.lit(orders[0], dtype=pl.UInt32)
        for other in sorted(set(orders) - {orders[0]}):  # a look-up would read the whole table into memory
            those = [number for number, here in enumerate(orders) if here == other]
            count = pl.when(matchup.is_in(those)).then(pl.lit(other, dtype=pl.UInt32)).otherwise(count)
        return frame.with_columns(
            matchup=matchup, deal=(local // count).cast(pl.UInt32), order=(local % count).cast(pl.UInt8)
        )

    def to_pandas(self, table: str = "seats") -> pd.DataFrame:
        """A table as a pandas frame."""
        return self._table(table).collect().to_pandas()

    def win_rates(self) -> pl.DataFrame:
        """Each strategy's share of wins with its interval."""
        from analyses.win_rates import win_rates

        return win_rates(self.seats)

    def matchups(self) -> pl.DataFrame:
        """Who wins how often against whom, with intervals."""
        from analyses.matchups import matchups

        return matchups(self.seats, self.manifest)

    def report(self, path: str | Path | None = None) -> Path:
        """Write the report; the path of its page."""
        from analyses.report import make_report

        return make_report(self, Path(path) if path is not None else self.path / "report")

    def replay(self, game: int) -> str:
        """One game, told move by move."""
        from sim.runs.rebuild import transcript

        return transcript(self.experiment, game, self.path.name, self._scores(game))

    def _scores(self, game: int) -> list[int] | None:
        """What the run has written down as the seats' scores in a game, if it has."""
        import polars as pl

        part = Store(self.path).part("seats", shard_with(self.manifest, game))
        if not (0 <= game < self.manifest["games"] and part.exists()):
            return None
        seats = pl.scan_parquet(part).filter(pl.col("game") == game).sort("seat")
        return seats.select("score").collect()["score"].to_list()

    def __repr__(self) -> str:
        m = self.manifest
        names = ", ".join(one["label"] for one in m["strategies"][:4]) + (", ..." if len(m["strategies"]) > 4 else "")
        return f"<{m['game']}: {m['games']:,} games of {names}; seed {m['seed']}, {self.path}>"

    def _repr_html_(self) -> str:
        from analyses.report.cells import result_cell

        return result_cell(self)
