// Standing answers: their words, and which of them may be given before the question is asked.
import type { Question, Standing } from '$generated/messages';
import { plain } from '../text/text.svelte';
import type { Play } from './play.svelte';

/** A kind of question with one of its answers. */
export interface Ahead {
  kind: string;
  word: string;
  /** The noun of the question's subject, if the answer depends on it. */
  about: string | null;
}

const asked = (kind: string, seat: number, arg = -1): Question => ({
  kind,
  seat,
  arg,
  also: -1,
  options: [],
});

/** The label of the answer, as on its button. */
export function labelOf(play: Play, s: Pick<Standing, 'kind' | 'seat' | 'word'>): string {
  const parts = s.word.split(' ').slice(1);
  const form = /^[a-z]/.test(parts[0] ?? '') ? (parts.shift() ?? '') : '';
  const choice = { value: 0, word: s.word, form, parts: parts.map(Number) };
  return plain(play.lore.label(asked(s.kind, s.seat), choice, play.nameOf));
}

/** When the question comes, in the words that other players read. */
export const whenOf = (play: Play, kind: string, seat: number): string =>
  plain(play.lore.waiting(asked(kind, seat), play.called));

/** The answers that can be given in advance; the kind declares which depend on the question. */
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
