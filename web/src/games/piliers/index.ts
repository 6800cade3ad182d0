// Les Piliers de la Terre at the table.
import './piliers.css';
import type { Game } from '$generated/piliers';
import bridge from 'icon:stone-bridge';
import church from 'icon:church';
import holy from 'icon:holy-symbol';
import house from 'icon:house';
import pile from 'icon:stone-pile';
import ruler from 'icon:pencil-ruler';
import shop from 'icon:shop';
import flag from 'icon:flying-flag';
import dice from 'icon:perspective-dice-six-faces-random';
import paid from 'icon:pay-money';
import { CATHEDRAL, cathedral, cathedralPart } from '$lib/draw/draw';
import type { GameModule } from '$lib/table/contract';
import { formOf, type Form, type Kind } from '$lib/table/vocabulary';
import Asked from './Asked.svelte';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import Goods from './Goods.svelte';
import Ledge from './Ledge.svelte';
import Opponent from './Opponent.svelte';
import { yields } from './cards';
import { PHONE } from './places';

const AREA_OF: Partial<Record<Form<Game>, string>> = {
  'select-take': 'sites',
  'select-foreman': 'sites',
  'select-buy': 'church',
  'put-back-return': 'church',
  'trade-buy': 'south',
  'bishop-cube': 'south',
  dismiss: 'mine',
  lose: 'mine',
  help: 'mine',
  thomas: 'mine',
  work: 'mine',
  exemption: 'mine',
};
// sections of docs/rules/piliers.*.md
const RULES: Partial<Record<Kind<Game>, string>> = {
  select: '8',
  dismiss: '8',
  'put-back': '9',
  builder: '9',
  settle: '9',
};
const PHASE_III = '10';

export default {
  Board,
  Ledge,
  Opponent,
  Goods,
  Asked,
  texts: { fr, en },
  ground: 'var(--grass-1)',
  parts: { points: '.me .big, .pls', steps: '.board .scene, .pb' },
  areas: [
    { id: 'church', name: 'area-church', icon: church },
    { id: 'north', name: 'area-north', icon: bridge },
    { id: 'sites', name: 'area-sites', icon: pile },
    { id: 'south', name: 'area-south', icon: shop },
    { id: 'mine', name: 'area-mine', icon: house },
  ],
  areaOf: (option) => {
    const form = formOf<Game>(option);
    if (form === 'builder-place' || form === 'builder-remigius' || form === 'settle')
      return PHONE[option.parts[0] ?? 0]?.area;
    return AREA_OF[form];
  },
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  round: (view, play) => ({ now: view.round, of: play.number('rounds') }),
  phase: (view) => PHASES[view.step],
  status: (view, seat) =>
    view.start === seat
      ? 'first-player'
      : view.seats[seat]?.passed && view.step === 1
        ? 'has-passed'
        : undefined,
  secrets: (view) => view.foreseen >= 0,
  headings: ['round-began'],
  roundEvent: 'round-began',
  drums: {
    start: { fill: 'var(--stone-2)', icon: flag },
    sand: { fill: 'var(--m-sand)', cube: 'm-sand' },
    wood: { fill: '#85562F', light: true, cube: 'm-wood' },
    stone: { fill: 'var(--m-stone)', cube: 'm-stone' },
    metal: { fill: '#33669B', light: true, cube: 'm-metal' },
    gold: { fill: 'var(--m-coin)', cube: 'm-coin' },
    architect: { fill: 'var(--slate-1)', icon: ruler },
    priory: { fill: 'var(--stone-1)', icon: church },
    privileges: { fill: 'var(--m-cloth)', icon: holy },
    events: { fill: 'var(--leaf-1)', icon: dice },
    tax: { fill: 'var(--wood-3)', light: true, icon: paid },
  },
  figure: 'builder',
  backdrop: cathedral(262, 14, 396),
  site: CATHEDRAL.map((part) =>
    cathedralPart(part, 262, 14, 396, part === 'towers' || part === 'spire' ? 'ghost' : ''),
  ).join(''),
  told: ['gold', 'cubes', 'points', 'reserve', 'mill'],
  foresee: yields,
  rule: (kind) => RULES[kind] ?? PHASE_III,
  aid: { actions: ['space'], costs: ['good', 'resource', 'craftsman'] },
  rules: {
    resource: '2',
    craftsman: '3',
    privilege: '4',
    happening: '5',
    event: '5',
    space: '6',
    good: '1',
    ribbon: '11',
    cathedral: '10',
    mill: '10',
    kingsbridge: '6',
    court: '6',
    shiring: '6',
    cost: '9',
    bag: '9',
    builders: '9',
    sale: '8',
    workers: '8',
    'site-0': '2',
    'site-1': '2',
    'site-2': '2',
    'to-come': '2',
    gold: '1',
    cubes: '10',
    craftsmen: '3',
    advantages: '4',
    grey: '10',
  },
} satisfies GameModule<Game>;

const PHASES = [
  'step-preparation',
  'step-selection',
  'step-builders',
  'step-event',
  'step-mill',
  'step-kingsbridge',
  'step-priory',
  'step-production',
  'step-court',
  'step-shiring',
  'step-castle',
  'step-market',
  'step-cathedral',
  'step-start-player',
  'step-over',
];
