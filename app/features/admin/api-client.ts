import type { Problem } from "#app/ui/panel/forms/problem.ts";
import { paths } from "#domain/paths.ts";

/** What the API refused a call with (design 7, 8). `detail` and the messages are Italian and may be shown. */
export class ApiProblem extends Error implements Problem {
  readonly status: number;
  readonly detail: string;
  readonly errors: Problem["errors"];

  constructor(status: number, detail: string, errors: Problem["errors"] = []) {
    super(detail);
    this.name = "ApiProblem";
    this.status = status;
    this.detail = detail;
    this.errors = errors;
  }
}

/** Parameters of an address; what is undefined or "" is left out, several values of one name are repeated. */
export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

export interface Rows<Row> {
  rows: Row[];
  /** How many there are without limit and offset. */
  total: number;
}

/**
 * The panel's only way to data (design 7): the API of the same origin, with the session's cookie. Every call throws ApiProblem when it is
 * refused; a session that has ended leads to the sign-in page.
 */
export const api = {
  /** Rows of a table, with the total of X-Total-Count. */
  async list<Row>(path: string, query: Query = {}, signal?: AbortSignal): Promise<Rows<Row>> {
    const response = await call("GET", withQuery(path, query), undefined, signal);
    const rows: Row[] = await response.json();
    return { rows, total: Number(response.headers.get("x-total-count") ?? rows.length) };
  },
  get: async <Answer>(path: string, query: Query = {}, signal?: AbortSignal): Promise<Answer> =>
    answerOf(await call("GET", withQuery(path, query), undefined, signal)),
  /** With a key, the same call sent twice is done once (design 7). */
  post: async <Answer>(path: string, body: unknown = {}, idempotencyKey?: string): Promise<Answer> =>
    answerOf(await call("POST", path, body, undefined, idempotencyKey)),
  put: async <Answer>(path: string, body: unknown): Promise<Answer> => answerOf(await call("PUT", path, body)),
  patch: async <Answer>(path: string, body: unknown): Promise<Answer> => answerOf(await call("PATCH", path, body)),
  async delete(path: string): Promise<void> {
    await call("DELETE", path);
  },
};

function withQuery(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === "") continue;
    for (const one of Array.isArray(value) ? value : [value]) parameters.append(name, String(one));
  }
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  return response.status === 204 ? (undefined as Answer) : response.json();
}

async function call(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<Response> {
  const upload = body instanceof FormData || body instanceof Blob;
  const response = await fetch(path, {
    method,
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { body: upload ? body : JSON.stringify(body) }),
    // A form's boundary and a file's type are the browser's to write.
    headers: {
      accept: "application/json",
      ...(body === undefined || upload ? {} : { "content-type": "application/json" }),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    },
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiProblem(0, "Il server non risponde. Controlla la connessione e riprova.");
  });
  if (response.ok) return response;
  if (response.status === 401) window.location.assign(paths.login);
  throw await problemOf(response);
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("json")) return new ApiProblem(response.status, "Si è verificato un errore. Riprova tra poco.");
  const { detail, errors }: Partial<Problem> = await response.json();
  return new ApiProblem(response.status, detail ?? "Si è verificato un errore. Riprova tra poco.", errors ?? []);
}
