// La Couronne d'Emara at the table.
import castle from 'icon:castle';
import crown from 'icon:queen-crown';
import house from 'icon:house';
import rosaShield from 'icon:rosa-shield';
import wheat from 'icon:wheat';
import woodAxe from 'icon:wood-axe';
import './emara.css';
import type { Game } from '$generated/emara';
import { cathedral, piece, standing } from '$lib/draw/draw';
import type { GameModule, Rival } from '$lib/table/contract';
import type { Kind } from '$lib/table/vocabulary';
import type { Option, Play } from '$lib/table/play.svelte';
import Asked from './Asked.svelte';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import Goods from './Goods.svelte';
import { ADVISOR_ICONS, EVENT_FACES, GOODS, RANK_ICONS, TOWN_ICONS } from './goods';
import Ledge from './Ledge.svelte';
import Opponent from './Opponent.svelte';

const ROUNDS = 6;
type Turn = Game['answers']['turn'];
const EFFECTS = new Set<string>([
  'baker',
  'schoolmarm',
  'bailiff',
  'dressmaker',
  'landlord',
  'merchant',
  'to-gold',
  'to-ring',
] satisfies Turn[]);

/** The area that shows an option on a phone. */
function areaOf(o: Option<Game>): string | undefined {
  const { form } = o;
  if (o.kind === 'play' || o.kind === 'settle') return 'estate';
  if (o.kind === 'keep') return 'town';
  if (o.kind === 'at-once') return form === 'take' ? 'estate' : undefined;
  if (
    (o.kind !== 'turn' && o.kind !== 'gather' && o.kind !== 'craftsman' && o.kind !== 'visit') ||
    form === 'skip' ||
    form === 'end' ||
    o.value < 0
  )
    return undefined;
  if (EFFECTS.has(form) || form === 'favour') return 'estate';
  if (o.kind === 'visit') return 'town';
  if (o.kind !== 'turn') return 'country';
  if (form === 'take' || form === 'exchange') return 'estate';
  if (form === 'rise') return 'nobility';
  return /country|hire/.test(form) ? 'country' : 'town';
}

const RULES: Partial<Record<Kind<Game>, string>> = {
  play: '4',
  turn: '4',
  gather: '5',
  craftsman: '5',
  visit: '6',
  keep: '7',
  'at-once': '9',
  tribute: '10',
  settle: '11',
  pay: '1',
  spend: '1',
  'leave-out': '8',
};

/** In a campaign the player must beat Victoria; the last sentence says where the next game starts. */
function rival(play: Play<Game>): Rival | undefined {
  const told = play.events.find((e) => e.kind === 'beat-victoria' || e.kind === 'lost-to-victoria');
  if (!told) return undefined;
  return {
    name: 'Victoria',
    points: told.numbers[1] ?? 0,
    drum: { fill: 'var(--m-cloth)', icon: crown },
    beaten: told.kind === 'beat-victoria',
    note: play.say('next-start', { n: told.numbers[2] ?? 0 }),
  };
}

export default {
  Board,
  Ledge,
  Opponent,
  Goods,
  Asked,
  texts: { fr, en },
  parts: { rings: '.board .fill, .pb', slots: '.zone.three .row', victoria: '[data-piece="marker-0--1"]' },
  areas: [
    { id: 'country', name: 'area-country', icon: wheat },
    { id: 'town', name: 'area-town', icon: castle },
    { id: 'estate', name: 'area-estate', icon: house },
    { id: 'nobility', name: 'area-nobility', icon: crown },
  ],
  inSight: (o, play) => o.kind === 'play' && play.area === 'estate',
  areaOf,
  points: (view, seat) => {
    const s = view.seats[seat];
    return s ? Math.min(s.citizens, s.buildings) : 0;
  },
  round: (view) => ({ now: view.round, of: ROUNDS }),
  rival,
  began: (view) => view.seats[0]?.buildings_from[0],
  status: (view, seat) => (view.first === seat ? 'has-statue' : undefined),
  secrets: (view, seat) => !!view.seats[seat]?.hand?.length && view.seats.some((s) => s.hand === null),
  headings: ['new-round'],
  roundEvent: 'new-round',
  tracks: {
    rows: [
      { name: 'view-citizens', of: (view, seat) => view.seats[seat]?.citizens ?? 0 },
      { name: 'view-buildings', of: (view, seat) => view.seats[seat]?.buildings ?? 0 },
    ],
    note: 'tracks-note',
  },
  drums: {
    start: { fill: 'var(--m-sand)' },
    site: { fill: 'var(--m-stone)', icon: TOWN_ICONS[3] },
    castle: { fill: '#33669B', light: true, icon: TOWN_ICONS[0] },
    market: { fill: 'var(--m-bread)', icon: TOWN_ICONS[2] },
    nobility: { fill: 'var(--emara)', light: true, icon: RANK_ICONS[3] },
    craftsmen: { fill: '#85562F', light: true, icon: woodAxe },
    advisors: { fill: 'var(--m-cloth)', icon: ADVISOR_ICONS[11] },
    favours: { fill: 'var(--slate-1)', icon: rosaShield },
    occasions: { fill: 'var(--i-word)', icon: EVENT_FACES[9]?.icon },
    leftovers: { fill: 'var(--m-grain)', icon: GOODS[7]?.icon },
  },
  pawn: (seat) => standing('envoy', 0, 0, 36, `seat-${seat}`),
  figure: 'envoy',
  backdrop: piece('castle', 180, 300, 230) + cathedral(420, 60, 300),
  told: ['goods', 'citizens', 'buildings', 'favours'],
  untold: ['four-1', 'four-2', 'four-3', 'four-4', 'few-1', 'few-2', 'few-3', 'printed', 'two-start'],
  rule: (kind) => RULES[kind],
  aid: {
    actions: ['card', 'country', 'town'],
    costs: ['rank', 'craftsman', 'books', 'timber', 'batch', 'handout', 'sale', 'exchange'],
  },
  rules: {
    card: '4',
    good: '1',
    country: '5',
    town: '6',
    hut: '8',
    dial: '6',
    rank: '8',
    advisor: '9',
    favour: '7',
    occasion: '10',
    track: '11',
    citizens: '11',
    buildings: '11',
    'if-ended': '11',
    goods: '1',
    slots: '4',
    hand: '3',
    advisors: '9',
    leftovers: '11',
    favours: '7',
    victoria: '12',
  },
  ground: 'var(--table)',
} satisfies GameModule<Game>;
