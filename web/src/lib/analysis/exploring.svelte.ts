// Explored lines: the reader plays all seats from any moment of a finished game and sees the win chances. The lines
// form a tree, which can be named, stored on the server, shared by link and downloaded. An unsaved tree stays in this
// browser.
import type { Branch, Explored, Study, Answered } from '$generated/messages';
import { session } from '../session.svelte';
import type { Option } from '../table/play.svelte';
import { plain } from '../text/text.svelte';
import { api, Refusal } from '../wire/api';
import type { Lens } from './lens.svelte';

/** The word that makes the server draw for chance. */
const DRAW = '';
const MOST = 500; // branches of a tree

/** A choice in the tree, and its question. */
export interface Twig extends Branch {
  told: Answered;
  /** The events of a draw, once they are loaded. */
  said: string;
}
/** A branch in the list, with its depth in forks. */
export interface Listed {
  n: number;
  depth: number;
}
interface Draft {
  id: string;
  name: string;
  yours: boolean;
  kept: boolean;
  twigs: Twig[];
}

export class Exploring {
  from = $state(0);
  twigs = $state.raw<readonly Twig[]>([]);
  /** The branch whose position is on the board; -1: the game itself. */
  at = $state(-1);
  now = $state.raw<Explored>();
  judging = $state(false);
  refused = $state('');
  /** The tree on the server: its id, whether it is mine, and whether it is up to date. */
  id = $state('');
  name = $state('');
  yours = $state(true);
  kept = $state(false);
  keeping = $state(false);
  private asked = 0;

  constructor(private readonly lens: Lens) {}

  readonly words: readonly string[] = $derived.by(() => this.path(this.at));
  readonly length: number = $derived(this.words.length);
  readonly chance: boolean = $derived(this.now?.moved.ask?.seat === -1);
  /** All branches, each below its parent. */
  readonly listed: readonly Listed[] = $derived.by(() => {
    const found: Listed[] = [];
    const roots = [...new Set(this.twigs.map((t) => t.ply))].sort((a, b) => a - b);
    const walk = (parent: number, ply: number, depth: number): void => {
      const next = this.after(parent, ply);
      const deeper = depth + (next.length > 1 ? 1 : 0);
      for (const n of next) {
        found.push({ n, depth: deeper });
        walk(n, ply, deeper);
      }
    };
    for (const ply of roots) walk(-1, ply, 0);
    return found;
  });
  private after(parent: number, ply: number): number[] {
    return this.twigs.flatMap((t, n) => (t.parent === parent && t.ply === ply ? [n] : []));
  }
  /** The words from the game to a branch. */
  path(n: number): string[] {
    const twig = this.twigs[n];
    return twig ? [...this.path(twig.parent), twig.word] : [];
  }

  /** Start at the moment on the screen, with an optional first choice. */
  async choose(option: Option): Promise<void> {
    if (this.lens.mode !== 'explore') await this.open();
    await this.take(option.word);
  }
  async open(): Promise<void> {
    this.restore();
    this.from = this.lens.ply;
    this.lens.mode = 'explore';
    await this.go(-1);
  }
  /** Open a stored tree at its first branch. */
  async load(id: string): Promise<void> {
    try {
      this.put(await api.study(id));
      this.lens.mode = 'explore';
      await this.go(this.listed[0]?.n ?? -1);
    } catch (e) {
      this.fail(e);
    }
  }
  /** Let the server draw. */
  draw(): Promise<void> {
    return this.take(DRAW);
  }
  undo(): Promise<void> {
    return this.go(this.twigs[this.at]?.parent ?? -1);
  }
  /** Return to the game itself. */
  leave(): void {
    this.asked++;
    this.now = undefined;
    this.at = -1;
    this.lens.mode = 'study';
    void this.lens.go(this.from);
  }

