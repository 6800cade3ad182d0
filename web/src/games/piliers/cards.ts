// Faces of cards: a tinted top with one icon, the name, the effect as input → output in pieces. The printed numbers
// come from the server's component tables.
import anvil from 'icon:anvil-impact';
import bandit from 'icon:bandit';
import bell from 'icon:ringing-bell';
import barrow from 'icon:wheelbarrow';
import bust from 'icon:stone-bust';

import crown from 'icon:queen-crown';
import cutting from 'icon:stone-crafting';
import dice from 'icon:perspective-dice-six-faces-random';
import dig from 'icon:dig-dug';
import eye from 'icon:eyeball';
import forest from 'icon:forest';
import gold from 'icon:gold-bar';
import house from 'icon:house';
import holy from 'icon:holy-symbol';
import laurel from 'icon:laurel-crown';
import letter from 'icon:tied-scroll';
import mitre from 'icon:pope-crown';
import organ from 'icon:pipe-organ';
import ore from 'icon:ore';
import passport from 'icon:scroll-unfurled';
import pencil from 'icon:pencil-ruler';
import person from 'icon:person';
import pottery from 'icon:painted-pottery';
import rubble from 'icon:stone-pile';
import sad from 'icon:prayer';
import saw from 'icon:hand-saw';
import scales from 'icon:pay-money';
import stays from 'icon:anticlockwise-rotation'; // marks an input that is needed but not spent
import snow from 'icon:snowflake-2';
import swords from 'icon:crossed-swords';
import throne from 'icon:throne-king';
import trowel from 'icon:trowel';
import beam from 'icon:wood-beam';
import wall from 'icon:brick-wall';
import window from 'icon:window';
import wool from 'icon:wool';
import { drawCard, TO, type CardFace, type Token as CardToken } from '$lib/draw/card';
import { cube, icon, piece, round, text } from '$lib/draw/draw';
import type { Play } from '$lib/table/play.svelte';
import type { Column, Key, Stem } from '$lib/table/vocabulary';
import type { Game } from '$generated/piliers';
import * as scenes from './scenes';

export type Craftsman = Key<Game, 'craftsman'>;
export type Privilege = Key<Game, 'privilege'>;

export const GOODS = ['m-sand', 'm-wood', 'm-stone', 'm-metal'] as const;

