import type { Logger } from "pino";
import { MINUTE_MS } from "#domain/durations.ts";
import { isDiskFullError } from "#server/disk-errors.ts";

/** Tries to write where a write has failed; rejects as that one did. */
type WriteProbe = () => Promise<unknown> | unknown;

/**
 * Knows where writes fail because a disk is full: from the first that does until a trial goes through. One line a minute says so in the log, and `/readyz`
 * sends visitors elsewhere meanwhile (product.md#commands-and-environment).
 */
export class DiskSpaceMonitor {
  readonly #logger: Logger;
  readonly #now: () => number;
  readonly #failingPlaces = new Map<string, WriteProbe>();
  #lastLoggedAt = Number.NEGATIVE_INFINITY;

  constructor(logger: Logger, now: () => number = () => performance.now()) {
    this.#logger = logger;
    this.#now = now;
  }

  /** Takes the error of a write; any other than a full disk changes nothing. */
  reportWriteError(place: string, error: unknown, probe: WriteProbe): void {
    if (isDiskFullError(error)) this.reportDiskFull(place, probe);
  }

  /** Takes note of a full disk that no error tells of. */
  reportDiskFull(place: string, probe: WriteProbe): void {
    this.#failingPlaces.set(place, probe);
    this.#logDiskFull();
  }

  /** Tries again where writes have failed; true while a disk is still full. */
  async isFull(): Promise<boolean> {
    for (const [place, probe] of this.#failingPlaces) {
      try {
        await probe();
      } catch (error) {
        if (isDiskFullError(error)) continue;
      }
      this.#failingPlaces.delete(place);
      this.#logger.info({ place }, "there is room again");
    }
    if (this.#failingPlaces.size > 0) this.#logDiskFull();
    return this.#failingPlaces.size > 0;
  }

  #logDiskFull(): void {
    if (this.#now() - this.#lastLoggedAt < MINUTE_MS) return;
    this.#lastLoggedAt = this.#now();
    this.#logger.error(
      { places: [...this.#failingPlaces.keys()] },
      "writes fail because the disk is full: make room; /readyz answers 503 until a write goes through",
    );
  }
}
