import { setTimeout as wait } from "node:timers/promises";

/** Functions that clean up after a drill, run in reverse order. */
export type Cleanups = (() => Promise<void>)[];

const WAIT_TIMEOUT_MS = 300_000;
const PAUSE_MS = 200;

/** Polls until a condition holds; an error counts as not yet. Throws a description after the time limit. */
export async function waitUntil(what: string, done: () => Promise<boolean>): Promise<void> {
  let last: unknown;
  for (const startedAt = Date.now(); Date.now() - startedAt < WAIT_TIMEOUT_MS; await wait(PAUSE_MS)) {
    try {
      if (await done()) return;
    } catch (error) {
      last = error;
    }
  }
  throw new Error(`Timed out waiting for ${what}.`, { cause: last });
}
