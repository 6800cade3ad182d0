// The market square, 1112 x 316: everything for sale, in its natural place. Scenery and signs only; the options lie on
// top, in Square.svelte.
import { icon, piece, plate, plateWidth, round, soft, standing, text } from '$lib/draw/draw';
import { blackRibbon, costPlate, emptyRibbon, good, pennon, points } from './signs';

export const SQUARE_W = 1112;
export const SQUARE_H = 316;

export interface Offer {
  icon: string; // body
  values: string[];
  time: number;
  coins: number;
  tip: string;
}
const tip = (o: Offer, body: string): string => `<g data-tip="${o.tip}" tabindex="-1">${body}</g>`;

// ---- ground

export const countryside = (): string =>
  `<rect width="1112" height="316" fill="var(--grass-1)"/><path d="M0 40C120 8 250 40 400 26S620 60 720 34s230-26 392 4v90H0z" fill="var(--grass-2)"/><path d="M540 110C600 70 700 74 780 40s120-34 200-30v120H540z" fill="var(--grass-1)"/><path d="M600 4l70-4h62l-40 26-76 8z" fill="var(--field-1)" opacity=".9"/><path d="M620 14l100-9-16 11-92 12z" fill="var(--field-2)" opacity=".8"/>` +
  piece('tree', 556, 58, 20) +
  piece('tree', 846, 104, 24) +
  piece('tree', 560, 86, 16);

export function pavement(): string {
  let joints = '';
  for (let i = 0; i < 7; i++) {
    const y = round(136 + i * 30 + i * i * 0.6);
    joints += `M0 ${y}Q556 ${y - 12} 1112 ${y}`;
  }
  for (let i = -14; i <= 14; i++) joints += `M${556 + i * 42} 112L${556 + i * 62} 316`;
  return `<path d="M0 116Q556 100 1112 116V316H0z" fill="var(--earth-1)"/><path d="M0 232Q556 222 1112 232V316H0z" fill="var(--earth-2)" opacity=".35"/><path d="${joints}" fill="none" stroke="var(--earth-3)" stroke-width="1" opacity=".2"/>`;
}

// ---- church side: a tower, a nave of four chapels

export const CHAPELS = [48, 93, 138, 183];
function chapel(x: number, offer: Offer | null): string {
  const gable = `<path d="M${x} 118V50l22-20 22 20v68z" fill="var(--stone-1)" stroke="var(--line)" stroke-width="1.3" stroke-linejoin="round"/><path d="M${x - 2} 52 ${x + 22} 29l24 23-4 3-20-19-20 19z" fill="var(--slate-1)" stroke="var(--line)" stroke-width="1.1" stroke-linejoin="round"/><path d="M${x + 6} 118V80a16 16 0 0 1 32 0v38z" fill="${offer ? soft('slate-1', 66) : 'none'}" stroke="var(--line)" stroke-width="1.2"${offer ? '' : ' stroke-dasharray="4 3" stroke-opacity=".6"'}/>`;
  if (!offer) return gable;
  return (
    gable +
    tip(
      offer,
      blackRibbon(x - 0.5, 44, 45, offer.values) +
        icon(offer.icon, x + 11, 68, 22, 'var(--ink)') +
        costPlate(x + 22, 96, offer.time, offer.coins, { w: 46 }),
    )
  );
}
export const churchSide = (offers: (Offer | null)[], name: string): string =>
  `<path d="M40 118V40h186v78z" fill="var(--stone-2)" stroke="var(--line)" stroke-width="1.3"/><path d="M36 44 50 22h166l14 22z" fill="var(--slate-2)" stroke="var(--line)" stroke-width="1.3" stroke-linejoin="round"/>` +
  `<path d="M8 118V40h30v78z" fill="var(--stone-1)" stroke="var(--line)" stroke-width="1.3"/><path d="M38 42h7v76h-7z" fill="var(--stone-3)" stroke="var(--line)" stroke-width="1.2"/><path d="M4 42 23 3l8 18 9 21z" fill="var(--slate-1)" stroke="var(--line)" stroke-width="1.3" stroke-linejoin="round"/><path d="M23 3 48 43l-9-1z" fill="var(--slate-3)" stroke="var(--line)" stroke-width="1.2" stroke-linejoin="round"/><path d="M16 118V96a7 7 0 0 1 14 0v22z" fill="var(--door)"/><path d="M19 62v-8a4 4 0 0 1 8 0v8zM19 82v-6a4 4 0 0 1 8 0v6z" fill="var(--window)"/>` +
  offers.map((o, i) => chapel(CHAPELS[i] ?? 0, o)).join('') +
  plate(136, 2, name, '', { s: 14, h: 21, tip: 'about:churches' });

