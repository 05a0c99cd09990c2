"""Sections that fit every game."""
