// Finds the element that a lesson refers to, and room for a card beside it.
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const MARGIN = 10; // of the highlight around an element
const GAP = 14; // between the highlight and the card
const EDGE = 8;

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** The element that an anchor names, if it is on the screen. `parts` are the game's own selectors. */
export function elementOf(anchor: string, parts: Readonly<Record<string, string>> = {}): Element | undefined {
  const [sort = '', ...rest] = anchor.split(':');
  const name = rest.join(':');
  const own = sort === 'anchor' && parts[name] ? `, ${parts[name]}` : '';
  const found =
    sort === 'choice'
      ? choices(name)
      : [...document.querySelectorAll(`[data-${sort}=${quoted(name)}]${own}`)];
  return found.find((e) => {
    const box = e.getBoundingClientRect();
    return box.width > 0 && box.height > 0;
  });
}
/** The elements that offer a word. */
const choices = (word: string): Element[] =>
  [...document.querySelectorAll('[data-choice]')].filter((e) =>
    (e.getAttribute('data-choice') ?? '').split('|').includes(word),
  );

export function boxOf(element: Element | undefined): Box | undefined {
  if (!element) return undefined;
  const box = element.getBoundingClientRect();
  return {
    x: box.x - MARGIN,
    y: box.y - MARGIN,
    w: box.width + 2 * MARGIN,
    h: box.height + 2 * MARGIN,
  };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Place the card beside the highlight, so that it covers neither that, nor the question, nor the options. */
export function besides(light: Box | undefined, card: DOMRect, word: string): { x: number; y: number } {
  const lintel = boxOf(document.querySelector('.lintel') ?? undefined);
  const board = document.querySelector('.board')?.getBoundingClientRect();
  const free = [light, lintel, ...(word ? choices(word).map(boxOf) : [])].filter((b) => b !== undefined);
  const { width: w, height: h } = card;
  const [right, bottom] = [(board?.right ?? innerWidth) - w - EDGE, innerHeight - h - EDGE];
  const top = (board?.top ?? 0) + EDGE;
  const hold = (x: number, y: number): { x: number; y: number } => ({
    x: Math.max(EDGE, Math.min(x, right)),
    y: Math.max(top, Math.min(y, bottom)),
  });
  const spots = [hold(EDGE, top), hold(right, top), hold(EDGE, (lintel?.y ?? bottom) - h - EDGE)];
  spots.push(hold(right, (lintel?.y ?? bottom) - h - EDGE), hold((right + EDGE) / 2, top));
  if (light) {
    const middle = light.x + light.w / 2 - w / 2;
    const level = light.y + light.h / 2 - h / 2;
    spots.unshift(
      hold(middle, light.y + light.h + GAP),
      hold(middle, light.y - h - GAP),
      hold(light.x + light.w + GAP, level),
      hold(light.x - w - GAP, level),
      hold(middle, (lintel?.y ?? bottom) - h - EDGE),
    );
  }
  const covered = (s: { x: number; y: number }): number =>
    free.reduce((sum, b) => sum + overlap({ ...s, w, h }, b), 0);
  return spots.reduce((best, s) => (covered(s) < covered(best) ? s : best));
}
