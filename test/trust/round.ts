import { MINUTE_MS } from "#domain/durations.ts";
/** Size of a round: 1 for a full round, a fraction in the normal test suite. */
export interface RoundSize {
  /** Share of the round's full counts, above 0 and up to 1. */
  part: number;
  /** No new work starts after this time. */
  minutes: number;
  /** First seed, for rounds with a seed per piece; 1 by default. */
  from?: number;
}

export interface RoundReport {
  /** Number of checks that passed. */
  passed: number;
  /** One line per failure. */
  complaints: string[];
  /** Summary in figures. */
  figures: string;
}

export type Round = (size: RoundSize) => Promise<RoundReport>;

/** Returns a function that tells whether a round may still start more work. */
export function createTimeCheck({ minutes }: RoundSize): () => boolean {
  const until = performance.now() + minutes * MINUTE_MS;
  return () => performance.now() < until;
}
