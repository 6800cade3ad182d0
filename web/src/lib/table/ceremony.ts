// Animates the result: drums drop category by category, negative points sink, totals count up, the laurel lands, the
// winner's pawn jumps. Any key or tap skips to the end.
import { ring } from '../sound/sound.svelte';

const BEFORE = 260; // milliseconds before the first drum, to show the scene
const STEP = 290; // milliseconds from one category to the next
const DROP = 190;
const OWED = 400;
const COUNT = 800;
const CROWN = 460;

/** Play the animation of a result. */
export function celebrate(stage: SVGSVGElement, lost: boolean): { finish: () => void } {
  const running: Animation[] = [];
  const timers: ReturnType<typeof setTimeout>[] = [];
  let frame = 0;
  const animate = (e: Element, keys: Keyframe[], delay: number, duration: number, easing: string): void => {
    running.push(e.animate(keys, { delay, duration, easing, fill: 'backwards' }));
  };
  const later = (ms: number, act: () => void): void => void timers.push(setTimeout(act, ms));
  const drums = [...stage.querySelectorAll('[data-drop]')];
  const categories = [...new Set(drums.map((e) => Number(e.getAttribute('data-drop'))))].sort(
    (a, b) => a - b,
  );
  categories.forEach((category, i) => {
    const at = BEFORE + i * STEP;
    for (const e of drums)
      if (Number(e.getAttribute('data-drop')) === category)
        animate(
          e,
          [
            { transform: `translateY(${-90 - i * 12}px)`, opacity: 0 },
            { transform: 'translateY(0)', opacity: 1 },
          ],
          at,
          DROP,
          'cubic-bezier(.3, 1.35, .5, 1)',
        );
    later(at + DROP * 0.6, () => ring('piece'));
  });
  let at = BEFORE + categories.length * STEP;
  const owed = [...stage.querySelectorAll('[data-owed]')];
  for (const e of owed)
    animate(
      e,
      [
        { transform: 'translateY(-30px)', opacity: 0 },
        { transform: 'translateY(0)', opacity: 1 },
      ],
      at,
      OWED,
      'ease-in',
    );
  if (owed.length) {
    later(at, () => ring('ruin'));
    at += OWED;
  }
  for (const e of stage.querySelectorAll('[data-cap]'))
    animate(e, [{ opacity: 0 }, { opacity: 1 }], at - STEP, DROP, 'ease-out');
  // totals count up; the last place stops first
  const totals = [...stage.querySelectorAll<SVGGElement>('[data-total]')].map((e) => ({
    text: e.querySelector('text'),
    total: Number(e.getAttribute('data-total')),
    rank: Number(e.getAttribute('data-rank')),
  }));
  const ranks = Math.max(1, ...totals.map((t) => t.rank));
  const write = (t: (typeof totals)[number], n: number): void => {
    if (t.text) t.text.textContent = String(n).replace('-', '−');
  };
  const started = performance.now();
  const count = (now: number): void => {
    let going = false;
    for (const t of totals) {
      const part = Math.min(
        1,
        Math.max(0, (now - started - at) / (COUNT * (1 - (t.rank - 1) / (ranks + 1)))),
      );
      write(t, Math.round(t.total * part));
      going ||= part < 1;
    }
    if (going) frame = requestAnimationFrame(count);
  };
  for (const t of totals) write(t, 0);
  frame = requestAnimationFrame(count);
  const crown = at + COUNT;
  for (const e of stage.querySelectorAll('[data-crown]'))
    animate(
      e,
      [
        { transform: 'translate(-140px, -160px) rotate(-40deg)', opacity: 0 },
        { transform: 'translate(-40px, -90px) rotate(-12deg)', opacity: 1, offset: 0.6 },
        { transform: 'none', opacity: 1 },
      ],
      crown,
      CROWN,
      'cubic-bezier(.3, .7, .2, 1)',
    );
  for (const e of stage.querySelectorAll('[data-pawn] > *'))
    animate(
      e,
      [{ transform: 'none' }, { transform: 'translateY(-14px)' }, { transform: 'none' }],
      crown + CROWN,
      340,
      'cubic-bezier(.3, .7, .2, 1)',
    );
  later(crown + CROWN * 0.8, () => ring('bell'));
  later(crown + CROWN, () => ring(lost ? 'drum' : 'fanfare'));

  const finish = (): void => {
    timers.forEach(clearTimeout);
    cancelAnimationFrame(frame);
    for (const animation of running) animation.finish();
    for (const t of totals) write(t, t.total);
    removeEventListener('pointerdown', finish);
    removeEventListener('keydown', finish);
  };
  addEventListener('pointerdown', finish);
  addEventListener('keydown', finish);
  return { finish };
}
