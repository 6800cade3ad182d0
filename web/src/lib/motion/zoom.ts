// Touch gestures on a board: pinch to zoom, drag with one finger to pan, double-tap to zoom in and out.
const NEAREST = 3;
const TWICE = 300; // milliseconds between two taps
const STILL = 10; // pixels that a finger may move during a tap

interface View {
  k: number;
  x: number;
  y: number;
}

/** Let a drawing in a box be zoomed by touch, unless it has gestures of its own (`data-gestures`). */
export function zoomable(box: HTMLElement): { destroy: () => void } {
  let now: View = { k: 1, x: 0, y: 0 };
  let start: { view: View; span: number; x: number; y: number } | undefined;
  let tapped = 0;
  let first: { x: number; y: number } | undefined; // where a single finger came down; undefined during a gesture
  const drawing = (): SVGSVGElement | null => box.querySelector('svg[role="group"]:not([data-gestures])');
  const show = (): void => {
    const svg = drawing();
    if (!svg) return;
    const { width, height } = box.getBoundingClientRect();
    now.k = Math.min(NEAREST, Math.max(1, now.k));
    now.x = Math.min(0, Math.max(width * (1 - now.k), now.x));
    now.y = Math.min(0, Math.max(height * (1 - now.k), now.y));
    svg.style.transformOrigin = '0 0';
    svg.style.transform = now.k > 1 ? `translate(${now.x}px, ${now.y}px) scale(${now.k})` : '';
  };
  const centre = (touches: TouchList): { x: number; y: number; span: number } => {
    const box0 = box.getBoundingClientRect();
    const [a, b] = [touches[0], touches[1] ?? touches[0]];
    if (!a || !b) return { x: 0, y: 0, span: 1 };
    return {
      x: (a.clientX + b.clientX) / 2 - box0.x,
      y: (a.clientY + b.clientY) / 2 - box0.y,
      span: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
    };
  };
  const about = (x: number, y: number, k: number, from: View): void => {
    const nearer = Math.min(NEAREST, Math.max(1, k));
    now = { k: nearer, x: x - ((x - from.x) / from.k) * nearer, y: y - ((y - from.y) / from.k) * nearer };
    show();
  };
  const down = (e: TouchEvent): void => {
    if (!drawing()) return;
    const at = centre(e.touches);
    first = e.touches.length === 1 ? at : undefined;
    if (e.touches.length === 2 || now.k > 1) start = { view: { ...now }, ...at };
  };
  const move = (e: TouchEvent): void => {
    const at = centre(e.touches);
    if (first && Math.hypot(at.x - first.x, at.y - first.y) > STILL) first = undefined;
    if (!start) return;
    if (e.touches.length === 2) {
      e.preventDefault();
      about(at.x, at.y, (start.view.k * at.span) / start.span, {
        ...start.view,
        x: start.view.x + at.x - start.x,
        y: start.view.y + at.y - start.y,
      });
    } else if (now.k > 1) {
      e.preventDefault();
      now = { ...now, x: start.view.x + at.x - start.x, y: start.view.y + at.y - start.y };
      show();
    }
  };
  const up = (e: TouchEvent): void => {
    start = undefined;
    // lifting the last finger of a gesture is not a tap
    if (!first) {
      tapped = 0;
      return;
    }
    const touch = e.changedTouches[0];
    const chosen = e.target instanceof Element && e.target.closest('[data-choice], button, a');
    if (!touch || chosen || !drawing()) return;
    if (e.timeStamp - tapped < TWICE) {
      const { x, y } = box.getBoundingClientRect();
      if (now.k > 1) about(0, 0, 1, now);
      else about(touch.clientX - x, touch.clientY - y, 2, now);
      tapped = 0;
    } else tapped = e.timeStamp;
  };
  box.addEventListener('touchstart', down, { passive: true });
  box.addEventListener('touchmove', move, { passive: false });
  box.addEventListener('touchend', up, { passive: true });
  return {
    destroy(): void {
      box.removeEventListener('touchstart', down);
      box.removeEventListener('touchmove', move);
      box.removeEventListener('touchend', up);
    },
  };
}

/** Vibrate briefly, if the device can. */
export const tick = (): void => {
  if (matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(8);
};
