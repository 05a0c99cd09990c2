"""Dominion: how a kingdom plays, what its cards do to winners and losers, and what changes from kingdom to kingdom."""
