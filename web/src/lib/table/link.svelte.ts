// The state of a table's connection, as shown to the player, and the one choice that may be in flight.
// A choice is kept until the server confirms it. If the connection is lost before, it is sent again on the next one.
// It carries its ply and revision, so it is played only once.
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
  then: readonly string[]; // choices that follow it directly
  on: number; // the connection it was last sent on
}

const NOTICED = 3000; // milliseconds without an answer before the page shows it
const OFFLINE = 15_000; // … and before it shows "offline"
const BACK = 2500; // milliseconds for which the page says that the connection is back

export class Link {
  state = $state<LinkState>('on');
  /** Whether a lost connection has just come back. */
  restored = $state(false);
  /** When the server fell silent, and when the next attempt is; times of `Date.now`. */
  since = $state(0);
  next = $state(0);
  now = $state(Date.now()); // ticks during an outage
  /** My unconfirmed choice. */
  kept = $state.raw<Kept>();
  /** Whether a choice that I withdrew while offline had already arrived. */
  arrived = $state(false);
  /** The ply of my last confirmed choice. */
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
        if (session.me) query.set('person', String(session.me.id)); // otherwise the server may treat the player as a spectator
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
  /** The number of this connection. A message sent on an earlier one may be lost. */
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

  /** Whether I have already answered the question at a ply. */
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

  /** Don't send my choice again. If it had arrived anyway, the page says so. */
  withdraw(): void {
    this.withdrawn = this.kept;
    this.kept = undefined;
  }

  /** Handle the table's state: resend an unconfirmed choice, drop a settled one. */
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

  /** Handle a refusal; return whether to show it. */
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
