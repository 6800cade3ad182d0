// Shows new moments one after the other, at a readable pace.
import type { Moved } from '$generated/messages';
import { finishMotion } from '../motion/motion';
import { paceOf, settings } from '../settings.svelte';

const QUEUE_TO_SKIP = 40; // if more moments than this wait, they are skipped

export class Showing {
  private readonly queue: Moved[] = [];
  private busy = false;
  private skip: (() => void) | undefined;

  /** `present` shows one moment; `own` tells whether it results from the reader's own choice. */
  constructor(
    private readonly present: (next: Moved) => Promise<void>,
    private readonly own: (next: Moved) => boolean,
  ) {}

  add(next: Moved): void {
    this.queue.push(next);
    void this.run();
  }
  forget(): void {
    this.queue.length = 0;
  }
  /** Finish the animations and skip the pause, after any key or tap. */
  hurry(): void {
    finishMotion();
    this.skip?.();
  }

  private async run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        if (settings.pace === 'instant' || this.queue.length > QUEUE_TO_SKIP) {
          next = this.queue.pop() ?? next;
          this.queue.length = 0;
        }
        const own = this.own(next);
        await this.present(next);
        if (this.queue.length && !own) await this.pause(paceOf(settings.pace));
      }
    } finally {
      this.busy = false;
    }
  }
  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
