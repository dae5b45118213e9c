import { expect, test } from "vitest";
import { isClientAbort, isDatabaseDown } from "#server/errors.ts";

const because = (message: string, more: object = {}, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), more);

test.each([
  because("aborted", { code: "ECONNRESET" }),
  because("Client connection prematurely closed."),
  because("the body could not be read", {}, because("aborted", { code: "ECONNRESET" })),
])("%s: the visitor aborted, the database is up", (error) => {
  expect([isClientAbort(error), isDatabaseDown(error)]).toEqual([true, false]);
});

test.each([
  because("read ECONNRESET", { code: "ECONNRESET", syscall: "read" }),
  because("Failed query", {}, because("connect ECONNREFUSED", { code: "ECONNREFUSED", syscall: "connect" })),
  because("Connection terminated unexpectedly"),
  because("Failed query", {}, because("Cannot use a pool after calling end on the pool")),
  because("PGlite is closed"),
  because("canceling statement due to statement timeout", { code: "57014" }),
  because("cannot execute INSERT in a read-only transaction", { code: "25006" }),
])("%s: the database is down", (error) => {
  expect([isClientAbort(error), isDatabaseDown(error)]).toEqual([false, true]);
});
