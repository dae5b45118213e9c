import { lengthBeforeKeys } from "#domain/addresses/find-address.ts";

/** An error as a line of the log holds it. */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [fact: string]: unknown;
}

const LONGEST_TEXT = 4000;
const MOST_FRAMES = 30;
const MOST_CAUSES = 5;
/** What errors carry that names no person: everything else (parameters, details of a row, a mail's addressees) stays out. */
const FACTS = [
  "code",
  "constraint",
  "table",
  "column",
  "routine",
  "severity",
  "syscall",
  "command",
  "responseCode",
  "status",
  "kind",
] as const;

/**
 * What the log may say of an error: where it arose and what kind it is, never what people told us. A failed query keeps its statement and
 * loses its parameters; what PostgreSQL says of a value it could not read loses the value.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: loggedText(wordsOf(error)) };
  const message = loggedText(messageOf(error));
  const facts = FACTS.flatMap((fact) => {
    const value = (error as unknown as Record<string, unknown>)[fact];
    return typeof value === "string" || typeof value === "number" ? [[fact, value] as const] : [];
  });
  const deeper = depth < MOST_CAUSES;
  return {
    type: error.name,
    message,
    ...Object.fromEntries(facts),
    stack: [`${error.name}: ${message}`, ...framesOf(error)].join("\n"),
    ...(deeper && error.cause !== undefined && { cause: loggedError(error.cause, depth + 1) }),
    ...(deeper &&
      error instanceof AggregateError && {
        errors: error.errors.slice(0, MOST_CAUSES).map((each) => loggedError(each, depth + 1)),
      }),
  };
}

/** The same for whoever reads it as text: why a start failed goes to the journal as well. */
export function loggedStack(error: unknown): string {
  const told = ({ message, stack = message, cause, errors = [] }: LoggedError): string =>
    [stack, ...(cause ? [`Caused by ${told(cause)}`] : []), ...errors.map(told)].join("\n");
  return told(loggedError(error));
}

/** What is thrown that is no error: the job queue tells of its own as plain objects. */
const wordsOf = (thrown: unknown): string =>
  typeof thrown === "object" && thrown !== null && "message" in thrown ? String(thrown.message) : String(thrown);

/** A text of a library's as it may be logged: without e-mail addresses, keys of private links and the values of queries. */
export function loggedText(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .replaceAll(/[^\s<>"'`,;:()[\]=/]+@[^\s<>"'`,;:()[\]=/]+/g, "…@…")
    .replaceAll(/([?&][\w.-]+=)[^&\s"'`]*/g, "$1…")
    .replaceAll(/\/[^\s"'`?#]*/g, loggedPath);
}

/** A path as it may be logged: without the key in a private link. */
export function loggedPath(pathname: string): string {
  const before = lengthBeforeKeys(pathname.toLowerCase());
  return before === null ? pathname : pathname.slice(0, before) + pathname.slice(before).replace(/^\/[^/]+/, "/…");
}

/** Class 22 of SQLSTATE: values that a column cannot hold, which PostgreSQL repeats after a colon. */
const DATA_EXCEPTION = /^22/;

function messageOf(error: Error): string {
  if ("params" in error) return error.message.replace(/\nparams:[\s\S]*$/, "");
  const { code } = error as NodeJS.ErrnoException;
  return code && DATA_EXCEPTION.test(code) ? error.message.replace(/[:"][\s\S]*$/, "…") : error.message;
}

/** Where it arose: what stands behind the message in the stack. */
function framesOf({ message, stack = "" }: Error): string[] {
  const start = stack.indexOf(message);
  const behind = start < 0 ? stack : stack.slice(start + message.length);
  return behind
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MOST_FRAMES);
}
