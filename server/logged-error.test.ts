import { expect, test } from "vitest";
import { loggedError, loggedPath, loggedStack } from "#server/logged-error.ts";

// Rule: product.md#calendar-feeds "Made on the account"
test.each([
  ["/prenotazione/abc/calendario.ics", "/prenotazione/…/calendario.ics"],
  ["/richiesta/abc", "/richiesta/…"],
  ["/calendario/abc.ics", "/calendario/…"],
  ["/Calendario/abc.ics", "/Calendario/…"],
  ["/preventivo/abc.data", "/preventivo/…"],
  ["/recensione/abc", "/recensione/…"],
  ["/contatti", "/contatti"],
])("%s is logged as %s: no key of a private link", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

test("what is thrown as a plain object is logged by its message, as the job queue tells of its failures", () => {
  const thrown = { message: "connect ECONNREFUSED 127.0.0.1:5432", queue: "mail" };
  expect(loggedError(thrown)).toEqual({ type: "object", message: thrown.message });
});

test("why a start failed is told with its cause, and without the values of a query", () => {
  const cause = new Error("Connection terminated unexpectedly");
  const failed = new Error('Failed query: insert into "user" values ($1)\nparams: ada@prova.example,hash', { cause });
  const told = loggedStack(Object.assign(failed, { params: ["ada@prova.example", "hash"] }));
  expect(told).toMatch(/^Error: Failed query: insert into "user" values \(\$1\)\n +at .*logged-error\.test\.ts/);
  expect(told).toContain("\nCaused by Error: Connection terminated unexpectedly\n");
  expect(told).not.toMatch(/ada|hash/);
});