// ---- cloister: three arches, a monk under each

export const ARCHES = [238, 287.5, 337];
export const cloister = (offers: (Offer | null)[], name: string): string =>
  `<path d="M236 118V46h150v72z" fill="var(--stone-2)" stroke="var(--line)" stroke-width="1.3"/><path d="M232 48 244 28h134l12 20z" fill="var(--slate-2)" stroke="var(--line)" stroke-width="1.3" stroke-linejoin="round"/>` +
  offers
    .map((o, i) => {
      const x = ARCHES[i] ?? 0;
      const arch = `<path d="M${x + 2} 118V76a21.5 21.5 0 0 1 43 0v42z" fill="${o ? soft('m-book', 74) : 'none'}" stroke="var(--line)" stroke-width="1.2"${o ? '' : ' stroke-dasharray="4 3" stroke-opacity=".6"'}/>`;
      if (!o) return arch;
      return (
        arch +
        tip(
          o,
          standing('monk', x + 13, 95, 20, 'tone t-monk') +
            o.icon +
            blackRibbon(x - 1.5, 44, 50, o.values) +
            costPlate(x + 23.5, 96, o.time, o.coins, { w: 46, pile: true }),
        )
      );
    })
    .join('') +
  plate(311, 6, name, '', { s: 14, h: 21, tip: 'about:monks' });

// ---- council: an arcade under a tiled roof, one arch for each chamber

export const BAYS = [398, 434.5, 471, 507.5];
export const councilArcade = (offers: (Offer | null)[], name: string): string =>
  `<path d="M396 118V46h150v72z" fill="var(--plaster-1)" stroke="var(--line)" stroke-width="1.3"/><path d="M392 48 404 26h134l12 22z" fill="var(--roof-1)" stroke="var(--line)" stroke-width="1.3" stroke-linejoin="round"/><path d="M522 26h16l12 22h-14z" fill="var(--roof-3)" stroke="var(--line)" stroke-width="1.1" stroke-linejoin="round"/>` +
  `<path d="M503 30V12h18v18z" fill="var(--stone-1)" stroke="var(--line)" stroke-width="1.3"/><path d="M499 13 512 1l13 12z" fill="var(--slate-2)" stroke="var(--line)" stroke-width="1.3" stroke-linejoin="round"/><circle cx="512" cy="21" r="5" fill="var(--paper)" stroke="var(--line)"/><path d="M512 21v-3M512 21h2.5" stroke="var(--line)"/>` +
  offers
    .map((o, i) => {
      const x = BAYS[i] ?? 0;
      const bay = `<path d="M${x + 2} 118V77a16.2 16.2 0 0 1 32.4 0v41z" fill="${o ? soft('m-coin', 66) : 'none'}" stroke="var(--line)" stroke-width="1.2"${o ? '' : ' stroke-dasharray="4 3" stroke-opacity=".6"'}/>`;
      if (!o) return bay;
      return (
        bay +
        tip(
          o,
          icon(o.icon, x + 7.2, 68, 22, 'var(--ink)') +
            blackRibbon(x + 1, 44, 35, o.values) +
            costPlate(x + 18, 96, o.time),
        )
      );
    })
    .join('') +
  plate(446, 6, name, '', { s: 14, h: 21, tip: 'about:council' });

// ---- the field beside the street, the well, the road

