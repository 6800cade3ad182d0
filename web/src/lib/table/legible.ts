// Keeps labels and outlines readable in scenes that are scaled down.

/** Set on each scene how many of its units are 12 px (see `text` in draw.ts), and how much thicker lines must be. */
export function counterScale(root: Element): void {
  for (const box of root.querySelectorAll<HTMLElement>('.board, .pb, .ledge')) {
    const scales = [...box.querySelectorAll<SVGSVGElement>('svg[role]')].map((s) => s.getScreenCTM()?.d ?? 1);
    if (!scales.length) continue;
    const scale = Math.min(...scales);
    box.style.setProperty('--least', `${(12.3 / scale).toFixed(2)}px`);
    box.style.setProperty('--thin', Math.min(2, Math.max(1, 1 / scale)).toFixed(2));
  }
}
