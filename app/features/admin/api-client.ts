import { askForBanReason } from "#app/features/admin/ban-decisions/ban-reason-request.ts";
import { waitForReauthentication } from "#app/features/admin/session/session-expiry.ts";
import type { Problem } from "#app/ui/panel/forms/problem.ts";
import type {
  AnswerOf,
  BodyOf,
  EndpointName,
  ListPath,
  ParameterOf,
  PathOf,
  QueryOf,
  RowOf,
} from "#domain/api/contract.ts";
import { BAN_REASON_FIELD, BANNED_CODE } from "#domain/ban-decisions/ban-refusal.ts";

/**
 * A refusal by the API. `detail` and the field messages are Italian and may be shown. `detail` is empty when the server gave none: each screen
 * then shows its own message (product.md#messages).
 */
export class ApiProblem extends Error implements Problem {
  readonly status: number;
  readonly detail: string;
  readonly errors: Problem["errors"];
  /** After how long the server invites to try again (Retry-After); null if it doesn't. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, detail: string, errors: Problem["errors"] = [], retryAfterSeconds: number | null = null) {
    super(detail);
    this.name = "ApiProblem";
    this.status = status;
    this.detail = detail;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A query parameter: undefined and "" are omitted; several values repeat the name. */
type QueryValue = string | number | boolean | readonly string[] | undefined;
type Query<Name extends EndpointName> = { [Parameter in keyof QueryOf<Name>]: QueryValue };

type WithParameters<Name extends EndpointName> = [ParameterOf<Name>] extends [never]
  ? unknown
  : { parameters: Record<ParameterOf<Name>, string> };
type WithQuery<Name extends EndpointName> =
  QueryOf<Name> extends undefined
    ? unknown
    : Record<never, never> extends Query<Name>
      ? { query?: Query<Name> }
      : { query: Query<Name> };
type WithBody<Name extends EndpointName> = BodyOf<Name> extends undefined ? unknown : { body: BodyOf<Name> };

type Fetch = (url: string, request: RequestInit) => Promise<Response>;

/** The inputs of a call besides its path, typed by the API contract. */
type CallOptions<Name extends EndpointName> = WithParameters<Name> &
  WithQuery<Name> &
  WithBody<Name> & {
    signal?: AbortSignal;
    /** Idempotency key: the server executes a repeated call with the same key once. */
    idempotencyKey?: string;
    /** Sends the request instead of `fetch`. */
    fetch?: Fetch;
  };
/** Makes the options argument optional for endpoints that require nothing. */
type CallArguments<Name extends EndpointName> =
  Record<never, never> extends CallOptions<Name> ? [call?: CallOptions<Name>] : [call: CallOptions<Name>];

export interface RowPage<Row> {
  rows: Row[];
  /** The total number of rows, whatever limit and offset. */
  total: number;
}

/**
 * The panel's only access to data: the API of the same origin, with the session cookie. The types of requests and responses come from `domain/api`.
 * Every call throws ApiProblem when it is refused. When the session has expired, a call waits for reauthentication and is then retried unchanged,
 * which is safe because the refused call changed nothing.
 */
export const api = {
  /** Returns the rows of a table, with the total from X-Total-Count. */
  async list<Path extends ListPath>(
    path: Path,
    ...[call]: CallArguments<`GET ${Path}`>
  ): Promise<RowPage<RowOf<`GET ${Path}`>>> {
    const response = await send("GET", path, call);
    const rows: RowOf<`GET ${Path}`>[] = await response.json();
    return { rows, total: Number(response.headers.get("x-total-count") ?? rows.length) };
  },
  get: async <Path extends PathOf<"GET">>(path: Path, ...[call]: CallArguments<`GET ${Path}`>) =>
    readBody<`GET ${Path}`>(await send("GET", path, call)),
  post: async <Path extends PathOf<"POST">>(path: Path, ...[call]: CallArguments<`POST ${Path}`>) =>
    readBody<`POST ${Path}`>(await send("POST", path, call)),
  put: async <Path extends PathOf<"PUT">>(path: Path, ...[call]: CallArguments<`PUT ${Path}`>) =>
    readBody<`PUT ${Path}`>(await send("PUT", path, call)),
  patch: async <Path extends PathOf<"PATCH">>(path: Path, ...[call]: CallArguments<`PATCH ${Path}`>) =>
    readBody<`PATCH ${Path}`>(await send("PATCH", path, call)),
  delete: async <Path extends PathOf<"DELETE">>(path: Path, ...[call]: CallArguments<`DELETE ${Path}`>) =>
    readBody<`DELETE ${Path}`>(await send("DELETE", path, call)),
};

type WriteListener = (path: string) => void;
const writeListeners = new Set<WriteListener>();

/** Calls the listener after every accepted write, with its path as in the API contract. Returns an unsubscribe function. */
export function onWrite(listener: WriteListener): () => void {
  writeListeners.add(listener);
  return () => void writeListeners.delete(listener);
}

/** Timeout of a call; it then fails as if the server were unreachable. */
const CALL_TIMEOUT_MS = 60_000;
const UPLOAD_TIMEOUT_MS = 300_000;

interface UntypedCallOptions {
  parameters?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, QueryValue>>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  fetch?: Fetch;
}

async function send(method: string, path: string, call: UntypedCallOptions = {}): Promise<Response> {
  const response = await fetchOnce(method, path, call);
  if (response.ok) return notifyWriteListeners(method, path, response);
  const isSessionExpired = response.status === 401 && !SIGN_IN_PATHS.test(path);
  if (!isSessionExpired || !(await waitForReauthentication(call.signal)))
    return sendWithBanReason({ method, path, call }, await toApiProblem(response));
  const retry = await fetchOnce(method, path, call);
  if (retry.ok) return notifyWriteListeners(method, path, retry);
  throw await toApiProblem(retry);
}

/** Repeats a call that needs an admin's reason (product.md#rental-ban); throws the problem if it is another one, or if the admin gives no reason. */
async function sendWithBanReason(
  { method, path, call }: { method: string; path: string; call: UntypedCallOptions },
  problem: ApiProblem,
): Promise<Response> {
  if (!problem.errors.some((error) => error.path === BAN_REASON_FIELD && error.code === BANNED_CODE)) throw problem;
  const reason = await askForBanReason(problem.detail);
  if (reason === null) throw problem;
  return send(method, path, { ...call, body: { ...(call.body ?? {}), [BAN_REASON_FIELD]: reason } });
}

function notifyWriteListeners(method: string, path: string, response: Response): Response {
  if (method !== "GET") for (const listener of writeListeners) listener(path);
  return response;
}

/** Paths whose 401 means a wrong password or code, not an expired session. */
const SIGN_IN_PATHS = /^\/api\/auth\/(sign-in|two-factor\/verify-)/;

async function fetchOnce(method: string, path: string, call: UntypedCallOptions): Promise<Response> {
  const { idempotencyKey } = call;
  // Endpoints with a body require JSON, even when no field is required.
  const body = call.body ?? (method === "POST" ? {} : undefined);
  const isUpload = body instanceof FormData || body instanceof Blob;
  const timeout = AbortSignal.timeout(isUpload ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  return (call.fetch ?? fetch)(urlOf(path, call), {
    method,
    signal,
    ...(body === undefined ? {} : { body: isUpload ? body : JSON.stringify(body) }),
    // The browser sets the content type of forms (with the boundary) and files.
    headers: {
      accept: "application/json",
      "accept-language": "it",
      ...(body === undefined || isUpload ? {} : { "content-type": "application/json" }),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    },
  }).catch((error: unknown) => {
    if (call.signal?.aborted) throw error;
    throw new ApiProblem(0, "");
  });
}

function urlOf(path: string, { parameters = {}, query = {} }: UntypedCallOptions): string {
  const filledPath = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(parameters[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === "") continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  const text = search.toString();
  return text ? `${filledPath}?${text}` : filledPath;
}

const readBody = async <Name extends EndpointName>(response: Response): Promise<AnswerOf<Name>> =>
  response.status === 204 ? (undefined as AnswerOf<Name>) : response.json();

async function toApiProblem(response: Response): Promise<ApiProblem> {
  const type = response.headers.get("content-type") ?? "";
  const payload: unknown = type.includes("json") ? await response.json().catch(() => null) : null;
  const { detail, errors }: Partial<Problem> = payload ?? {};
  const retryAfterSeconds = Number(response.headers.get("retry-after")) || null;
  return new ApiProblem(response.status, typeof detail === "string" ? detail : "", errors ?? [], retryAfterSeconds);
}
