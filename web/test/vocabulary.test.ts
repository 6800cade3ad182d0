// A name that a game does not know must not compile. `npm run check` reads this file: an error that is expected and
// does not come is itself an error.
import type { Game } from '$generated/piliers';
import { expect, test } from 'vitest';
import type { Play } from '../src/lib/table/play.svelte';
import { formOf, type Form, type Key, type Kind, type Option } from '../src/lib/table/vocabulary';

export function misspelt(play: Play<Game>, option: Option<Game>): unknown[] {
  return [
    play.optionAt('trade-buy', 0),
    // @ts-expect-error no such form
    play.optionAt('trade-by', 0),
    // @ts-expect-error no such kind
    play.asks('trades'),
    // @ts-expect-error no such noun
    play.tip('craftman', 0),
    // @ts-expect-error no such column
    play.printed('craftsman', 0, 'costs'),
    // @ts-expect-error no such event
    play.recent.some((e) => e.kind === 'plaaced'),
    // @ts-expect-error no such form of this kind
    option.kind === 'trade' && option.form === 'place',
    // @ts-expect-error no such thing
    'masson' satisfies Key<Game, 'craftsman'>,
    'trade' satisfies Kind<Game>,
    'settle' satisfies Form<Game>,
  ];
}

test('a form is written as its text key without do-', () => {
  const option = { value: 3, word: '', parts: [], label: '', about: '' };
  expect(formOf<Game>({ ...option, kind: 'trade', form: 'buy' })).toBe('trade-buy');
  expect(formOf<Game>({ ...option, kind: 'settle', form: '' })).toBe('settle');
});
