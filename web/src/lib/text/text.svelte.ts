// Sentences. The wire carries keys and numbers; catalogues in Fluent turn them into the reader's language,
// and switching languages needs no reload.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '../settings.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

export type Args = Record<string, FluentVariable>;

/** Marks around a player's name, so that a panel can set it in bold. They never reach the screen. */
export const NAME_FROM = '\uE000';
export const NAME_TO = '\uE001';

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

  /** Add what only a board needs: names of plates and areas. */
  add(sources: Record<Language, string>): void {
    for (const language of ['fr', 'en'] as const)
      this.bundles[language].addResource(new FluentResource(sources[language]), { allowOverrides: true });
  }

  /** The text of a key, or `undefined` if no catalogue has it. `key.attribute` asks for an attribute. */
  find(key: string, args: Args = {}): string | undefined {
    const [id = '', attribute] = key.split('.');
    const bundle = this.bundles[settings.language];
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return this.base?.find(key, args);
    return bundle.formatPattern(pattern, args, []);
  }

  /** The text of a key; a missing one shows itself, so that it is noticed and mended. */
  say(key: string, args: Args = {}): string {
    return this.find(key, args) ?? key;
  }
}

export const ui = new Texts({ fr, en });
/** A sentence of the client itself. */
export const say = (key: string, args: Args = {}): string => ui.say(key, args);

/** Cut a sentence at the names in it: odd parts are names. */
export const withNames = (sentence: string): string[] =>
  sentence.split(new RegExp(`[${NAME_FROM}${NAME_TO}]`));
export const named = (name: string): string => NAME_FROM + name + NAME_TO;
/** A sentence without the marks around names, for labels. */
export const plain = (sentence: string): string => sentence.replaceAll(NAME_FROM, '').replaceAll(NAME_TO, '');
