"""The texts of notices, in the recipient's language."""

import functools
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from parvis.games import game as game_of
from parvis.games import game_names
from parvis.server.wire.notices import HookForm, NewsKind
from parvis.text import Messages, Texts


class Item(msgspec.Struct, frozen=True):
    """One piece of news."""

    kind: NewsKind
    subject: str  # a table
    game: str
    who: str


@functools.cache
def _messages(language: str) -> Messages:
    source = files("parvis.server.notices.text") / f"{language}.ftl"
    return Messages(source.read_text(encoding="utf-8"), language)


def say(language: str, key: str, attribute: str = "", **arguments: Any) -> str:
    """Return a sentence of a notice."""
    messages = _messages(language)
    pattern = messages.pattern(key, attribute)
    text, errors = messages.bundle.format_pattern(pattern, arguments)
    assert not errors, errors
    return str(text)


def title_of(game: str, language: str) -> str:
    """Return a game's title."""
    return Texts(game_of(game), language).get("title") if game in game_names() else game


def line(item: Item, language: str) -> str:
    """Return the sentence for one piece of news."""
    title = title_of(item.game, language)
    who = item.who or say(language, "news-somebody")  # erased meanwhile
    return say(language, f"news-{item.kind}", "line", title=title, name=who)


def heading(items: Sequence[Item], language: str) -> str:
    """Return the title of a notice about one or several items."""
    if len(items) > 1:
        return say(language, "news-many", count=len({item.subject for item in items}))
    return say(language, f"news-{items[0].kind}")


def push(items: Sequence[Item], language: str) -> dict[str, Any]:
    """Return the text of a web push; its tag replaces an older notice about the same table."""
    where = f"/t/{items[0].subject}" if len(items) == 1 else "/my"
    return {
        "title": heading(items, language),
        "body": "\n".join(line(item, language) for item in items[:4]),
        "url": where,
        "tag": f"{items[0].kind}-{items[0].subject}" if len(items) == 1 else "many",
    }


def mail(
    items: Sequence[Item], language: str, name: str, origin: str, secret: str
) -> dict[str, str]:
    """Return a mail with some news, and a link that stops all mail."""
    stop = f"{origin}/mail/stop/{secret}"
    lines = [f"{line(item, language)}\n{origin}/t/{item.subject}" for item in items]
    parts = [
        say(language, "mail-hello", name=name),
        *lines,
        say(language, "mail-bye") + f"\n{origin}",
        say(language, "mail-stop") + f"\n{stop}",
    ]
    return {
        "subject": heading(items, language),
        "text": "\n\n".join(parts) + "\n",
        "stop": f"{origin}/api/notices/stop/{secret}",
    }


def confirmation(language: str, name: str, origin: str, secret: str) -> dict[str, str]:
    """Return the mail that asks to confirm an address."""
    parts = [
        say(language, "confirm-text", name=name),
        f"{origin}/mail/confirm/{secret}",
        say(language, "confirm-ignore"),
        say(language, "mail-bye") + f"\n{origin}",
    ]
    return {"subject": say(language, "confirm"), "text": "\n\n".join(parts) + "\n"}


def hook(items: Sequence[Item], language: str, origin: str, form: HookForm) -> Mapping[str, Any]:
    """Return the body of a webhook: for Discord, for Slack, or plain JSON."""
    lines = [f"{line(item, language)} {origin}/t/{item.subject}" for item in items]
    if form == "discord":
        return {"content": "\n".join(lines)[:2000], "allowed_mentions": {"parse": []}}
    if form == "slack":
        return {"text": "\n".join(lines)}
    return {
        "title": heading(items, language),
        "news": [
            {
                "kind": item.kind,
                "table": item.subject,
                "game": item.game,
                "who": item.who,
                "text": line(item, language),
                "url": f"{origin}/t/{item.subject}",
            }
            for item in items
        ],
    }
