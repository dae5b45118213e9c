import { expect, test } from "vitest";
import { Reading, type ReadingSource } from "./reading.ts";

const STANDBY: ReadingSource = { query: () => Promise.reject(new Error("not asked here")) };

test("reads from where it was sent", async () => {
  const reading = new Reading();
  await reading.readFrom(async () => STANDBY);
  expect(reading.source).toBe(STANDBY);
});

test("a write that is heard of sends it back, whatever it touches: what the source has was settled before", async () => {
  const reading = new Reading();
  await reading.readFrom(async () => STANDBY);
  reading.touch(["articles"]);
  expect([reading.source, reading.stale]).toEqual([null, false]);
});

test("so does one that is heard of while the source is being chosen", async () => {
  const reading = new Reading();
  await reading.readFrom(async () => {
    reading.touch(["articles"]);
    return STANDBY;
  });
  expect(reading.source).toBe(null);
});
