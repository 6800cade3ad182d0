// The places of family members, and the options that concern them. Numbers as in the game's `place` noun.
import type { Game, View } from '$generated/descendance';
import type { Change } from '$generated/messages';
import { getContext, setContext } from 'svelte';
import type { Option, Play } from '$lib/table/play.svelte';
import { formOf } from '$lib/table/vocabulary';

export const FARM = 1;
export const WORKSHOP = 2; // + building
export const AT_CITY = 7; // + city
export const AT_LEVEL = 13; // + level
export const AT_WINDOW = 17; // + window, from right to left
export const AT_INN = 21;
export const IN_BAG = 22;
export const IN_CHRONICLE = 23; // + section; the Bard's entry is the one after
export const BY_BARD = 28;
export const GRAVE = 29;
export const GENERATION = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3];
export const CUBES = ['i-craft', 'i-word', 'i-faith', 'i-lore', 'i-plague'] as const;

export interface Figure {
  seat: number;
  generation: number;
  member: number;
}
/** All members at a place, in the order of the seats. */
export const figuresAt = (view: View, place: number): Figure[] =>
  view.families.flatMap((family, seat) =>
    family.members.flatMap((at, member) =>
      at === place ? [{ seat, member, generation: GENERATION[member] ?? 0 }] : [],
    ),
  );

/** The place and generation of the member that an option would move. */
export function targetOf(o: Option<Game>): { place: number; generation: number } | undefined {
  const [a = 0, b = 0, c = 0] = o.parts;
  switch (formOf<Game>(o)) {
    case 'crafts-train':
      return { place: WORKSHOP + a, generation: b };
    case 'travel-ride':
    case 'travel-toll-keeper':
      return { place: AT_CITY + c, generation: b };
    case 'council-enter':
      return { place: AT_LEVEL, generation: a };
    case 'council-rise':
      return { place: AT_LEVEL + a + 1, generation: b };
    case 'church':
      return { place: IN_BAG, generation: a };
    case 'inn-lodge':
      return { place: AT_INN, generation: a };
    case 'ransom':
      return { place: AT_WINDOW, generation: a };
    case 'climb':
      return { place: AT_WINDOW + a + 1, generation: b };
    case 'abbot':
      return { place: AT_WINDOW + 3, generation: b };
    default:
      return undefined;
  }
}

/** The options that move a member to a place, by generation. */
export function arrivals(play: Play<Game>, place: number): { generation: number; options: Option<Game>[] }[] {
  const found: { generation: number; options: Option<Game>[] }[] = [];
  for (const o of play.options) {
    const target = targetOf(o);
    if (target?.place !== place) continue;
    const same = found.find((f) => f.generation === target.generation);
    if (same) same.options.push(o);
    else found.push({ generation: target.generation, options: [o] });
  }
  return found;
}

/** The options that take a member away from its place: burying, fetching home. */
export function departures(play: Play<Game>, place: number, generation: number): Option<Game>[] {
  if (play.asks('death'))
    return play.question?.arg === generation
      ? [...play.optionsAt('death-bury', place), ...play.optionsAt('death-bard', place)]
      : [];
  return play.optionsAt('family-fetch', place, generation);
}

/** The member that the previewed option would move to a place. */
export function expected(play: Play<Game>, place: number): Figure[] {
  return play.preview.flatMap((change) => {
    const path = /^families\.(\d+)\.members\.(\d+)$/.exec(change.path);
    if (!path || change.after !== place) return [];
    const member = Number(path[2]);
    return [{ seat: Number(path[1]), member, generation: GENERATION[member] ?? 0 }];
  });
}

/** Where these changes, or else the previewed option, would bury one of my members. */
export function whereTo(play: Play<Game>, changes: readonly Change[] = play.preview): string {
  const grave = changes.find(
    (c) => /^families\.\d+\.members\./.test(c.path) && (c.after ?? 0) >= IN_CHRONICLE,
  );
  return grave ? play.say('buried-in', { place: play.thing('place', grave.after ?? 0) }) : '';
}

/** Answers that play a villager from the hand. */
export function cardOptions(play: Play<Game>, card: number): Option<Game>[] {
  return play.options.filter((o) => {
    if (o.form === 'play') return o.parts[0] === card;
    return (
      (card === 23 && formOf<Game>(o) === 'opening-barker') ||
      (card === 24 && formOf<Game>(o) === 'moment-juggler') ||
      (card === 26 && formOf<Game>(o) === 'turn-wise-man') ||
      (card === 27 && formOf<Game>(o) === 'procession-prior')
    );
  });
}

/** The areas of a phone. */
export function areaOf(o: Option<Game>): string | undefined {
  const target = targetOf(o);
  if (target) return areaOfPlace(target.place);
  switch (formOf<Game>(o)) {
    case 'turn-take':
    case 'turn-free':
    case 'turn-well':
    case 'turn-well-coins':
    case 'well':
    case 'harvest':
    case 'family-birth':
    case 'crafts-make':
    case 'crafts-buy':
    case 'crafts-mill':
    case 'crafts-miller':
    case 'make':
      return 'village';
    case 'sell':
    case 'closing-peddler':
      return 'market';
    case 'messenger':
      return 'travel';
    case 'council-marker':
    case 'council-cubes':
    case 'council-good':
    case 'council-prestige':
    case 'privilege-marker':
    case 'privilege-cubes':
    case 'privilege-good':
    case 'privilege-prestige':
    case 'summon-member':
    case 'summon-monk':
      return 'church';
    case 'inn-put-under':
    case 'card':
    case 'countess':
    case 'favour':
      return 'market';
    case 'gain':
    case 'breeder':
    case 'herbalist':
      return 'farm';
    case 'death-bury':
    case 'death-bard':
    case 'family-fetch':
      return areaOfPlace(o.parts[0] ?? 0);
    case 'opening-barker':
    case 'moment-juggler':
    case 'turn-wise-man':
    case 'procession-prior':
      return 'farm';
    default:
      return o.form === 'play' ? 'farm' : undefined;
  }
}
export function areaOfPlace(place: number): string {
  if (place === FARM) return 'farm';
  if (place < AT_CITY) return 'village';
  if (place < AT_LEVEL) return 'travel';
  if (place === AT_INN) return 'market';
  return place <= IN_BAG ? 'church' : 'book';
}

// No label is smaller than 12 px on the screen: the scene provides its scale, and its parts derive their font sizes.
type Size = (size: number) => number;
const SIZE = Symbol('size');
export const provideSize = (size: Size): void => {
  setContext(SIZE, size);
};
export const useSize = (): Size => getContext<Size | undefined>(SIZE) ?? ((size) => size);
