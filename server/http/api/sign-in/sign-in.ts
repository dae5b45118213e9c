import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { signInMessage } from "#domain/access/sign-in-words.ts";
import { signInEndpoints } from "#domain/api/sign-in.ts";
import type { AppContext } from "#server/context.ts";
import { problem } from "#server/http/problem.ts";

/**
 * The calls of the sign-in library that are open: those of the contract, and what our own pages ask of it. It knows others: one tells whether a password is
 * right, and neither counts nor logs that.
 */
const OPEN: ReadonlySet<string> = new Set([
  ...Object.keys(signInEndpoints),
  "POST /api/auth/sign-up/email",
  "POST /api/auth/request-password-reset",
  "POST /api/auth/reset-password",
]);

/** The writes whose contract has no body: whatever is sent along is ignored, as everywhere in the API. */
const BODILESS: ReadonlySet<string> = new Set(
  Object.entries(signInEndpoints).flatMap(([name, endpoint]) =>
    name.startsWith("POST ") && !("body" in endpoint) ? [name] : [],
  ),
);

/** The sign-in library's own addresses (product.md#sign-in); what it refuses is said as the rest of the API does, in Italian. */
export function mountSignIn(app: Hono, context: AppContext): void {
  app.on(["GET", "POST"], "/api/auth/*", async (c) => {
    const name = `${c.req.method} ${c.req.path}`;
    if (!OPEN.has(name)) return problem(c, 404, NO_SUCH_ADDRESS);
    const { url, headers } = c.req.raw;
    // The server hands over a stream even where nothing was sent, and the library asks for the content type of any stream.
    const request = BODILESS.has(name) ? new Request(url, { method: c.req.method, headers }) : c.req.raw;
    const response = await context.signIn.handler(request);
    return response.status < 400 ? response : inItalian(c, response);
  });
}

interface LibraryRefusal {
  code?: string;
  errors?: { path: string; message: string }[];
}

const NO_SUCH_ADDRESS = "Questo indirizzo dell'API non esiste.";
const BY_STATUS: Readonly<Record<number, string>> = {
  401: "Accedi per continuare.",
  403: "Non hai i permessi per questa operazione.",
  404: NO_SUCH_ADDRESS,
  415: "Invia la richiesta come application/json.",
  429: "Troppi tentativi. Riprova tra qualche minuto.",
  503: "Il servizio è momentaneamente non disponibile. Riprova tra poco.",
};

/** What was asked for once more and was wrong: a wrong field, not a missing session. */
const WRONG_FIELDS: Readonly<Record<string, string>> = {
  INVALID_PASSWORD: "password",
  INVALID_CODE: "code",
  INVALID_BACKUP_CODE: "code",
};

async function inItalian(c: Context, response: Response): Promise<Response> {
  const { code = "", errors }: LibraryRefusal = await response.json().catch(() => ({}));
  const field =
    code === "INVALID_PASSWORD" && c.req.path.endsWith("/change-password") ? "currentPassword" : WRONG_FIELDS[code];
  const status = field ? 422 : statusOf(response);
  const detail = signInMessage(code) ?? BY_STATUS[status] ?? "La richiesta non è valida.";
  const answer = problem(c, status, detail, field ? [{ path: field, message: detail }] : errors);
  for (const cookie of response.headers.getSetCookie()) answer.headers.append("set-cookie", cookie);
  const wait = response.headers.get("retry-after");
  if (wait) answer.headers.set("retry-after", wait);
  return answer;
}

/** The library cannot say that it found no database; anything else it would have refused with a reason. */
const statusOf = ({ status }: Response) => (status === 500 ? 503 : status) as ContentfulStatusCode;
