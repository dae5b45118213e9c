import type { DependencyTracker } from "./dependency-tracker.ts";
import { ALL_TAGS, type Tag } from "./tags.ts";

export interface InvalidationSubscriber {
  invalidate(tags: readonly Tag[]): void;
  /** Called when invalidations of other processes may have been lost. */
  markAllStale(): void;
}

/** Notifies caches and responses in progress of the tags that a write invalidates. */
export class InvalidationBus {
  readonly #subscribers = new Set<InvalidationSubscriber>();
  readonly #trackers = new Set<DependencyTracker>();

  subscribe(subscriber: InvalidationSubscriber): void {
    this.#subscribers.add(subscriber);
  }

  /** Updates `tracker.isStale` on writes while `work` runs. */
  async trackWrites<Result>(tracker: DependencyTracker, work: () => Promise<Result>): Promise<Result> {
    this.#trackers.add(tracker);
    try {
      return await work();
    } finally {
      this.#trackers.delete(tracker);
    }
  }

  /** Notifies all subscribers of the tags synchronously, so that the writer continues only after every subscriber knows. */
  publish(tags: readonly Tag[]): void {
    for (const tracker of this.#trackers) tracker.invalidate(tags);
    for (const subscriber of this.#subscribers) subscriber.invalidate(tags);
  }

  markAllStale(): void {
    for (const tracker of this.#trackers) tracker.invalidate([ALL_TAGS]);
    for (const subscriber of this.#subscribers) subscriber.markAllStale();
  }
}
