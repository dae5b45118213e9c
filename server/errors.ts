import type { PriceLine } from "#domain/prices/price-line.ts";
import { type Message, sayMessage } from "#domain/words/message.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";

/** An invalid field of an HTTP request or a form: its path as the caller sent it, a message and, where programs can react to it, a code. */
export interface FieldProblem {
  path: string;
  message: Message;
  code?: string;
  /** The nearest free rentals that are possible, as "2027-08-14T10:00" on the clocks of their places. */
  periods?: { pickup: string; return: string }[];
  /** The lines of the price, with their places by their Italian names. */
  lines?: readonly PriceLine[];
}

/** A problem of a field, worded in a language. */
export interface WordedProblem extends FieldProblem {
  message: string;
}

/** Thrown when the program cannot start; the message is one sentence for the operator, shown without a stack. */
export class StartError extends Error {}

/**
 * Thrown when a service refuses a request. The HTTP adapters map `kind` to a status, and word `reason` for whoever reads it (`wordRefusal`). `message`
 * is the Italian wording, for staff and the log.
 */
export class ServiceError extends Error {
  readonly kind: ServiceErrorKind;
  readonly reason: Message;
  readonly fields: FieldProblem[];
  /** Seconds to wait before retrying; always set for "too-many" and "unavailable". */
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ServiceErrorKind, reason: Message, fields: FieldProblem[] = [], retryAfterSeconds?: number) {
    super(inItalian(reason));
    this.name = "ServiceError";
    this.reason = reason;
    this.kind = kind;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds ?? DEFAULT_RETRY_SECONDS[kind];
  }
}

/** Words a message for staff. */
export const inItalian = (message: Message): string => sayMessage(wordsOf("it"), message);

/** Words a refusal: its message and the problems of its fields. */
export const wordRefusal = (words: Words, { reason, fields }: Pick<ServiceError, "reason" | "fields">) => ({
  message: sayMessage(words, reason),
  fields: wordProblems(words, fields),
});

export const wordProblems = (words: Words, problems: readonly FieldProblem[]): WordedProblem[] =>
  problems.map((problem) => ({ ...problem, message: sayMessage(words, problem.message) }));

/** Seconds to wait before retrying while the database is unreachable. */
export const UNAVAILABLE_RETRY_SECONDS = 10;
/** Default waits in seconds, when the thrower gives none. */
const DEFAULT_RETRY_SECONDS: Partial<Record<ServiceErrorKind, number>> = {
  "too-many": 60,
  unavailable: UNAVAILABLE_RETRY_SECONDS,
};

/** Returns the response headers for a refusal, for pages and the API alike. */
export function toErrorHeaders({ retryAfterSeconds }: ServiceError): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
}

export type ServiceErrorKind =
  | "invalid"
  | "not-found"
  | "not-signed-in"
  | "not-allowed"
  | "conflict"
  | "too-large"
  | "too-many"
  | "unavailable";

/** HTTP status by kind of refusal (product.md#bad-input). */
export const STATUS_BY_KIND = {
  invalid: 422,
  "not-found": 404,
  "not-signed-in": 401,
  "not-allowed": 403,
  conflict: 409,
  "too-large": 413,
  "too-many": 429,
  unavailable: 503,
} as const satisfies Record<ServiceErrorKind, number>;

const CONNECTION_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EPIPE",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  // Our statement timeout fired, or the server is read-only (a standby during failover).
  "57014",
  "55P03",
  "25006",
  "25P03",
  // The database's disk is full: it accepts no writes until there is space again (server/disk-space-monitor.ts).
  "53100",
]);

/** SQLSTATEs of constraint violations. */
export const FOREIGN_KEY_VIOLATION = "23503";
export const UNIQUE_VIOLATION = "23505";
export const EXCLUSION_VIOLATION = "23P01";

/** Returns the SQLSTATE or system code of an error, searching the chain of causes that libraries wrap around it. */
export function errorCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as NodeJS.ErrnoException).code;
    if (typeof code === "string") return code;
    if (current instanceof AggregateError && current.errors.length > 0) return errorCode(current.errors[0]);
  }
  return undefined;
}

/**
 * Messages of Node and its HTTP adapter for an aborted request. They tell it from an ECONNRESET of a database connection, whose message names a
 * system call.
 */
const CLIENT_ABORT_MESSAGES = /^(aborted|Client connection prematurely closed\.)$/;

/** Whether the error only means that the visitor aborted the request. It is no error of ours, and nobody reads the response. */
export function isClientAbort(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (CLIENT_ABORT_MESSAGES.test(current.message)) return true;
  return false;
}

/**
 * Messages of the database driver, without an error code, for a closed connection. At shutdown we close the connections ourselves, while an aborted
 * request may still run.
 */
const CONNECTION_LOST_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|after calling end on the pool|PGlite is closed/i;

/** Whether the database is unreachable or timed out: the visitor gets 503 and may retry (product.md#bad-input). */
export function isDatabaseDown(error: unknown): boolean {
  if (isClientAbort(error)) return false;
  const code = errorCode(error);
  if (code && (CONNECTION_CODES.has(code) || code.startsWith("08"))) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (CONNECTION_LOST_MESSAGES.test(current.message)) return true;
  }
  return false;
}
