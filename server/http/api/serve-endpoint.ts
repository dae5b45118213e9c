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

/** A call of an endpoint, as its handler receives it. */
export interface ApiCall<Name extends HandledEndpointName> {
  parameters: Record<ParameterOf<Name>, string>;
  query: Record<string, string>;
  /** All values of each query parameter. */
  queries: Record<string, string[]>;
  /** The JSON body, not validated yet; includes the version from If-Match where the endpoint supports it. */
  body: unknown;
  idempotencyKey: string | undefined;
  /** The signed-in user; null for an anonymous call. */
  caller: Staff | null;
  /** The signed-in user, for endpoints that only staff may call. */
  readonly staff: Staff;
  /** Hono's context, for uploads: their handlers read the body themselves. */
  context: Context;
}

/** The result of a handler: rows with their total count, or the response object. */
type HandlerResult<Name extends HandledEndpointName> = (typeof HANDLED_ENDPOINTS)[Name] extends { list: true }
  ? { rows: UncheckedAnswer<RowOf<Name>>[]; total: number }
  : (typeof HANDLED_ENDPOINTS)[Name] extends { answer: null }
    ? undefined
    : UncheckedAnswer<AnswerOf<Name>>;

/** Handles an endpoint; a returned Response is an error and is sent unchanged. */
type Handler<Name extends HandledEndpointName> = (
  call: ApiCall<Name>,
) => Promise<HandlerResult<Name> | Response> | HandlerResult<Name> | Response;

/** Mounts the handler of an endpoint in the contract. Removes fields that the contract's schema does not declare from every response. */
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

/** Returns the result with only the fields of the schema. A removed field is a bug of ours, so it is logged. */
function toContractResponse(ctx: AppContext, name: HandledEndpointName, result: unknown): object {
  const { data, error } = HANDLED_ENDPOINTS[name].answer?.safeParse(result) ?? {};
  if (error) throw new Error(`${name} would answer what its contract does not allow: ${error.message}`);
  const unnamed = findUndeclaredFields(result, data);
  if (unnamed.length > 0) ctx.logger.error({ endpoint: name, unnamed }, UNDECLARED_FIELDS_MESSAGE);
  return data as object;
}

export const UNDECLARED_FIELDS_MESSAGE = "an answer held fields that its contract does not name";

/** Returns the body with the version from If-Match (`"3"` or `3`), unless the body has a version itself (product.md#stale-versions). */
function withIfMatchVersion(body: unknown, ifMatch: string | undefined): unknown {
  const version = ifMatch?.match(/^(?:W\/)?"?(\d{1,9})"?$/)?.[1];
  if (version === undefined || typeof body !== "object" || body === null || "version" in body) return body;
  return { ...body, version: Number(version) };
}
