// Sentences. The server sends keys and numbers; Fluent catalogues turn them into the reader's language.
// Switching languages needs no reload.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { settings, type Language } from '../settings.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import tableEn from './table/en.ftl?raw';
import tableFr from './table/fr.ftl?raw';

export type Args = Record<string, FluentVariable>;
/** The value of a message's variable, computed only when a message uses it. */
export type Ask = (name: string) => FluentVariable | undefined;

/** Marks around a player's name, so that a panel can set it in bold. They never reach the screen. */
export const NAME_FROM = '\uE000';
export const NAME_TO = '\uE001';

type Pattern = NonNullable<Message['value']>;
type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>;

function patternOf(bundle: FluentBundle, key: string): Pattern | null | undefined {
  const [id = '', attribute] = key.split('.');
  const message = bundle.getMessage(id);
  return attribute ? message?.attributes[attribute] : message?.value;
}

const known = new WeakMap<object, Set<string>>();
/** The variables of a pattern, and of the messages that it quotes. */
function mentioned(bundle: FluentBundle, pattern: Pattern): Set<string> {
  if (typeof pattern === 'string') return new Set();
  let found = known.get(pattern);
  if (!found) {
    found = new Set();
    known.set(pattern, found);
    const waiting: unknown[] = [pattern];
    while (waiting.length) {
      const node = waiting.pop();
      if (!node || typeof node !== 'object') continue;
      const { type, name, attr } = node as { type?: string; name?: string; attr?: string };
      if (type === 'var' && name) found.add(name);
      else if (type === 'mesg' && name) waiting.push(patternOf(bundle, attr ? `${name}.${attr}` : name));
      waiting.push(...(Object.values(node) as unknown[]));
    }
  }
  return found;
}

export class Texts {
  private bundles: Record<Language, FluentBundle>;

  constructor(sources: Record<Language, string>, base?: Texts) {
    const make = (language: Language): FluentBundle => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(sources[language]));
      return bundle;
    };
    this.bundles = { fr: make('fr'), en: make('en') };
    this.base = base;
  }
  private base: Texts | undefined;

  private added = $state(0); // re-renders sentences when texts arrive late

  /** Add texts that only a board needs: names of plates and areas. */
  add(sources: Record<Language, string>): void {
    for (const language of ['fr', 'en'] as const)
      this.bundles[language].addResource(new FluentResource(sources[language]), { allowOverrides: true });
    untrack(() => this.added++);
  }

  /** The text of a key, or `undefined` if no catalogue has it. `key.attribute` asks for an attribute. */
  find(key: string, args: Args = {}, ask?: Ask): string | undefined {
    void this.added;
    const bundle = this.bundles[settings.language];
    const pattern = patternOf(bundle, key);
    if (!pattern) return this.base?.find(key, args, ask);
    if (!ask) return bundle.formatPattern(pattern, args, []);
    const all: Args = { ...args };
    for (const name of mentioned(bundle, pattern)) {
      const value = all[name] ?? ask(name);
      if (value !== undefined) all[name] = value;
    }
    return bundle.formatPattern(pattern, all, []);
  }
  /** Whether the catalogue itself has a key. */
  has(key: string): boolean {
    return !!patternOf(this.bundles[settings.language], key);
  }

  /** The text of a key; a missing text shows its key, so that the gap is noticed. */
  say(key: string, args: Args = {}, ask?: Ask): string {
    return this.find(key, args, ask) ?? key;
  }
}

export const ui = new Texts({ fr, en });
ui.add({ fr: tableFr, en: tableEn });
/** A sentence of the client itself. */
export const say = (key: string, args: Args = {}): string => ui.say(key, args);

/** Cut a sentence at the names in it: odd parts are names. */
export const withNames = (sentence: string): string[] =>
  sentence.split(new RegExp(`[${NAME_FROM}${NAME_TO}]`));
export const named = (name: string): string => NAME_FROM + name + NAME_TO;
/** A sentence without the marks around names, for labels. */
export const plain = (sentence: string): string => sentence.replaceAll(NAME_FROM, '').replaceAll(NAME_TO, '');

const asked = new Map<string, Promise<void>>();
/** Fetch the texts of a rarely opened page, in the reader's language only; `files` are their URLs. */
export function fetchWords(files: Record<Language, string>): Promise<void> {
  const language = settings.language;
  const file = files[language];
  let coming = asked.get(file);
  if (!coming) {
    coming = fetch(file)
      .then((answer) => answer.text())
      .then((words) => ui.add({ fr: '', en: '', [language]: words }));
    coming.catch(() => asked.delete(file));
    asked.set(file, coming);
  }
  return coming;
}
