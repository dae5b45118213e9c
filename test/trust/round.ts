import { MINUTE_MS } from "#domain/durations.ts";
/** How much of a round is done: a heavy round at 1, a short one of the suite at a small part of it. */
export interface RoundSize {
  /** Of the round's own counts, above 0 and up to 1. */
  part: number;
  /** No new work is begun after this. */
  minutes: number;
  /** The first seed of a round that has one for each of its pieces, from 1; 1 unless told otherwise. */
  from?: number;
}

export interface RoundReport {
  /** What was tried and held, and what did not. */
  passed: number;
  /** One line for each thing that broke. */
  complaints: string[];
  /** What was done, in figures. */
  figures: string;
}

export type Round = (size: RoundSize) => Promise<RoundReport>;

/** Whether a round that began now may begin more work. */
export function createTimeCheck({ minutes }: RoundSize): () => boolean {
  const until = performance.now() + minutes * MINUTE_MS;
  return () => performance.now() < until;
}
