"""Strategies of Pendulum, one file per family."""
