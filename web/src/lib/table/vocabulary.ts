// The questions, answers, names and events of a game. `$generated/<game>` has each game's vocabulary, generated from its
// declarations. A board uses `usePlay<Game>()`, so a misspelt name fails to compile.
import type { Choice, Event, Question } from '$generated/messages';

/** The shape of every generated `Game`. */
export interface AnyGame {
  view: unknown;
  answers: object; // the forms of the answers to each kind of question
  nouns: object; // the keys of the members of each noun
  columns: object; // the columns of the component table of each noun
  events: string;
  categories: string;
}

export type Kind<G extends AnyGame> = keyof G['answers'] & string;
export type Noun<G extends AnyGame> = keyof G['nouns'] & string;
/** The key of a member of a noun. */
export type Key<G extends AnyGame, N extends Noun<G>> = G['nouns'][N] & string;
/** A key without the number that distinguishes cards of one sort. */
export type Stem<K extends string> = K extends `${infer First}-${infer Rest}`
  ? Rest extends `${number}`
    ? First
    : `${First}-${Stem<Rest>}`
  : K;
export type Printed<G extends AnyGame> = keyof G['columns'] & string;
export type Column<G extends AnyGame, N extends Printed<G>> = G['columns'][N] & string;

type Named<K extends string, F> = F extends '' ? K : `${K}-${F & string}`;
/** A form as the texts name it, without `do-`: `settle`, `trade-buy`, `builder-pass`. */
export type Form<G extends AnyGame> = { [K in Kind<G>]: Named<K, G['answers'][K]> }[Kind<G>];

interface Worded extends Omit<Choice, 'form'> {
  label: string;
  does?: string; // purpose of the chosen component, unless another text has it
  about: string;
}
/** An option of the pending question, with its texts. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any game's
export type Option<G extends AnyGame = any> = Worded &
  { [K in Kind<G>]: { kind: K; form: G['answers'][K] & string } }[Kind<G>];

/** The pending question. */
export type Asked<G extends AnyGame> = Omit<Question, 'kind'> & { kind: Kind<G> };

/** An event. */
export type Happening<G extends AnyGame> = Omit<Event, 'kind'> & { kind: G['events'] };

/** The form of an option as the texts name it. */
export const formOf = <G extends AnyGame>(o: Option<G>): Form<G> =>
  (o.form ? `${o.kind}-${o.form}` : o.kind) as Form<G>;
