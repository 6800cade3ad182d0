"""One declaration gives number, packing, word, key and place in the action space."""

import pytest

from parvis.engine import SKIP, BadWord, Kinds, Noun, Secret, form
from tests.engine.orchard import CARD, GAME, KINDS


def test_a_value_is_packed_with_its_first_field_most_significant() -> None:
    kinds = Kinds()
    pen = kinds.tasks[kinds.kind("pen", square=169, side=4)]
    assert pen.size == 169 * 4
    assert pen.forms[0].pack(34, 2) == 34 * 4 + 2
    assert pen.forms[0].unpack(138) == (34, 2)
    assert pen.spell(138) == "pen 34 2"
    assert pen.read("pen 34 2") == 138
    assert pen.key(138) == "do-pen"


def test_forms_follow_each_other() -> None:
    kinds = Kinds()
    good = Noun("good", ("sand", "wood", "stone"))
    number = kinds.kind("market", form("buy", good=good, number=5), form("sell", good=4), skip=True)
    market = kinds.tasks[number]
    assert [f.start for f in market.forms] == [0, 15]
    assert kinds.start(number, "sell") == 15
    assert market.spell(2 * 5 + 4) == "market buy 2 4"
    assert market.spell(17) == "market sell 2"
    assert market.spell(SKIP) == "market skip"
    assert [market.key(v) for v in (0, 15, SKIP)] == [
        "do-market-buy",
        "do-market-sell",
        "do-market-skip",
    ]


def test_every_value_of_every_kind_has_its_own_word_and_action() -> None:
    words: set[str] = set()
    actions: list[int] = []
    for kind in KINDS.tasks:
        values = range(-1 if kind.skip else 0, kind.size)
        for value in values:
            word = kind.spell(value)
            assert kind.read(word) == value
            if not kind.chance:
                assert word not in words
                words.add(word)
                actions.append(kind.offset + value)
    assert sorted(actions) == list(range(GAME.actions))
    assert GAME.outcomes == 3


@pytest.mark.parametrize(
    "word",
    [
        "",
        "turn",
        "turn plant",
        "turn plant 3",
        "turn plant -1",
        "turn plant 01",
        "turn plant 1 1",
        "turn plant  1",
        "turn plant ¹",
        "turn plant 99999999999999999999",
        "turn fly 1",
        "turn skip",
        "turn draw 0",
        "Turn plant 1",
        "raid 1",
        " turn plant 1",
    ],
)
def test_a_wrong_word_is_refused(word: str) -> None:
    with pytest.raises(BadWord):
        KINDS.tasks[0].read(word)


@pytest.mark.parametrize("value", [-1, 4, 400])
def test_a_wrong_value_is_refused(value: int) -> None:
    with pytest.raises(BadWord):
        KINDS.tasks[0].spell(value)


def test_nouns_give_keys() -> None:
    assert CARD.key(1) == "card-pear"
    assert CARD.key(-1) == CARD.key(3) == ""
    assert Noun("square", 169).key(4) == ""
    assert Noun("square", 169).size == 169


def test_a_noun_may_be_made_of_others() -> None:
    square = Noun("square", 6, Noun("row", 2), Noun("column", "abc"))
    assert square.key(4) == ""
    assert [square.parts(n) for n in (0, 2, 4)] == [[0, 0], [0, 2], [1, 1]]


def test_an_event_has_at_most_three_numbers() -> None:
    kinds = Kinds()
    assert kinds.event("drew", card=Secret(CARD), n=3, m=3) == 0
    assert [field.secret for field in kinds.events[0].fields] == [True, False, False]
    with pytest.raises(ValueError, match="more than three"):
        kinds.event("much", a=1, b=1, c=1, d=1)


def test_tables_are_derived_from_the_forms() -> None:
    kinds = Kinds()
    good = Noun("good", ("sand", "wood"))
    trade = kinds.kind(
        "trade",
        form("buy", good=good, number=3),
        form("sell", good=good, number=4),
        form("barter", good=good, number=2, side=2),
        form("withdraw"),
    )
    assert (good.member("sand"), good.member("wood")) == (0, 1)
    buy, sell, barter = (kinds.tasks[trade].form(name) for name in ("buy", "sell", "barter"))
    assert kinds.grid(trade, "buy") == [[0, 1, 2], [3, 4, 5]]
    assert kinds.grid(trade, "sell")[1][3] == sell.pack(1, 3)
    assert kinds.block(trade, "barter")[1][0][1] == barter.pack(1, 0, 1)
    pairs = kinds.pairs(trade, "buy", "sell")
    for f in (buy, sell):
        for value in range(f.start, f.start + f.size):
            assert pairs[value] == f.unpack(value)
    assert pairs[barter.start] == (-1, -1)
    assert kinds.triples(trade, "barter")[barter.pack(1, 1, 0)] == (1, 1, 0)
    with pytest.raises(ValueError, match="trade buy has 2 fields, not 3"):
        kinds.triples(trade, "buy")
    pay = kinds.kind("pay", wood=2, stone=3, cloth=2, grain=2)
    assert kinds.quadruples(pay)[kinds.tasks[pay].form("").pack(1, 2, 0, 1)] == (1, 2, 0, 1)
