// Descendance at the table.
import type { Game } from '$generated/descendance';
import anvil from 'icon:anvil';
import boot from 'icon:walking-boot';
import church from 'icon:church';
import coins from 'icon:two-coins';
import hands from 'icon:shaking-hands';
import laurel from 'icon:laurel-crown';
import people from 'icon:meeple-group';
import quill from 'icon:quill-ink';
import shop from 'icon:shop';
import speaker from 'icon:public-speaker';
import tree from 'icon:family-tree';
import { piece, standing } from '$lib/draw/draw';
import type { GameModule } from '$lib/table/contract';
import type { Kind } from '$lib/table/vocabulary';
import Asked from './Asked.svelte';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import Goods from './Goods.svelte';
import Ledge from './Ledge.svelte';
import Opponent from './Opponent.svelte';
import { areaOf, whereTo } from './places';

const RULES: Partial<Record<Kind<Game>, string>> = {
  turn: 'turn',
  well: 'turn',
  pay: 'turn',
  harvest: 'grain',
  family: 'family',
  crafts: 'crafts',
  make: 'crafts',
  travel: 'travel',
  council: 'council',
  privilege: 'council',
  church: 'church',
  inn: 'inn',
  card: 'inn',
  sell: 'market',
  opening: 'market',
  closing: 'market',
  death: 'death',
  procession: 'mass',
  summon: 'mass',
  ransom: 'mass',
  climb: 'mass',
};

export default {
  Board,
  Ledge,
  Opponent,
  Goods,
  Asked,
  texts: { fr, en },
  ground: 'var(--grass-1)',
  parts: { farm: '.farm', score: '.me .big, .pls' },
  areas: [
    { id: 'village', name: 'area-village', icon: anvil },
    { id: 'market', name: 'area-market', icon: shop },
    { id: 'travel', name: 'area-travel', icon: boot },
    { id: 'church', name: 'area-church', icon: church },
    { id: 'book', name: 'area-book', icon: quill },
    { id: 'farm', name: 'area-farm', icon: tree },
  ],
  areaOf: (option) => areaOf(option),
  points: (view, seat) => view.families[seat]?.prestige ?? 0,
  round: (view) => ({ now: view.round, of: 0 }), // the number of rounds isn't fixed
  phase: (view) =>
    view.mass ? 'phase-mass' : view.holder >= 0 ? 'phase-market' : view.final ? 'phase-last' : undefined,
  status: (view, seat) =>
    view.gone.includes(seat)
      ? 'has-left-market'
      : view.first === seat
        ? 'first-player'
        : view.marker === seat
          ? 'next-first-player'
          : undefined,
  secrets: (view, seat) =>
    view.order !== null ||
    (!!view.families[seat]?.hand?.length && view.families.some((f) => f.hand === null)),
  headings: ['new-round', 'rang', 'opened'],
  roundEvent: 'new-round',
  drums: {
    prestige: { fill: 'var(--m-book)', light: true, icon: laurel },
    travel: { fill: 'var(--leaf-1)', icon: boot },
    council: { fill: 'var(--stone-2)', icon: speaker },
    church: { fill: 'var(--slate-1)', icon: church },
    chronicle: { fill: 'var(--stone-1)', icon: quill },
    customers: { fill: 'var(--roof-1)', icon: hands },
    coins: { fill: 'var(--m-coin)', icon: coins },
    villagers: { fill: 'var(--m-cloth)', icon: people },
  },
  pawn: (seat) => standing('villager', 0, 0, 30, `seat-${seat}`),
  figure: 'villager',
  backdrop:
    piece('church', 415, 330, 330) +
    piece('cottage', 120, 330, 150) +
    piece('townhall', 700, 330, 170) +
    piece('tree', 250, 330, 60) +
    piece('tree', 590, 330, 60),
  told: ['time', 'due', 'coins', 'grain', 'cubes', 'goods', 'cards', 'points'],
  circles: { time: 10 },
  foresee: (play) => whereTo(play),
  leadsTo: (changes, play) => whereTo(play, changes),
  rule: (kind) => RULES[kind],
  // the cubes per space matter only for the set-up; during play they are visible
  untold: ['base-2', 'base-3', 'base-4', 'base-5', 'inn-2', 'inn-3', 'inn-4', 'inn-5'],
  aid: { actions: ['space'], costs: ['building', 'road', 'city', 'level', 'window', 'tally'] },
  rules: {
    space: '5',
    building: '5',
    city: '5',
    road: '5',
    level: '5',
    customer: '5',
    window: '6',
    place: '7',
    members: '7',
    'black-bag': '6',
    section: '7',
    villager: '10',
    good: '1',
    cube: '1',
    chronicle: '7',
    graves: '7',
    queue: '5',
    'green-bag': '3',
    well: '4',
    'if-ended': '9',
    due: '7',
    farm: '1',
    time: '1',
    sacks: '1',
    coins: '1',
    influence: '1',
    villagers: '10',
  },
} satisfies GameModule<Game>;
