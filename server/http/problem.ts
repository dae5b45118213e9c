import type { Context, ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { SERVICE_UNAVAILABLE_MESSAGE } from "#domain/api/service-unavailable-message.ts";
import {
  type FieldProblem,
  isClientAbort,
  isDatabaseDown,
  ServiceError,
  STATUS_BY_KIND,
  toErrorHeaders,
  UNAVAILABLE_RETRY_SECONDS,
} from "#server/errors.ts";
import { redactPath } from "#server/redact-error.ts";

export const NO_SUCH_ENDPOINT_MESSAGE = "Questo indirizzo dell'API non esiste.";

const TITLE_BY_STATUS: Record<number, string> = {
  400: "Richiesta non valida",
  401: "Accesso richiesto",
  403: "Non consentito",
  404: "Non trovato",
  405: "Metodo non consentito",
  409: "Conflitto",
  413: "Richiesta troppo grande",
  415: "Tipo di contenuto non accettato",
  421: "Richiesta per un altro indirizzo",
  422: "Dati non validi",
  429: "Troppe richieste",
  500: "Errore interno",
  503: "Servizio non disponibile",
};

/** Responds with an RFC 9457 problem, with path and message of each wrong field (product.md#messages). */
export function respondProblem(
  c: Context,
  status: ContentfulStatusCode,
  detail: string,
  errors: FieldProblem[] = [],
): Response {
  return c.body(formatProblem(status, detail, errors), status, PROBLEM_HEADERS);
}

/** Maximum number of wrong fields that a response lists. */
const MAX_REPORTED_FIELDS = 20;
/** Maximum length of a reported field path. The caller may have made the path up; the paths of our fields are far shorter. */
const MAX_PATH_CHARACTERS = 200;

/** Returns the JSON text of a problem, also for responses that are sent before the app runs. */
export function formatProblem(status: number, detail: string, errors: FieldProblem[] = []): string {
  return JSON.stringify({
    type: "about:blank",
    title: TITLE_BY_STATUS[status] ?? "Errore",
    status,
    detail,
    ...(errors.length > 0 && {
      errors: errors
        .slice(0, MAX_REPORTED_FIELDS)
        .map(({ path, ...rest }) => ({ path: path.slice(0, MAX_PATH_CHARACTERS), ...rest })),
      error_count: errors.length,
    }),
  });
}

export const PROBLEM_HEADERS = {
  "content-type": "application/problem+json; charset=utf-8",
  "cache-control": "no-store",
} as const;

/** Creates the handler of thrown errors. It responds to a service's refusal, to an unreachable database, and to bugs of ours. */
export function createErrorHandler(logger: Logger): ErrorHandler {
  return (error, c) => {
    if (error instanceof ServiceError) {
      for (const [name, value] of Object.entries(toErrorHeaders(error))) c.header(name, value);
      return respondProblem(c, STATUS_BY_KIND[error.kind], error.message, error.fields);
    }
    if (isClientAbort(error)) {
      logger.debug({ method: c.req.method, path: redactPath(c.req.path) }, "request broken off");
      return respondProblem(c, 400, "La richiesta si è interrotta.");
    }
    if (isDatabaseDown(error)) {
      logger.error({ err: error }, "database unreachable");
      c.header("retry-after", String(UNAVAILABLE_RETRY_SECONDS));
      return respondProblem(c, 503, SERVICE_UNAVAILABLE_MESSAGE);
    }
    logger.error({ err: error, method: c.req.method, path: redactPath(c.req.path) }, "request failed");
    return respondProblem(c, 500, "Si è verificato un errore. Riprova tra poco.");
  };
}
