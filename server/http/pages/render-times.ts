import type { Logger } from "pino";
import { currentReading, Reading, readInto } from "#server/freshness/reading.ts";
import { loggedPath } from "#server/logged-error.ts";

/** A render that takes longer is logged. */
const SLOW_MS = 100;

/** Runs one render; its duration and how many queries it made go out as Server-Timing, and to the log where it was slow. */
export async function timedRender(
  logger: Logger,
  pathname: string,
  render: () => Promise<Response>,
): Promise<Response> {
  const reading = currentReading() ?? new Reading();
  const queriesBefore = reading.queries;
  const begun = performance.now();
  const response = await (currentReading() ? render() : readInto(reading, render));
  const milliseconds = Math.round((performance.now() - begun) * 10) / 10;
  const queries = reading.queries - queriesBefore;
  if (milliseconds > SLOW_MS) logger.warn({ path: loggedPath(pathname), milliseconds, queries }, "slow render");
  response.headers.set("server-timing", `render;dur=${milliseconds}, db;desc="${queries} queries"`);
  return response;
}