  /** Show the board and the win chances after a branch. */
  async go(n: number): Promise<void> {
    const asked = ++this.asked;
    const { lens } = this;
    const twig = this.twigs[n];
    if (twig) this.from = twig.ply;
    const body = { ply: this.from, words: this.path(n) };
    this.refused = '';
    try {
      const found = await api.explore(lens.id, { ...body, judge: false });
      if (asked !== this.asked) return;
      this.at = n;
      this.show(found);
      this.judging = true;
      const judged = await api.explore(lens.id, { ...body, judge: true });
      if (asked !== this.asked) return;
      this.now = judged;
      if (twig && judged.wins) this.alter(n, { wins: judged.wins.slice(0, 9) });
    } catch (e) {
      if (asked === this.asked) this.fail(e);
    } finally {
      if (asked === this.asked) this.judging = false;
    }
  }
  /** Play a word, or let chance draw, on an existing or a new branch. */
  private async take(word: string): Promise<void> {
    const before = this.now;
    const ask = before?.moved.ask;
    if (!before || !ask) return;
    const known = (w: string): number | undefined =>
      this.after(this.at, this.from).find((n) => this.twigs[n]?.word === w);
    const old = word ? known(word) : undefined;
    if (old !== undefined) return this.go(old);
    if (this.twigs.length >= MOST) {
      this.refused = 'too-large';
      return;
    }
    const asked = ++this.asked;
    const here = this.at;
    this.refused = '';
    try {
      const body = { ply: this.from, words: [...before.words, word], judge: false };
      const found = await api.explore(this.lens.id, body);
      if (asked !== this.asked) return;
      const chosen = word || (found.words[before.words.length] ?? '');
      const drawn = known(chosen);
      if (drawn !== undefined) return await this.go(drawn);
      const option = ask.options.find((o) => o.word === chosen);
      if (!option) return;
      const { kind, seat, arg, also } = ask;
      const told = { kind, seat, arg, also, picked: option };
      const twig = { parent: here, ply: this.from, word: chosen, name: '', wins: [], told };
      this.twigs = [...this.twigs, { ...twig, said: this.sentence(found, before.words.length) }];
      this.kept = false;
      this.save();
      await this.go(this.twigs.length - 1);
    } catch (e) {
      if (asked === this.asked) this.fail(e);
    }
  }
  private sentence(found: Explored, from: number): string {
    const happened = found.moved.events.find((e) => e.ply > this.from + from);
    return happened ? plain(this.lens.play.lore.sentence(happened, this.lens.play.called)) : '';
  }
  private show(found: Explored): void {
    this.now = found;
    this.lens.play.put(found.moved);
  }

  // ---- the tree

  rename(n: number, name: string): void {
    this.alter(n, { name: name.slice(0, 80) });
    this.kept = false;
  }
  private alter(n: number, change: Partial<Twig>): void {
    this.twigs = this.twigs.map((t, i) => (i === n ? { ...t, ...change } : t));
    this.save();
  }
  /** Delete a branch and its descendants. */
  async remove(n: number): Promise<void> {
    const parent = this.twigs[n]?.parent ?? -1;
    const gone = new Set([n]);
    this.twigs.forEach((t, i) => gone.has(t.parent) && gone.add(i));
    const numbers = new Map<number, number>([[-1, -1]]);
    const left: Twig[] = [];
    this.twigs.forEach((t, i) => {
      if (gone.has(i)) return;
      numbers.set(i, left.length);
      left.push({ ...t, parent: numbers.get(t.parent) ?? -1 });
    });
    this.twigs = left;
    this.kept = false;
    this.save();
    await this.go(numbers.get(parent) ?? -1);
  }
  /** Store the tree on the server under its name: update my own, or copy another person's. */
  async keep(): Promise<void> {
    this.keeping = true;
    this.refused = '';
    const branches = this.twigs.map(({ parent, ply, word, name, wins }) => ({
      parent,
      ply,
      word,
      name,
      wins,
    }));
    const body = { name: this.name, branches };
    try {
      await session.ensure();
      const { id, name } =
        this.id && this.yours
          ? await api.changeStudy(this.id, body)
          : await api.keepStudy(this.lens.id, body);
      Object.assign(this, { id, name, yours: true, kept: true });
      this.save();
    } catch (e) {
      this.fail(e);
    } finally {
      this.keeping = false;
    }
  }
  /** Delete the tree, here and on the server. */
  async forget(): Promise<void> {
    try {
      if (this.id && this.yours) await api.dropStudy(this.id);
    } catch (e) {
      if (!(e instanceof Refusal) || e.refused.reason !== 'not-found') return this.fail(e);
    }
    Object.assign(this, { id: '', name: '', yours: true, kept: false, twigs: [] });
    this.save();
    await this.go(-1);
  }
  private put(study: Study): void {
    const { id, name, yours } = study;
    const twigs = study.branches.flatMap((b, i): Twig[] => {
      const told = study.told[i];
      return told ? [{ ...b, name: b.name ?? '', wins: b.wins ?? [], told, said: '' }] : [];
    });
    Object.assign(this, { id, name, yours, kept: true, twigs });
    this.save();
  }
  private fail(e: unknown): void {
    if (!(e instanceof Refusal)) throw e;
    this.refused = e.refused.reason;
  }

  // ---- an unsaved tree survives a reload

  private get drawer(): string {
    return `parvis-tree-${this.lens.id}`;
  }
  private save(): void {
    const { id, name, yours, kept } = this;
    const draft: Draft = { id, name, yours, kept, twigs: [...this.twigs] };
    try {
      if (this.twigs.length) localStorage.setItem(this.drawer, JSON.stringify(draft));
      else localStorage.removeItem(this.drawer);
    } catch {
      // storage is full or forbidden: the tree is lost with the page
    }
  }
  private restore(): void {
    if (this.twigs.length) return;
    try {
      const draft = JSON.parse(localStorage.getItem(this.drawer) ?? 'null') as Draft | null;
      if (draft) Object.assign(this, draft);
    } catch {
      localStorage.removeItem(this.drawer);
    }
  }
}
