import { type Logger, pino } from "pino";

/** JSON lines on stdout (design 2). Personal data never goes in: log identifiers, not people. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["*.email", "*.phone", "*.password", "*.token"],
  });
}
