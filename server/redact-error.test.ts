import { expect, test } from "vitest";
import { formatRedactedStack, redactError, redactPath } from "#server/redact-error.ts";

// Rule: product.md#calendar-feeds "Users create feeds"
test.each([
  ["/prenotazione/abc/calendario.ics", "/prenotazione/…/calendario.ics"],
  ["/richiesta/abc", "/richiesta/…"],
  ["/calendario/abc.ics", "/calendario/…"],
  ["/Calendario/abc.ics", "/Calendario/…"],
  ["/preventivo/abc.data", "/preventivo/…"],
  ["/recensione/abc", "/recensione/…"],
  ["/contatti", "/contatti"],
])("%s is logged as %s, without a private link's token", (path, logged) => {
  expect(redactPath(path)).toBe(logged);
});

test("a thrown plain object is logged by its message, as the job queue reports failures", () => {
  const thrown = { message: "connect ECONNREFUSED 127.0.0.1:5432", queue: "mail" };
  expect(redactError(thrown)).toEqual({ type: "object", message: thrown.message });
});

test("a failed start is logged with its cause, and without the values of a query", () => {
  const cause = new Error("Connection terminated unexpectedly");
  const failed = new Error('Failed query: insert into "user" values ($1)\nparams: ada@prova.example,hash', { cause });
  const text = formatRedactedStack(Object.assign(failed, { params: ["ada@prova.example", "hash"] }));
  expect(text).toMatch(/^Error: Failed query: insert into "user" values \(\$1\)\n +at .*redact-error\.test\.ts/);
  expect(text).toContain("\nCaused by Error: Connection terminated unexpectedly\n");
  expect(text).not.toMatch(/ada|hash/);
});
