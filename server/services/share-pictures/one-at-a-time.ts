import { ServiceError } from "#server/errors.ts";

/** Work that takes a whole processor, one after the other; past `most` waiting it is refused as "unavailable", so that nobody can pile it up. */
export class OneAtATime {
  readonly #most: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(most: number) {
    this.#most = most;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= this.#most)
      throw new ServiceError("unavailable", "Troppe immagini in attesa. Riprova tra poco.");
    this.#waiting++;
    const turn = this.#last.then(work).finally(() => {
      this.#waiting--;
    });
    this.#last = turn.catch(() => {});
    return turn;
  }
}
