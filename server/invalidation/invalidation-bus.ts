import type { DependencyTracker } from "./dependency-tracker.ts";
import { ALL_TAGS, type Tag } from "./tags.ts";

export interface InvalidationSubscriber {
  invalidate(tags: readonly Tag[]): void;
  /** Writes of other processes may have gone unheard. */
  markAllStale(): void;
}

/** Who hears what writes have touched: caches, and answers being put together. */
export class InvalidationBus {
  readonly #subscribers = new Set<InvalidationSubscriber>();
  readonly #trackers = new Set<DependencyTracker>();

  subscribe(subscriber: InvalidationSubscriber): void {
    this.#subscribers.add(subscriber);
  }

  /** Keeps `reading.stale` true to what is written while `work` runs. */
  async keepInformed<Result>(tracker: DependencyTracker, work: () => Promise<Result>): Promise<Result> {
    this.#trackers.add(tracker);
    try {
      return await work();
    } finally {
      this.#trackers.delete(tracker);
    }
  }

  /** Tells everybody, at once: whoever wrote goes on when all know. */
  publish(tags: readonly Tag[]): void {
    for (const tracker of this.#trackers) tracker.invalidate(tags);
    for (const subscriber of this.#subscribers) subscriber.invalidate(tags);
  }

  markAllStale(): void {
    for (const tracker of this.#trackers) tracker.invalidate([ALL_TAGS]);
    for (const subscriber of this.#subscribers) subscriber.markAllStale();
  }
}
