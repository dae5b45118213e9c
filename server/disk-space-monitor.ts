import type { Logger } from "pino";
import { MINUTE_MS } from "#domain/durations.ts";
import { isDiskFullError } from "#server/disk-errors.ts";

/** Writes something at the place where a write failed; rejects if this write fails too. */
type WriteProbe = () => Promise<unknown> | unknown;

/**
 * Tracks where writes fail because a disk is full, from the first failure until a probe succeeds. Meanwhile it logs once a minute, and `/readyz`
 * fails so that the load balancer sends visitors elsewhere (product.md#commands-and-environment).
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

  /** Records a write error if a full disk caused it; ignores every other error. */
  reportWriteError(place: string, error: unknown, probe: WriteProbe): void {
    if (isDiskFullError(error)) this.reportDiskFull(place, probe);
  }

  /** Records a full disk that was detected without a write error. */
  reportDiskFull(place: string, probe: WriteProbe): void {
    this.#failingPlaces.set(place, probe);
    this.#logDiskFull();
  }

  /** Probes the failed places again; returns true while a disk is still full. */
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
