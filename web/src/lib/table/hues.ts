import type { Play } from './play.svelte';

/** Where the rules say who has which colour, the seats of this table have other hues: as a style. */
export function huesOf({ view, module }: Play): string {
  const hues = view ? (module?.hues?.(view) ?? []) : [];
  return hues
    .map((hue, seat) => `--seat-${seat + 1}: var(--hue-${hue}); --seat-${seat + 1}-on: var(--hue-${hue}-on)`)
    .join('; ');
}
