// Nouns in a sentence: articles, « du » and « au », lists. A form written in a catalogue takes precedence. The rules
// are those of `parvis.text.forms`.
import type { Language } from '../settings.svelte';

const FORMS = ['the', 'a', 'of', 'to', 'at'];
export const derivable = (form: string): boolean => FORMS.includes(form);

const VOWELS = 'aàâäeéèêëiîïoôöuùûüœæh'; // h: mute in nearly all first names
const ARTICLES = [
  ['le ', 'un ', 'du ', 'au '],
  ['la ', 'une ', 'de la ', 'à la '],
  ['les ', 'des ', 'des ', 'aux '],
] as const;
const PLACES: Record<string, 1 | 2 | 3> = { a: 1, of: 2, to: 3, at: 3 };

/** « de Camille », « d’Antoine », *Antoine’s*; `shown` is the name with its marks. */
export function ofName(language: Language, name: string, shown = name): string {
  if (language === 'en') return `${shown}’s`;
  const first = name.charAt(0).toLowerCase();
  const second = name.charAt(1).toLowerCase();
  const elides =
    (first !== '' && VOWELS.includes(first)) || (first === 'y' && !(second && VOWELS.includes(second)));
  return (elides ? 'd’' : 'de ') + shown;
}

/** A form of a noun, derived from its definite form if the catalogue has one. */
export function formOfNoun(
  language: Language,
  name: string,
  wanted: string,
  the: string,
  gender: string,
): string {
  return language === 'en' ? english(name, wanted, the) : french(name, wanted, the, gender);
}

function english(name: string, wanted: string, written: string): string {
  const the = written || `the ${name}`;
  if (wanted === 'a') return (/^[aeiou]/i.test(name) ? 'an ' : 'a ') + name;
  return wanted === 'the' ? the : `${wanted} ${the}`;
}

function french(name: string, wanted: string, written: string, gender: string): string {
  const the = written || name;
  if (wanted === 'the') return the;
  const place = PLACES[wanted] ?? 1;
  for (const forms of ARTICLES)
    if (the.startsWith(forms[0])) return forms[place] + the.slice(forms[0].length);
  if (the.startsWith('l’'))
    return ['', gender === 'f' ? 'une ' : 'un ', 'de l’', 'à l’'][place] + the.slice(2);
  return [the, the, ofName('fr', the), `à ${the}`][place] ?? the; // a proper name
}

/** Several amounts as one: *1 wood, 1 stone and 2 cloth*. */
export const joined = (language: Language, parts: readonly string[]): string =>
  new Intl.ListFormat(language === 'fr' ? 'fr' : 'en-GB').format(parts);
