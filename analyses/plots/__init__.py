"""One plot per file. A plot draws a table and never computes: every number in it stands in a row."""
