// Several people on one device: whose eyes the table is shown to, and what must be forgotten between two of them.
import type { Event, Moved } from '$generated/messages';
import type { Play } from './play.svelte';

export class Device {
  private facing = $state<number | null>(null); // whose eyes the table was last shown to

  constructor(private readonly play: Play) {}

  /** The person who must take the device before the table is shown to them, or null. */
  get curtain(): number | null {
    const { me, shown } = this.play;
    return this.facing !== me && this.keepsSecrets(shown) ? me : null;
  }
  /** Whether there is something that of all who sit at this device only one may see. */
  private keepsSecrets(m: Moved | undefined): boolean {
    if (!m?.ask || m.seat === null || this.play.seats.filter((s) => s.you).length < 2) return false;
    return !!this.play.module?.secrets?.(m.view, m.seat);
  }
  /** Show the table to whom it waits for. */
  unveil(): void {
    this.facing = this.play.me;
  }
  /** The table is shown at a moment: who has nothing to hide needs no curtain. */
  show(m: Moved | undefined): void {
    if (!this.keepsSecrets(m)) this.facing = m?.seat ?? null;
  }
  /** What one of us saw alone is forgotten when another looks. */
  forget(e: Event, seat: number | null): Event {
    const fields = this.play.lore.info.events.find((k) => k.name === e.kind)?.fields;
    if (e.seat === seat || !fields?.some((f) => f.secret)) return e;
    return { ...e, numbers: e.numbers.map((n, i) => (fields[i]?.secret ? -1 : n)) };
  }
}
