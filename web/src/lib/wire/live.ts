// The live connection to one table. It reports the last message it saw, so a reconnect neither loses nor repeats any.
// A silent connection counts as lost: if a ping gets no answer within seconds, it is closed and reopened, for as long
// as the page is open.
import type { Asked, Told } from '$generated/messages';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 6000; // less than ten seconds, the time to abandon a try included
const HIDDEN_WAIT = 30_000; // the page is hidden: retry less often
const QUIET = 4000; // silence after which a ping is sent
const DEAF = 5000; // time to wait for its answer before reconnecting
const OPENING = 3500; // time a connection may take to open
const TICK = 500;
const SLEPT = 5000; // a tick this late means that the machine slept

const SIGNED_OUT = 4401;
const UNKNOWN = 4404;

export interface Listener {
  told: (message: Told) => void;
  seen: () => string; // the query parameter that says where to resume
  /** Since when an answer is missing, in the time of `Date.now`, and when the next try is; 0 for neither. */
  waiting: (since: number, next: number) => void;
  ended: (why: 'signed-out' | 'unknown') => void; // trying again is useless
}

export class Live {
  /** The number of this connection. A message sent on an earlier one may be lost. */
  number = 0;
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private next = 0; // when the next try is due
  private asked = 0; // since when an answer is missing
  private heard = 0;
  private opened = 0;
  private lost = Date.now(); // since when there is no connection
  private ticked = Date.now();
  private readonly pulse: ReturnType<typeof setInterval>;
  private readonly listening = new AbortController();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.pulse = setInterval(() => this.tick(), TICK);
    const { signal } = this.listening;
    addEventListener('online', () => this.probe(), { signal });
    addEventListener('offline', () => this.probe(), { signal });
    addEventListener('pageshow', () => this.probe(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || this.probe(), { signal });
    this.open();
  }

  /** Send a message; false if there is no connection. Messages without an answer start no timeout. */
  send(message: Asked, answered = true): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (answered) this.asked ||= Date.now();
    return true;
  }

  /** Reconnect now, or check now whether the connection still works. */
  probe(): void {
    if (this.listening.signal.aborted) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: 'ping' });
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
    this.report();
  }

  close(): void {
    this.listening.abort();
    clearInterval(this.pulse);
    this.letGo();
  }

  private open(): void {
    this.letGo();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.table)}/live${this.listener.seen()}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    this.number++;
    this.next = 0;
    this.opened = Date.now();
    socket.onopen = () => {
      this.asked = this.heard = Date.now(); // the table's state counts as the answer
    };
    socket.onmessage = (e: MessageEvent<string>) => {
      this.wait = FIRST_WAIT;
      this.asked = this.lost = 0;
      this.heard = Date.now();
      this.report();
      this.listener.told(JSON.parse(e.data) as Told);
    };
    socket.onclose = ({ code }) => {
      if (code === SIGNED_OUT || code === UNKNOWN) {
        this.close();
        this.listener.ended(code === UNKNOWN ? 'unknown' : 'signed-out');
      } else this.fail();
    };
  }

  /** Drop this connection; reconnect after a random delay, so that clients don't return all at once. */
  private fail(): void {
    this.letGo();
    this.lost ||= this.asked || Date.now();
    this.asked = 0;
    this.next = Date.now() + this.wait * (0.5 + Math.random() / 2);
    this.wait = Math.min(this.wait * 1.7, document.hidden ? HIDDEN_WAIT : LONGEST_WAIT);
    this.report();
  }

  private letGo(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = undefined;
  }

  private tick(): void {
    const now = Date.now();
    const late = now - this.ticked > SLEPT;
    this.ticked = now;
    const state = this.socket?.readyState;
    if (state === WebSocket.OPEN) {
      if (this.asked && now - this.asked > DEAF && !late) this.fail();
      else if (late || (!this.asked && now - this.heard > QUIET)) this.send({ type: 'ping' });
    } else if (state === WebSocket.CONNECTING) {
      if (now - this.opened > OPENING) this.fail();
    } else if (this.next && now >= this.next) this.open();
    this.report();
  }

  private report(): void {
    this.listener.waiting(this.lost || this.asked, this.next);
  }
}
