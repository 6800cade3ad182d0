// The player's selection: the element to place, the view of the tell, the square under the pointer. It is never sent to
// the server.
import type { Element } from './squares';

export const hand = $state({ element: 'house' as Element, plan: false, square: -1 });
