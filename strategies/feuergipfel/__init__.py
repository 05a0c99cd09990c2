"""Strategies of Das Ritual am Feuergipfel."""
