import { signedInAgain } from "#app/features/admin/session/lapsed-session.ts";
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

/**
 * What the API refused a call with. `detail` and the messages are Italian and may be shown; where the server gave none, `detail` is empty,
 * so that each screen says what has failed in its own words (product.md#messages).
 */
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

/** A parameter of an address; what is undefined or "" is left out, several values of one name are repeated. */
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

/** What a call hands over besides its path, as the contract has it. */
type Call<Name extends EndpointName> = WithParameters<Name> &
  WithQuery<Name> &
  WithBody<Name> & {
    signal?: AbortSignal;
    /** With a key, the same call sent twice is done once. */
    idempotencyKey?: string;
  };
/** It may be left out where nothing of it is needed. */
type CallOf<Name extends EndpointName> =
  Record<never, never> extends Call<Name> ? [call?: Call<Name>] : [call: Call<Name>];

export interface Rows<Row> {
  rows: Row[];
  /** How many there are without limit and offset. */
  total: number;
}

/**
 * The panel's only way to data: the API of the same origin, with the session's cookie. What a call takes and what it answers is the
 * contract's (`domain/api`). Every call throws ApiProblem when it is refused. Where the session has ended it waits until its person has
 * signed in again and is then sent once more, as it was: refused, it has done nothing.
 */
export const api = {
  /** Rows of a table, with the total of X-Total-Count. */
  async list<Path extends ListPath>(path: Path, ...[call]: CallOf<`GET ${Path}`>): Promise<Rows<RowOf<`GET ${Path}`>>> {
    const response = await send("GET", path, call);
    const rows: RowOf<`GET ${Path}`>[] = await response.json();
    return { rows, total: Number(response.headers.get("x-total-count") ?? rows.length) };
  },
  get: async <Path extends PathOf<"GET">>(path: Path, ...[call]: CallOf<`GET ${Path}`>) =>
    answerOf<`GET ${Path}`>(await send("GET", path, call)),
  post: async <Path extends PathOf<"POST">>(path: Path, ...[call]: CallOf<`POST ${Path}`>) =>
    answerOf<`POST ${Path}`>(await send("POST", path, call)),
  put: async <Path extends PathOf<"PUT">>(path: Path, ...[call]: CallOf<`PUT ${Path}`>) =>
    answerOf<`PUT ${Path}`>(await send("PUT", path, call)),
  patch: async <Path extends PathOf<"PATCH">>(path: Path, ...[call]: CallOf<`PATCH ${Path}`>) =>
    answerOf<`PATCH ${Path}`>(await send("PATCH", path, call)),
  delete: async <Path extends PathOf<"DELETE">>(path: Path, ...[call]: CallOf<`DELETE ${Path}`>) =>
    answerOf<`DELETE ${Path}`>(await send("DELETE", path, call)),
};

type WriteListener = (path: string) => void;
const writeListeners = new Set<WriteListener>();

/** Calls back after every write that was accepted, with its path as the contract has it; answers how to stop. */
export function onWrite(listener: WriteListener): () => void {
  writeListeners.add(listener);
  return () => void writeListeners.delete(listener);
}

/** How long an answer is waited for; past it the call has failed as if nobody were there. */
const LONGEST_CALL_MS = 60_000;
const LONGEST_UPLOAD_MS = 300_000;

interface AnyCall {
  parameters?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, QueryValue>>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

async function send(method: string, path: string, call: AnyCall = {}): Promise<Response> {
  const response = await sendOnce(method, path, call);
  if (response.ok) return accepted(method, path, response);
  const lapsed = response.status === 401 && !SIGN_IN_STEP.test(path);
  if (!lapsed || !(await signedInAgain(call.signal))) throw await problemOf(response);
  const again = await sendOnce(method, path, call);
  if (again.ok) return accepted(method, path, again);
  throw await problemOf(again);
}

function accepted(method: string, path: string, response: Response): Response {
  if (method !== "GET") for (const listener of writeListeners) listener(path);
  return response;
}

/** Where 401 says that a password or code is wrong, and nothing of a session. */
const SIGN_IN_STEP = /^\/api\/auth\/(sign-in|two-factor\/verify-)/;

async function sendOnce(method: string, path: string, call: AnyCall): Promise<Response> {
  const { idempotencyKey } = call;
  // An endpoint that takes a body wants JSON, even where nothing in it is required.
  const body = call.body ?? (method === "POST" ? {} : undefined);
  const upload = body instanceof FormData || body instanceof Blob;
  const patience = AbortSignal.timeout(upload ? LONGEST_UPLOAD_MS : LONGEST_CALL_MS);
  const signal = call.signal ? AbortSignal.any([call.signal, patience]) : patience;
  return fetch(addressOf(path, call), {
    method,
    signal,
    ...(body === undefined ? {} : { body: upload ? body : JSON.stringify(body) }),
    // A form's boundary and a file's type are the browser's to write.
    headers: {
      accept: "application/json",
      ...(body === undefined || upload ? {} : { "content-type": "application/json" }),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    },
  }).catch((error: unknown) => {
    if (call.signal?.aborted) throw error;
    throw new ApiProblem(0, "");
  });
}

function addressOf(path: string, { parameters = {}, query = {} }: AnyCall): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(parameters[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === "") continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

const answerOf = async <Name extends EndpointName>(response: Response): Promise<AnswerOf<Name>> =>
  response.status === 204 ? (undefined as AnswerOf<Name>) : response.json();

async function problemOf(response: Response): Promise<ApiProblem> {
  const type = response.headers.get("content-type") ?? "";
  const said: unknown = type.includes("json") ? await response.json().catch(() => null) : null;
  const { detail, errors }: Partial<Problem> = said ?? {};
  return new ApiProblem(response.status, typeof detail === "string" ? detail : "", errors ?? []);
}
