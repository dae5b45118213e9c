import { expect, test } from "vitest";
import { DependencyTracker, type ReadSource } from "./dependency-tracker.ts";

const STANDBY: ReadSource = { query: () => Promise.reject(new Error("not asked here")) };

test("reads from the chosen source", async () => {
  const reading = new DependencyTracker();
  await reading.chooseSource(async () => STANDBY);
  expect(reading.source).toBe(STANDBY);
});

test("a write, whatever it changes, returns to the primary: the source may lack it", async () => {
  const reading = new DependencyTracker();
  await reading.chooseSource(async () => STANDBY);
  reading.invalidate(["articles"]);
  expect([reading.source, reading.isStale]).toEqual([null, false]);
});

test("so does a write while the source is being chosen", async () => {
  const reading = new DependencyTracker();
  await reading.chooseSource(async () => {
    reading.invalidate(["articles"]);
    return STANDBY;
  });
  expect(reading.source).toBe(null);
});
