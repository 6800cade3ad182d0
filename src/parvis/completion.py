"""`parvis completion`: shell scripts that complete commands, options and their values.

The script is generated from the parsers, as fixed text: calling Parvis at every press of Tab
would start Python each time. Three shells take a few lines each, so no library is used.
"""

import argparse
import re
import shlex
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from parvis.games import game, game_names
from parvis.players.registry import FORMS

SHELLS: Final = ("bash", "zsh", "fish")


class Words(NamedTuple):
    """The words that may follow a command."""

    path: str  # the command, "" for parvis itself; "admin tables" for a command below another
    about: str
    commands: dict[str, str]  # subcommands, each with its help
    flags: dict[str, list[str]]  # values of each option; [] for any value or none
    values: list[str]  # of its positional arguments


def add_parsers(commands: Any) -> None:
    """Add the command to the command line."""
    one = commands.add_parser(
        "completion",
        help="print what a shell needs to complete commands (bash, zsh, fish)",
        description="bash, zsh: source <(parvis completion bash)    "
        "fish: parvis completion fish | source    Put the line where your shell starts.",
    )
    one.add_argument("shell", choices=SHELLS, help=", ".join(SHELLS))
    one.set_defaults(run=lambda given: show(given.shell))


def show(shell: str) -> int:
    """Print the script for a shell."""
    from parvis.cli import parser  # imported late: it lists this command

    found = list(walk(parser()))
    print(for_fish(found) if shell == "fish" else for_bash(found, zsh=shell == "zsh"))
    return 0


def walk(parser: argparse.ArgumentParser, path: str = "", about: str = "") -> Iterator[Words]:
    """Yield what may follow each command, from the parsers."""
    commands: dict[str, str] = {}
    flags: dict[str, list[str]] = {}
    values: list[str] = []
    below: list[Words] = []
    for action in parser._actions:  # argparse has no public API for this
        if isinstance(action, argparse._SubParsersAction):
            commands = {one.dest: one.help or "" for one in action._choices_actions}
            for name, inner in action.choices.items():
                below += walk(inner, f"{path} {name}".strip(), commands.get(name, ""))
        elif action.option_strings and action.help != argparse.SUPPRESS:
            for flag in action.option_strings:
                flags[flag] = _values(action)
        elif not action.option_strings:
            values += _values(action)
    yield Words(path, about, commands, flags, values)
    yield from below


def _values(action: argparse.Action) -> list[str]:
    """List an argument's values, if they are known."""
    if action.choices is not None:
        return [str(one) for one in action.choices]
    if action.dest == "game" and action.type is None:
        return list(game_names())
    if action.dest in ("players", "player"):
        return [*FORMS.split(", ")]
    if action.dest == "option":
        settings = [option for name in game_names() for option in game(name).settings]
        return sorted({f"{o.name}={str(v).lower()}" for o in settings for v in o.values[:4]})
    return []


def for_bash(found: list[Words], zsh: bool) -> str:
    """Return the script for bash; one more line makes it work in zsh."""
    lines = ["# parvis: completion", "autoload -U +X bashcompinit && bashcompinit"][: 1 + zsh]
    lines += [
        "_parvis() {",
        "  local IFS=$' \\t\\n' word path='' last=\"${COMP_WORDS[COMP_CWORD-1]}\"",
        '  local here="${COMP_WORDS[COMP_CWORD]}" words=""',
        '  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
        '    case "$path|$word" in',
    ]
    for one in found:
        for name in one.commands:
            after = f"{one.path} {name}".strip()
            lines.append(f"      {shlex.quote(f'{one.path}|{name}')}) path={shlex.quote(after)};;")
    lines += ["    esac", "  done", '  case "$path|$last" in']
    for one in found:
        for flag, values in one.flags.items():
            if values:
                lines.append(f"    {shlex.quote(f'{one.path}|{flag}')}) words={_joined(values)};;")
    lines += ["    *)", '    case "$path" in']
    for one in found:
        offered = [*one.commands, *one.flags, *one.values]
        lines.append(f"      {shlex.quote(one.path)}) words={_joined(offered)};;")
    lines += [
        "    esac;;",
        "  esac",
        "  if [[ $last == --players && $here == *,* ]]; then  # the last of several names",
        '    local before="${here%,*},"',
        '    COMPREPLY=($(compgen -P "$before" -W "$words" -- "${here##*,}"))',
        "  else",
        '    COMPREPLY=($(compgen -W "$words" -- "$here"))',
        "  fi",
        "}",
        'COMP_WORDBREAKS="${COMP_WORDBREAKS//[:=]/}"  # mcts:500 and inn=true are one word',
        "complete -o default -F _parvis parvis",
    ]
    return "\n".join(lines)


def for_fish(found: list[Words]) -> str:
    """Return the script for fish."""
    lines = ["# parvis: completion", "complete -c parvis -f"]
    for one in found:
        names = one.path.split()
        if names:
            seen = "; and ".join(f"__fish_seen_subcommand_from {name}" for name in names)
        else:
            seen = "__fish_use_subcommand"
        if one.commands and names:
            others = " ".join(one.commands)
            seen += f"; and not __fish_seen_subcommand_from {others}"
        when = f"complete -c parvis -n {_fish(seen)}"
        lines += [f"{when} -a {name} -d {_fish(about)}" for name, about in one.commands.items()]
        if one.values:
            lines.append(f"{when} -a {_fish(' '.join(one.values))}")
        for flag, values in one.flags.items():
            name = f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}"
            given = f" -x -a {_fish(' '.join(values))}" if values else ""
            lines.append(f"{when} {name}{given}")
    return "\n".join(lines)


def _joined(words: list[str]) -> str:
    return shlex.quote(" ".join(words))


def _fish(text: str) -> str:
    return "'" + re.sub(r"(['\\])", r"\\\1", text) + "'"
