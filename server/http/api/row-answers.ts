import type { Context } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import type { ReadableColumns } from "#server/http/api/table-reading.ts";

/** Rows as a plain JSON array, the total in X-Total-Count (design 7). */
export function answerRows(c: Context, rows: object[], total: number): Response {
  c.header("x-total-count", String(total));
  c.header("cache-control", "no-cache");
  return c.json(rows);
}

/** What the API's own document says of reading a table: its filters (those beyond columns with their meaning), order and window. */
export function describeRows(
  summary: string,
  row: z.ZodObject,
  columns: ReadableColumns,
  furtherFilters: Readonly<Record<string, string>> = {},
) {
  const further = Object.entries(furtherFilters).map(([name, description]) => ({
    name,
    in: "query" as const,
    schema: { type: "string" as const },
    description,
  }));
  const filters = Object.keys(columns).map((name) => ({
    name,
    in: "query" as const,
    schema: { type: "string" as const },
    description: "Solo le righe con questo valore",
  }));
  return describeRoute({
    summary,
    parameters: [
      ...filters,
      ...further,
      ...(Object.values(columns).some(({ searched }) => searched)
        ? [
            {
              name: "q",
              in: "query" as const,
              schema: { type: "string" as const, maxLength: 200 },
              description: "Un testo da cercare",
            },
          ]
        : []),
      {
        name: "order",
        in: "query",
        schema: { type: "string" },
        description: "Un campo, con - davanti per l'ordine inverso",
      },
      { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 1000, default: 200 } },
      { name: "offset", in: "query", schema: { type: "integer", minimum: 0, default: 0 } },
    ],
    responses: {
      200: {
        description: "Le righe; il totale è nell'intestazione X-Total-Count",
        content: { "application/json": { schema: resolver(z.array(row)) } },
      },
      422: { description: "Parametri non validi (application/problem+json)" },
    },
  });
}

/** What the API's own document says of reading one row by its id. */
export function describeOne(summary: string, row: z.ZodObject) {
  return describeRoute({
    summary,
    responses: {
      200: { description: "La riga", content: { "application/json": { schema: resolver(row) } } },
      404: { description: "La riga non esiste (application/problem+json)" },
    },
  });
}

/** What the API's own document says of a staff write: its body, the form's own schema, and what can go wrong. */
export function describeWrite(summary: string, parts: { body?: z.ZodType; row?: z.ZodType; status?: 200 | 201 | 204 }) {
  const { body, row, status = 200 } = parts;
  return describeRoute({
    summary,
    ...(body && { requestBody: { required: true, content: { "application/json": { schema: plainSchema(body) } } } }),
    responses: {
      [status]: row
        ? { description: "La riga dopo la scrittura", content: { "application/json": { schema: resolver(row) } } }
        : { description: "Fatto" },
      401: { description: "Non hai effettuato l'accesso (application/problem+json)" },
      403: { description: "Il tuo ruolo non lo consente (application/problem+json)" },
      404: { description: "La riga non esiste (application/problem+json)" },
      409: { description: "Modificata nel frattempo, o lo stato non lo consente (application/problem+json)" },
      422: { description: "Campi non validi, ognuno con il suo messaggio (application/problem+json)" },
    },
  });
}

/** A form's schema as plain JSON, which is how OpenAPI describes a body. */
export function plainSchema(schema: z.ZodType) {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return JSON.parse(JSON.stringify(plain));
}
