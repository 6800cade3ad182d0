// The card picked from my hand. The player picks a card first, then the slot to play it on.
export const held = $state({ card: -1, ply: -1 });
