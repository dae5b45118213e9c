import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";
import { type DestinationStream, type Logger, pino } from "pino";
import { redactError, redactText } from "#server/redact-error.ts";

/** The request that is being answered, as far as its work goes: its log lines and its statements carry the id. */
export const requestScope = new AsyncLocalStorage<{ id: string }>();

/** JSON lines on stdout (product.md#commands-and-environment). Personal data never goes in: log identifiers, not people. */
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

/** Makes log lines of what libraries write to the console, so that every line of a running server is JSON. */
export function redirectConsole(logger: Logger): void {
  for (const method of ["error", "warn", "info", "debug"] as const) {
    console[method] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const redactedParts = parts.map((part) => (part instanceof Error ? redactError(part).message : part));
      logger[CONSOLE_LEVELS[method]]({ source: "console", ...(err && { err }) }, redactText(format(...redactedParts)));
    };
  }
}

/** What happened at a door, for whoever watches the log (docs/operations.md). Ids only: who it is, the database says. */
export interface SecurityEvent {
  security: string;
  outcome: "done" | "refused" | "locked";
  /** Null for nobody known. */
  userId: string | null;
  /** The network address. */
  address: string | null;
}

export function logSecurityEvent(logger: Logger, { reason, ...event }: SecurityEvent & { reason?: string }): void {
  logger[event.outcome === "done" ? "info" : "warn"]({ ...event, ...(reason && { reason }) }, "security event");
}
