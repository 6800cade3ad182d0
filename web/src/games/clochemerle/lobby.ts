// Clochemerle in the lobby.
import { piece, text } from '$lib/draw/draw';
import type { LobbyCard } from '$lib/pages/vignettes';

function vignette(): string {
  return `<rect width="248" height="148" fill="var(--roof-1)" opacity=".4"/><path d="M0 74c80-24 150 14 248-10v84H0z" fill="var(--grass-2)"/><path d="M0 116c80-14 160 6 248-6v38H0z" fill="var(--earth-1)"/>${piece('townhall', 104, 120, 104)}${piece('tree', 36, 120, 50)}${piece('workshop', 186, 120, 70)}${piece('pennon-black', 150, 64, 26)}${text(150, 50, '5·9', { s: 12, w: 800, serif: true, fill: '#FFF8E8' })}${piece('pennon-white', 224, 68, 26)}${text(224, 54, '6·8', { s: 12, w: 800, serif: true, fill: '#2A2620' })}<g transform="rotate(-8 152 128)"><use href="#die-5" x="136" y="110" width="34" height="34"/></g><g transform="rotate(7 192 130)" class="die-black"><use href="#die-3" x="176" y="112" width="34" height="34"/></g>${piece('rat', 54, 144, 46)}`;
}

export default { vignette, weight: 4, place: 3 } satisfies LobbyCard;
