// The pages beside the lobby, by the first part of their path. Each is fetched when it is opened.
import type { Component } from 'svelte';

type Path = readonly string[];
interface Page {
  /** Always the same function, so the page stays mounted when only the rest of its path changes. */
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  /** The props derived from the path. */
  props?: (path: Path) => Record<string, string>;
  /** Whether the page is remounted when the second part of the path changes. */
  each?: boolean;
}

/** Check a page's props against its component, since the table of pages erases their types. */
const page = <P extends Record<string, string>>(
  load: () => Promise<{ default: Component<P> }>,
  props?: (path: Path) => P,
  each = false,
): Page => ({ load: load as unknown as Page['load'], ...(props && { props }), each });

const about = ([, id = '']: Path): { id: string } => ({ id });
const circles = page(() => import('../circles/Circles.svelte')); // friends and clubs
const people = page(() => import('../people/People.svelte')); // profiles and leaderboards
/** A table; prefetched in the lobby, because it is usually opened next. */
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

/** The page at a path; none for the lobby. */
export function pageAt(path: Path): Page | undefined {
  const [first = '', which, below] = path;
  const known = (name: string): Page | undefined => (Object.hasOwn(PAGES, name) ? PAGES[name] : undefined);
  const found = known(`${first}/${below}`) ?? known(first);
  return found?.each && !which ? undefined : found;
}
