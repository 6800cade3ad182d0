// The connection of one table, as a person notices it, and the one choice that may be on its way.
// A choice is kept until the table has moved on: if the connection is lost before, it is sent again on the next one.
// The ply and the revision that it carries make sure that it counts once.
import type { Asked, Moved, Refused } from '$generated/messages';
import { session } from '../session.svelte';
import { Live } from '../wire/live';
import type { Option, Play } from './play.svelte';

export type LinkState = 'on' | 'waking' | 'off' | 'signed-out' | 'gone';

interface Kept {
  option: Option;
  ply: number;
  revision: number;
  grace: number;
  then: readonly string[]; // what follows it at once
  on: number; // the connection it was last said on
}

const NOTICED = 3000; // so long without an answer before anybody need know
const OFFLINE = 15_000; // … and before it is called offline
const BACK = 2500; // for so long the table says that the connection is back

export class Link {
  state = $state<LinkState>('on');
  /** Whether the connection was lost and has just come back. */
  restored = $state(false);
  /** Since when we are without an answer, and when the next try is; times of `Date.now`. */
  since = $state(0);
  next = $state(0);
  now = $state(Date.now()); // while we wait
  /** My choice that is not answered yet. */
  kept = $state.raw<Kept>();
  /** Whether a choice that I took back on a lost connection had arrived before. */
  arrived = $state(false);
  /** The ply that my last answered choice was made at. */
  answered = -1;
  private withdrawn: Pick<Kept, 'ply' | 'revision'> | undefined;
  private live: Live | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: Play) {}

  open(): void {
    this.live?.close();
    if (this.state === 'signed-out') this.state = 'on';
    const { play } = this;
    this.live = new Live(play.table.id, {
      told: (m) => play.told(m),
      seen: () => {
        const query = new URLSearchParams();
        if (play.latest) query.set('since', String(play.latest.ply));
        if (play.latest) query.set('revision', String(play.latest.revision));
        if (session.me) query.set('person', String(session.me.id)); // else one might be taken for a spectator
        if (play.invite) query.set('invite', play.invite);
        return `?${query}`;
      },
      waiting: (since, next) => this.waiting(since, next),
      ended: (why) => {
        this.state = why === 'unknown' ? 'gone' : 'signed-out';
        if (why === 'signed-out') void session.look();
      },
    });
  }
  close(): void {
    this.live?.close();
    clearTimeout(this.timer);
  }
  /** Which connection this is: what was said on an earlier one may be lost. */
  get number(): number {
    return this.live?.number ?? -1;
  }
  send(message: Asked, answered = true): boolean {
    return this.live?.send(message, answered) ?? false;
  }
  /** Try at once. */
  retry(): void {
    this.live?.probe();
  }

  private waiting(since: number, next: number): void {
    if (this.state === 'signed-out' || this.state === 'gone') return;
    this.next = next;
    this.since = since;
    this.now = Date.now();
    const long = since ? this.now - since : 0;
    const state = long > OFFLINE ? 'off' : long > NOTICED ? 'waking' : since ? this.state : 'on';
    if (state === this.state) return;
    this.state = state;
    clearTimeout(this.timer);
    this.restored = state === 'on';
    if (this.restored) this.timer = setTimeout(() => (this.restored = false), BACK);
  }

  // ---- the choice on its way

  /** Whether the question at a ply has my answer already. */
  answers(moved: Moved | undefined): boolean {
    return !!moved && this.kept?.ply === moved.ply && this.kept.revision === moved.revision;
  }

  choose(option: Option, moved: Moved, grace: number, then: readonly string[] = []): void {
    this.withdrawn = undefined;
    this.arrived = false;
    this.kept = { option, ply: moved.ply, revision: moved.revision, grace, then, on: -1 };
    this.say();
  }
  private say(): void {
    const kept = this.kept;
    if (!kept) return;
    const { ply, revision, grace, option } = kept;
    const then = [...kept.then];
    if (this.send({ type: 'choose', ply, revision, grace, value: option.value, word: null, then }))
      kept.on = this.number;
  }

  /** Don't send my choice again. It may have arrived all the same; then it is said so. */
  withdraw(): void {
    this.withdrawn = this.kept;
    this.kept = undefined;
  }

  /** The table is here now: what is not answered is sent again, what is settled forgotten. */
  moved(message: Moved): void {
    const { kept, withdrawn } = this;
    if (withdrawn) {
      this.arrived = message.revision === withdrawn.revision && message.ply > withdrawn.ply;
      this.withdrawn = undefined;
    }
    if (!kept) return;
    if (this.answers(message)) {
      if (kept.on !== this.number) this.say();
    } else {
      if (message.revision === kept.revision) this.answered = kept.ply;
      this.kept = undefined;
    }
  }

  /** Something was refused; return whether that is worth a word. */
  refused(message: Refused): boolean {
    if (message.asked && message.asked !== 'choose') return message.asked !== 'preview';
    const { kept } = this;
    if (!kept) return true;
    if (message.reason === 'too-fast') {
      setTimeout(() => this.say(), 1000 * (message.wait ?? 1));
      return true;
    }
    this.kept = undefined;
    return message.reason !== 'stale' || message.ply === kept.ply;
  }
}
