import { expect, test } from "vitest";
import { loggedError, loggedPath } from "#server/logged-error.ts";

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
