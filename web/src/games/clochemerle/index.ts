import './clochemerle.css';
import church from 'icon:church';
import dice from 'icon:perspective-dice-six-faces-random';
import house from 'icon:house';
import anvil from 'icon:anvil';
import hands from 'icon:shaking-hands';
import shop from 'icon:shop';
import boot from 'icon:walking-boot';
import farmer from 'icon:farmer';
import hand from 'icon:hand';
import speaker from 'icon:public-speaker';
import story from 'icon:scroll-unfurled';
import wheat from 'icon:wheat';
import type { Game } from '$generated/clochemerle';
import { piece, standing } from '$lib/draw/draw';
import type { GameModule } from '$lib/table/contract';
import type { Kind } from '$lib/table/vocabulary';
import type { Option } from '$lib/table/play.svelte';
import Asked from './Asked.svelte';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import Goods from './Goods.svelte';
import Ledge from './Ledge.svelte';
import { lightsUp } from './model';
import Opponent from './Opponent.svelte';

/** The part of a phone's board that shows a white banner. */
const bannerArea = (banner: number): string => {
  if (banner < 2) return 'home';
  return banner < 4 || (banner >= 9 && banner < 17) ? 'parish' : 'trades';
};
const CATEGORY_AREA = ['trades', 'trades', 'trades', 'parish', 'parish'];
const professionArea = (profession: number): string => (profession < 2 ? 'parish' : 'trades');

function areaOf(option: Option<Game>): string | undefined {
  const part = option.parts[0] ?? 0;
  if (option.form === 'skip') return undefined;
  if (option.form === 'plough') return 'parish';
  switch (option.kind) {
    case 'first':
    case 'second':
      return 'dice';
    case 'act':
      if (option.form === 'white') return bannerArea(part);
      if (option.form === 'chief') return 'home';
      if (option.form === 'black') return part < 2 ? 'office' : 'buy';
      return 'dice';
    case 'chain':
    case 'tile':
      return bannerArea(part);
    case 'free':
    case 'attract':
    case 'another':
      return 'office';
    case 'school':
    case 'chief':
      return 'home';
    case 'death':
    case 'successor':
      return professionArea(part);
    case 'cover':
      return option.form === 'profession' ? professionArea(part) : CATEGORY_AREA[part];
    case 'pay':
      return part < 5 ? 'trades' : 'parish';
    default:
      return undefined;
  }
}

// sections of the rules page, which both languages number alike
const RULES: Partial<Record<Kind<Game>, string>> = {
  first: '4-1',
  second: '4-1',
  act: '4-2',
  death: '4-3',
  free: '5-1',
  attract: '5-1',
  another: '5-1',
  diocese: '5-2',
  refuge: '5-2',
  shelter: '5-2',
  way: '5-4',
  chief: '7',
  keep: '10',
  'keep-stage': '10',
};

const backdrop =
  piece('church', 120, 300, 190) +
  piece('townhall', 320, 300, 150) +
  piece('workshop', 470, 300, 110) +
  piece('barn', 600, 300, 120) +
  piece('windmill', 735, 300, 110) +
  piece('tree', 225, 306, 60) +
  piece('tree', 540, 306, 48) +
  piece('well', 400, 312, 46);

export default {
  Board,
  Ledge,
  Opponent,
  Asked,
  Goods,
  texts: { fr, en },
  parts: { village: '.village, .pb', score: '.tot, .pls', coins: '.me, .goods' },
  areas: [
    { id: 'dice', name: 'area-dice', icon: dice },
    { id: 'buy', name: 'area-buy', icon: shop },
    { id: 'office', name: 'area-office', icon: hands },
    { id: 'home', name: 'area-home', icon: house },
    { id: 'parish', name: 'area-parish', icon: church },
    { id: 'trades', name: 'area-trades', icon: anvil },
  ],
  areaOf,
  points: (view, seat) => view.villages[seat]?.points ?? 0,
  round: (view) => ({ now: view.round, of: 0 }),
  status: (view, seat) => (view.holder === seat ? 'holds-the-hand' : undefined),
  headings: ['began'],
  roundEvent: 'began',
  drums: {
    church: { fill: '#5f6f7a', light: true, icon: church },
    council: { fill: 'var(--m-coin)', icon: speaker },
    fields: { fill: '#d8be72', icon: wheat },
    travel: { fill: '#93b163', icon: boot },
    customers: { fill: 'var(--clochemerle)', light: true, icon: hands },
    hall: { fill: '#d4835b', icon: story },
    labourers: { fill: '#6e5640', light: true, icon: farmer },
    hand: { fill: '#efe6d2', icon: hand },
  },
  pawn: (seat) => standing('villager', 0, 0, 30, `seat-${seat}`),
  figure: 'villager',
  backdrop,
  told: [
    'time',
    'coins',
    'stock',
    'guild',
    'markers',
    'tree',
    'hall',
    'windows',
    'fields',
    'labourers',
    'served',
    'points',
  ],
  circles: { time: 10 },
  foresee: (play) => lightsUp(play),
  rule: (kind) => RULES[kind] ?? '6',
  aid: { actions: ['space', 'church', 'chamber'], costs: ['workshop', 'letter', 'way', 'field-card'] },
  rules: {
    target: '5',
    banner: '6',
    workshop: '9',
    church: '9',
    monk: '9',
    chamber: '9',
    customer: '9',
    way: '9',
    stage: '9',
    profession: '8',
    space: '7',
    score: '10',
    churches: '9',
    monks: '9',
    council: '9',
    fields: '9',
    travel: '9',
    workshops: '9',
    steward: '5',
    deck: '5',
    chronicle: '8',
    graves: '8',
    coffins: '10',
    rats: '8',
    tree: '2',
    hall: '7',
    barn: '2',
    chief: '7',
    time: '8',
    reaper: '8',
    windows: '10',
    sum: '4',
  },
  tallLedge: true,
  ground: 'var(--grass-2)',
} satisfies GameModule<Game>;
