// Shared by profiles and leaderboards: titles of games, and number formats.
import { lobbyCard } from '../pages/vignettes';
import { settings } from '../settings.svelte';
import { moduleOf, type Drum } from '../table/contract';
import { loreOf, type Lore } from '../table/lore';
import { say } from '../text/text.svelte';
import { api } from '../wire/api';

export type Lores = Record<string, Lore>;
/** All games of the server with their texts, in the order of the lobby. */
export async function allLores(): Promise<Lores> {
  const games = await api.games();
  games.sort((a, b) => lobbyCard(a.name).place - lobbyCard(b.name).place);
  const lores = await Promise.all(games.map((card) => loreOf(card.name)));
  return Object.fromEntries(lores.map((lore) => [lore.info.name, lore]));
}
export const titleOf = (lores: Lores, game: string): string => lores[game]?.say('title') ?? game;

/** The non-default options of a table, in words. */
export const optionsIn = (lore: Lore, options: Record<string, boolean | number | string>): string[] =>
  Object.entries(options).map(([name, value]) => {
    const option = lore.say(`option-${name}`);
    if (value === true) return option;
    const said =
      typeof value === 'string'
        ? lore.say(`option-${name}-${value}`)
        : value === false
          ? say('no')
          : `${value}`;
    return say('pe-option', { option, value: said });
  });

/** The looks of a game's categories. */
export async function drumsOf(lore: Lore): Promise<Record<string, Drum>> {
  const own = (await moduleOf(lore.info.name))?.drums as Record<string, Drum> | undefined;
  return Object.fromEntries(lore.info.categories.map((c) => [c, own?.[c] ?? { fill: 'var(--stone-2)' }]));
}

/** A number with at most one decimal. */
export const decimal = (n: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(n).replace('-', '−');
export const percent = (share: number): string => String(Math.round(100 * share));
/** The path of a player's profile. */
export const profileAt = (name: string, level: string | null = null): string =>
  level ? `/level/${level}` : `/p/${encodeURIComponent(name)}`;
/** A day, with its year if that is not this one. */
export function day(seconds: number): string {
  const date = new Date(seconds * 1000);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return date.toLocaleDateString(settings.language, { day: 'numeric', month: 'short', year });
}
