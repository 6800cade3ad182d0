// Several people on one device: which of them sees the table now, and what is cleared when they change.
import type { Event, Moved } from '$generated/messages';
import type { Play } from './play.svelte';

export class Device {
  private facing = $state<number | null>(null); // the seat that last saw the table

  constructor(private readonly play: Play) {}

  /** The person who must take the device before the table is shown to them, or null. */
  get curtain(): number | null {
    const { me, shown } = this.play;
    return this.facing !== me && this.keepsSecrets(shown) ? me : null;
  }
  /** Whether one seat at this device has secrets from another seat at it. */
  private keepsSecrets(m: Moved | undefined): boolean {
    if (!m?.ask || m.seat === null || this.play.seats.filter((s) => s.you).length < 2) return false;
    return !!this.play.module?.secrets?.(m.view, m.seat);
  }
  /** Show the table to the seat it waits for. */
  unveil(): void {
    this.facing = this.play.me;
  }
  /** Update for a new moment: a seat without secrets needs no curtain. */
  show(m: Moved | undefined): void {
    if (!this.keepsSecrets(m)) this.facing = m?.seat ?? null;
  }
  /** Clear what one seat saw when another seat takes the device. */
  forget(e: Event, seat: number | null): Event {
    const fields = this.play.lore.info.events.find((k) => k.name === e.kind)?.fields;
    if (e.seat === seat || !fields?.some((f) => f.secret)) return e;
    return { ...e, numbers: e.numbers.map((n, i) => (fields[i]?.secret ? -1 : n)) };
  }
}
