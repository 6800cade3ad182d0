// Answers that are given beforehand: their words, and which may be given before the question is asked.
import type { Question, Standing } from '$generated/messages';
import { plain } from '../text/text.svelte';
import type { Play } from './play.svelte';

/** A kind of question with one of its answers. */
export interface Ahead {
  kind: string;
  word: string;
  /** The noun of what the question is about, if the answer depends on it. */
  about: string | null;
}

const asked = (kind: string, seat: number, arg = -1): Question => ({
  kind,
  seat,
  arg,
  also: -1,
  options: [],
});

/** The answer as its button had it. */
export function labelOf(play: Play, s: Pick<Standing, 'kind' | 'seat' | 'word'>): string {
  const parts = s.word.split(' ').slice(1);
  const form = /^[a-z]/.test(parts[0] ?? '') ? (parts.shift() ?? '') : '';
  const choice = { value: 0, word: s.word, form, parts: parts.map(Number) };
  return plain(play.lore.label(asked(s.kind, s.seat), choice, play.nameOf));
}

/** When it is asked, as the others read it. */
export const whenOf = (play: Play, kind: string, seat: number): string =>
  plain(play.lore.waiting(asked(kind, seat), play.called));

/** The answers that may be given before they are asked: the kind says what can't be foreseen. */
export function aheadOf(play: Play): Ahead[] {
  return play.lore.info.kinds
    .filter((k) => !k.cancels.includes('options') && (!k.cancels.includes('arg') || k.arg))
    .flatMap((k) =>
      k.stands.map((form) => ({
        kind: k.name,
        word: `${k.name} ${form}`,
        about: k.cancels.includes('arg') ? k.arg : null,
      })),
    );
}
