/** One wrong field of a request: its path as the caller named it, what to tell the person, in Italian, and a code for programs where they can act on it. */
export interface FieldProblem {
  path: string;
  message: string;
  code?: string;
}

/** Why the program cannot start, in one sentence for whoever runs it: shown without a stack. */
export class StartError extends Error {}

/** What a service refuses, and why. The HTTP adapters turn the kind into a status; `message` is Italian and may be shown. */
export class ServiceError extends Error {
  readonly kind: ServiceErrorKind;
  readonly fields: FieldProblem[];
  /** How long to wait before another try; every "too-many" and "unavailable" says it. */
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ServiceErrorKind, message: string, fields: FieldProblem[] = [], retryAfterSeconds?: number) {
    super(message);
    this.name = "ServiceError";
    this.kind = kind;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds ?? DEFAULT_RETRY_SECONDS[kind];
  }
}

/** The wait that is said while the database cannot be reached. */
export const UNAVAILABLE_RETRY_SECONDS = 10;
/** The waits that are said where whoever refused did not say one. */
const DEFAULT_RETRY_SECONDS: Partial<Record<ServiceErrorKind, number>> = {
  "too-many": 60,
  unavailable: UNAVAILABLE_RETRY_SECONDS,
};

/** The headers that go with a refusal, whatever answers it: a page or the API. */
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
  // Cut off by a time limit of ours, or asked of a server that only reads: a standby, in the moments of a failover.
  "57014",
  "55P03",
  "25006",
  "25P03",
  // Its disk is full: it reads, and takes no writes until there is room (server/disk-space-monitor.ts).
  "53100",
]);

/** SQLSTATEs of what a constraint of the database refuses. */
export const FOREIGN_KEY_VIOLATION = "23503";
export const UNIQUE_VIOLATION = "23505";
export const EXCLUSION_VIOLATION = "23P01";

/** The SQLSTATE or system code of an error, looked for through the causes that libraries wrap around it. */
export function errorCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as NodeJS.ErrnoException).code;
    if (typeof code === "string") return code;
    if (current instanceof AggregateError && current.errors.length > 0) return errorCode(current.errors[0]);
  }
  return undefined;
}

/** What Node and its HTTP adapter say of a request whose sender is gone; a socket's own ECONNRESET names a system call instead. */
const CLIENT_ABORT_MESSAGES = /^(aborted|Client connection prematurely closed\.)$/;

/** True when the visitor broke off what they were sending: no fault of ours, and nobody is left to read the answer. */
export function isClientAbort(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (CLIENT_ABORT_MESSAGES.test(current.message)) return true;
  return false;
}

/** What drivers say without a code: no connection, none any more, or closed by us, for what a visitor left behind outlives the server's end. */
const CONNECTION_LOST_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|after calling end on the pool|PGlite is closed/i;

/** True when the database cannot be reached or does not answer in time: the visitor gets 503 and may come back (product.md#bad-input). */
export function isDatabaseDown(error: unknown): boolean {
  if (isClientAbort(error)) return false;
  const code = errorCode(error);
  if (code && (CONNECTION_CODES.has(code) || code.startsWith("08"))) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (CONNECTION_LOST_MESSAGES.test(current.message)) return true;
  }
  return false;
}
