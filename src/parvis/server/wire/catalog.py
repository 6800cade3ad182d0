"""What a client must know about a game to show it, all derived from the game's declarations.

Kinds, nouns and the view's annotations give every label's key, the text table and the component
browser, without code for a specific game.
"""

import functools
import importlib.util
from importlib import resources
from pathlib import Path
from typing import Literal

from msgspec import Struct

from parvis.engine import AnyGame, Kind, Noun
from parvis.engine.kinds import EventKind, Field
from parvis.engine.options import OptionValue
from parvis.engine.view import ViewField as Described
from parvis.engine.view import view_fields, view_structs
from parvis.server.wire.messages import Plain


class SettingInfo(Plain, frozen=True):
    """An option of a game: `option-<name>`. The first value is the default."""

    name: str
    values: tuple[OptionValue, ...]
    seats: tuple[int, ...]  # numbers of players it applies to; empty: any
    needs: tuple[str, OptionValue] | None  # applies if that option has that value


class GameCard(Plain, frozen=True):
    """A game in the lobby. Its texts are `title`, `pitch`, `length` and `weight`."""

    name: str
    version: int
    seats: tuple[int, ...]
    options: list[SettingInfo]
    campaign: str | None  # the option that is stored between the games of a campaign
    apart: str | None  # an option with a separate campaign, stored under `<game>:<option>`


class NounInfo(Plain, frozen=True):
    """A set of things. Member i is translated by `<noun>-<keys[i]>`; without keys, it is a number.

    Numbered things begin with `first`.
    Things combined from others (`by`), such as a square, use the message `<noun>`.

    """

    size: int
    keys: tuple[str, ...]
    by: tuple[str, ...]
    first: int


class FieldInfo(Plain, frozen=True):
    """One number of a choice or an event: a member of a noun, or below `size`."""

    name: str
    size: int
    noun: str | None
    secret: bool


class FormInfo(Plain, frozen=True):
    """One way to answer a kind. Its label is `do-<kind>-<name>`, or `do-<kind>` if unnamed."""

    name: str
    fields: list[FieldInfo]


class KindInfo(Plain, frozen=True):
    """A kind of task that a seat or chance must answer: `ask-<name>`."""

    name: str
    chance: bool
    skip: bool
    arg: str | None  # the nouns of the question's `arg` and `also`
    also: str | None
    forms: list[FormInfo]
    stands: tuple[str, ...]  # forms that a standing answer may give
    cancels: tuple[str, ...]  # … and what must be unchanged for it: forms, options, arg
    series: bool  # whether several answers may be given at once: `Choose.then`


class EventInfo(Plain, frozen=True):
    """A kind of event: `event-<name>`, or `event-<name>-hidden` where a secret is -1."""

    name: str
    fields: list[FieldInfo]


class RowInfo(Plain, frozen=True):
    """One component; each mark is the provenance of its cell: r, p or x."""

    cells: tuple[int | str, ...]
    marks: str
    sources: str


class ComponentsInfo(Plain, frozen=True):
    """All components of one type: `table-<noun>`, `column-<column>`; row i is member i."""

    noun: str
    columns: tuple[str, ...]
    rows: list[RowInfo]


class ViewType(Plain, frozen=True, omit_defaults=True):
    """The type of a part of a view."""

    shape: Literal["number", "list", "struct"]
    of: str | None = None  # a number: the noun it is a member of, -1 for none
    flag: bool = False  # a number: 1 for yes, 0 for no
    per: str | None = None  # a list: the noun whose members its entries belong to, in order
    item: "ViewType | None" = None  # a list: what its entries are
    struct: str | None = None  # a struct: its name in `structs`
    hidden: bool = False  # None for those who may not see it


class ViewField(Plain, frozen=True):
    """One field of a view: its label is `view-<name>`."""

    name: str
    type: ViewType


class ViewInfo(Plain, frozen=True):
    """The shape of a game's view."""

    root: str
    structs: dict[str, list[ViewField]]


class GameInfo(Plain, frozen=True):
    """Everything a client must know about a game."""

    name: str
    version: int
    seats: tuple[int, ...]
    options: list[SettingInfo]
    kinds: list[KindInfo]
    events: list[EventInfo]
    nouns: dict[str, NounInfo]
    categories: tuple[str, ...]
    components: list[ComponentsInfo]
    view: ViewInfo
    languages: list[str]
    rules: list[str]  # languages that have a rules page
    refusals: tuple[str, ...]  # reasons for refusing a setup: texts `refused-…`


