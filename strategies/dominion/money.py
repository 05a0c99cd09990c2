"""Big Money and its refinements: buy treasure until it buys Provinces."""

from sim.games.dominion.decisions import Menu


class BigMoney(Menu):
    """Province, Gold, Silver, and nothing else.

    Source: the classic benchmark of Dominion simulation, without look-ahead at the end.
    """

    menu = "province, gold, silver"


class BigMoneySmithy(Menu):
    """Big Money with one Smithy.

    Source: the classic single-card improvement of Big Money.
    """

    menu = "province, gold, smithy<1, silver"
