import { setTimeout as wait } from "node:timers/promises";

/** What a drill has opened, to be ended in the other order. */
export type Cleanups = (() => Promise<void>)[];

const WAIT_TIMEOUT_MS = 300_000;
const PAUSE_MS = 200;

/** Waits for something to be so, however often asking fails. Throws in words when it takes too long. */
export async function waitUntil(what: string, done: () => Promise<boolean>): Promise<void> {
  let last: unknown;
  for (const startedAt = Date.now(); Date.now() - startedAt < WAIT_TIMEOUT_MS; await wait(PAUSE_MS)) {
    try {
      if (await done()) return;
    } catch (error) {
      last = error;
    }
  }
  throw new Error(`Waited in vain for ${what}.`, { cause: last });
}
