import { z } from "zod";
import { signInCookieName } from "#domain/access/sign-in-cookies.ts";
import { CONTRACT, type EndpointName, endpointOf } from "#domain/api/contract.ts";
import type { Endpoint } from "#domain/api/endpoint.ts";
import { apiProblemSchema } from "#domain/api/problem.ts";
import { ERROR_DESCRIPTIONS, findAllowedCallers, listErrorStatuses } from "#server/http/api/openapi/error-statuses.ts";

type Json = Record<string, unknown>;

interface OpenApiResponse {
  description: string;
  headers?: Json;
  content?: Record<string, { schema: Json }>;
}

interface OpenApiParameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: Json;
}

export interface OpenApiOperation {
  summary: string;
  operationId: string;
  security: Json[];
  parameters: OpenApiParameter[];
  requestBody?: { required: true; content: Record<string, { schema: Json }> };
  responses: Record<string, OpenApiResponse>;
}

const PROBLEM = { $ref: "#/components/schemas/Problem" };

/** Builds the OpenAPI document from the contract. */
export function buildOpenApiDocument(siteUrl: string, siteName: string) {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const name of Object.keys(CONTRACT) as EndpointName[]) {
    const [method = "", path = ""] = name.split(" ");
    const template = path.replace(/:(\w+)/g, "{$1}");
    paths[template] = { ...paths[template], [method.toLowerCase()]: toOperation(name) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${siteName} API`,
      version: "1",
      description: "Flotta, disponibilità e prenotazioni. Gli errori sono application/problem+json (RFC 9457).",
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: { Problem: toJsonSchema(apiProblemSchema, "output") },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: signInCookieName(siteUrl, "session"),
          description: "La sessione: il cookie che POST /api/auth/sign-in/email imposta",
        },
      },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof buildOpenApiDocument>;

function toOperation(name: EndpointName): OpenApiOperation {
  const endpoint = endpointOf(name);
  const content = toRequestContent(endpoint);
  return {
    summary: endpoint.summary,
    operationId: name.toLowerCase().replace(/\W+/g, "_"),
    security: toSecurity(name),
    parameters: toParameters(name, endpoint),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      ...toSuccessResponse(endpoint),
      ...Object.fromEntries(listErrorStatuses(name).map((status) => [status, toErrorResponse(status)])),
    },
  };
}

function toRequestContent({ body, upload }: Endpoint): Record<string, { schema: Json }> | null {
  if (body) return { "application/json": { schema: toJsonSchema(body, "input") } };
  if (upload === "text/csv") return { [upload]: { schema: { type: "string" } } };
  if (upload === undefined) return null;
  const file = { type: "string", format: "binary" };
  return { [upload]: { schema: { type: "object", required: ["file"], properties: { file } } } };
}

/** Returns the security requirement of an endpoint. Public endpoints need no session; some of them return more if there is a session. */
const toSecurity = (name: EndpointName): Json[] =>
  findAllowedCallers(name) === "anyone" ? [{}, { session: [] }] : [{ session: [] }];

function toParameters(name: EndpointName, { query, idempotent, ifMatch }: Endpoint): OpenApiParameter[] {
  const inPath = [...name.matchAll(/:(\w+)/g)].map(([, parameter = ""]) => ({
    name: parameter,
    in: "path" as const,
    required: true,
    schema: { type: "string" },
  }));
  return [
    ...inPath,
    ...(query ? toQueryParameters(query) : []),
    ...(idempotent ? [IDEMPOTENCY_KEY] : []),
    ...(ifMatch ? [IF_MATCH] : []),
  ];
}

function toQueryParameters(query: z.ZodObject): OpenApiParameter[] {
  const { properties = {}, required = [] } = toJsonSchema(query, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    ...(typeof description === "string" && { description }),
    schema,
  }));
}

const IDEMPOTENCY_KEY: OpenApiParameter = {
  name: "Idempotency-Key",
  in: "header",
  schema: { type: "string", maxLength: 200 },
  description: "La stessa chiave con la stessa richiesta dà la stessa risposta, ed è fatta una volta sola",
};

const IF_MATCH: OpenApiParameter = {
  name: "If-Match",
  in: "header",
  schema: { type: "string" },
  description: "La versione della riga che si cambia, come version nel corpo",
};

function toSuccessResponse({ answer, list, ...endpoint }: Endpoint): Record<string, OpenApiResponse> {
  const status = endpoint.status ?? 200;
  if (answer === null) return { 204: { description: "Fatto" } };
  const content = { "application/json": { schema: toJsonSchema(answer, "output") } };
  if (!list) return { [status]: { description: "La risposta", content } };
  const headers = { "X-Total-Count": { description: "Quante sono in tutto", schema: { type: "integer" } } };
  return { [status]: { description: "Le righe", headers, content } };
}

const toErrorResponse = (status: number): OpenApiResponse => ({
  description: ERROR_DESCRIPTIONS[status] ?? "Rifiutata",
  content: { "application/problem+json": { schema: PROBLEM } },
});

/** Converts a schema to the JSON Schema that OpenAPI expects, without `$schema`. */
function toJsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return JSON.parse(JSON.stringify(plain));
}
