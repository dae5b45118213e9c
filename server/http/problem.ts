import type { Context, ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { type Language, negotiateLanguage } from "#domain/languages.ts";
import { isTranslatable, type Message, sayMessage } from "#domain/words/message.ts";
import { textReference } from "#domain/words/text-reference.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import {
  type FieldProblem,
  isClientAbort,
  isDatabaseDown,
  ServiceError,
  STATUS_BY_KIND,
  toErrorHeaders,
  UNAVAILABLE_RETRY_SECONDS,
  wordProblems,
} from "#server/errors.ts";
import { wordPriceLines } from "#server/http/api/price-line-responses.ts";
import { redactPath } from "#server/redact-error.ts";

export const NO_SUCH_ENDPOINT_MESSAGE = textReference("problems", "noSuchEndpoint");

const TITLE_BY_STATUS: Readonly<Record<number, Message>> = {
  400: textReference("problems", "badRequest"),
  401: textReference("problems", "signInRequired"),
  403: textReference("problems", "notAllowed"),
  404: textReference("problems", "notFound"),
  405: textReference("problems", "methodNotAllowed"),
  409: textReference("problems", "conflict"),
  413: textReference("problems", "tooLarge"),
  415: textReference("problems", "unsupportedType"),
  421: textReference("problems", "otherAddress"),
  422: textReference("problems", "invalidData"),
  429: textReference("problems", "tooManyRequests"),
  500: textReference("problems", "internalError"),
  503: textReference("problems", "unavailable"),
};
const titleOf = (status: number): Message => TITLE_BY_STATUS[status] ?? textReference("problems", "error");

/** Responds with an RFC 9457 problem, with path and message of each wrong field (product.md#messages). */
export function respondProblem(
  c: Context,
  status: ContentfulStatusCode,
  detail: Message,
  errors: FieldProblem[] = [],
): Response {
  const { body, headers } = formatProblem(c.req.header("accept-language"), status, detail, errors);
  return c.body(body, status, headers);
}

/** Maximum number of wrong fields that a response lists. */
const MAX_REPORTED_FIELDS = 20;
/** Maximum length of a reported field path. The caller may have made the path up; the paths of our fields are far shorter. */
const MAX_PATH_CHARACTERS = 200;

/** Returns the JSON text and the headers of a problem, also for responses that are sent before the app runs. */
export function formatProblem(
  acceptLanguage: string | undefined,
  status: number,
  detail: Message,
  errors: FieldProblem[] = [],
): { body: string; headers: Record<string, string> } {
  const language = problemLanguage(acceptLanguage, [detail, ...errors.map(({ message }) => message)]);
  const words = wordsOf(language);
  const body = JSON.stringify({
    type: "about:blank",
    title: sayMessage(words, titleOf(status)),
    status,
    detail: sayMessage(words, detail),
    ...(errors.length > 0 && {
      errors: wordProblems(words, errors.slice(0, MAX_REPORTED_FIELDS)).map(({ path, lines, ...rest }) => ({
        path: path.slice(0, MAX_PATH_CHARACTERS),
        ...rest,
        ...(lines && { lines: wordPriceLines(words, lines) }),
      })),
      error_count: errors.length,
    }),
  });
  return { body, headers: { ...PROBLEM_HEADERS, "content-language": language } };
}

/** The caller's language; Italian if a message is for staff only, who read Italian. */
const problemLanguage = (acceptLanguage: string | undefined, messages: readonly Message[]): Language =>
  messages.every(isTranslatable) ? negotiateLanguage(acceptLanguage) : "it";

const PROBLEM_HEADERS = {
  "content-type": "application/problem+json; charset=utf-8",
  "cache-control": "no-store",
  vary: "accept-language",
} as const;

/** Creates the handler of thrown errors. It responds to a service's refusal, to an unreachable database, and to bugs of ours. */
export function createErrorHandler(logger: Logger): ErrorHandler {
  return (error, c) => {
    if (error instanceof ServiceError) {
      for (const [name, value] of Object.entries(toErrorHeaders(error))) c.header(name, value);
      return respondProblem(c, STATUS_BY_KIND[error.kind], error.reason, error.fields);
    }
    if (isClientAbort(error)) {
      logger.debug({ method: c.req.method, path: redactPath(c.req.path) }, "request broken off");
      return respondProblem(c, 400, textReference("problems", "brokenOff"));
    }
    if (isDatabaseDown(error)) {
      logger.error({ err: error }, "database unreachable");
      c.header("retry-after", String(UNAVAILABLE_RETRY_SECONDS));
      return respondProblem(c, 503, textReference("problems", "serviceUnavailable"));
    }
    logger.error({ err: error, method: c.req.method, path: redactPath(c.req.path) }, "request failed");
    return respondProblem(c, 500, textReference("problems", "failed"));
  };
}
