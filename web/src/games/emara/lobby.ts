// Emara in the lobby.
import { cathedral, piece, round, standing } from '$lib/draw/draw';
import type { LobbyCard } from '$lib/pages/vignettes';

function ring(cx: number, cy: number, r: number, fills: readonly string[]): string {
  let o = `<circle cx="${cx}" cy="${cy + 3}" r="${r + 4}" fill="var(--cast)"/><circle cx="${cx}" cy="${cy}" r="${r + 4}" fill="var(--stone-1)" stroke="var(--line)" stroke-width="1.2"/>`;
  fills.forEach((fill, i) => {
    const a = (i * Math.PI) / 2;
    const b = a + Math.PI / 2;
    o += `<path d="M${cx} ${cy}L${round(cx + r * Math.cos(a))} ${round(cy + r * Math.sin(a))}A${r} ${r} 0 0 1 ${round(cx + r * Math.cos(b))} ${round(cy + r * Math.sin(b))}z" fill="${fill}" stroke="var(--line)" stroke-width="1"/>`;
  });
  return (
    o + `<circle cx="${cx}" cy="${cy}" r="${round(r * 0.24)}" fill="var(--emara)" stroke="var(--line)"/>`
  );
}
function vignette(): string {
  return `<rect width="248" height="148" fill="var(--table)"/><rect width="248" height="148" fill="var(--emara)" opacity=".14"/>${ring(64, 76, 53, ['var(--field-1)', 'var(--stone-2)', 'var(--grass-3)', 'color-mix(in oklab,var(--m-cloth),var(--paper) 40%)'])}${ring(184, 76, 53, ['color-mix(in oklab,var(--roof-1),var(--paper) 50%)', 'var(--earth-1)', 'color-mix(in oklab,var(--slate-1),var(--paper) 40%)', 'var(--water-1)'])}${piece('pine', 44, 62, 15)}${piece('pine', 33, 66, 14)}${piece('watermill', 90, 62, 32)}${piece('barn', 90, 110, 29)}${piece('rocks', 38, 108, 33)}${piece('castle', 160, 62, 32)}${cathedral(191, 34, 36)}${piece('stall', 208, 109, 27)}${piece('crane', 160, 112, 20)}${standing('envoy', 64, 102, 21, 'seat-1')}${standing('envoy', 184, 102, 21, 'seat-2')}`;
}

export default { vignette, weight: 3, place: 4 } satisfies LobbyCard;
