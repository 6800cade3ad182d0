"""The message keys a game needs in every language, derived from its declarations."""

from parvis.engine import SEAT, AnyGame, Noun
from parvis.engine.view import view_fields, view_structs

LOBBY = ("title", "pitch", "length", "weight")


def required_keys(game: AnyGame) -> set[str]:
    """Return every key that the game can show."""
    keys = {*LOBBY, *(f"score-{category}" for category in game.categories)}
    nouns: set[Noun] = set()
    for kind in game.kinds.tasks:
        if kind.forms and not kind.chance:
            keys.add(f"ask-{kind.name}")
            keys |= {f"do-{kind.name}-{f.name}".rstrip("-") for f in kind.forms}
            keys |= {f"do-{kind.name}-skip"} if kind.skip else set()
            nouns |= {f.noun for form in kind.forms for f in form.fields if f.noun}
        nouns |= {noun for noun in (kind.arg, kind.also) if noun}
    for event in game.kinds.events:
        keys.add(f"event-{event.name}")
        keys |= {f"event-{event.name}-hidden"} if event.secret else set()
        nouns |= {field.noun for field in event.fields if field.noun}
    for option in game.settings:
        keys.add(f"option-{option.name}")
        values = [value for value in option.values if isinstance(value, str)]
        keys |= {f"option-{option.name}-{value}" for value in values}
    keys |= {f"refused-{reason}" for reason in game.refusals}
    for table in game.components:
        keys.add(f"table-{table.noun.name}")
        keys |= {f"column-{column}" for column in table.columns}
        nouns.add(table.noun)
    for struct in view_structs(game.view_type):
        for field in view_fields(struct):
            keys.add(f"view-{field.name}")
            nouns |= {noun for noun in (field.of, field.per) if noun}
    for noun in nouns - {SEAT}:
        keys |= {f"{noun.name}-{key}" for key in noun.keys}
        keys |= {noun.name} if noun.by else set()
    return keys


def amount_keys(game: AnyGame) -> set[str]:
    """Return the keys of amounts (`n-wood`) that lists can use."""
    kinds = game.kinds
    fields = [f for kind in kinds.tasks for form in kind.forms for f in form.fields]
    fields += [f for event in kinds.events for f in event.fields]
    columns = {column for table in game.components for column in table.columns}
    return {f"n-{name}" for name in columns | {f.name for f in fields if f.noun is None}}
