"""Dominion's columns in words."""

WORDS = {"with_rate": "Win rate with", "without_rate": "Win rate without"}
