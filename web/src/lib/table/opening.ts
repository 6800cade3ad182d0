// Loads what a board needs before it is drawn: at a table, in a lesson, in an analysis.
import type { TableState } from '$generated/messages';
import { moduleOf, type GameModule } from './contract';
import { loreOf, type Lore } from './lore';

/** Fetch the texts and drawings of a table's game, and apply the table's options. */
export async function fetchGame(
  table: Pick<TableState, 'game' | 'options'>,
): Promise<[Lore, GameModule | undefined]> {
  const [lore, module] = await Promise.all([loreOf(table.game), moduleOf(table.game)]);
  if (module?.texts) lore.texts.add(module.texts);
  lore.options = table.options;
  return [lore, module];
}
