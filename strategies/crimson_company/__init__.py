"""Strategies for Crimson Company."""