const CRAFTS: Record<Stem<Craftsman>, [string, string]> = {
  'mortar-mixer': [trowel, 'm-sand'],
  woodworker: [saw, 'm-wood'],
  stonecutter: [cutting, 'm-stone'],
  toolmaker: [anvil, 'm-metal'],
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
// `#` stands for the number printed on the card
const PRIVILEGES: Record<Privilege, [string, Token[]]> = {
  richard: [dig, [word('+#'), { cube: 0 }]],
  aliena: [forest, [word('+#'), { cube: 1 }]],
  tom: [rubble, [word('+#'), { cube: 2 }]],
  'prior-philip': [holy, [word('+#'), { points: true }]],
  ellen: [eye, [{ icon: eye }]],
  francis: [scales, [word('='), word('#'), { gold: true }]],
  exemption: [letter, [{ icon: scales }]],
  thomas: [mitre, [{ icon: holy }]],
  remigius: [passport, [{ icon: person }]],
  madonna: [sad, [word('#'), { points: true }]],
  'wool-fair': [wool, [word('#'), { gold: true }]],
  toledo: [swords, [word('#'), { cube: 3 }]],
  jack: [house, [word('#'), { icon: trowel }]],
  otto: [person, [word('+#'), { worker: 'tone t-black' }]],
  'stone-and-wood': [cutting, [word('#'), { cube: 2 }, word('#'), { cube: 1 }]],
  'royal-metal': [throne, [word('#'), { cube: 3 }]],
};
const EACH: Token[] = [{ cube: 1 }, { cube: 2 }, { cube: 0 }]; // of the good that the card yields
const HAPPENINGS: Record<Key<Game, 'happening'>, [string, Token[]]> = {
  'hamleigh-levy': [bandit, [word('−#'), { gold: true }]],
  conflict: [swords, [word('−#'), { points: true }]],
  'town-wall': [wall, [word('−#'), { icon: person }]],
  'cold-winter': [snow, [word('−#'), ...EACH]],
  collapse: [rubble, [word('−#'), { icon: trowel }]],
  'king-gift': [crown, [word('+#'), { gold: true }]],
  'richard-gift': [ore, [word('+#'), { cube: 3 }]],
  'philip-gift': [holy, [word('≤#'), { gold: true }]],
  volunteers: [barrow, [word('+#'), ...EACH]],
  archbishop: [mitre, [word('+#'), { icon: trowel }]],
};
const numbered = (tokens: readonly Token[], n: number): Token[] =>
  tokens.map((t) => ('word' in t ? word(t.word.replace('#', String(n))) : t));

export interface Face {
  scene: string; // "": a sign on a tint
  art: string;
  tint: string;
  name: string;
  short: string;
  tokens: Token[];
  note: string;
}

const tintOf = (token: string): string => `color-mix(in oklab,var(--${token}),var(--paper) 62%)`;
const stem = (key: Craftsman): Stem<Craftsman> => key.replace(/-\d$/, '') as Stem<Craftsman>;

export function craftsmanFace(play: Play<Game>, card: number): Face {
  const key = play.keyOf('craftsman', card);
  const [art, tint] = key ? CRAFTS[stem(key)] : [trowel, 'm-sand'];
  const own = key ? scenes.CRAFTS[stem(key)] : '';
  const n = (column: Column<Game, 'craftsman'>): number => play.printed('craftsman', card, column);
  const tokens: Token[] = [];
  (['sand', 'wood', 'stone', 'metal'] as const).forEach((good, i) => {
    const count = n(good);
    if (count > 2) tokens.push(word(String(count)), { cube: i });
    else for (let c = 0; c < count; c++) tokens.push({ cube: i });
  });
  if (n('kept')) tokens.push({ cube: 3 }, { icon: stays });
  if (n('gold')) tokens.push(word(String(n('gold'))), { gold: true });
  if (tokens.length) tokens.push(word('→'));
  if (n('points')) tokens.push(word(String(n('points'))), { points: true });
  if (n('pays')) tokens.push(word(String(n('pays'))), { gold: true });
  const name = play.thing('craftsman', card);
  return {
    scene: own,
    art,
    tint: tintOf(tint),
    name,
    short: play.lore.find(`craftsman-${key}.short`) ?? name,
    tokens,
    note: play.say('times', { n: n('capacity') }),
  };
}
export function privilegeFace(play: Play<Game>, card: number): Face {
  const key = play.keyOf('privilege', card);
  const [art, tokens] = key ? PRIVILEGES[key] : [holy, []];
  const name = play.thing('privilege', card);
  return {
    scene: key ? scenes.PRIVILEGES[key] : '',
    art,
    tint: 'var(--accent-soft)',
    name,
    short: play.lore.find(`short-${key}`) ?? name,
    tokens: numbered(tokens, play.printed('privilege', card, 'number')),
    note: '',
  };
}
export function eventFace(play: Play<Game>, card: number): Face {
  const key = play.keyOf('happening', card);
  const bad = play.cell('happening', card, 'seal') === 'seal-bad';
  const name = play.thing('happening', card);
  const [art, tokens] = key ? HAPPENINGS[key] : [dice, []];
  return {
    scene: '',
    art,
    tint: tintOf(bad ? 'roof-1' : 'leaf-1'),
    name,
    short: play.lore.find(`short-${key}`) ?? name,
    tokens: numbered(tokens, play.printed('happening', card, 'number')),
    note: '',
  };
}

const drawn = (t: Token): CardToken => {
  if ('word' in t) return t.word;
  if ('cube' in t) return (x, y, k) => cube(GOODS[t.cube] ?? 'm-sand', x - k / 2, y - k / 2, k);
  if ('points' in t) return (x, y, k) => icon(laurel, x - k / 2, y - k / 2, k, 'var(--gold-deep)');
  if ('gold' in t) return (x, y, k) => piece('coin', x, y + k / 2, k);
  if ('worker' in t) return (x, y, k) => piece('worker', x, y + k / 2, k * 0.76, t.worker);
  return (x, y, k) => icon(t.icon, x - k / 2, y - k / 2, k, 'var(--ink)');
};
/** A face as a drawn card. */
export function cardOf(f: Face, note = ''): CardFace {
  const to = f.tokens.findIndex((t) => 'word' in t && t.word === TO);
  return {
    // an event has no scene of its own: its sign on a tint
    scene:
      f.scene || `<rect width="112" height="66" fill="${f.tint}"/>${icon(f.art, 34, 11, 44, 'var(--ink)')}`,
    name: f.short,
    effect: f.tokens.map(drawn),
    out: f.tokens.slice(to + 1).map(drawn),
    note,
  };
}
/** A face, w x h, at the origin. */
export const drawFace = (f: Face, w = 66, h = 86): string => drawCard(cardOf(f), w, h);
/** The resource that a card yields. */
export const goodOf = (play: Play<Game>, card: number): number =>
  GOODS.findIndex((_, good) => play.cell('resource', card, 'good') === `good-${play.keyOf('good', good)}`);

/** A resource card: the cubes it yields above, the workers it takes below. */
export function drawResource(play: Play<Game>, card: number, workers: number, w: number, h: number): string {
  const good = goodOf(play, card);
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

/** The yield of the previewed resource card, since its preview only covers the cost. */
export function yields(play: Play<Game>): string {
  const option = play.hovered;
  if (option?.kind !== 'select' || (option.form !== 'take' && option.form !== 'foreman')) return '';
  const card = option.parts[0] ?? 0;
  return play.say('yields', { amount: play.lore.formOf('resource', card, 'yield') ?? '' });
}