const SHEAVES = [
  [24, 196],
  [52, 192],
  [30, 216],
  [60, 214],
] as const;
export const fieldPlot = (left: number, value: string, time: number, name: string): string =>
  `<g data-tip="target:2"><path d="M2 232 16 160h62l4 72z" fill="var(--field-1)" stroke="var(--field-3)" stroke-width="1"/><path d="M5 217 8 202h72l1 15zM11 188l3-14h65l1 14z" fill="var(--field-2)"/>` +
  SHEAVES.slice(0, Math.ceil(left / 2))
    .map(([x, y]) => piece('sheaf', x, y, 20))
    .join('') +
  (left
    ? blackRibbon(22, 150, 40, [value]) + costPlate(42, 213, time, 0, { pile: left > 1 })
    : emptyRibbon(22, 150, 40, 19)) +
  plate(42, 126, name, '', { s: 13.5, h: 21, tip: 'about:fields' }) +
  '</g>';

export const squareWell = (left: number, time: number): string =>
  `<g data-tip="target:3"><ellipse cx="533" cy="214" rx="26" ry="9" fill="var(--stone-3)" opacity=".55"/><ellipse cx="533" cy="211" rx="24" ry="8" fill="var(--stone-1)"/>` +
  piece('well', 533, 214, 38) +
  (left
    ? blackRibbon(511, 146, 45, [2, 12]) + costPlate(533, 214, time, 0, { pile: left > 1 })
    : emptyRibbon(511, 146, 45, 19)) +
  '</g>';

export const post = (i: number): [number, number] => [588 + i * 59, 92 - i * 5.5 - (i === 4 ? 3 : 0)];
const ROAD = 'M548 122C572 96 600 96 640 92S740 82 780 70s60-40 90-64';
export const travelRoad = (
  left: readonly number[],
  times: readonly number[],
  name: string,
  nameAt: readonly [number, number] = [590, 2],
): string =>
  `<path d="${ROAD}" fill="none" stroke="var(--earth-3)" stroke-width="19" opacity=".35"/><path d="${ROAD}" fill="none" stroke="var(--earth-1)" stroke-width="15"/>` +
  left
    .map((n, i) => {
      const [x, y] = post(i);
      const faded = n ? '' : ' opacity=".4"';
      return (
        `<g${faded} data-tip="way:${2 * i}"><ellipse cx="${x + 3}" cy="${y - 1}" rx="20" ry="4" fill="var(--cast)"/><path d="M${x - 1.5} ${y}V${y - 66}h3V${y}z" fill="var(--wood-2)" stroke="var(--wood-3)" stroke-width=".8"/>` +
        blackRibbon(x - 17, y - 64, 36, [7], 18) +
        `<path d="M${x - 17} ${y - 44}h29l8 11.5-8 11.5h-29z" fill="var(--paper)" stroke="var(--line)" stroke-width="1.2" stroke-linejoin="round"/>` +
        text(x - 3, y - 26, 'ABCDE'.charAt(i), { s: 18, w: 800, serif: true }) +
        costPlate(x, y - 19, times[i] ?? 0, 0, { pile: n > 1 }) +
        '</g>'
      );
    })
    .join('') +
  plate(nameAt[0], nameAt[1], name, '', { s: 14, h: 21, tip: 'about:travel' });

// ---- the street: five workshops; four ribbons each, always in the same four places (5·8 5·9 / 6·8 6·9)

const HOUSES = ['workshop', 'cottage', 'barn', 'workshop', 'barn'];
export const ribbonAt = (card: number): [number, number] => {
  const sort = Math.floor(card / 4);
  return [88 + sort * 85 + (card % 2) * 39.5, 140 + Math.floor((card % 4) / 2) * 19.5];
};
export const workshopStreet = (
  left: readonly number[],
  pairs: readonly string[][],
  times: readonly number[],
  name: string,
): string =>
  `<path d="M88 137Q129 141 171 137T255 137 340 137 425 137 506 137" fill="none" stroke="var(--wood-3)" stroke-width="1.3"/><path d="M86 236h424" stroke="var(--cast)" stroke-width="5"/>` +
  HOUSES.map((house, sort) => {
    const x = 88 + sort * 85;
    const ribbons = [0, 1, 2, 3].map((pair) => {
      const card = 4 * sort + pair;
      const [rx, ry] = ribbonAt(card);
      return left.includes(card)
        ? `<g data-tip="workshop:${card}">${blackRibbon(rx, ry, 38, pairs[card] ?? [], 17, 13.5)}</g>`
        : emptyRibbon(rx, ry, 38);
    });
    return (
      `<g data-tip="about:workshops">` +
      piece(house, x + 28, 233, 56) +
      ribbons.join('') +
      `<circle cx="${x + 67}" cy="192" r="14" fill="var(--paper)" stroke="var(--line)" stroke-width="1.3"/>` +
      good(sort, x + 67, 192, 20) +
      costPlate(x + 67, 210, times[sort] ?? 0) +
      '</g>'
    );
  }).join('') +
  plate(300, 119, name, '', { s: 13.5, h: 18, tip: 'about:workshops' });

