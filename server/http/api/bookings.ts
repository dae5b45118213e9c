import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import { bookingRequestSchema } from "#domain/forms/booking-request.ts";
import { centsToEuros } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import { bookingRowSchema } from "#server/http/api/bookings-schemas.ts";
import { plainSchema } from "#server/http/api/row-answers.ts";
import { jsonRow } from "#server/http/json-body.ts";
import { type BookingReceipt, requestBooking } from "#server/services/booking/request/request-booking.ts";

/** Design 7; amounts in euros. */
const bookingAnswerSchema = z.object({
  reference: z.string(),
  status: z.string(),
  days: z.number().int(),
  dailyRate: z.number(),
  total: z.number(),
  currency: z.string(),
  deposit: z.number(),
  holdExpiresAt: z.string().nullable(),
  manageUrl: z.string(),
});

/** POST /api/bookings, with Idempotency-Key (design 7). */
export function bookingRoutes(ctx: AppContext): Hono {
  const api = new Hono();
  const description = describeRoute({
    summary: "Richiede una vettura: la tiene per il cliente fino alla conferma",
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        schema: { type: "string", maxLength: 200 },
        description: "La stessa chiave con la stessa richiesta dà la stessa risposta: una sola prenotazione",
      },
    ],
    requestBody: {
      required: true,
      content: { "application/json": { schema: plainSchema(bookingRequestSchema) } },
    },
    responses: {
      201: {
        description: "La vettura è tenuta",
        content: { "application/json": { schema: resolver(bookingAnswerSchema) } },
      },
      400: { description: "JSON illeggibile (application/problem+json)" },
      409: { description: "Vettura già presa in queste date (application/problem+json)" },
      415: { description: "Non è application/json (application/problem+json)" },
      422: { description: "Campi non validi, ognuno con il suo messaggio (application/problem+json)" },
    },
  });
  api.post("/bookings", description, jsonRow(bookingRequestSchema, bookingRowSchema), async (c) => {
    const receipt = await requestBooking(ctx, {
      request: c.get("json"),
      idempotencyKey: c.req.header("idempotency-key"),
    });
    return c.json(toAnswer(receipt), 201, { "cache-control": "no-store" });
  });
  return api;
}

/** The answer speaks of the moment the booking was made: a repeated request gets the same, whatever has become of it since. */
function toAnswer({ booking, manageUrl }: BookingReceipt): z.infer<typeof bookingAnswerSchema> {
  return {
    reference: booking.reference,
    status: "requested",
    days: booking.days,
    dailyRate: centsToEuros(booking.dailyRate),
    total: centsToEuros(booking.total),
    currency: booking.currency,
    deposit: centsToEuros(booking.terms.deposit),
    holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
    manageUrl,
  };
}
