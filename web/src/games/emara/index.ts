// La Couronne d'Emara at the table.
import castle from 'icon:castle';
import crown from 'icon:queen-crown';
import house from 'icon:house';
import rosaShield from 'icon:rosa-shield';
import wheat from 'icon:wheat';
import woodAxe from 'icon:wood-axe';
import type { View } from '$generated/emara';
import { cathedral, piece } from '$lib/draw/draw';
import type { GameModule } from '$lib/table/contract';
import type { Option } from '$lib/table/play.svelte';
import Asked from './Asked.svelte';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import Goods from './Goods.svelte';
import { ADVISOR_ICONS, EVENT_FACES, GOODS, RANK_ICONS, TOWN_ICONS } from './goods';
import Ledge from './Ledge.svelte';
import Opponent from './Opponent.svelte';

const EFFECTS = new Set([
  'baker',
  'schoolmarm',
  'bailiff',
  'dressmaker',
  'landlord',
  'merchant',
  'to-gold',
  'to-ring',
]);

/** Where an option waits on a phone. */
function areaOf(o: Option): string | undefined {
  const form = o.form ?? '';
  if (o.kind === 'play' || o.kind === 'settle') return 'estate';
  if (o.kind === 'keep') return 'town';
  if (o.kind === 'at-once') return form === 'take' ? 'estate' : undefined;
  if (
    !['turn', 'gather', 'craftsman', 'visit'].includes(o.kind) ||
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

const RULES: Record<string, string> = {
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

export default {
  Board,
  Ledge,
  Opponent,
  Goods,
  Asked,
  texts: { fr, en },
  areas: [
    { id: 'country', name: 'area-country', icon: wheat },
    { id: 'town', name: 'area-town', icon: castle },
    { id: 'estate', name: 'area-estate', icon: house },
    { id: 'nobility', name: 'area-nobility', icon: crown },
  ],
  areaOf,
  points: (view, seat) => {
    const s = view.seats[seat];
    return s ? Math.min(s.citizens, s.buildings) : 0;
  },
  round: (view) => ({ now: view.round, of: 6 }),
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
    castle: { fill: 'var(--m-metal)', light: true, icon: TOWN_ICONS[0] },
    market: { fill: 'var(--m-bread)', icon: TOWN_ICONS[2] },
    nobility: { fill: 'var(--emara)', light: true, icon: RANK_ICONS[3] },
    craftsmen: { fill: 'var(--m-wood)', light: true, icon: woodAxe },
    advisors: { fill: 'var(--m-cloth)', icon: ADVISOR_ICONS[11] },
    favours: { fill: 'var(--slate-1)', icon: rosaShield },
    occasions: { fill: 'var(--i-word)', icon: EVENT_FACES[9]?.icon },
    leftovers: { fill: 'var(--m-grain)', icon: GOODS[7]?.icon },
  },
  backdrop: piece('castle', 180, 300, 230) + cathedral(420, 60, 300),
  told: ['goods', 'citizens', 'buildings', 'favours'],
  untold: ['four-1', 'four-2', 'four-3', 'four-4', 'few-1', 'few-2', 'few-3', 'printed', 'two-start'],
  rule: (kind) => RULES[kind],
  ground: 'var(--table)',
} satisfies GameModule<View>;
