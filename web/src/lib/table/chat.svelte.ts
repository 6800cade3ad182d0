// The chat of a table, and how much of it has been read.
import type { Peace, Said } from '$generated/messages';
import { api } from '../wire/api';

const key = (table: string): string => `parvis.read.${table}`;

export class Chat {
  lines = $state.raw<Said[]>([]);
  /** The number of the last line that was read. */
  read = $state(-1);
  /** New messages, shown beside the board for a moment. */
  fresh = $state.raw<Said[]>([]);
  open = $state(false);
  /** Whom I have muted here; empty until it is loaded. */
  peace = $state.raw<Peace>({ muted: false, blocked: [], silenced: [] });
  private settled = false; // whether the earlier messages have arrived

  constructor(
    private readonly table: string,
    private readonly own: (line: Said) => boolean,
  ) {
    this.read = Number(localStorage.getItem(key(table)) ?? -1);
    setTimeout(() => (this.settled = true), 2000);
  }

  /** The messages to show; my own and the table's are never muted. */
  readonly heard: Said[] = $derived(this.lines.filter((line) => this.wants(line)));
  private wants(line: Said): boolean {
    const { muted, blocked } = this.peace;
    if (line.notice || this.own(line) || !line.person) return true;
    return !muted && !blocked.includes(line.person);
  }

  readonly unread: number = $derived(
    this.heard.filter((line) => !line.notice && line.number > this.read && !this.own(line)).length,
  );

  add(line: Said): void {
    if (this.lines.some((known) => known.number === line.number)) return;
    this.lines = [...this.lines, line].sort((a, b) => a.number - b.number);
    if (this.open) this.readAll();
    else if (this.settled && this.wants(line) && line.number > this.read && !this.own(line)) this.show(line);
  }
  private show(line: Said): void {
    this.fresh = [...this.fresh.slice(-2), line];
    setTimeout(() => (this.fresh = this.fresh.filter((one) => one !== line)), 7000);
  }
  /** Load whom I have muted, and apply it. */
  async makePeace(): Promise<void> {
    this.peace = await api.peace(this.table);
    this.fresh = this.fresh.filter((line) => this.wants(line));
    for (const line of await api.said(this.table)) this.add(line);
  }
  /** Mark all messages as read. */
  readAll(): void {
    this.read = this.lines.at(-1)?.number ?? this.read;
    this.fresh = [];
    try {
      localStorage.setItem(key(this.table), String(this.read));
    } catch {
      // the chat works without storage
    }
  }
}
