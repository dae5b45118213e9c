import { format } from "node:util";
import { type Logger, pino } from "pino";

/** JSON lines on stdout (product.md#commands-and-environment). Personal data never goes in: log identifiers, not people. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["*.email", "*.phone", "*.password", "*.token"],
  });
}

/** A path as it may be logged: without the key in a private link. */
export function loggedPath(pathname: string): string {
  return pathname.replace(/^(\/(?:prenotazione|richiesta|calendario)\/)[^/]+/i, "$1…");
}

const LEVELS = { error: "error", warn: "warn", info: "debug", debug: "debug" } as const;

/** Makes log lines of what libraries write to the console, so that every line of a running house is JSON. */
export function logConsole(logger: Logger): void {
  for (const method of ["error", "warn", "info", "debug"] as const) {
    console[method] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const message = format(...parts.map((part) => (err && part === err ? err.message : part)));
      logger[LEVELS[method]]({ source: "console", ...(err && { err }) }, message);
    };
  }
}
