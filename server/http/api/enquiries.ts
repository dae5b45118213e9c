import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import { enquirySchema } from "#domain/forms/enquiry.ts";
import { enquiryAnswerSchema, enquiryChangesSchema } from "#domain/forms/enquiry-answer.ts";
import type { AppContext } from "#server/context.ts";
import {
  answerRowSchema,
  ENQUIRY_COLUMNS,
  enquiryCaseSchema,
  enquiryRowSchema,
  toAnswerRow,
  toEnquiryCase,
  toEnquiryRow,
} from "#server/http/api/enquiry-rows.ts";
import { answerRows, describeOne, describeRows, describeWrite, plainSchema } from "#server/http/api/row-answers.ts";
import { parseTableReading } from "#server/http/api/table-reading.ts";
import { withVersion } from "#server/http/api/version.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { jsonRow } from "#server/http/json-body.ts";
import { answerEnquiry } from "#server/services/enquiries/answer-enquiry.ts";
import { readEnquiries, readEnquiry } from "#server/services/enquiries/read-enquiries.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { updateEnquiry } from "#server/services/enquiries/update-enquiry.ts";

/** /api/enquiries (design 7): anybody may send one, staff read, assign, move and answer them. */
export function enquiryRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  api.post("/enquiries", describeRequest(), jsonRow(enquirySchema, enquiryRowSchema), async (c) => {
    const { reference } = await requestEnquiry(ctx, {
      request: c.get("json"),
      idempotencyKey: c.req.header("idempotency-key"),
    });
    // The answer speaks of the moment it was sent: a repeated request gets the same, whatever has become of it since.
    return c.json({ reference, status: "new" }, 201, { "cache-control": "no-store" });
  });
  api.get("/enquiries", describeRows("Le richieste", enquiryRowSchema, READ_COLUMNS), async (c) => {
    const { assigned_to, ...query } = c.req.queries();
    const reading = parseTableReading(query, ENQUIRY_COLUMNS, "-created_at");
    const assignedTo = assigned_to?.[0];
    const { rows, total } = await readEnquiries(ctx, { staff: staffOf(c), reading, assignedTo });
    const now = ctx.clock();
    return answerRows(
      c,
      rows.map((row) => toEnquiryRow(row, now)),
      total,
    );
  });
  api.get(
    "/enquiries/:id",
    describeOne("Una richiesta con le sue risposte; per i jet anche la stima", enquiryCaseSchema),
    async (c) =>
      c.json(toEnquiryCase(await readEnquiry(ctx, { staff: staffOf(c), id: c.req.param("id") }), ctx.clock())),
  );
  api.patch(
    "/enquiries/:id",
    describeWrite("Cambia stato a una richiesta o la assegna", { body: enquiryChangesSchema, row: enquiryRowSchema }),
    jsonRow(enquiryChangesSchema, enquiryRowSchema),
    async (c) => {
      const body = withVersion(c.get("json"), c.req.header("if-match"));
      const row = await updateEnquiry(ctx, { staff: staffOf(c), id: c.req.param("id"), body });
      return c.json(toEnquiryRow(row, ctx.clock()));
    },
  );
  api.post(
    "/enquiries/:id/answers",
    describeWrite("Risponde per e-mail; la stessa Idempotency-Key con lo stesso testo è una sola risposta", {
      body: enquiryAnswerSchema,
      row: answerRowSchema,
      status: 201,
    }),
    jsonRow(enquiryAnswerSchema, answerRowSchema),
    async (c) => {
      const answer = await answerEnquiry(ctx, {
        staff: staffOf(c),
        id: c.req.param("id"),
        body: withVersion(c.get("json"), c.req.header("if-match")),
        idempotencyKey: c.req.header("idempotency-key"),
      });
      return c.json(toAnswerRow(answer), 201);
    },
  );
  return api;
}

/** What a caller may filter by: besides the columns, whose it is. */
const READ_COLUMNS = { ...ENQUIRY_COLUMNS, assigned_to: ENQUIRY_COLUMNS.id } as typeof ENQUIRY_COLUMNS;

function describeRequest() {
  return describeRoute({
    summary: "Invia una richiesta: club, jet, contatto o esperienza",
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        schema: { type: "string", maxLength: 200 },
        description: "La stessa chiave con la stessa richiesta dà la stessa risposta: una sola richiesta",
      },
    ],
    requestBody: { required: true, content: { "application/json": { schema: plainSchema(enquirySchema) } } },
    responses: {
      201: {
        description: "La richiesta è registrata, la risposta arriva entro due ore",
        content: {
          "application/json": { schema: resolver(z.object({ reference: z.string(), status: z.string() })) },
        },
      },
      400: { description: "JSON illeggibile (application/problem+json)" },
      415: { description: "Non è application/json (application/problem+json)" },
      422: { description: "Campi non validi, ognuno con il suo messaggio (application/problem+json)" },
    },
  });
}
