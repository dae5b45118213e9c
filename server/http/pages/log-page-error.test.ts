import { pino } from "pino";
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { logPageError } from "#server/http/pages/log-page-error.ts";

/** Logs an error for a request and returns the lines that were written. */
function linesOf(error: unknown, request = new Request("http://localhost:3000/vetture", { method: "POST" })) {
  const lines: { level: number; msg: string; path: string; err?: { message: string; stack: string } }[] = [];
  const logger = pino({ level: "trace" }, { write: (line) => lines.push(JSON.parse(line)) });
  logPageError(logger, request, error);
  return lines;
}
const DEBUG = 20;
const ERROR = 50;

test.each([
  ["a page without an action", new ErrorResponse(405, "Method Not Allowed", new Error("no action"), true)],
  ["a method that no page has", new ErrorResponse(405, "Method Not Allowed", new Error("Invalid method"), true)],
  ["a status that a route threw", new ErrorResponse(404, "", "not-found")],
  ["a failure that a route has logged", new ErrorResponse(503, "", "unavailable")],
])("%s is not logged as an error", (_what, error) => {
  expect(linesOf(error)).toEqual([expect.objectContaining({ level: DEBUG, msg: "page refused", path: "/vetture" })]);
});

test("nor is an aborted request", () => {
  const aborted = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  const leaving = new AbortController();
  const request = new Request("http://localhost:3000/contatti", { signal: leaving.signal });
  leaving.abort("Client connection prematurely closed.");
  for (const [error, of] of [[aborted], [request.signal.reason, request]] as const)
    expect(linesOf(error, of)).toEqual([expect.objectContaining({ level: DEBUG, msg: "request broken off" })]);
});

test.each([
  ["thrown by a page", new Error("a fault of ours")],
  ["found by the router", new ErrorResponse(500, "", new Error("a fault of ours"), true)],
])("an error %s is logged completely", (_where, error) => {
  const [line] = linesOf(error);
  expect(line).toMatchObject({ level: ERROR, msg: "page failed", err: { message: "a fault of ours" } });
  expect(line?.err?.stack).toContain("log-page-error.test.ts");
});

test("the token of a private link is not logged", () => {
  const request = new Request("http://localhost:3000/prenotazione/AbC-123/calendario.ics");
  expect(linesOf(new Error("x"), request)).toMatchObject([{ path: "/prenotazione/…/calendario.ics" }]);
});

test("only the first failure of a request is logged as an error, not its consequences", () => {
  const lines: { level: number; msg: string; err: { message: string } }[] = [];
  const logger = pino({ level: "trace" }, { write: (line) => lines.push(JSON.parse(line)) });
  const request = () => new Request("http://localhost:3000/vetture");
  const first = request();
  logPageError(logger, first, new Error("the page"));
  logPageError(logger, first, new Error("its error page"));
  logPageError(logger, request(), new Error("another visitor's page"));
  expect(lines.map(({ level, err }) => [level, err.message])).toEqual([
    [ERROR, "the page"],
    [DEBUG, "its error page"],
    [ERROR, "another visitor's page"],
  ]);
});
