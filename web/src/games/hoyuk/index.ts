// Höyük at the table.
import type { View } from '$generated/hoyuk';
import family from 'icon:family-house';
import huts from 'icon:huts-village';
import cow from 'icon:cow';
import person from 'icon:person';
import stack from 'icon:stack';
import { settings } from '$lib/settings.svelte';
import type { GameModule } from '$lib/table/contract';
import Asked from './Asked.svelte';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import Goods from './Goods.svelte';
import { squareOf } from './squares';
import Ledge from './Ledge.svelte';
import Opponent from './Opponent.svelte';
import { backdrop } from './backdrop';

const GRID =
  '<path fill="none" stroke="currentColor" stroke-width="40" d="M50 50h412v412H50zM50 187h412M50 325h412M187 50v412M325 50v412"/><path fill="currentColor" d="M187 187h138v138H187z"/>';
const CLANS = ['eguor', 'uelb', 'enuaj', 'trev', 'teoiv'];
const CHAPTERS = {
  en: { build: 'building', round: 'a-round' },
  fr: { build: 'batir', round: 'un-tour' },
} as const;
/** A part of the heading under which the rules explain a kind of question, in either language. */
function chapter(kind: string): string | undefined {
  if (kind === 'build') return CHAPTERS[settings.language].build;
  if (kind === 'marker') return CHAPTERS[settings.language].round;
  if (kind === 'lose') return 'calamit';
  if (kind === 'inspect') return 'inspection';
  if (kind === 'cards' || kind === 'return' || kind === 'tuck') return 'aspect';
  return kind === 'raze' || kind === 'steal' || kind === 'clan' ? 'clan' : undefined;
}
const PHASES = ['phase-construction', 'phase-calamity', 'phase-aspects', 'phase-end'];

export default {
  Board,
  Ledge,
  Opponent,
  Goods,
  Asked,
  texts: { fr, en },
  ground: 'var(--grass-1)',
  areas: [
    { id: 'tell', name: 'area-tell', icon: huts },
    { id: 'plan', name: 'area-plan', icon: GRID },
    { id: 'cards', name: 'area-cards', icon: stack },
    { id: 'blocks', name: 'area-blocks', icon: family },
  ],
  areaOf: (option, play) => {
    if (squareOf(option) >= 0 || option.kind === 'inspect') return play.area === 'plan' ? 'plan' : 'tell';
    if (option.kind === 'cards' && option.form !== 'skip') return 'cards';
    return option.kind === 'return' || (option.kind === 'tuck' && option.form !== 'skip')
      ? 'cards'
      : undefined;
  },
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  round: (view) => ({ now: view.round, of: view.last ? view.round : 0 }),
  phase: (view) => PHASES[view.phase],
  status: (view, seat) => {
    const clan = CLANS[view.seats[seat]?.clan ?? -1];
    return clan ? `clan-${clan}` : undefined;
  },
  headings: ['round-began'],
  roundEvent: 'round-began',
  drums: {
    sets: { fill: 'var(--roof-1)', icon: stack },
    cards: { fill: 'var(--slate-1)', icon: stack },
    families: { fill: 'var(--plaster-2)', icon: family },
    cattle: { fill: 'var(--wood-2)', light: true, icon: cow },
    villagers: { fill: 'var(--leaf-1)', icon: person },
  },
  backdrop,
  told: ['points', 'families', 'hand'],
  rule: chapter,
} satisfies GameModule<View>;