def card_of(game: AnyGame) -> GameCard:
    """Describe a game for the lobby."""
    campaign = apart = None
    if game.campaign is not None:
        campaign = game.settings[game.campaign.option].name
        apart = game.settings[game.campaign.apart].name if game.campaign.apart >= 0 else None
    return GameCard(game.name, game.version, game.seats, _settings(game), campaign, apart)


@functools.lru_cache(maxsize=64)
def info_of(game: AnyGame) -> GameInfo:
    """Describe a game for a client that plays it."""
    nouns: dict[str, Noun] = {}
    view = view_of(game.view_type, nouns)
    kinds = [_kind(kind, nouns) for kind in game.kinds.tasks if kind.forms]
    events = [_event(event, nouns) for event in game.kinds.events]
    components = [
        ComponentsInfo(
            _noted(table.noun, nouns) or "", table.columns, [RowInfo(*row) for row in table.rows]
        )
        for table in game.components
    ]
    return GameInfo(
        game.name,
        game.version,
        game.seats,
        _settings(game),
        kinds,
        events,
        {
            name: NounInfo(noun.size, noun.keys, tuple(one.name for one in noun.by), noun.first)
            for name, noun in sorted(nouns.items())
        },
        game.categories,
        components,
        view,
        sorted(path.stem for path in texts_of(game.name).glob("*.ftl")),
        list(rules_of(game.name)),
        tuple(game.refusals),
    )


def _settings(game: AnyGame) -> list[SettingInfo]:
    return [SettingInfo(o.name, o.values, o.seats, o.needs) for o in game.settings]


def _noted(noun: Noun | None, nouns: dict[str, Noun]) -> str | None:
    """Add a noun to those described, and return its name."""
    if noun is None:
        return None
    nouns[noun.name] = noun
    for part in noun.by:
        nouns[part.name] = part
    return noun.name


def _fields(fields: tuple[Field, ...], nouns: dict[str, Noun]) -> list[FieldInfo]:
    return [FieldInfo(f.name, f.size, _noted(f.noun, nouns), f.secret) for f in fields]


def _kind(kind: Kind, nouns: dict[str, Noun]) -> KindInfo:
    forms = [FormInfo(form.name, _fields(form.fields, nouns)) for form in kind.forms]
    arg, also = _noted(kind.arg, nouns), _noted(kind.also, nouns)
    return KindInfo(
        kind.name, kind.chance, kind.skip, arg, also, forms, kind.stands, kind.cancels, kind.series
    )


def _event(event: EventKind, nouns: dict[str, Noun]) -> EventInfo:
    return EventInfo(event.name, _fields(event.fields, nouns))


# The type of a view, from its annotations.


def view_of(view_type: type[Struct], nouns: dict[str, Noun]) -> ViewInfo:
    """Describe a view struct and all structs in it; their nouns are added to `nouns`."""
    structs = {
        struct.__name__: [ViewField(f.name, _type(f, nouns)) for f in view_fields(struct)]
        for struct in view_structs(view_type)
    }
    return ViewInfo(view_type.__name__, structs)


def _type(field: Described, nouns: dict[str, Noun]) -> ViewType:
    of, per = _noted(field.of, nouns), _noted(field.per, nouns)
    hidden = field.optional
    if field.struct is not None:
        one = ViewType("struct", struct=field.struct.__name__, hidden=hidden and not field.many)
    else:
        one = ViewType("number", of=of, flag=field.flag, hidden=hidden and not field.many)
    return ViewType("list", per=per, item=one, hidden=hidden) if field.many else one


# Files beside the game.


def texts_of(name: str) -> Path:
    """Return the folder of a game's texts."""
    spec = importlib.util.find_spec(f"parvis.games.{name}")
    folders = spec.submodule_search_locations if spec is not None else None
    return Path(folders[0] if folders else "nowhere") / "text"


def rules_of(name: str) -> dict[str, Path]:
    """Return a game's rules page by language: from docs/rules, or from its own texts."""
    package = Path(str(resources.files("parvis")))
    ours = package / "rules" if (package / "rules").is_dir() else package.parents[1] / "docs/rules"
    pages = [*ours.glob(f"{name}.??.md"), *texts_of(name).glob("rules.??.md")]
    return {path.name.split(".")[1]: path for path in sorted(pages)}
