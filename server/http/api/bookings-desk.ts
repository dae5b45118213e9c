import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import { BOOKING_STATUSES } from "#domain/booking/states.ts";
import { bookingChangesSchema, bookingNoteSchema, rentalChangeSchema } from "#domain/forms/booking-change.ts";
import { handoverSchema } from "#domain/forms/handover.ts";
import { carOffersQuerySchema, phoneBookingSchema } from "#domain/forms/phone-booking.ts";
import type { AppContext } from "#server/context.ts";
import { BOOKING_COLUMNS, BOOKING_FILTERS, parseBookingReading } from "#server/http/api/bookings-reading.ts";
import {
  toBookingCase,
  toBookingRow,
  toCarOffer,
  toChangeQuote,
  toEventRow,
  toHandoverRow,
} from "#server/http/api/bookings-rows.ts";
import {
  bookingCaseSchema,
  bookingRowSchema,
  carOfferSchema,
  changeQuoteSchema,
  eventRowSchema,
  handoverRowSchema,
} from "#server/http/api/bookings-schemas.ts";
import { answerRows, describeRows, describeWrite } from "#server/http/api/row-answers.ts";
import { withVersion } from "#server/http/api/version.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { jsonRow } from "#server/http/json-body.ts";
import { quoteChange } from "#server/services/booking/change/quote-change.ts";
import { updateBooking } from "#server/services/booking/change/update-booking.ts";
import { recordHandover } from "#server/services/booking/handover/record-handover.ts";
import { listCarOffers } from "#server/services/booking/offer/list-car-offers.ts";
import { noteBooking } from "#server/services/booking/record/note-booking.ts";
import { readBookingCase, readDeskEvents } from "#server/services/booking/record/read-booking-case.ts";
import { readBookingCounts, readBookings } from "#server/services/booking/record/read-bookings.ts";
import { bookByPhone } from "#server/services/booking/request/book-by-phone.ts";

const countSchema = z.object({ status: z.enum(BOOKING_STATUSES), count: z.number().int() });

/** What the API's own document says of reading something that is no table. */
const describeRead = (summary: string, answer: z.ZodType, parameters: string[] = []) =>
  describeRoute({
    summary,
    parameters: parameters.map((name) => ({ name, in: "query" as const, schema: { type: "string" as const } })),
    responses: {
      200: { description: "La risposta", content: { "application/json": { schema: resolver(answer) } } },
      404: { description: "La prenotazione non esiste (application/problem+json)" },
      422: { description: "Parametri non validi (application/problem+json)" },
    },
  });

/** What staff do with bookings (design 7). */
export function bookingDeskRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  mountReading(api, ctx);
  mountWriting(api, ctx);
  return api;
}

function mountReading(api: Hono<ApiVariables>, ctx: AppContext): void {
  api.get(
    "/bookings",
    describeRows("Le prenotazioni", bookingRowSchema, BOOKING_COLUMNS, BOOKING_FILTERS),
    async (c) => {
      const { rows, total } = await readBookings(ctx, { staff: staffOf(c), ...parseBookingReading(c.req.queries()) });
      return answerRows(c, rows.map(toBookingRow), total);
    },
  );
  api.get("/bookings/counts", describeRead("Quante prenotazioni in ogni stato", z.array(countSchema)), async (c) =>
    c.json(await readBookingCounts(ctx, { staff: staffOf(c) })),
  );
  api.get(
    "/bookings/offers",
    describeRead(
      "Le vetture di una città per un periodo, con il prezzo intero; prima le libere",
      z.array(carOfferSchema),
      Object.keys(carOffersQuerySchema.shape),
    ),
    async (c) => c.json((await listCarOffers(ctx, { staff: staffOf(c), query: c.req.query() })).map(toCarOffer)),
  );
  api.get("/bookings/:id", describeRead("Una prenotazione, per id o codice", bookingCaseSchema), async (c) =>
    c.json(toBookingCase(await readBookingCase(ctx, { staff: staffOf(c), id: c.req.param("id") }))),
  );
  api.get(
    "/bookings/:id/events",
    describeRead("La storia di una prenotazione, dall'ultimo evento", z.array(eventRowSchema)),
    async (c) => c.json((await readDeskEvents(ctx, { staff: staffOf(c), id: c.req.param("id") })).map(toEventRow)),
  );
}

function mountWriting(api: Hono<ApiVariables>, ctx: AppContext): void {
  api.post(
    "/bookings/by-phone",
    describeWrite("Prenota per chi telefona; con Idempotency-Key", {
      body: phoneBookingSchema,
      row: bookingCaseSchema,
      status: 201,
    }),
    jsonRow(phoneBookingSchema, bookingCaseSchema),
    async (c) => {
      const idempotencyKey = c.req.header("idempotency-key");
      const call = { staff: staffOf(c), body: c.get("json"), idempotencyKey };
      return c.json(toBookingCase(await bookByPhone(ctx, call)), 201);
    },
  );
  api.patch(
    "/bookings/:id",
    describeWrite("Sposta una prenotazione in un altro stato, o ne cambia auto, date e dati del cliente", {
      body: bookingChangesSchema,
      row: bookingCaseSchema,
    }),
    jsonRow(bookingChangesSchema, bookingCaseSchema),
    async (c) => {
      const body = withVersion(c.get("json"), c.req.header("if-match"));
      return c.json(toBookingCase(await updateBooking(ctx, { staff: staffOf(c), id: c.req.param("id"), body })));
    },
  );
  api.post(
    "/bookings/:id/quote",
    describeWrite("Il prezzo di un cambio di auto o date, prima di farlo", {
      body: rentalChangeSchema,
      row: changeQuoteSchema,
    }),
    jsonRow(rentalChangeSchema, changeQuoteSchema),
    async (c) =>
      c.json(toChangeQuote(await quoteChange(ctx, { staff: staffOf(c), id: c.req.param("id"), body: c.get("json") }))),
  );
  api.post(
    "/bookings/:id/notes",
    describeWrite("Aggiunge una nota interna", { body: bookingNoteSchema, row: eventRowSchema, status: 201 }),
    jsonRow(bookingNoteSchema, eventRowSchema),
    async (c) => {
      const note = { staff: staffOf(c), id: c.req.param("id"), body: c.get("json") };
      return c.json(toEventRow(await noteBooking(ctx, note)), 201);
    },
  );
  api.put(
    "/bookings/:id/handovers/:kind",
    describeWrite("Registra la consegna (pickup) o il rientro (return)", {
      body: handoverSchema,
      row: handoverRowSchema,
    }),
    jsonRow(handoverSchema, handoverRowSchema),
    async (c) => {
      const { id, kind } = c.req.param();
      const body = withVersion(c.get("json"), c.req.header("if-match"));
      return c.json(toHandoverRow(await recordHandover(ctx, { staff: staffOf(c), id, kind, body })));
    },
  );
}
