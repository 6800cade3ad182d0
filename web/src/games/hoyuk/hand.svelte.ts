// What the player holds and looks at: the element about to be placed, the view of the tell, the square under the pointer.
// None of it is known to the server.
import type { Element } from './squares';

export const hand = $state({ element: 'house' as Element, plan: false, square: -1 });