// ---- the cloth for the dice

export function cloth(): string {
  let fringe = '';
  for (let x = 560; x < 862; x += 7) fringe += `M${x} 235l-1 6`;
  return (
    `<path d="M570 104h272l24 136H546z" fill="var(--cast)" transform="translate(4 5)"/><path d="${fringe}" stroke="var(--clochemerle)" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M572 101h266l24 135H552z" fill="var(--clochemerle)" stroke="#3D1120" stroke-width="1.3" stroke-linejoin="round"/><path d="M578 106h254l22 124H560z" fill="#000" opacity=".14"/><path d="M578 106h254l22 124H560z" fill="none" stroke="#F3D9C2" stroke-opacity=".55" stroke-width="1.3" stroke-dasharray="5 3"/>`
  );
}

// ---- the steward's hall and its queue

export interface Waiting {
  values: string[];
  wants: number[];
  prestige: number;
  card: number;
}
const TUNICS = ['wood-2', 'water-2', 'leaf-2', 'roof-2', 'wood-1', 'grey', 'neutral'];
export const queueAt = (place: number): [number, number] =>
  place < 6 ? [870 + (place % 3) * 80, 64 + Math.floor(place / 3) * 86] : [798, 150];

export const customerInQueue = (x: number, y: number, c: Waiting, i: number): string =>
  standing('villager', x + 55, y + 55, 34, `tone t-${TUNICS[i] ?? 'neutral'}`) +
  `<rect x="${x + 2}" y="${y + 57}" width="76" height="28" rx="5" fill="var(--cast)"/><rect x="${x}" y="${y + 54}" width="76" height="28" rx="5" fill="var(--paper)" stroke="var(--line)" stroke-width="1.2"/>` +
  wantsRow(c.wants, x + 26, y + 68) +
  points(x + 63, y + 68, c.prestige, 11) +
  pennon(x + 19, y + 4, c.values, true, 35);

/** The goods a customer wants, in one row about a middle. */
export function wantsRow(wants: readonly number[], cx: number, cy: number, room = 48): string {
  const s = wants.length > 2 ? 15 : 20;
  const step = Math.min(s + 3, room / Math.max(1, wants.length));
  return wants.map((r, j) => good(r, cx + (j - (wants.length - 1) / 2) * step, cy, s)).join('');
}

/** The price in time and coins for a number of customers. */
export type Price = readonly [time: number, coins: number];
const PRICE_X = [898, 940, 984, 1042];
const priceOf = ([time, coins]: Price, i: number, person: string): string => {
  const x = PRICE_X[i] ?? 0;
  return (
    `<g data-tip="about:steward">` +
    icon(person, x - 12, 46.5, 13, 'var(--ink-2)') +
    text(x + 5, 58, i + 1, { s: 13, w: 800, serif: true }) +
    piece('hourglass', x + 17, 60, 9) +
    text(x + 23, 58, time, { s: 13, w: 700, serif: true, a: 'start' }) +
    (coins ? piece('coin', x + 37, 59.5, 11) : '') +
    '</g>'
  );
};

