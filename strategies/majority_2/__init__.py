"""Strategies of Majority 2: a file a family."""
