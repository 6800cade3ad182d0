import type { Play } from './play.svelte';

/** A style with the hues of this table's seats, for games whose rules assign colours. */
export function huesOf({ view, module }: Play): string {
  const hues = view ? (module?.hues?.(view) ?? []) : [];
  return hues
    .map((hue, seat) => `--seat-${seat + 1}: var(--hue-${hue}); --seat-${seat + 1}-on: var(--hue-${hue}-on)`)
    .join('; ');
}
