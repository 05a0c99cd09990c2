"""Strategies for The Majority."""
