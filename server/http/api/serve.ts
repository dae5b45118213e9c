import type { Context, Hono } from "hono";
import {
  type AnswerOf,
  endpointOf,
  type ParameterOf,
  type RowOf,
  SERVED_ENDPOINTS,
  type ServedEndpointName,
} from "#domain/api/contract.ts";
import { type Unchecked, unnamedFields } from "#domain/api/named-fields.ts";
import type { AppContext } from "#server/context.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { jsonBody, jsonRow } from "#server/http/bodies/json-body.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

type CallVariables = { Variables: ApiVariables["Variables"] & { json: unknown } };

/** A call of an endpoint, as its handler reads it. */
export interface ApiCall<Name extends ServedEndpointName> {
  parameters: Record<ParameterOf<Name>, string>;
  query: Record<string, string>;
  /** Every value of each name. */
  queries: Record<string, string[]>;
  /** JSON as it came, for a service to check; with the version that If-Match names, where the endpoint takes it. */
  body: unknown;
  idempotencyKey: string | undefined;
  /** Who is signed in; null for nobody. */
  caller: Staff | null;
  /** The same, for endpoints that are open to nobody else. */
  readonly staff: Staff;
  /** For uploads, which read the request themselves. */
  context: Context;
}

/** What a handler hands over: rows and how many there are in all, or the answer itself. */
type Handed<Name extends ServedEndpointName> = (typeof SERVED_ENDPOINTS)[Name] extends { list: true }
  ? { rows: Unchecked<RowOf<Name>>[]; total: number }
  : (typeof SERVED_ENDPOINTS)[Name] extends { answer: null }
    ? undefined
    : Unchecked<AnswerOf<Name>>;

/** An endpoint's work; a Response is a refusal that goes out as it is. */
type Handler<Name extends ServedEndpointName> = (
  call: ApiCall<Name>,
) => Promise<Handed<Name> | Response> | Handed<Name> | Response;

/** Answers an endpoint of the contract; the way every answer of the API takes, which lets nothing out that its schema does not name. */
export function serve<Name extends ServedEndpointName>(
  app: Hono,
  ctx: AppContext,
  name: Name,
  handle: Handler<Name>,
): void {
  const { body, answer, row = answer, status = 200, list } = endpointOf(name);
  const [method = "", path = ""] = name.split(" ");
  if (body) app.on(method, [path], row ? jsonRow(body, row) : jsonBody);
  app.on(method, [path], async (c: Context<CallVariables>) => {
    const handed = await handle(callOf(c, name));
    if (handed instanceof Response) return handed;
    if (answer === null) return c.body(null, 204);
    if (!list) return c.json(named(ctx, name, handed), status, { "cache-control": "no-store" });
    const { rows, total } = handed as { rows: unknown; total: number };
    return c.json(named(ctx, name, rows), status, { "x-total-count": String(total), "cache-control": "no-cache" });
  });
}

function callOf<Name extends ServedEndpointName>(c: Context<CallVariables>, name: Name): ApiCall<Name> {
  const json: unknown = endpointOf(name).body ? c.get("json") : {};
  return {
    parameters: c.req.param() as Record<ParameterOf<Name>, string>,
    query: c.req.query(),
    queries: c.req.queries(),
    body: endpointOf(name).ifMatch ? withVersion(json, c.req.header("if-match")) : json,
    idempotencyKey: c.req.header("idempotency-key"),
    caller: c.get("staff"),
    get staff() {
      return staffOf(c);
    },
    context: c,
  };
}

/** The answer with nothing but what the schema names; what had to be left out is a fault of ours and stands in the log. */
function named(ctx: AppContext, name: ServedEndpointName, handed: unknown): object {
  const { data, error } = SERVED_ENDPOINTS[name].answer?.safeParse(handed) ?? {};
  if (error) throw new Error(`${name} would answer what its contract does not allow: ${error.message}`);
  const unnamed = unnamedFields(handed, data);
  if (unnamed.length > 0) ctx.logger.error({ endpoint: name, unnamed }, UNNAMED_FIELDS);
  return data as object;
}

export const UNNAMED_FIELDS = "an answer held fields that its contract does not name";

/** The body of a change with the version that If-Match names (`"3"` or `3`), when the body itself names none (product.md#stale-versions). */
function withVersion(body: unknown, ifMatch: string | undefined): unknown {
  const version = ifMatch?.match(/^(?:W\/)?"?(\d{1,9})"?$/)?.[1];
  if (version === undefined || typeof body !== "object" || body === null || "version" in body) return body;
  return { ...body, version: Number(version) };
}
