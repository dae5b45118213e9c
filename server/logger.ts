import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";
import { type DestinationStream, type Logger, pino } from "pino";
import { redactError, redactText } from "#server/redact-error.ts";

/** The current HTTP request, for all code that it calls. Its log lines and SQL statements contain the id. */
export const requestScope = new AsyncLocalStorage<{ id: string }>();

/** Creates the logger: JSON lines on stdout (product.md#commands-and-environment). Never log personal data: log ids instead. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["*.email", "*.phone", "*.password", "*.token"],
    mixin: () => {
      const request = requestScope.getStore();
      return request ? { request: request.id } : {};
    },
    serializers: { err: (error: unknown) => redactError(error) },
  };
  return destination ? pino(options, destination) : pino(options);
}

const CONSOLE_LEVELS = { error: "error", warn: "warn", info: "debug", debug: "debug" } as const;

/** Redirects console output of libraries to the logger, so that every line of a running server is JSON. */
export function redirectConsole(logger: Logger): void {
  for (const method of ["error", "warn", "info", "debug"] as const) {
    console[method] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const redactedParts = parts.map((part) => (part instanceof Error ? redactError(part).message : part));
      logger[CONSOLE_LEVELS[method]]({ source: "console", ...(err && { err }) }, redactText(format(...redactedParts)));
    };
  }
}

/** An event of sign-in or access control, for whoever monitors the log (docs/operations.md). It identifies people only by id. */
export interface SecurityEvent {
  security: string;
  outcome: "done" | "refused" | "locked";
  /** The user's id; null if unknown. */
  userId: string | null;
  /** The visitor's network address; null if unknown. */
  address: string | null;
}

export function logSecurityEvent(logger: Logger, { reason, ...event }: SecurityEvent & { reason?: string }): void {
  logger[event.outcome === "done" ? "info" : "warn"]({ ...event, ...(reason && { reason }) }, "security event");
}
