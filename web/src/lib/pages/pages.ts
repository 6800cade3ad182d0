// The pages beside the lobby, by the first part of their address. Each is fetched when somebody goes there.
import type { Component } from 'svelte';

type Path = readonly string[];
interface Page {
  /** Always the same function: a page stays when only the rest of its address changes. */
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  /** What it is told of the address. */
  props?: (path: Path) => Record<string, string>;
  /** Whether it is about the second part of the address, and opened anew for another. */
  each?: boolean;
}

/** Keep what a page is told in step with what it asks for, before the table forgets its type. */
const page = <P extends Record<string, string>>(
  load: () => Promise<{ default: Component<P> }>,
  props?: (path: Path) => P,
  each = false,
): Page => ({ load: load as unknown as Page['load'], ...(props && { props }), each });

const about = ([, id = '']: Path): { id: string } => ({ id });
const circles = page(() => import('../circles/Circles.svelte')); // friends and clubs
const people = page(() => import('../people/People.svelte')); // profiles and leaderboards
/** A table; whoever is in the lobby will sit down, so it is fetched while they look around. */
export const seating = page(() => import('./TableLoader.svelte'), about, true);
const analysis = page(() => import('../analysis/AnalysisLoader.svelte'), about, true);

const PAGES: Readonly<Record<string, Page>> = {
  learn: page(() => import('../lesson/LessonLoader.svelte'), about, true),
  aid: page(
    () => import('../aid/AidPage.svelte'),
    ([, game = '']) => ({ game }),
    true,
  ),
  my: page(() => import('../history/MyGames.svelte')),
  tournaments: page(() => import('../tournaments/Tournaments.svelte')),
  puzzles: page(
    () => import('../puzzles/PuzzleLoader.svelte'),
    ([, what = '']) => ({ what }),
  ),
  p: people,
  people: circles,
  clubs: circles,
  level: people,
  leaders: people,
  mail: page(
    () => import('../notices/MailLink.svelte'),
    ([, what, secret = '']) => ({ what: what === 'stop' ? 'stop' : 'confirm', secret }),
  ),
  t: seating,
  't/analysis': analysis,
};

/** The page at an address; none for the lobby. */
export function pageAt(path: Path): Page | undefined {
  const [first = '', which, below] = path;
  const known = (name: string): Page | undefined => (Object.hasOwn(PAGES, name) ? PAGES[name] : undefined);
  const found = known(`${first}/${below}`) ?? known(first);
  return found?.each && !which ? undefined : found;
}
