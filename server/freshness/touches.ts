import type { Reading } from "./reading.ts";
import { EVERYTHING, type Tag } from "./tags.ts";

export interface TouchListener {
  touched(tags: readonly Tag[]): void;
  /** Writes of other processes may have gone unheard. */
  doubted(): void;
}

/** Who hears what writes have touched: caches, and answers being put together. */
export class Touches {
  readonly #listeners = new Set<TouchListener>();
  readonly #readings = new Set<Reading>();

  listen(listener: TouchListener): void {
    this.#listeners.add(listener);
  }

  /** Keeps `reading.stale` true to what is written while `work` runs. */
  async during<Result>(reading: Reading, work: () => Promise<Result>): Promise<Result> {
    this.#readings.add(reading);
    try {
      return await work();
    } finally {
      this.#readings.delete(reading);
    }
  }

  /** Tells everybody, at once: whoever wrote goes on when all know. */
  announce(tags: readonly Tag[]): void {
    for (const reading of this.#readings) reading.touch(tags);
    for (const listener of this.#listeners) listener.touched(tags);
  }

  doubt(): void {
    for (const reading of this.#readings) reading.touch([EVERYTHING]);
    for (const listener of this.#listeners) listener.doubted();
  }
}
