// Descendance in the lobby.
import { piece, standing, text } from '$lib/draw/draw';
import type { LobbyCard } from '$lib/pages/vignettes';

const villager = (x: number, y: number, s: number, w = 22): string =>
  standing('villager', x, y, w, `seat-${s}`);

function vignette(): string {
  const family = [1, 1, 3, 2]
    .map(
      (seat, i) =>
        villager(44 + i * 30, 144, seat) +
        text(44 + i * 30, 138, i + 1, { s: 12, w: 800, serif: true, fill: `var(--seat-${seat}-on)` }),
    )
    .join('');
  return `<rect width="248" height="148" fill="var(--water-1)"/><path d="M0 70c60-30 160 20 248-14v92H0z" fill="var(--grass-1)"/><path d="M0 108c80-20 170 10 248-6v46H0z" fill="var(--grass-2)"/><path d="M120 104l120-14 8 30-120 18z" fill="var(--field-1)"/><path d="M122 114l124-13 1 9-124 16z" fill="var(--field-2)"/>${piece('church', 62, 108, 96)}${piece('cottage', 138, 100, 58)}${piece('barn', 200, 102, 60)}${piece('tree', 18, 110, 30)}${family}${piece('sack', 186, 142, 22)}${piece('sack', 208, 144, 22)}`;
}

export default { vignette, weight: 3, place: 2 } satisfies LobbyCard;
