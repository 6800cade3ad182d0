// Faces of cards: a tinted top with one icon, the name, the effect as input → output in pieces. The printed numbers
// come from the server's component tables.
import anvil from 'icon:anvil-impact';
import bandit from 'icon:bandit';
import bell from 'icon:ringing-bell';
import barrow from 'icon:wheelbarrow';
import bust from 'icon:stone-bust';

import coins from 'icon:two-coins';
import crown from 'icon:queen-crown';
import cutting from 'icon:stone-crafting';
import dig from 'icon:dig-dug';
import eye from 'icon:eyeball';
import fire from 'icon:flame';
import forest from 'icon:forest';
import gold from 'icon:gold-bar';
import holy from 'icon:holy-symbol';
import laurel from 'icon:laurel-crown';
import letter from 'icon:tied-scroll';
import mitre from 'icon:pope-crown';
import organ from 'icon:pipe-organ';
import ore from 'icon:ore';
import passport from 'icon:scroll-unfurled';
import pencil from 'icon:pencil-ruler';
import person from 'icon:person';
import pilgrim from 'icon:pilgrim-hat';
import pottery from 'icon:painted-pottery';
import rain from 'icon:raining';
import rubble from 'icon:stone-pile';
import sad from 'icon:prayer';
import saw from 'icon:hand-saw';
import scales from 'icon:pay-money';
import shop from 'icon:shop';
import swords from 'icon:crossed-swords';
import throne from 'icon:throne-king';
import trowel from 'icon:trowel';
import axe from 'icon:wood-axe';
import beam from 'icon:wood-beam';
import boot from 'icon:walking-boot';
import wall from 'icon:brick-wall';
import window from 'icon:window';
import wool from 'icon:wool';
import { cube, icon, piece, round, text } from '$lib/draw/draw';
import type { Play } from '$lib/table/play.svelte';

export const GOODS = ['m-sand', 'm-wood', 'm-stone', 'm-metal'] as const;

const CRAFTS: Record<string, [string, string]> = {
  'mortar-mixer': [trowel, 'm-sand'],
  woodworker: [saw, 'm-wood'],
  stonecutter: [cutting, 'm-stone'],
  toolmaker: [anvil, 'm-metal'],
  'master-woodworker': [axe, 'm-wood'],
  carpenter: [beam, 'm-wood'],
  mason: [wall, 'm-stone'],
  architect: [pencil, 'stone-2'],
  potter: [pottery, 'm-sand'],
  sculptor: [bust, 'm-stone'],
  goldsmith: [gold, 'm-coin'],
  glassblower: [window, 'm-metal'],
  'organ-builder': [organ, 'm-metal'],
  'bell-maker': [bell, 'm-metal'],
};

/** A part of an effect: a cube, a word or figure, points, gold, a worker, or an icon. */
export type Token =
  | { cube: number }
  | { word: string }
  | { points: true }
  | { gold: true }
  | { worker: string }
  | { icon: string };
const word = (w: string): Token => ({ word: w });
const PRIVILEGES: Record<string, [string, Token[]]> = {
  'sand-patron': [dig, [word('+1'), { cube: 0 }]],
  'wood-patron': [forest, [word('+1'), { cube: 1 }]],
  'stone-patron': [rubble, [word('+1'), { cube: 2 }]],
  seer: [eye, [{ icon: eye }]],
  'prior-philip': [holy, [word('+1'), { points: true }]],
  'archbishop-thomas': [mitre, [{ icon: holy }]],
  'black-worker': [person, [word('+1'), { worker: 'tone t-black' }]],
  'wool-merchant': [wool, [word('+2'), { gold: true }]],
  'exemption-letter': [letter, [{ icon: scales }]],
  'empress-maud': [crown, [{ icon: shop }]],
  'royal-passport': [passport, [word('0'), { gold: true }]],
  donation: [coins, [word('8'), { gold: true }]],
  'weeping-madonna': [sad, [word('3'), { points: true }]],
  'smuggled-ore': [ore, [{ cube: 3 }]],
  'stone-and-wood': [cutting, [{ cube: 2 }, { cube: 1 }]],
  'royal-metal': [throne, [{ cube: 3 }]],
};
const HAPPENINGS: Record<string, [string, Token[]]> = {
  'roof-collapse': [rubble, [word('−1'), { icon: trowel }]],
  'philip-against-waleran': [swords, [word('−2'), { points: true }]],
  'hamleigh-levy': [bandit, [word('−4'), { gold: true }]],
  'two-builders': [boot, [word('2'), { icon: person }]],
  'poor-yield': [rain, [word('−1'), { cube: 1 }]],
  'wool-fire': [fire, [word('½'), { gold: true }]],
  'royal-gift': [throne, [word('+1'), { cube: 3 }]],
  'kingsbridge-fair': [shop, [word('+5'), { gold: true }]],
  pilgrims: [pilgrim, [word('+1'), { points: true }]],
  'generous-delivery': [barrow, [{ cube: 0 }, { cube: 1 }, { cube: 2 }]],
};

