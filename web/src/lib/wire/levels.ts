// The levels of computer players, the weakest first.

import type { Level } from '$generated/messages';

export const LEVELS: readonly Level[] = ['novice', 'apprentice', 'villager', 'builder', 'master'];
