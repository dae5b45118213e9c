import type { Context, ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import {
  AWAY_SECONDS,
  type FieldProblem,
  isBrokenOff,
  isDatabaseDown,
  refusalHeaders,
  ServiceError,
  STATUS_BY_KIND,
} from "#server/errors.ts";
import { loggedPath } from "#server/logged-error.ts";

const TITLES: Record<number, string> = {
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

/** An error as RFC 9457 describes it, with a path and message for each wrong field (product.md#messages). */
export function problem(
  c: Context,
  status: ContentfulStatusCode,
  detail: string,
  errors: FieldProblem[] = [],
): Response {
  return c.body(problemText(status, detail, errors), status, PROBLEM_HEADERS);
}

/** How many wrong fields a refusal names. Whoever sends thousands of them isn't helped by thousands of sentences. */
const MOST_NAMED = 20;
/** The caller may have made up the path, in characters: ours are far shorter. */
const LONGEST_PATH = 200;

/** The same for answers that are given before the app is asked. */
export function problemText(status: number, detail: string, errors: FieldProblem[] = []): string {
  return JSON.stringify({
    type: "about:blank",
    title: TITLES[status] ?? "Errore",
    status,
    detail,
    ...(errors.length > 0 && {
      errors: errors.slice(0, MOST_NAMED).map(({ path, ...said }) => ({ path: path.slice(0, LONGEST_PATH), ...said })),
      error_count: errors.length,
    }),
  });
}

export const PROBLEM_HEADERS = {
  "content-type": "application/problem+json; charset=utf-8",
  "cache-control": "no-store",
} as const;

/** Answers whatever a handler threw: a service's refusal, a database that is away, or a fault of ours. */
export function problemHandler(logger: Logger): ErrorHandler {
  return (error, c) => {
    if (error instanceof ServiceError) {
      for (const [name, value] of Object.entries(refusalHeaders(error))) c.header(name, value);
      return problem(c, STATUS_BY_KIND[error.kind], error.message, error.fields);
    }
    if (isBrokenOff(error)) {
      logger.debug({ method: c.req.method, path: loggedPath(c.req.path) }, "request broken off");
      return problem(c, 400, "La richiesta si è interrotta.");
    }
    if (isDatabaseDown(error)) {
      logger.error({ err: error }, "database unreachable");
      c.header("retry-after", String(AWAY_SECONDS));
      return problem(c, 503, "Il servizio è momentaneamente non disponibile. Riprova tra poco.");
    }
    logger.error({ err: error, method: c.req.method, path: loggedPath(c.req.path) }, "request failed");
    return problem(c, 500, "Si è verificato un errore. Riprova tra poco.");
  };
}