export interface Office {
  name: string;
  values: readonly number[];
  prices: readonly Price[];
  deck: number;
  stack: string;
  person: string;
}
export const stewardHall = (o: Office): string =>
  `<path d="M868 46h240v76h-240z" fill="var(--wood-3)" opacity=".22"/><g fill="var(--wood-1)" stroke="var(--wood-3)" stroke-width="1.2"><path d="M868 40h7v100h-7zM1101 40h7v100h-7z"/><path d="m875 62 14-16h6l-20 24zM1101 62l-14-16h-6l20 24z"/></g>` +
  `<path d="M858 34 884 3h206l22 31z" fill="var(--roof-1)" stroke="var(--line)" stroke-width="1.4" stroke-linejoin="round"/><path d="M866 26h243M873 18h233M880 10h217" stroke="var(--roof-3)" stroke-width="1" opacity=".4"/><path d="M856 33h256v9H856z" fill="var(--wood-1)" stroke="var(--line)" stroke-width="1.2"/>` +
  plate(924, 9, o.name, '', { s: 14, w: 92, h: 21, tip: 'about:steward' }) +
  `<g data-tip="target:1">${blackRibbon(1022, 10, 60, o.values)}</g>` +
  `<g data-anchor="deck" data-tip="about:deck"><rect x="975" y="10" width="42" height="19" rx="4" fill="var(--paper)" stroke="var(--rule-2)"/>` +
  icon(o.stack, 978, 12, 15, 'var(--ink-2)') +
  text(1005, 24.5, o.deck, { s: 14, w: 700, serif: true }) +
  `</g><rect x="882" y="43" width="212" height="20" rx="3" fill="var(--paper)" stroke="var(--line)" stroke-width="1"/>` +
  o.prices.map((price, i) => priceOf(price, i, o.person)).join('');

// ---- the chronicle, an open book; graves by the wall; the hand on its post

const COLUMNS = [86, 142, 214, 268, 322];
const slot = (x: number, y: number, taken: boolean, gain: number): string =>
  `<circle cx="${x}" cy="${y}" r="12.5" fill="var(--paper-3)" stroke="var(--rule-2)" stroke-width="1.2"/>` +
  (taken
    ? `<g data-piece="villager">${standing('villager', x, y + 11, 19, 'tone t-black')}</g>`
    : text(x, y + 5, gain, { s: 14, w: 700, serif: true, fill: 'var(--ink-2)' }));
export const chronicleBook = (
  buried: readonly number[],
  gains: readonly number[],
  icons: readonly string[],
  name: string,
  room: string,
): string =>
  `<g transform="translate(6 240)" data-tip="about:chronicle"><path d="M0 8C50 0 120 0 188 9 256 0 326 0 376 8v64c-50-6-120-6-188 4C120 66 50 66 0 72z" fill="var(--wood-3)" transform="translate(1 4)"/><path d="M3 4C52-4 122-4 188 6 254-4 324-4 373 4v62c-50-6-118-6-185 4C121 60 53 60 3 66z" fill="var(--paper)" stroke="var(--rule-2)" stroke-width="1.3"/><path d="M188 6v64" stroke="var(--rule-2)" stroke-width="1.4"/><path d="M188 6c-10-2-16-3-22-3.5v62c8 1 14 3 22 5.5z" fill="var(--cast)" opacity=".3"/>` +
  text(12, 22, name, { s: 14.5, w: 700, serif: true, a: 'start' }) +
  text(12, 48, room, { s: 13.5, w: 550, a: 'start', fill: 'var(--ink-2)' }) +
  buried
    .map((n, i) => {
      const x = COLUMNS[i] ?? 0;
      return `<g data-tip="profession:${i}">${icon(icons[i] ?? '', x + 3.5, 5, 19, 'var(--ink-2)')}${slot(x, 43, n > 0, gains[0] ?? 0)}${slot(x + 26, 43, n > 1, gains[1] ?? 0)}</g>`;
    })
    .join('') +
  '</g>';

export const namelessGraves = (n: number, name: string, coffins: string): string =>
  `<path d="M388 314c2-40 18-58 58-60s60 18 62 60z" fill="var(--grass-3)" opacity=".75"/>` +
  [412, 448, 484]
    .map(
      (x, i) =>
        `<g data-tip="about:graves">${piece('grave', x, 308, 27)}</g>` +
        (i < n
          ? `<g data-tip="about:graves" data-piece="villager">${standing('villager', x, 308, 17, 'tone t-black')}</g>`
          : ''),
    )
    .join('') +
  (n > 3
    ? `<circle data-tip="about:graves" cx="497" cy="282" r="10" fill="var(--paper)" stroke="var(--line)"/>` +
      text(497, 286.5, n, { s: 13.5, w: 800, serif: true, tip: 'about:graves' })
    : '') +
  plate(422, 246, name, '', { s: 13.5, h: 21, tip: 'about:graves' }) +
  coffinPlate(464, 246, coffins);

