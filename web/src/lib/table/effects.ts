// What the previewed choice would change for me, in words and figures: for tips, and for the strip on a phone.
import type { Change } from '$generated/messages';
import type { Play } from './play.svelte';

export interface Effect {
  path: string;
  name: string;
  by: number;
  spent: boolean; // steps on a circular track: a cost, even if the number falls
}

/** The change of a number; on a circular track, the steps forward. */
export function moved(change: Change, circle = 0): number {
  const by = (change.after ?? 0) - (change.before ?? 0);
  return circle ? ((by % circle) + circle) % circle : by;
}

const MOST = 6;
const BOOKKEEPING = new Set(['sheet', 'uses', 'bought', 'sold']);

/** The numbers of my area that a choice would change; by default the previewed choice. */
export function effects(play: Play, changes: readonly Change[] = play.preview): Effect[] {
  const { root, structs } = play.lore.info.view;
  const { told, circles = {} } = play.module ?? {};
  const area = structs[root]?.find((f) => f.type.per === 'seat' && f.type.item?.struct);
  const fields = structs[area?.type.item?.struct ?? ''] ?? [];
  let points = 0; // sum over all categories
  const found = changes.flatMap((change): Effect[] => {
    const [list, seat, name = '', index] = change.path.split('.');
    const field = fields.find((f) => f.name === name);
    if (!field || list !== area?.name || Number(seat) !== play.me) return [];
    if (field.type.flag || field.type.item?.flag) return []; // a flag isn't a quantity
    if (told ? !told.includes(name) : BOOKKEEPING.has(name)) return [];
    const which = field.type.item?.of ?? field.type.of;
    if (which && index !== 'length') return []; // an index of a noun isn't a quantity
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

/** The name of a number in my area: a good, or a field of the view; a game may shorten it. */
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
