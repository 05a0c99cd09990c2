"""Dominion: the default answers, one function `(table, me)` for every kind of question.

They know what a sensible player of any strategy would do with a card once it is in the deck: they don't plan. Worths
are in tenths of a coin. The order of play and the rules for trashing owe much to the defaults of Dominiate, Elia
Robyn Speer's public Dominion simulator.
"""
