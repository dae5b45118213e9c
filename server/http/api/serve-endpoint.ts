import type { Context, Hono } from "hono";
import {
  type AnswerOf,
  endpointOf,
  HANDLED_ENDPOINTS,
  type HandledEndpointName,
  type ParameterOf,
  type RowOf,
} from "#domain/api/contract.ts";
import { findUndeclaredFields, type UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import type { AppContext } from "#server/context.ts";
import { type ApiVariables, requireSignedInStaff } from "#server/http/api-access.ts";
import { parseJsonBody, parseJsonRow } from "#server/http/bodies/json-body.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

type CallVariables = { Variables: ApiVariables["Variables"] & { json: unknown } };

/** A call of an endpoint, as its handler reads it. */
export interface ApiCall<Name extends HandledEndpointName> {
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
type HandlerResult<Name extends HandledEndpointName> = (typeof HANDLED_ENDPOINTS)[Name] extends { list: true }
  ? { rows: UncheckedAnswer<RowOf<Name>>[]; total: number }
  : (typeof HANDLED_ENDPOINTS)[Name] extends { answer: null }
    ? undefined
    : UncheckedAnswer<AnswerOf<Name>>;

/** An endpoint's work; a Response is a refusal that goes out as it is. */
type Handler<Name extends HandledEndpointName> = (
  call: ApiCall<Name>,
) => Promise<HandlerResult<Name> | Response> | HandlerResult<Name> | Response;

/** Answers an endpoint of the contract; the way every answer of the API takes, which lets nothing out that its schema does not name. */
export function serveEndpoint<Name extends HandledEndpointName>(
  app: Hono,
  ctx: AppContext,
  name: Name,
  handler: Handler<Name>,
): void {
  const { body, answer, row = answer, status = 200, list } = endpointOf(name);
  const [method = "", path = ""] = name.split(" ");
  if (body) app.on(method, [path], row ? parseJsonRow(body, row) : parseJsonBody);
  app.on(method, [path], async (c: Context<CallVariables>) => {
    const result = await handler(toApiCall(c, name));
    if (result instanceof Response) return result;
    if (answer === null) return c.body(null, 204);
    if (!list) return c.json(toContractResponse(ctx, name, result), status, { "cache-control": "no-store" });
    const { rows, total } = result as { rows: unknown; total: number };
    return c.json(toContractResponse(ctx, name, rows), status, {
      "x-total-count": String(total),
      "cache-control": "no-cache",
    });
  });
}

function toApiCall<Name extends HandledEndpointName>(c: Context<CallVariables>, name: Name): ApiCall<Name> {
  const json: unknown = endpointOf(name).body ? c.get("json") : {};
  return {
    parameters: c.req.param() as Record<ParameterOf<Name>, string>,
    query: c.req.query(),
    queries: c.req.queries(),
    body: endpointOf(name).ifMatch ? withIfMatchVersion(json, c.req.header("if-match")) : json,
    idempotencyKey: c.req.header("idempotency-key"),
    caller: c.get("staff"),
    get staff() {
      return requireSignedInStaff(c);
    },
    context: c,
  };
}

/** The answer with nothing but what the schema names; what had to be left out is a fault of ours and stands in the log. */
function toContractResponse(ctx: AppContext, name: HandledEndpointName, result: unknown): object {
  const { data, error } = HANDLED_ENDPOINTS[name].answer?.safeParse(result) ?? {};
  if (error) throw new Error(`${name} would answer what its contract does not allow: ${error.message}`);
  const unnamed = findUndeclaredFields(result, data);
  if (unnamed.length > 0) ctx.logger.error({ endpoint: name, unnamed }, UNDECLARED_FIELDS_MESSAGE);
  return data as object;
}

export const UNDECLARED_FIELDS_MESSAGE = "an answer held fields that its contract does not name";

/** The body of a change with the version that If-Match names (`"3"` or `3`), when the body itself names none (product.md#stale-versions). */
function withIfMatchVersion(body: unknown, ifMatch: string | undefined): unknown {
  const version = ifMatch?.match(/^(?:W\/)?"?(\d{1,9})"?$/)?.[1];
  if (version === undefined || typeof body !== "object" || body === null || "version" in body) return body;
  return { ...body, version: Number(version) };
}
