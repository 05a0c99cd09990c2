"""Questions asked of a run: a polars LazyFrame goes in, a small table with confidence intervals comes out.

One question per module. `intervals` owns every formula for an interval, `clusters` owns the way from millions of rows
to independent units; the other modules only say what is counted. Pictures live in `plots`, pages in `report`.
"""
