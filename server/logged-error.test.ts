import { expect, test } from "vitest";
import { loggedPath } from "#server/logged-error.ts";

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
