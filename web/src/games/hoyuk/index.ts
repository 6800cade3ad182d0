// Höyük at the table.
import type { Game } from '$generated/hoyuk';
import family from 'icon:family-house';
import huts from 'icon:huts-village';
import cow from 'icon:cow';
import person from 'icon:person';
import stack from 'icon:stack';
import { settings } from '$lib/settings.svelte';
import { piece } from '$lib/draw/draw';
import type { GameModule } from '$lib/table/contract';
import type { Key, Kind } from '$lib/table/vocabulary';
import Asked from './Asked.svelte';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import Goods from './Goods.svelte';
import { isExpert } from './cards';
import { squareOf } from './squares';
import Ledge from './Ledge.svelte';
import Opponent from './Opponent.svelte';
import { backdrop } from './backdrop';

const GRID =
  '<path fill="none" stroke="currentColor" stroke-width="40" d="M50 50h412v412H50zM50 187h412M50 325h412M187 50v412M325 50v412"/><path fill="currentColor" d="M187 187h138v138H187z"/>';
const CLANS: Key<Game, 'clan'>[] = ['eguor', 'uelb', 'enuaj', 'trev', 'teoiv'];
const CHAPTERS = {
  en: { build: 'building', round: 'a-round', lose: 'catastrophe' },
  fr: { build: 'batir', round: 'un-tour', lose: 'calamit' },
} as const;
/** Part of the heading of the rules section for a kind of question, in both languages. */
function chapter(kind: Kind<Game>): string | undefined {
  if (kind === 'build') return CHAPTERS[settings.language].build;
  if (kind === 'marker') return CHAPTERS[settings.language].round;
  if (kind === 'lose') return CHAPTERS[settings.language].lose;
  if (kind === 'inspect') return 'inspection';
  if (kind === 'cards' || kind === 'return' || kind === 'tuck') return 'aspect';
  return kind === 'raze' || kind === 'steal' || kind === 'clan' ? 'clan' : undefined;
}
const PHASES = ['phase-construction', 'phase-calamity', 'phase-aspects', 'phase-end'];

/** In an expert game the clan determines the colour; a seat without a clan has a free colour. */
function hues(view: Game['view']): number[] {
  if (!isExpert(view)) return [];
  const clans = view.seats.map((s) => s.clan);
  const free = CLANS.map((_, clan) => clan).filter((clan) => !clans.includes(clan));
  return clans.map((clan) => (clan < 0 ? (free.shift() ?? 0) : clan) + 1);
}

export default {
  Board,
  Ledge,
  Opponent,
  Goods,
  Asked,
  texts: { fr, en },
  ground: 'var(--grass-1)',
  parts: {
    mound: '#hy-mound, .board .scene',
    score: '.me .big, .pls',
    phases: '.steps',
    'to-build': '.hy-build, .hy-line',
    'who-rules': '.hy-reign',
    clans: '.clans',
  },
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
  hues,
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
  pawn: (seat) => piece('tell-house', 0, 4, 46, `seat-${seat}`),
  figure: 'tell-house',
  backdrop,
  told: ['points', 'families', 'hand'],
  rule: chapter,
  aid: { actions: ['element', 'clan'], costs: ['set', 'card'] },
  get rules() {
    const { build, lose } = CHAPTERS[settings.language];
    return {
      element: build,
      tile: build,
      squares: build,
      block: build,
      supply: build,
      'to-build': build,
      calamity: lose,
      calamities: lose,
      aspect: 'inspection',
      reign: 'inspection',
      card: 'aspect',
      cards: 'aspect',
      'used-cards': 'aspect',
      sets: 'aspect',
      family: 'aspect',
      clan: 'clan',
    };
  },
} satisfies GameModule<Game>;
