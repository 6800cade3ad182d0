// Which card of my hand is held over the slots: chosen first, then the slot it is played on.
export const held = $state({ card: -1, ply: -1 });
