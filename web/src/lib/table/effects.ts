// What the choice being looked at would change for me, in words and figures: for tips, and on a phone for the strip.
import type { Change } from '$generated/messages';
import type { Play } from './play.svelte';

export interface Effect {
  path: string;
  name: string;
  by: number;
  spent: boolean; // steps on a track that runs in a circle: a cost, whichever way the number goes
}

/** How far a number moves; on a track that runs in a circle, forward. */
export function moved(change: Change, circle = 0): number {
  const by = (change.after ?? 0) - (change.before ?? 0);
  return circle ? ((by % circle) + circle) % circle : by;
}

const MOST = 6;
const BOOKKEEPING = new Set(['sheet', 'uses', 'bought', 'sold']);

/** The numbers of my own area that a choice would change: the one being looked at, if none is named. */
export function effects(play: Play, changes: readonly Change[] = play.preview): Effect[] {
  const { root, structs } = play.lore.info.view;
  const { told, circles = {} } = play.module ?? {};
  const area = structs[root]?.find((f) => f.type.per === 'seat' && f.type.item?.struct);
  const fields = structs[area?.type.item?.struct ?? ''] ?? [];
  let points = 0; // of all categories together
  const found = changes.flatMap((change): Effect[] => {
    const [list, seat, name = '', index] = change.path.split('.');
    const field = fields.find((f) => f.name === name);
    if (!field || list !== area?.name || Number(seat) !== play.me) return [];
    if (field.type.flag || field.type.item?.flag) return []; // a yes or no: no quantity
    if (told ? !told.includes(name) : BOOKKEEPING.has(name)) return [];
    const which = field.type.item?.of ?? field.type.of;
    if (which && index !== 'length') return []; // it names something: no quantity
    const by = moved(change, circles[name]);
    if (field.type.per === 'score') {
      points += by;
      return [];
    }
    return by
      ? [{ path: change.path, name: nameOf(play, name, field.type.per, index), by, spent: name in circles }]
      : [];
  });
  if (points) found.push({ path: 'points', name: play.say('told-points'), by: points, spent: false });
  return found.slice(0, MOST);
}

/** An effect as it is shown: `Gold −3`. */
export const told = (e: Effect): string =>
  `${e.name} ${e.spent ? e.by : e.by > 0 ? `+${e.by}` : `−${-e.by}`}`;

/** What a number of my area is called: a good, or a field of the view; a game may shorten it. */
function nameOf(
  play: Play,
  field: string,
  per: string | null | undefined,
  index: string | undefined,
): string {
  const key = per && index !== undefined ? play.lore.keyOf(per, Number(index)) : '';
  const thing = key
    ? (play.lore.find(`${per}-${key}.short`) ?? play.thing(per ?? '', Number(index)))
    : play.say(`view-${field}`);
  const name = play.lore.find(`told-${field}`, { thing }) ?? thing;
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
