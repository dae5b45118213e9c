// Rule: product.md#commands-and-environment
import { Pool } from "pg";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { waitForDatabase } from "#server/db/wait-for-database.ts";
import { StartError } from "#server/errors.ts";
import { freePort } from "#test/free-port.ts";

const place = "db.example:5432";
const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

/** A database server that accepts a connection after this many failed attempts, and a clock for the test. */
function waiting(tries: number, fault: Error = away) {
  const logger = pino({ level: "silent" });
  const warned = vi.spyOn(logger, "warn");
  let [now, left] = [0, tries];
  const connect = async () => {
    if (left-- > 0) throw fault;
    return { release() {} };
  };
  const pause = async (milliseconds: number) => {
    now += milliseconds;
  };
  const pool = { connect } as unknown as Pool;
  const done = waitForDatabase({ pool, place, logger, now: () => now, pause });
  return { done, lines: () => warned.mock.calls.map(([, line]) => line), clock: () => now };
}

test("waits for a database that starts meanwhile, with a log line for each attempt", async () => {
  const { done, lines } = waiting(2);
  await done;
  expect(lines()).toEqual([
    `the database at ${place} does not answer, trying for 30 more seconds`,
    `the database at ${place} does not answer, trying for 28 more seconds`,
  ]);
});

test("gives up after thirty seconds with a sentence that names the place", async () => {
  const { done, lines, clock } = waiting(1000);
  await expect(done).rejects.toThrow(
    new StartError(
      `The database at ${place} has not answered for 30 seconds: is it running, and is DATABASE_URL right?`,
    ),
  );
  expect([lines().length, clock()]).toEqual([15, 30_000]);
});

test("does not wait for a server that refuses the login", async () => {
  const fault = Object.assign(new Error('password authentication failed for user "velluto"'), { code: "28P01" });
  const { done, lines } = waiting(1000, fault);
  await expect(done).rejects.toThrow(
    new StartError(
      `The database at ${place} refuses the connection: password authentication failed for user "velluto".`,
    ),
  );
  expect(lines()).toEqual([]);
});

test("throws any other error unchanged", async () => {
  const fault = new Error("a fault of ours");
  await expect(waiting(1000, fault).done).rejects.toBe(fault);
});

test("treats a port without a listener as an unreachable database", async () => {
  const logger = pino({ level: "silent" });
  const warned = vi.spyOn(logger, "warn");
  const pool = new Pool({ host: "127.0.0.1", port: await freePort() });
  const pause = async () => {
    now += 20_000;
  };
  let now = 0;
  await expect(waitForDatabase({ pool, place, logger, now: () => now, pause })).rejects.toThrow(StartError);
  expect(warned).toHaveBeenCalledWith({ code: "ECONNREFUSED" }, expect.any(String));
  await pool.end();
});
