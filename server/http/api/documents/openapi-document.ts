import { z } from "zod";
import { signInCookieName } from "#domain/access/sign-in-cookies.ts";
import { CONTRACT, type EndpointName, endpointOf } from "#domain/api/contract.ts";
import type { Endpoint } from "#domain/api/endpoint.ts";
import { apiProblemSchema } from "#domain/api/problem.ts";
import { callersOf, REFUSALS, refusalsOf } from "#server/http/api/documents/refusals.ts";

type Json = Record<string, unknown>;

interface Response {
  description: string;
  headers?: Json;
  content?: Record<string, { schema: Json }>;
}

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: Json;
}

export interface Operation {
  summary: string;
  operationId: string;
  security: Json[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: Json }> };
  responses: Record<string, Response>;
}

const PROBLEM = { $ref: "#/components/schemas/Problem" };

/** The API as OpenAPI describes it, made of the contract. */
export function openApiDocument(siteUrl: string, siteName: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of Object.keys(CONTRACT) as EndpointName[]) {
    const [method = "", path = ""] = name.split(" ");
    const template = path.replace(/:(\w+)/g, "{$1}");
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(name) };
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
      schemas: { Problem: jsonSchema(apiProblemSchema, "output") },
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

export type ApiDocument = ReturnType<typeof openApiDocument>;

function operationOf(name: EndpointName): Operation {
  const endpoint = endpointOf(name);
  const content = contentOf(endpoint);
  return {
    summary: endpoint.summary,
    operationId: name.toLowerCase().replace(/\W+/g, "_"),
    security: securityOf(name),
    parameters: parametersOf(name, endpoint),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      ...successOf(endpoint),
      ...Object.fromEntries(refusalsOf(name).map((status) => [status, refusalOf(status)])),
    },
  };
}

function contentOf({ body, upload }: Endpoint): Record<string, { schema: Json }> | null {
  if (body) return { "application/json": { schema: jsonSchema(body, "input") } };
  if (upload === "text/csv") return { [upload]: { schema: { type: "string" } } };
  if (upload === undefined) return null;
  const file = { type: "string", format: "binary" };
  return { [upload]: { schema: { type: "object", required: ["file"], properties: { file } } } };
}

/** Without a session where anybody may call; some of those show more with one. */
const securityOf = (name: EndpointName): Json[] =>
  callersOf(name) === "anyone" ? [{}, { session: [] }] : [{ session: [] }];

function parametersOf(name: EndpointName, { query, idempotent, ifMatch }: Endpoint): Parameter[] {
  const inPath = [...name.matchAll(/:(\w+)/g)].map(([, parameter = ""]) => ({
    name: parameter,
    in: "path" as const,
    required: true,
    schema: { type: "string" },
  }));
  return [
    ...inPath,
    ...(query ? queryParameters(query) : []),
    ...(idempotent ? [IDEMPOTENCY_KEY] : []),
    ...(ifMatch ? [IF_MATCH] : []),
  ];
}

function queryParameters(query: z.ZodObject): Parameter[] {
  const { properties = {}, required = [] } = jsonSchema(query, "input") as {
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

const IDEMPOTENCY_KEY: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  schema: { type: "string", maxLength: 200 },
  description: "La stessa chiave con la stessa richiesta dà la stessa risposta, ed è fatta una volta sola",
};

const IF_MATCH: Parameter = {
  name: "If-Match",
  in: "header",
  schema: { type: "string" },
  description: "La versione della riga che si cambia, come version nel corpo",
};

function successOf({ answer, list, ...endpoint }: Endpoint): Record<string, Response> {
  const status = endpoint.status ?? 200;
  if (answer === null) return { 204: { description: "Fatto" } };
  const content = { "application/json": { schema: jsonSchema(answer, "output") } };
  if (!list) return { [status]: { description: "La risposta", content } };
  const headers = { "X-Total-Count": { description: "Quante sono in tutto", schema: { type: "integer" } } };
  return { [status]: { description: "Le righe", headers, content } };
}

const refusalOf = (status: number): Response => ({
  description: REFUSALS[status] ?? "Rifiutata",
  content: { "application/problem+json": { schema: PROBLEM } },
});

/** A schema as OpenAPI writes it: plain JSON Schema, without the mark of its dialect. */
function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return JSON.parse(JSON.stringify(plain));
}