/** The number of dead, and the number that ends the game. */
export const coffinPlate = (x: number, y: number, coffins: string): string =>
  `<g data-tip="about:coffins"><rect x="${x}" y="${y}" width="50" height="21" rx="4" fill="var(--ink)"/>` +
  text(x + 25, y + 15.5, coffins, { s: 13.5, w: 800, serif: true, fill: 'var(--paper)' }) +
  '</g>';

export const handPost = (hand: string, values: readonly number[], gain: number, palm: boolean): string =>
  `<g data-tip="target:0"><ellipse cx="548" cy="311" rx="22" ry="4" fill="var(--cast)"/><path d="M545 311v-60h5v60z" fill="var(--wood-2)" stroke="var(--wood-3)"/><rect x="520" y="246" width="56" height="38" rx="4" fill="var(--paper)" stroke="var(--line)" stroke-width="1.2"/>` +
  `<g${palm ? '' : ' opacity=".3"'}>${icon(hand, 523, 251, 27, 'var(--accent-text)')}</g>` +
  (palm
    ? text(563, 271, `+${gain}`, { s: 16, w: 800, serif: true }) + blackRibbon(520, 287, 56, values)
    : emptyRibbon(520, 287, 56, 19)) +
  '</g>';

// ---- the rats run in the gutter, to the sewer

export function ratGutter(
  at: number,
  longest: number,
  sewer: string,
  name: string,
  red: number,
  nameAt = 0,
): string {
  const step = 27;
  const x0 = 592;
  const from = Math.max(17, longest);
  let out = `<g data-tip="about:rats"><path d="M584 270h528v46H584z" fill="var(--stone-3)"/><path d="M584 270h528v5H584z" fill="var(--stone-1)"/><path d="M584 275h528v41H584z" fill="var(--water-2)" opacity=".45"/><path d="M584 270h528M584 275h528" stroke="var(--line)" stroke-width="1" opacity=".6"/><path d="M600 312h70M720 313h120M900 312h60" stroke="var(--paper)" stroke-width="1.5" stroke-linecap="round" opacity=".5"/>`;
  for (let d = from; d > 0; d--) {
    const x = x0 + (from - d) * step;
    const bad = d <= red;
    const unused = d > longest;
    out += `<g${unused ? ' opacity=".35"' : ''}><path d="M${x + 2} 281h21l2 25H${x}z" fill="${bad ? soft('bad', 72) : 'var(--paper-2)'}" stroke="${bad ? 'var(--bad)' : 'var(--line)'}" stroke-opacity="${bad ? 1 : 0.55}" stroke-width="1.2" stroke-linejoin="round"/>`;
    if (d !== at && !unused)
      out += text(x + 12.5, 298.5, d, {
        s: 13.5,
        w: 700,
        serif: true,
        fill: 'var(--ink)',
      });
    out += '</g>';
  }
  const end = x0 + 17 * step + 8;
  out += `<path d="M${end} 312v-24a17 17 0 0 1 34 0v24z" fill="#231D19" stroke="var(--line)" stroke-width="3"/><path d="M${end - 4} 312v-24a21 21 0 0 1 42 0v24" fill="none" stroke="var(--stone-1)" stroke-width="4"/>${icon(sewer, end + 5, 286, 24, '#F0938A')}`;
  const x = at ? Math.max(nameAt ? nameAt - 171 : 0, x0 + (from - at) * step + 11) : end + 17;
  out += `<g data-piece="rat">${piece('rat', x, 306, 46)}</g>`;
  out += '</g>';
  return (
    out +
    plate(nameAt || 584 + plateWidth(name, 13.5) / 2 + 2, 245, name, '', {
      s: 13.5,
      h: 21,
      tip: 'about:rats',
    })
  );
}
