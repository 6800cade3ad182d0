"""Every game speaks both languages, with no message missing and none left over."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import parvis
from parvis.engine import CHANCE, SEAT, Log, Task
from parvis.text import LANGUAGES, Texts, catalogue
from parvis.text.forms import FORMS
from parvis.text.keys import amount_keys, required_keys

GAMES = parvis.game_names()
# Forms of nouns, which each language has of its own.
GRAMMAR = {*FORMS, "gender", "name", "own", "plural", "pile"}


def messages(source: str) -> dict[str, ast.Message]:
    """Return the messages of a Fluent source; fail on anything that is not Fluent."""
    entries = FluentParser().parse(source).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), "a message is given twice"
    return {entry.id.name: entry for entry in found}


def cells(name: str) -> set[str]:
    """Return the words in component tables, which are shown by a message if there is one."""
    tables = parvis.game(name).components
    return {str(cell) for table in tables for row in table.rows for cell in row.cells}


def quoted(source: str) -> set[str]:
    """Return the messages that other messages are made of."""
    return set(re.findall(r"\{ ([a-z][\w-]*) \}", source))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_message_is_missing_or_unused(name: str, language: str) -> None:
    required = required_keys(parvis.game(name))
    source = catalogue(name, language)
    given = set(messages(source))
    assert sorted((required | quoted(source)) - given) == [], "missing"
    amounts = amount_keys(parvis.game(name))
    assert sorted(given - required - cells(name) - quoted(source) - amounts) == [], "unused"


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_have_the_same_messages_attributes_and_variables(name: str) -> None:
    french, english = (messages(catalogue(name, language)) for language in ("fr", "en"))
    for key, message in english.items():
        ours = {attribute.id.name for attribute in message.attributes}
        theirs = {attribute.id.name for attribute in french[key].attributes}
        assert ours - GRAMMAR == theirs - GRAMMAR, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_question_tells_the_others_what_they_wait_for(name: str, language: str) -> None:
    for key, message in messages(catalogue(name, language)).items():
        if key.startswith("ask-"):
            assert "other" in {attribute.id.name for attribute in message.attributes}, key


@pytest.mark.parametrize("name", GAMES)
def test_french_is_set_as_french_is(name: str) -> None:
    source = "\n".join(
        line for line in catalogue(name, "fr").splitlines() if not line.startswith("#")
    )
    assert "'" not in re.sub(r"\{[^}]*\}", "", source), "a typewriter apostrophe"
    text = re.sub(r"\{[^}]*\}|^-?[\w-]+ =|https?:", "", source, flags=re.MULTILINE)
    assert not re.search(r"[^\s ][;!?]|[^\s ]:(?=\s|$)", text), "no space before ; : ! ?"


@pytest.mark.parametrize("name", GAMES)
def test_no_french_word_that_a_vowel_would_shorten_stands_before_a_name(name: str) -> None:
    kinds = parvis.game(name).kinds
    fields = [field for task in kinds.tasks for form in task.forms for field in form.fields]
    fields += [field for event in kinds.events for field in event.fields]
    names = {"player", *(field.name for field in fields if field.noun is SEAT)}
    of_people = {f"ask-{task.name}" for task in kinds.tasks if task.arg is SEAT}
    source = catalogue(name, "fr")
    for key, message in messages(source).items():
        assert message.span is not None
        people = "|".join(sorted(names | {"arg"} if key in of_people else names))
        short = rf"\b(?:d|qu|jusqu|lorsqu|puisqu)e \{{ \$(?:{people}) "
        text = source[message.span.start : message.span.end]
        assert not re.findall(short, text), f"{key}: de Isabeau"


def test_the_common_words_agree() -> None:
    sources = [(files("parvis.text") / f"{code}.ftl").read_text("utf-8") for code in LANGUAGES]
    french, english = map(messages, sources)
    assert sorted(french) == sorted(english)


def test_a_choice_without_words_of_its_own_has_those_of_what_it_points_at() -> None:
    game = parvis.game("piliers")
    texts = Texts(game, "en")
    builder = next(kind for kind in game.kinds.tasks if kind.name == "builder")
    priory = builder.read("builder place 3")
    assert texts.choice(Task(builder.number, 0), priory, "about") == ""
    assert texts.about(Task(builder.number, 0), priory) == texts.get("space-priory-1", "about")
    assert texts.about(Task(builder.number, 0), builder.read("builder pass"))


def test_a_label_names_what_lies_in_a_place_if_a_view_shows_it() -> None:
    game = parvis.game("descendance")
    texts = Texts(game, "en")
    kind = next(kind for kind in game.kinds.tasks if kind.name == "sell")
    task, first = Task(kind.number, 0), kind.read("sell 0")
    assert texts.choice(task, first) == "Serve the customer at stall 1"
    state = game.start(2, 7)
    while game.actor(state) == CHANCE:
        game.play(state, game.roll(state), Log())
    texts.seen = game.view(state, 0)
    customer = texts.seen.market[0]
    place = next(form.fields[0].noun for form in kind.forms if not form.name)
    assert place is not None and texts.lying(place, 0) is not None
    noun, index = texts.lying(place, 0) or (place, -1)
    assert (noun.name, index) == ("customer", customer)
    wants = texts.member(noun, index)
    assert texts.choice(task, first).startswith(f"Serve the customer who wants {wants}: ")
    texts.seen.market[0] = -1  # nobody there
    assert texts.choice(task, first) == "Serve the customer at stall 1"
