import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import { enquirySchema } from "#domain/forms/enquiry.ts";
import type { AppContext } from "#server/context.ts";
import { jsonBody } from "#server/http/json-body.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";

/** Design 7. */
const enquiryAnswerSchema = z.object({ reference: z.string(), status: z.string() });

/** POST /api/enquiries, with Idempotency-Key (design 7). */
export function enquiryRoutes(ctx: AppContext): Hono {
  const api = new Hono();
  const description = describeRoute({
    summary: "Invia una richiesta: club, jet, contatto o esperienza",
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        schema: { type: "string", maxLength: 200 },
        description: "La stessa chiave con la stessa richiesta dà la stessa risposta: una sola richiesta",
      },
    ],
    requestBody: { required: true, content: { "application/json": { schema: requestBodySchema() } } },
    responses: {
      201: {
        description: "La richiesta è registrata, la risposta arriva entro due ore",
        content: { "application/json": { schema: resolver(enquiryAnswerSchema) } },
      },
      400: { description: "JSON illeggibile (application/problem+json)" },
      415: { description: "Non è application/json (application/problem+json)" },
      422: { description: "Campi non validi, ognuno con il suo messaggio (application/problem+json)" },
    },
  });
  api.post("/enquiries", description, jsonBody, async (c) => {
    const { reference } = await requestEnquiry(ctx, {
      request: c.get("json"),
      idempotencyKey: c.req.header("idempotency-key"),
    });
    // The answer speaks of the moment it was sent: a repeated request gets the same, whatever has become of it since.
    return c.json({ reference, status: "new" }, 201, { "cache-control": "no-store" });
  });
  return api;
}

/** The forms' own schema as plain JSON, which is how OpenAPI describes it. */
function requestBodySchema() {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(enquirySchema, { io: "input", unrepresentable: "any" });
  return JSON.parse(JSON.stringify(schema));
}
