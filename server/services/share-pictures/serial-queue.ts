import { ServiceError } from "#server/errors.ts";

/** Runs CPU-bound tasks one at a time. Refuses a task with "unavailable" if the queue has its maximum length. */
export class SerialQueue {
  readonly #maxWaiting: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= this.#maxWaiting)
      throw new ServiceError("unavailable", "Troppe immagini in attesa. Riprova tra poco.");
    this.#waiting++;
    const current = this.#last.then(work).finally(() => {
      this.#waiting--;
    });
    this.#last = current.catch(() => {});
    return current;
  }
}
