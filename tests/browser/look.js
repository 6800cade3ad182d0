// Looks a page over; returns one line a fault. `shots`: pictures of the page with and without its text.
async (shots) => {
  const faults = new Set();
  const W = innerWidth;
  const H = innerHeight;
  const root = document.querySelector('#app');
  const short = (s) => JSON.stringify(s.trim().replace(/\s+/g, ' ').slice(0, 40));

  const doc = document.documentElement;
  if (doc.scrollWidth > doc.clientWidth + 1) faults.add(`scrolls sideways: ${doc.scrollWidth} > ${doc.clientWidth}`);
  for (const name of ['.ledge', '.lintel', '.plintel', '.top', '.tabs', '.side']) {
    const box = document.querySelector(name)?.getBoundingClientRect();
    if (box?.height && (box.bottom > Math.max(H, doc.scrollHeight) + 1 || box.right > W + 1)) faults.add(`off the screen: ${name}`);
  }
  const ledge = document.querySelector('.ledge');
  if (ledge && !ledge.closest('.drawer') && ledge.scrollWidth > ledge.clientWidth + 1)
    faults.add(`the ledge is too narrow: ${ledge.scrollWidth} > ${ledge.clientWidth}`);

  // every text that is seen: its box, size, colour
  const clips = (e) => /hidden|clip/.test(getComputedStyle(e).overflowX + getComputedStyle(e).overflowY);
  const scrolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflowX + getComputedStyle(e).overflowY);
  const texts = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const said = walk.currentNode.textContent.trim();
    const e = walk.currentNode.parentElement;
    if (!said || e.closest('.sr, .ghosted, title, .away, option, .sprite, .flight')) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const lines = e.ownerSVGElement ? [e.getBoundingClientRect()] : [...range.getClientRects()];
    const style = getComputedStyle(e);
    if (style.visibility === 'hidden') continue;
    let size = parseFloat(style.fontSize);
    let opacity = 1;
    let hidden = false;
    for (let p = e; p && p !== document.body; p = p.parentElement) {
      const s = getComputedStyle(p);
      opacity *= parseFloat(s.opacity);
      if (s.display === 'none' || s.visibility === 'hidden' || s.clipPath.startsWith('inset(50%')) hidden = true;
      if (!e.ownerSVGElement) size *= parseFloat(s.zoom) || 1;
    }
    if (hidden || opacity < 0.3) continue;
    if (e.ownerSVGElement) {
      const m = e.getScreenCTM();
      size *= Math.hypot(m.b, m.d);
    }
    const shown = lines.filter((b) => b.width > 1 && b.height > 1);
    if (!shown.length) continue;
    texts.push({ e, said, size, opacity, style, lines: shown });
  }

  const foot = document.querySelector('.frame:has(.res-side) > .lintel'); // the page scrolls away below it
  const covered = (b, e) => {
    // what lies off the screen or scrolled away is not seen, and so not at fault
    if (foot && !foot.contains(e) && b.bottom > foot.getBoundingClientRect().top) return true;
    if (b.bottom < 0 || b.top > H || b.right < 0 || b.left > W) return true;
    for (let p = e.parentElement; p; p = p.parentElement)
      if (scrolls(p)) {
        const c = p.getBoundingClientRect();
        if (b.top < c.top - 1 || b.bottom > c.bottom + 1 || b.left < c.left - 1 || b.right > c.right + 1) return true;
      }
    const at = document.elementFromPoint((b.left + b.right) / 2, (b.top + b.bottom) / 2);
    const over = at?.closest('.drawer, .fan, .tip, .hint, .past, .dialog, .big-btn');
    return !!over && !over.contains(e);
  };

  for (const t of texts) {
    const seen = t.lines.filter((b) => !covered(b, t.e));
    t.seen = seen;
    if (!seen.length) continue;
    if (t.size < 11.95) faults.add(`${t.size.toFixed(1)} px: ${short(t.said)} at ${Math.round(seen[0].left)}, ${Math.round(seen[0].top)}`);
    // cut off by something that clips and does not scroll
    for (const b of seen)
      for (let p = t.e; p && p !== root; p = p.parentElement) {
        if (scrolls(p)) break;
        if (p !== t.e && p.ownerSVGElement) continue;
        if (!clips(p) || p === doc) continue;
        const c = p.getBoundingClientRect();
        const out = Math.max(c.left - b.left, b.right - c.right, c.top - b.top - 3, b.bottom - c.bottom - 3);
        if (out > 2 && c.width > 2) {
          faults.add(`cut off by ${Math.round(out)} px: ${short(t.said)} in .${p.getAttribute('class') ?? p.tagName}`);
          break;
        }
      }
  }

  // no text lies on another
  const boxes = texts.flatMap((t) =>
    (t.seen ?? []).map((b) => ({ t, x: b.left, y: b.top + b.height * 0.2, X: b.right, Y: b.bottom - b.height * 0.2 })),
  );
  for (let i = 0; i < boxes.length; i++)
    for (let k = i + 1; k < boxes.length; k++) {
      const [a, b] = [boxes[i], boxes[k]];
      if (a.t === b.t) continue;
      const w = Math.min(a.X, b.X) - Math.max(a.x, b.x);
      const h = Math.min(a.Y, b.Y) - Math.max(a.y, b.y);
      if (w <= 1 || h <= 1) continue;
      const least = Math.min((a.X - a.x) * (a.Y - a.y), (b.X - b.x) * (b.Y - b.y));
      if ((w * h) / least > 0.2) faults.add(`on one another: ${short(a.t.said)} and ${short(b.t.said)}`);
    }

  // cards, counters and buttons outside the scenes lie side by side, unless they are a fan
  const ATOMS = '.ledge :is(.card, .n, .token, .adviser, .el, button, .empty), .lintel .btn, .lintel p, .plintel .btn, .plintel p, .opp, .tool';
  const all = [...document.querySelectorAll(ATOMS)].filter((e) => e.getBoundingClientRect().width > 2);
  const atoms = all.filter((e) => !all.some((o) => o !== e && o.contains(e)));
  const fanned = (e) => e.closest('.fanned');
  for (let i = 0; i < atoms.length; i++)
    for (let k = i + 1; k < atoms.length; k++) {
      const [e, f] = [atoms[i], atoms[k]];
      if (fanned(e) && fanned(e) === fanned(f)) continue;
      const [a, b] = [e.getBoundingClientRect(), f.getBoundingClientRect()];
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (w > 2 && h > 2 && !covered(a, e) && !covered(b, f)) faults.add(`overlap: ${short(e.textContent)} .${e.className} and ${short(f.textContent)} .${f.className}`);
    }

  // a finger needs 40 px
  if (W <= 640)
    for (const e of document.querySelectorAll('button, a[href], input, select, [role=button]')) {
      const hit = e.querySelector(':scope > .c-hit') ?? e;
      const b = hit.getBoundingClientRect();
      if (!b.width || e.closest('.sr, .away') || covered(b, e) || e.disabled) continue;
      if (e.closest('.log, .rules, .prose') || e.classList.contains('link')) continue; // within a text
      if (b.width < 39.5 || b.height < 39.5) faults.add(`small target ${Math.round(b.width)} x ${Math.round(b.height)}: ${short(e.getAttribute('aria-label') ?? e.textContent)}`);
    }

  if (!shots) return [...faults];
  // contrast of text, against what is painted below it
  const read = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const ctx = canvas.getContext('2d', { willReadFrequently: true });
    ctx.drawImage(bitmap, 0, 0);
    return ctx.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const bare = await read(shots[1]);
  const full = await read(shots[0]);
  const at = (image, x, y) => {
    const i = (Math.min(image.height - 1, Math.floor(y)) * image.width + Math.min(image.width - 1, Math.floor(x))) * 4;
    return [image.data[i], image.data[i + 1], image.data[i + 2]];
  };
  const one = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (css) => {
    one.clearRect(0, 0, 1, 1);
    one.fillStyle = css;
    one.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = one.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const light = (c) =>
    c.slice(0, 3).reduce((sum, v, i) => {
      const s = v / 255;
      return sum + [0.2126, 0.7152, 0.0722][i] * (s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4);
    }, 0);
  const contrast = (a, b) => {
    const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
    return (x + 0.05) / (y + 0.05);
  };
  for (const t of texts) {
    if (t.opacity < 0.75 || t.e.closest('[disabled], .spent, .used, .done, .ghost-card')) continue;
    const halo = t.e.ownerSVGElement && t.style.paintOrder.startsWith('stroke') && t.style.stroke !== 'none' ? rgba(t.style.stroke) : null;
    const ink = rgba(t.e.ownerSVGElement ? t.style.fill : t.style.color);
    for (const b of t.seen ?? []) {
      if (b.left < 0 || b.top < 0 || b.right > W || b.bottom > H) continue;
      const found = [];
      const edge = t.said.length < 3 ? 4 : 1; // beside a figure on a pawn lies its outline
      for (let i = edge; i <= 10 - edge; i++)
        for (let k = 1; k < 4; k++) {
          const below = halo ?? at(bare, b.left + (b.width * i) / 10, b.top + b.height * (0.25 + k * 0.125));
          const a = ink[3] * t.opacity;
          found.push(contrast(below.map((v, n) => ink[n] * a + v * (1 - a)), below));
        }
      found.sort((p, q) => p - q);
      const got = found[Math.floor(found.length * 0.3)];
      const large = t.size >= 24 || (t.size >= 18.6 && Number(t.style.fontWeight) >= 700);
      if (got < (large ? 2.95 : 4.4)) {
        faults.add(`contrast ${got.toFixed(1)}: ${short(t.said)} at ${Math.round(b.left)}, ${Math.round(b.top)}`);
        break;
      }
    }
  }
  // a piece stands out from its ground: what it stands on or before, not the pieces beside it
  const inside = (x, y, b) => x >= b.left && x <= b.right && y >= b.top && y <= b.bottom;
  const pieces = [...document.querySelectorAll('[data-piece]')].map((e) => ({ e, b: e.getBoundingClientRect() }));
  for (const { e, b } of pieces) {
    if (!e.ownerSVGElement || b.width > 56) continue; // a card is read, not told apart by its edge
    if (b.width < 9 || b.left < 4 || b.top < 4 || b.right > W - 4 || b.bottom > H - 4 || covered(b, e)) continue;
    let opacity = 1;
    for (let p = e; p && p !== root; p = p.parentElement) opacity *= parseFloat(getComputedStyle(p).opacity);
    if (opacity < 0.75) continue;
    // one that lies below most of it is its ground as well
    const beside = pieces.filter(({ e: o, b: c }) => {
      if (o === e || o.contains(e) || e.contains(o) || !c.width) return false;
      const w = Math.min(b.right, c.right) - Math.max(b.left, c.left);
      const h = Math.min(b.bottom, c.bottom) - Math.max(b.top, c.top);
      return w > -4 && h > -4 && (Math.max(0, w) * Math.max(0, h)) / (b.width * b.height) < 0.5;
    });
    const ring = [];
    const own = [];
    for (let i = 0; i <= 12; i++) {
      const x = b.left - 3 + ((b.width + 6) * i) / 12;
      const y = b.top - 3 + ((b.height + 6) * i) / 12;
      for (const [rx, ry] of [
        [x, b.top - 3],
        [b.left - 3, y],
        [b.right + 3, y],
      ])
        ring.push({ c: at(full, rx, ry), free: !beside.some((o) => inside(rx, ry, o.b)) });
      for (let k = 0; k <= 12; k++) own.push(at(full, b.left + (b.width * i) / 12, b.top + (b.height * k) / 12));
    }
    const free = ring.filter((r) => r.free);
    // where others stand on every side, it is told apart by what is drawn on it
    const few = free.length < 6;
    own.sort((p, q) => light(p) - light(q));
    const grounds = free.map((r) => r.c).sort((p, q) => light(p) - light(q));
    const ground = few ? own[Math.floor(own.length * 0.06)] : grounds[grounds.length >> 1];
    const best = own.map((c) => contrast(c, ground)).sort((p, q) => q - p)[Math.floor(own.length * 0.06)];
    if (best < 2.95) faults.add(`contrast ${best.toFixed(1)}: the piece ${e.getAttribute('data-piece')} at ${Math.round(b.left)}, ${Math.round(b.top)}`);
  }
  return [...faults];
}
