// Labels of a scene stay readable however small it is shown.

/** Tell each scene how many of its units twelve pixels are; see `text` in draw.ts. */
export function counterScale(root: Element): void {
  for (const box of root.querySelectorAll<HTMLElement>('.board, .pb, .ledge')) {
    const scales = [...box.querySelectorAll<SVGSVGElement>('svg[role]')].map((s) => s.getScreenCTM()?.d ?? 1);
    if (scales.length) box.style.setProperty('--least', `${(12.3 / Math.min(...scales)).toFixed(2)}px`);
  }
}
