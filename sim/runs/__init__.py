"""Running: an experiment becomes a plan, a plan becomes shards, shards become Parquet files."""
