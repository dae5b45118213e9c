import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { MINUTE_MS } from "#domain/durations.ts";
import { DiskSpaceMonitor } from "#server/disk-space-monitor.ts";

const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
const serverFull = new Error("Failed query", {
  cause: Object.assign(new Error("could not extend file"), { code: "53100" }),
});

function watch() {
  const logger = pino({ level: "silent" });
  const said = vi.spyOn(logger, "error");
  let now = 0;
  const room = new DiskSpaceMonitor(logger, () => now);
  const later = (milliseconds: number) => {
    now += milliseconds;
  };
  return { room, later, lines: () => said.mock.calls.map(([line]) => line) };
}

test.each([full, serverFull])(
  "the disk counts as full from a failed write (%s) until a probe succeeds",
  async (error) => {
    const { room } = watch();
    expect(await room.isFull()).toBe(false);
    const trial = vi.fn(async () => Promise.reject(error));
    room.reportWriteError("database", error, trial);
    expect([await room.isFull(), await room.isFull()]).toEqual([true, true]);
    trial.mockImplementation(async () => undefined as never);
    expect([await room.isFull(), await room.isFull()]).toEqual([false, false]);
    // While no write has failed, the monitor does not probe.
    expect(trial).toHaveBeenCalledTimes(3);
  },
);

// Rule: product.md#commands-and-environment
test("logs one line a minute, however many writes fail", async () => {
  const { room, later, lines } = watch();
  const fail = () => {
    throw full;
  };
  for (let write = 0; write < 5; write++) room.reportWriteError("outbox", full, fail);
  room.reportWriteError("uploads", full, fail);
  await room.isFull();
  expect(lines()).toEqual([{ places: ["outbox"] }]);
  later(MINUTE_MS);
  await room.isFull();
  await room.isFull();
  expect(lines()).toEqual([{ places: ["outbox"] }, { places: ["outbox", "uploads"] }]);
});

test("ignores a write that failed for another reason", async () => {
  const { room, lines } = watch();
  room.reportWriteError("database", Object.assign(new Error("gone"), { code: "ECONNREFUSED" }), () =>
    Promise.reject(full),
  );
  expect([await room.isFull(), lines()]).toEqual([false, []]);
});
