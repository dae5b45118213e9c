import { pino } from "pino";
import { expect, test } from "vitest";
import { logConsole, loggedPath } from "#server/logger.ts";

test("what libraries write to the console are log lines too, an error with its stack", () => {
  const before = { ...console };
  const lines: object[] = [];
  try {
    logConsole(pino({ level: "trace", base: null }, { write: (line) => lines.push(JSON.parse(line)) }));
    console.error("# SERVER_ERROR:", new Error("a fault"));
    console.warn("%s is deprecated", "this");
    console.info("The user aborted a request.");
  } finally {
    Object.assign(console, before);
  }
  expect(lines).toMatchObject([
    { level: 50, source: "console", msg: "# SERVER_ERROR: a fault", err: { stack: expect.stringContaining("at ") } },
    { level: 40, source: "console", msg: "this is deprecated" },
    { level: 20, source: "console", msg: "The user aborted a request." },
  ]);
});

test.each([
  ["/prenotazione/abc/calendario.ics", "/prenotazione/…/calendario.ics"],
  ["/richiesta/abc", "/richiesta/…"],
  ["/calendario/abc.ics", "/calendario/…"],
  ["/Calendario/abc.ics", "/Calendario/…"],
  ["/contatti", "/contatti"],
])("%s is logged as %s: no key of a private link", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
