"""Strategies for Dominion."""