export interface Face {
  art: string;
  tint: string;
  name: string;
  short: string;
  tokens: Token[];
  note: string;
}

const tintOf = (token: string): string => `color-mix(in oklab,var(--${token}),var(--paper) 62%)`;
const stem = (key: string): string => key.replace(/-\d$/, '');

export function craftsmanFace(play: Play, card: number): Face {
  const key = play.lore.keyOf('craftsman', card);
  const [art, tint] = CRAFTS[stem(key)] ?? [trowel, 'm-sand'];
  const n = (column: string): number => play.printed('craftsman', card, column);
  const tokens: Token[] = [];
  ['sand', 'wood', 'stone', 'metal'].forEach((good, i) => {
    const count = n(good);
    if (count > 2) tokens.push(word(String(count)), { cube: i });
    else for (let c = 0; c < count; c++) tokens.push({ cube: i });
  });
  if (n('gold')) tokens.push(word(String(n('gold'))), { gold: true });
  if (tokens.length) tokens.push(word('→'));
  if (n('points')) tokens.push(word(String(n('points'))), { points: true });
  if (n('pays')) tokens.push(word(String(n('pays'))), { gold: true });
  const name = play.thing('craftsman', card);
  return {
    art,
    tint: tintOf(tint),
    name,
    short: play.lore.find(`craftsman-${key}.short`) ?? name,
    tokens,
    note: play.say('times', { n: n('capacity') }),
  };
}
export function privilegeFace(play: Play, card: number): Face {
  const key = play.lore.keyOf('privilege', card);
  const [art, tokens] = PRIVILEGES[key] ?? [holy, []];
  const name = play.thing('privilege', card);
  return {
    art,
    tint: 'var(--accent-soft)',
    name,
    short: play.lore.find(`short-${key}`) ?? name,
    tokens,
    note: '',
  };
}
export function eventFace(play: Play, card: number): Face {
  const key = play.lore.keyOf('happening', card);
  const bad = card < 6;
  const name = play.thing('happening', card);
  const [art, tokens] = HAPPENINGS[key] ?? [fire, []];
  return {
    art,
    tint: tintOf(bad ? 'roof-1' : 'leaf-1'),
    name,
    short: play.lore.find(`short-${key}`) ?? name,
    tokens,
    note: '',
  };
}

const ARROW =
  'fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';
const widthOf = (t: Token): number =>
  'word' in t ? (t.word === '→' ? 15 : 4 + t.word.length * 7.6) : 'worker' in t ? 12 : 16.5;

/** An effect, centred on cx with its foot at y; pieces shrink rather than leave their card, numbers stay readable. */
export function effect(tokens: readonly Token[], cx: number, y: number, most = 62, size = 1): string {
  const full = tokens.reduce((sum, t) => sum + widthOf(t), 0);
  const k = Math.min(size, most / Math.max(1, full));
  const letters = round((14.5 * size) / Math.max(k, 0.66));
  let x = 0;
  let g = '';
  for (const t of tokens) {
    if ('word' in t && t.word === '→') g += `<path d="M${x + 2} -8.5h10m-4 -4 4 4 -4 4" ${ARROW}/>`;
    else if ('word' in t) g += text(x + widthOf(t) / 2, -3.5, t.word, { s: letters, w: 700, serif: true });
    else if ('cube' in t) g += cube(GOODS[t.cube] ?? 'm-sand', x + 0.5, -16.5, 15);
    else if ('points' in t) g += icon(laurel, x, -17, 16, 'var(--gold-deep)');
    else if ('gold' in t) g += piece('coin', x + 8, -1, 15);
    else if ('worker' in t) g += piece('worker', x + 6, -1, 11.5, t.worker);
    else g += icon(t.icon, x, -17, 16, 'var(--ink)');
    x += widthOf(t);
  }
  return `<g transform="translate(${round(cx - (full * k) / 2)} ${y}) scale(${Math.round(k * 1000) / 1000})">${g}</g>`;
}

