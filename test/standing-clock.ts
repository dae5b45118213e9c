import { afterAll, beforeAll, vi } from "vitest";

/** Stops the real clock during a file's tests, so that rate limits do not elapse however long the tests take. Call it after other hooks of the file. */
export function stopRealClock(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
  afterAll(() => void vi.useRealTimers());
}
