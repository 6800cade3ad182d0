// The single animations: a copy that flies, a card that turns, a fall, a throw, dust.
import type { Point, Spot } from './snapshot';

export const NS = 'http://www.w3.org/2000/svg';
const EASE = 'cubic-bezier(.3, .7, .2, 1)';
const DROP = 'cubic-bezier(.3, 1.35, .5, 1)';

/** Copy a piece into a layer above everything, so no frame clips it on its way. The copy is a box of its own, as small
 * as the piece, so the browser moves it without repainting. Nothing is measured here: a measurement between two
 * changes of the page forces a layout. */
export function lift(
  layer: Element,
  element: Element,
  base: DOMMatrix | undefined,
  { x, y, w, h }: Pick<Spot, 'x' | 'y' | 'w' | 'h'>,
): HTMLElement | SVGElement | undefined {
  let copy: HTMLElement | SVGElement;
  if (element instanceof SVGElement) {
    if (!base) return undefined;
    copy = document.createElementNS(NS, 'svg');
    const inner = document.createElementNS(NS, 'g');
    const [left, top] = [base.e - (x - w / 2), base.f - (y - h / 2)];
    inner.setAttribute('transform', `matrix(${base.a} ${base.b} ${base.c} ${base.d} ${left} ${top})`);
    inner.append(element.cloneNode(true));
    copy.append(inner);
    copy.setAttribute('class', 'flying');
  } else {
    copy = element.cloneNode(true) as HTMLElement;
    copy.classList.add('flying-box');
  }
  copy.style.left = `${x - w / 2}px`;
  copy.style.top = `${y - h / 2}px`;
  copy.style.width = `${w}px`;
  copy.style.height = `${h}px`;
  layer.append(copy);
  return copy;
}

/** Turn a card over. */
export const turnOver = (element: Element): Animation =>
  element.animate(
    [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'perspective(600px) rotateY(0deg)' }],
    { duration: 420, easing: EASE },
  );

/** Let a piece appear that has no visible origin. */
export const drop = (element: Element): Animation =>
  element.animate(
    [
      { opacity: 0, translate: '0 -14px' },
      { opacity: 1, translate: '0 0' },
    ],
    {
      duration: 260,
      easing: DROP,
    },
  );

/** Squash a piece slightly as it lands. */
export const squash = (element: Element): Animation =>
  about(element, [{ scale: '1 1' }, { scale: '1.04 .92' }, { scale: '1 1' }], 80);

/** Animate an element about its foot. An element with a transform of its own would jump, so it is left alone. */
function about(element: Element, keys: Keyframe[], duration: number): Animation {
  if (element.hasAttribute('transform')) return element.animate([], { duration: 0 });
  element.classList.add('giving');
  const animation = element.animate(keys, { duration, easing: 'ease-in-out' });
  void animation.finished.catch(() => undefined).then(() => element.classList.remove('giving'));
  return animation;
}

/** Make a bag bulge twice before a piece comes out. */
export const bulge = (element: Element): Animation =>
  about(
    element,
    [
      { scale: '1 1' },
      { scale: '1.1 .92', offset: 0.25 },
      { scale: '.97 1.04', offset: 0.5 },
      { scale: '1.08 .94', offset: 0.75 },
      { scale: '1 1' },
    ],
    260,
  );

/** Throw a die from the player's side: it bounces twice and shows its face at the end. */
export function throwDie(element: Element, i: number): Animation {
  const use = element.querySelector('use[href^="#die-"]');
  const face = use?.getAttribute('href') ?? '';
  const delay = Math.min(160, i * 26);
  const turn = i % 2 ? -1 : 1;
  if (use)
    for (const [n, at] of [40, 160, 280].entries())
      setTimeout(
        () => use.setAttribute('href', `#die-${((Number(face.slice(5)) + n * 2 + i) % 6) + 1}`),
        delay + at,
      );
  const animation = element.animate(
    [
      { translate: `${-60 * turn}px 150px`, rotate: `${-400 * turn}deg`, opacity: 0, easing: 'ease-out' },
      {
        translate: `${-20 * turn}px -34px`,
        rotate: `${-190 * turn}deg`,
        opacity: 1,
        offset: 0.42,
        easing: 'ease-in',
      },
      { translate: `${-10 * turn}px 0`, rotate: `${-90 * turn}deg`, offset: 0.62, easing: 'ease-out' },
      { translate: `${-4 * turn}px -14px`, rotate: `${-40 * turn}deg`, offset: 0.8, easing: 'ease-in' },
      { translate: '0 0', rotate: '0deg' },
    ],
    { duration: 500, delay, fill: 'backwards' },
  );
  const settle = (): void => use?.setAttribute('href', face);
  setTimeout(settle, delay + 380);
  void animation.finished.catch(() => undefined).then(settle);
  return animation;
}

/** Let a house sink behind its own foot, in dust. */
export function dust(layer: Element, copy: Element, at: Point & { w: number; h: number }): Animation[] {
  const found = [
    copy.animate(
      [
        { translate: '0 0', opacity: 1, clipPath: 'inset(0 -50% 0 -50%)' },
        { translate: '0 18px', opacity: 0, clipPath: 'inset(0 -50% 60% -50%)' },
      ],
      { duration: 500, easing: 'ease-in', fill: 'forwards' },
    ),
  ];
  for (let i = 0; i < 6; i++) {
    const puff = document.createElement('i');
    puff.className = 'puff';
    puff.style.left = `${at.x - at.w / 2 + (at.w * (i + 0.5)) / 6}px`;
    puff.style.top = `${at.y + at.h / 2 - 8}px`;
    layer.append(puff);
    const rising = puff.animate(
      [
        { scale: '.3', opacity: 0.9, translate: '0 0' },
        { scale: '1.7', opacity: 0, translate: `${(i - 2.5) * 5}px -16px` },
      ],
      { duration: 420, delay: i * 40, easing: 'ease-out', fill: 'backwards' },
    );
    void rising.finished.catch(() => undefined).then(() => puff.remove());
    found.push(rising);
  }
  return found;
}
