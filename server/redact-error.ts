import { privatePrefixLength } from "#domain/routes/match-route.ts";

/** An error as a line of the log holds it. */
export interface RedactedError {
  type: string;
  message: string;
  stack?: string;
  cause?: RedactedError;
  errors?: RedactedError[];
  [field: string]: unknown;
}

const MAX_TEXT_CHARACTERS = 4000;
const MAX_STACK_FRAMES = 30;
const MAX_CAUSE_DEPTH = 5;
/** What errors carry that names no person: everything else (parameters, details of a row, a mail's addressees) stays out. */
const SAFE_FIELDS = [
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
export function redactError(error: unknown, depth = 0): RedactedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(toThrownMessage(error)) };
  const message = redactText(redactMessage(error));
  const fields = SAFE_FIELDS.flatMap((field) => {
    const value = (error as unknown as Record<string, unknown>)[field];
    return typeof value === "string" || typeof value === "number" ? [[field, value] as const] : [];
  });
  const hasDepthLeft = depth < MAX_CAUSE_DEPTH;
  return {
    type: error.name,
    message,
    ...Object.fromEntries(fields),
    stack: [`${error.name}: ${message}`, ...parseStackFrames(error)].join("\n"),
    ...(hasDepthLeft && error.cause !== undefined && { cause: redactError(error.cause, depth + 1) }),
    ...(hasDepthLeft &&
      error instanceof AggregateError && {
        errors: error.errors.slice(0, MAX_CAUSE_DEPTH).map((each) => redactError(each, depth + 1)),
      }),
  };
}

/** The same for whoever reads it as text: why a start failed goes to the journal as well. */
export function formatRedactedStack(error: unknown): string {
  const formatWithCauses = ({ message, stack = message, cause, errors = [] }: RedactedError): string =>
    [stack, ...(cause ? [`Caused by ${formatWithCauses(cause)}`] : []), ...errors.map(formatWithCauses)].join("\n");
  return formatWithCauses(redactError(error));
}

/** What is thrown that is no error: the job queue tells of its own as plain objects. */
const toThrownMessage = (thrown: unknown): string =>
  typeof thrown === "object" && thrown !== null && "message" in thrown ? String(thrown.message) : String(thrown);

/** A text of a library's as it may be logged: without e-mail addresses, keys of private links and the values of queries. */
export function redactText(text: string): string {
  return text
    .slice(0, MAX_TEXT_CHARACTERS)
    .replaceAll(/[^\s<>"'`,;:()[\]=/]+@[^\s<>"'`,;:()[\]=/]+/g, "…@…")
    .replaceAll(/([?&][\w.-]+=)[^&\s"'`]*/g, "$1…")
    .replaceAll(/\/[^\s"'`?#]*/g, redactPath);
}

/** A path as it may be logged: without the key in a private link. */
export function redactPath(pathname: string): string {
  const prefixLength = privatePrefixLength(pathname.toLowerCase());
  return prefixLength === null
    ? pathname
    : pathname.slice(0, prefixLength) + pathname.slice(prefixLength).replace(/^\/[^/]+/, "/…");
}

/** Class 22 of SQLSTATE: values that a column cannot hold, which PostgreSQL repeats after a colon. */
const DATA_EXCEPTION_CODE = /^22/;

function redactMessage(error: Error): string {
  if ("params" in error) return error.message.replace(/\nparams:[\s\S]*$/, "");
  const { code } = error as NodeJS.ErrnoException;
  return code && DATA_EXCEPTION_CODE.test(code) ? error.message.replace(/[:"][\s\S]*$/, "…") : error.message;
}

/** Where it arose: what stands behind the message in the stack. */
function parseStackFrames({ message, stack = "" }: Error): string[] {
  const start = stack.indexOf(message);
  const frameText = start < 0 ? stack : stack.slice(start + message.length);
  return frameText
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_STACK_FRAMES);
}
