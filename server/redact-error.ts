import { privatePrefixLength } from "#domain/routes/match-route.ts";

/** An error as the log contains it. */
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
/** Fields of errors that contain no personal data. All other fields (parameters, row details, mail recipients) are omitted. */
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
 * Returns the parts of an error that the log may contain: its origin and kind, but no personal data. Of a failed query it keeps the statement, but
 * not the parameters. From a PostgreSQL message about an invalid value it removes the value.
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

/** Returns the redacted error as text, for example for a failed start. */
export function formatRedactedStack(error: unknown): string {
  const formatWithCauses = ({ message, stack = message, cause, errors = [] }: RedactedError): string =>
    [stack, ...(cause ? [`Caused by ${formatWithCauses(cause)}`] : []), ...errors.map(formatWithCauses)].join("\n");
  return formatWithCauses(redactError(error));
}

/** Returns the message of a thrown value that is not an Error. The job queue reports its failures as plain objects. */
const toThrownMessage = (thrown: unknown): string =>
  typeof thrown === "object" && thrown !== null && "message" in thrown ? String(thrown.message) : String(thrown);

/** Removes e-mail addresses, tokens of private links and query values from a text. */
export function redactText(text: string): string {
  return text
    .slice(0, MAX_TEXT_CHARACTERS)
    .replaceAll(/[^\s<>"'`,;:()[\]=/]+@[^\s<>"'`,;:()[\]=/]+/g, "…@…")
    .replaceAll(/([?&][\w.-]+=)[^&\s"'`]*/g, "$1…")
    .replaceAll(/\/[^\s"'`?#]*/g, redactPath);
}

/** Removes the token of a private link from a path. */
export function redactPath(pathname: string): string {
  const prefixLength = privatePrefixLength(pathname.toLowerCase());
  return prefixLength === null
    ? pathname
    : pathname.slice(0, prefixLength) + pathname.slice(prefixLength).replace(/^\/[^/]+/, "/…");
}

/** SQLSTATE class 22: invalid values. PostgreSQL's message repeats the value after a colon. */
const DATA_EXCEPTION_CODE = /^22/;

function redactMessage(error: Error): string {
  if ("params" in error) return error.message.replace(/\nparams:[\s\S]*$/, "");
  const { code } = error as NodeJS.ErrnoException;
  return code && DATA_EXCEPTION_CODE.test(code) ? error.message.replace(/[:"][\s\S]*$/, "…") : error.message;
}

/** Returns the stack frames, without the message. */
function parseStackFrames({ message, stack = "" }: Error): string[] {
  const start = stack.indexOf(message);
  const frameText = start < 0 ? stack : stack.slice(start + message.length);
  return frameText
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_STACK_FRAMES);
}