/** A face, w x h, at the origin. Without room for its name (`bare`) the icon and the effect grow. */
export function drawFace(f: Face, w = 66, h = 86, bare = false): string {
  const top = bare ? h * 0.52 : h * 0.45;
  const s = Math.min(top - 8, bare ? 34 : 29);
  const long = f.short.length;
  const size = long > 12 ? 10.4 : long > 10 ? 11.4 : 12.5;
  const rim = `<rect x="2" y="3" width="${w}" height="${h}" rx="6" fill="var(--cast)"/><rect width="${w}" height="${h}" rx="6" fill="var(--paper)" stroke="var(--line)" stroke-width="1.3"/><path d="M1 6a5 5 0 0 1 5-5h${w - 12}a5 5 0 0 1 5 5v${round(top - 6)}H1z" fill="${f.tint}"/>`;
  const words = f.short.split(' ');
  const name = bare
    ? ''
    : long > 12 && words.length > 1
      ? text(w / 2, top + 11.5, words.slice(0, -1).join(' '), { s: 11.4, w: 700, serif: true, most: w - 5 }) +
        text(w / 2, top + 22, words.at(-1) ?? '', { s: 11.4, w: 700, serif: true, most: w - 5 })
      : text(w / 2, top + 15, f.short, { s: size, w: 700, serif: true, most: w - 5 });
  return (
    rim +
    icon(f.art, (w - s) / 2, (top - s) / 2 + 1, s, 'var(--ink)') +
    name +
    effect(f.tokens, w / 2, h - 6, w - 6, bare ? 1.18 : 1)
  );
}
/** The good that a resource card yields: three cards a good. */
const goodOf = (card: number): number => Math.floor(card / 3);

/** A resource card: the cubes it yields above, the workers it takes below. */
export function drawResource(play: Play, card: number, workers: number, w: number, h: number): string {
  const good = goodOf(card);
  const cubes = play.printed('resource', card, 'cubes');
  const tint = tintOf(GOODS[good] ?? 'm-sand');
  const top = h * 0.56;
  let yields = '';
  for (let i = 0; i < cubes; i++) {
    const row = cubes > 3 ? i % 2 : cubes === 3 ? +(i === 2) : 0;
    const inRow = cubes > 3 ? Math.floor(i / 2) : cubes === 3 ? (i === 2 ? 0.5 : i) : i;
    const rows = cubes > 2 ? 2 : 1;
    yields += cube(
      GOODS[good] ?? 'm-sand',
      w / 2 - 17 + inRow * 17,
      (top - rows * 15) / 2 - 1 + (cubes === 3 ? 1 - row : row) * 15,
      17,
    );
  }
  return `<rect x="2" y="3" width="${w}" height="${h}" rx="6" fill="var(--cast)"/><rect width="${w}" height="${h}" rx="6" fill="var(--paper)" stroke="var(--line)" stroke-width="1.3"/><path d="M1 6a5 5 0 0 1 5-5h${w - 12}a5 5 0 0 1 5 5v${round(top - 6)}H1z" fill="${tint}"/>${yields}${text(w / 2 - 3, h - 9, workers, { s: 18, w: 800, serif: true, a: 'end' })}${piece('worker', w / 2 + 9, h - 6, 15, 'tone t-neutral')}`;
}
/** An empty place for a card. */
export const slot = (w = 66, h = 86): string =>
  `<rect width="${w}" height="${h}" rx="6" fill="var(--paper)" fill-opacity=".25" stroke="var(--ghost)" stroke-width="1.3" stroke-dasharray="5 4"/>`;

/** What the resource card being looked at will bring: its preview only knows what it takes. */
export function yields(play: Play): string {
  const option = play.hovered;
  if (option?.kind !== 'select' || (option.form !== 'take' && option.form !== 'foreman')) return '';
  const card = option.parts[0] ?? 0;
  const good = goodOf(card);
  return play.say('yields', {
    number: play.printed('resource', card, 'cubes'),
    good: play.thing('good', good),
    goodKey: play.lore.keyOf('good', good),
  });
}
