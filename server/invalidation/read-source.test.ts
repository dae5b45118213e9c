import { expect, test } from "vitest";
import { DependencyTracker, type ReadSource } from "./dependency-tracker.ts";

const STANDBY: ReadSource = { query: () => Promise.reject(new Error("not asked here")) };

test("reads from where it was sent", async () => {
  const reading = new DependencyTracker();
  await reading.chooseSource(async () => STANDBY);
  expect(reading.source).toBe(STANDBY);
});

test("a write that is heard of sends it back, whatever it touches: what the source has was settled before", async () => {
  const reading = new DependencyTracker();
  await reading.chooseSource(async () => STANDBY);
  reading.invalidate(["articles"]);
  expect([reading.source, reading.isStale]).toEqual([null, false]);
});

test("so does one that is heard of while the source is being chosen", async () => {
  const reading = new DependencyTracker();
  await reading.chooseSource(async () => {
    reading.invalidate(["articles"]);
    return STANDBY;
  });
  expect(reading.source).toBe(null);
});
