// Les Piliers de la Terre in the lobby.
import { builder, cathedral, cube, piece } from '$lib/draw/draw';
import type { LobbyCard } from '$lib/pages/vignettes';

function vignette(): string {
  return `<rect width="248" height="148" fill="var(--field-1)"/><path d="M0 84c60-30 120 10 248-20v84H0z" fill="var(--grass-2)"/><path d="M0 118c80-16 160 6 248-8v38H0z" fill="var(--earth-1)"/>${cathedral(26, 10, 166)}${piece('crane', 214, 138, 40)}${builder(52, 146, 18, 1)}${builder(74, 146, 18, 2)}${cube('m-stone', 168, 132, 13)}${cube('m-stone', 182, 134, 13)}${cube('m-sand', 176, 126, 13)}`;
}

export default { vignette, weight: 3, place: 1 } satisfies LobbyCard;
