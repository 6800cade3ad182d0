// The scenes of craftsmen and privileges: in the background the source of their material, in front the work itself.
import { piece } from '$lib/draw/draw';
import { bust, prop, scene } from '$lib/draw/scenes';
import type { Key, Stem } from '$lib/table/vocabulary';
import type { Game } from '$generated/piliers';

const cathedralBehind =
  '<use href="#cath-front" x="52" y="-8" width="80" height="63"/><use href="#cath-nave" x="52" y="-8" width="80" height="63"/>';

/** By the key of a craftsman without its number. */
export const CRAFTS: Readonly<Record<Stem<Key<Game, 'craftsman'>>, string>> = {
  'mortar-mixer': scene(
    'sand',
    piece('cottage', 88, 54, 44) +
      bust(34, 66, 46, 'var(--earth-3)', 'cap', '#8A6A3E') +
      prop('trough', 78, 63, 1.1),
  ),
  woodworker: scene(
    'wood',
    piece('tree', 94, 52, 36) +
      piece('pine', 70, 48, 24) +
      bust(34, 66, 46, 'var(--wood-2)', 'straw', '#D9B766') +
      prop('plank', 80, 64),
  ),
  stonecutter: scene(
    'stone',
    piece('rocks', 84, 50, 58) +
      bust(32, 66, 46, 'var(--slate-2)', 'cap', '#5B5142', 1) +
      prop('block', 82, 64, 1.25),
  ),
  mason: scene(
    'stone',
    piece('crane', 96, 56, 30) +
      bust(36, 66, 46, 'var(--roof-2)', 'beret', '#6B4A2C') +
      prop('wall', 84, 64, 1.2),
  ),
  toolmaker: scene(
    'metal',
    piece('workshop', 86, 52, 48) +
      bust(36, 66, 46, 'var(--slate-3)', 'coif', '#B9A684', 3) +
      prop('anvil', 84, 64),
  ),
  potter: scene(
    'sand',
    piece('cottage', 92, 50, 40) + bust(34, 66, 46, '#A8612F', 'coif', '#EADFC6') + prop('pots', 80, 64, 1.3),
  ),
  architect: scene(
    'site',
    cathedralBehind + bust(30, 66, 48, 'var(--piliers)', 'beret', '#22384A', 2) + prop('plan', 74, 64, 1.1),
  ),
  carpenter: scene(
    'wood',
    piece('barn', 86, 52, 50) +
      bust(32, 66, 46, 'var(--leaf-3)', 'cap', '#6B4A2C', 1) +
      prop('logs', 80, 65, 1.1) +
      prop('axe', 58, 62, 0.8),
  ),
  sculptor: scene(
    'stone',
    bust(34, 66, 46, 'var(--plaster-3)', 'beret', '#7F2C44') + prop('statue', 80, 64, 1.45),
  ),
  glassblower: scene('metal', bust(32, 66, 46, '#3F6FA8', 'cap', '#2C4A6B') + prop('window', 82, 64, 1.5)),
  goldsmith: scene(
    'inn',
    bust(36, 66, 48, 'var(--m-book)', 'beret', '#4A2058', 2) + prop('goldbars', 80, 62, 1.3),
  ),
  'organ-builder': scene(
    'cloister',
    bust(28, 66, 46, '#7F2C44', 'coif', '#EADFC6') + prop('organ', 78, 64, 1.45),
  ),
  'bell-maker': scene(
    'metal',
    piece('church', 22, 52, 46) +
      bust(44, 66, 46, 'var(--roof-3)', 'cap', '#3A2A1C', 3) +
      prop('bell', 88, 63, 1.35),
  ),
};
/** By the key of a privilege. */
export const PRIVILEGES: Readonly<Record<Key<Game, 'privilege'>, string>> = {
  madonna: scene('cloister', prop('halo', 56, 32, 1.1) + bust(56, 66, 54, '#2F5F97', 'veil', '#EDE6D6', 2)),
  'wool-fair': scene(
    'site',
    piece('stall', 82, 60, 54) + prop('wool', 32, 62, 1.2) + prop('wool', 46, 48, 0.9),
  ),
  toledo: scene('metal', piece('castle', 78, 56, 62) + prop('ingots', 30, 63, 1.3)),
  jack: scene(
    'site',
    piece('crane', 92, 62, 34) + bust(44, 66, 50, '#6B8F4B', 'none', '#B0502A', 2) + prop('statue', 76, 65),
  ),
  tom: scene(
    'stone',
    piece('rocks', 86, 54, 56) +
      bust(38, 66, 50, 'var(--earth-3)', 'cap', '#4A3B29', 1) +
      prop('block', 80, 64, 1.1),
  ),
  aliena: scene(
    'wood',
    piece('pine', 92, 54, 30) +
      piece('pine', 76, 50, 26) +
      bust(40, 66, 50, '#8A3B5A', 'none', '#4A2E1C', 2) +
      prop('logs', 84, 65),
  ),
  'prior-philip': scene(
    'cloister',
    bust(42, 66, 52, '#5B4A38', 'hood', '#4A3B2C') + prop('book', 82, 62, 1.1),
  ),
  ellen: scene(
    'wood',
    piece('tree', 92, 54, 38) +
      piece('poplar', 72, 50, 14) +
      bust(38, 66, 50, '#3E5B46', 'hood', '#2F4636', 1) +
      prop('herbs', 78, 64),
  ),
  otto: scene('field', piece('cottage', 88, 54, 46) + bust(44, 66, 50, '#33302C', 'straw', '#C9A65C', 3)),
  richard: scene(
    'sand',
    piece('castle', 86, 54, 48) +
      bust(38, 66, 50, '#7F2C44', 'none', '#C79A3E', 2) +
      prop('trough', 82, 64, 0.9),
  ),
  francis: scene(
    'castle',
    piece('castle', 84, 54, 52) +
      bust(38, 66, 50, '#2F4A55', 'beret', '#1D2F38') +
      prop('chest', 82, 64, 0.9),
  ),
  thomas: scene('cloister', bust(42, 66, 52, '#6E4B8E', 'hood', '#553A70') + prop('rosary', 84, 58, 1.1)),
  remigius: scene(
    'cloister',
    bust(42, 66, 52, '#8A7A5C', 'hood', '#6B5F47', 2) + prop('scroll', 84, 62, 1.2),
  ),
  'stone-and-wood': scene(
    'site',
    piece('bridge', 60, 58, 60) + prop('logs', 28, 64) + prop('block', 86, 64, 1.1),
  ),
  'royal-metal': scene('metal', piece('workshop', 82, 54, 52) + prop('ingots', 34, 63, 1.3)),
  exemption: scene('castle', piece('castle', 74, 56, 66) + prop('scroll', 30, 62, 1.5)),
};
