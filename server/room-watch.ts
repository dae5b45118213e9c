import type { Logger } from "pino";
import { MINUTE_MS } from "#domain/durations.ts";
import { isOutOfRoom } from "#server/disk-faults.ts";

/** Tries to write where a write has failed; rejects as that one did. */
type Trial = () => Promise<unknown> | unknown;

/**
 * Knows where writes fail because a disk is full: from the first that does until a trial goes through. One line a minute says so in the log, and `/readyz`
 * sends visitors elsewhere meanwhile (product.md#commands-and-environment).
 */
export class RoomWatch {
  readonly #logger: Logger;
  readonly #now: () => number;
  readonly #full = new Map<string, Trial>();
  #saidAt = Number.NEGATIVE_INFINITY;

  constructor(logger: Logger, now: () => number = () => performance.now()) {
    this.#logger = logger;
    this.#now = now;
  }

  /** Takes the error of a write; any other than a full disk changes nothing. */
  note(place: string, error: unknown, trial: Trial): void {
    if (isOutOfRoom(error)) this.noteFull(place, trial);
  }

  /** Takes note of a full disk that no error tells of. */
  noteFull(place: string, trial: Trial): void {
    this.#full.set(place, trial);
    this.#say();
  }

  /** Tries again where writes have failed; true while a disk is still full. */
  async isFull(): Promise<boolean> {
    for (const [place, trial] of this.#full) {
      try {
        await trial();
      } catch (error) {
        if (isOutOfRoom(error)) continue;
      }
      this.#full.delete(place);
      this.#logger.info({ place }, "there is room again");
    }
    if (this.#full.size > 0) this.#say();
    return this.#full.size > 0;
  }

  #say(): void {
    if (this.#now() - this.#saidAt < MINUTE_MS) return;
    this.#saidAt = this.#now();
    this.#logger.error(
      { places: [...this.#full.keys()] },
      "writes fail because the disk is full: make room; /readyz answers 503 until a write goes through",
    );
  }
}
