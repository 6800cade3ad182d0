// The live connection to one table. It says what it has seen, so that a lost connection resumes without loss or
// repetition, and it keeps trying for as long as the page is open.
import type { Asked, Told } from '$generated/messages';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const SILENCE = 25_000; // a ping after so long without a word

export interface Listener {
  told: (message: Told) => void;
  connected: (yes: boolean) => void;
  seen: () => string; // the query that says where to resume
}

export class Live {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.open();
    this.pulse = setInterval(() => this.send({ type: 'ping' }), SILENCE);
  }

  /** Say something to the server; false if there is no connection. */
  send(message: Asked): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.table)}/live${this.listener.seen()}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.connected(true);
    };
    socket.onmessage = (e: MessageEvent<string>) => this.listener.told(JSON.parse(e.data) as Told);
    socket.onclose = () => {
      if (this.closed) return;
      this.listener.connected(false);
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
    };
  }
}
