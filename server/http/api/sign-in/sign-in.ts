import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { TOO_MANY_ATTEMPTS_MESSAGE } from "#domain/access/access-messages.ts";
import { signInMessage } from "#domain/access/sign-in-words.ts";
import { SERVICE_UNAVAILABLE_MESSAGE } from "#domain/api/service-unavailable-message.ts";
import { signInEndpoints } from "#domain/api/sign-in.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import type { Message } from "#domain/words/message.ts";
import type { AppContext } from "#server/context.ts";
import type { FieldProblem } from "#server/errors.ts";
import { NO_SUCH_ENDPOINT_MESSAGE, respondProblem } from "#server/http/problem.ts";

/**
 * The endpoints of the sign-in library that we expose: those of the contract, and those that our pages call. All others are hidden; one of them
 * checks a password without a throttle or a log entry.
 */
const ALLOWED_ENDPOINTS: ReadonlySet<string> = new Set([
  ...Object.keys(signInEndpoints),
  "POST /api/auth/sign-up/email",
  "POST /api/auth/request-password-reset",
  "POST /api/auth/reset-password",
]);

/** Writes for which the contract declares no body. If a caller sends a body anyway, it is ignored, as everywhere in the API. */
const ENDPOINTS_WITHOUT_BODY: ReadonlySet<string> = new Set(
  Object.entries(signInEndpoints).flatMap(([name, endpoint]) =>
    name.startsWith("POST ") && !("body" in endpoint) ? [name] : [],
  ),
);

/** Mounts the sign-in library's endpoints (product.md#sign-in); its errors are translated into Italian problem responses. */
export function mountSignIn(app: Hono, context: AppContext): void {
  app.on(["GET", "POST"], "/api/auth/*", async (c) => {
    const name = `${c.req.method} ${c.req.path}`;
    if (!ALLOWED_ENDPOINTS.has(name)) return respondProblem(c, 404, NO_SUCH_ENDPOINT_MESSAGE);
    const { url, headers } = c.req.raw;
    // Pass a request without a body: even for an empty body the server passes a stream, and the library then requires a content type.
    const request = ENDPOINTS_WITHOUT_BODY.has(name) ? new Request(url, { method: c.req.method, headers }) : c.req.raw;
    const response = await context.signIn.handler(request);
    return response.status < 400 ? response : translateError(c, response);
  });
}

interface LibraryError {
  code?: string;
  errors?: FieldProblem[];
}

const MESSAGE_BY_STATUS: Readonly<Record<number, Message>> = {
  401: "Accedi per continuare.",
  403: panelMessages.guard.notAllowed,
  404: NO_SUCH_ENDPOINT_MESSAGE,
  415: "Invia la richiesta come application/json.",
  429: TOO_MANY_ATTEMPTS_MESSAGE,
  503: SERVICE_UNAVAILABLE_MESSAGE,
};

/** The form's field for each error code that concerns a field, such as a wrong current password. */
const FIELD_BY_ERROR_CODE: Readonly<Record<string, string>> = {
  INVALID_PASSWORD: "password",
  INVALID_CODE: "code",
  INVALID_BACKUP_CODE: "code",
};

async function translateError(c: Context, response: Response): Promise<Response> {
  const { code = "", errors }: LibraryError = await response.json().catch(() => ({}));
  const field =
    code === "INVALID_PASSWORD" && c.req.path.endsWith("/change-password")
      ? "currentPassword"
      : FIELD_BY_ERROR_CODE[code];
  const status = field ? 422 : toProblemStatus(response);
  const detail = signInMessage(code) ?? MESSAGE_BY_STATUS[status] ?? "La richiesta non è valida.";
  const translated = respondProblem(c, status, detail, field ? [{ path: field, message: detail }] : errors);
  for (const cookie of response.headers.getSetCookie()) translated.headers.append("set-cookie", cookie);
  const retryAfter = response.headers.get("retry-after");
  if (retryAfter) translated.headers.set("retry-after", retryAfter);
  return translated;
}

/**
 * Returns the status of the problem response. The library returns 500 only if the database is down, so 500 becomes 503; it has a specific status for
 * every other failure.
 */
const toProblemStatus = ({ status }: Response) => (status === 500 ? 503 : status) as ContentfulStatusCode;
