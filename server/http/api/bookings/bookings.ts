import type { Hono } from "hono";
import type { ApiBookingCount } from "#domain/api/bookings/bookings.ts";
import type { AppContext } from "#server/context.ts";
import { parseBookingListQuery } from "#server/http/api/bookings/booking-list-query.ts";
import {
  toBookingDetail,
  toBookingEvent,
  toBookingRow,
  toBookingUpdate,
  toChangeQuote,
  toChoicesQuote,
  toHandover,
  toLastReturn,
  toVehicleOffer,
} from "#server/http/api/bookings/booking-responses.ts";
import { toRentalChoices } from "#server/http/api/bookings/rental-choice-responses.ts";
import { toReplacement } from "#server/http/api/bookings/replacement-responses.ts";
import { toBookingMessage } from "#server/http/api/message-responses.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import { agreeBookingPrice } from "#server/services/bookings/agree-booking-price.ts";
import { answerDateRequest } from "#server/services/bookings/change/answer-date-request.ts";
import { changeChoices, quoteChoices } from "#server/services/bookings/change/change-choices.ts";
import { quoteChange } from "#server/services/bookings/change/quote-change.ts";
import { reopenBooking } from "#server/services/bookings/change/reopen-booking.ts";
import { undoLastTransition } from "#server/services/bookings/change/undo-transition.ts";
import { updateBooking } from "#server/services/bookings/change/update-booking.ts";
import { expectReturn } from "#server/services/bookings/handover/expect-return.ts";
import { readLastReturn } from "#server/services/bookings/handover/read-last-return.ts";
import { recordHandover } from "#server/services/bookings/handover/record-handover.ts";
import { undoPickup } from "#server/services/bookings/handover/undo-pickup.ts";
import {
  markBookingMessagesRead,
  readBookingMessages,
} from "#server/services/bookings/messages/read-booking-messages.ts";
import { sendBookingMessage } from "#server/services/bookings/messages/send-booking-message.ts";
import { listRentalChoices } from "#server/services/bookings/offer/list-rental-choices.ts";
import { listVehicleOffers, readFreeUnits } from "#server/services/bookings/offer/list-vehicle-offers.ts";
import { addBookingNote } from "#server/services/bookings/record/note-booking.ts";
import { readBookingDetail, readBookingEvents } from "#server/services/bookings/record/read-booking-detail.ts";
import { readBookingCounts, readBookings } from "#server/services/bookings/record/read-bookings.ts";
import { replaceDrivers } from "#server/services/bookings/replace-drivers.ts";
import { listReplacements } from "#server/services/bookings/replacement/list-replacements.ts";
import { replaceUnit } from "#server/services/bookings/replacement/replace-unit.ts";
import { bookByPhone } from "#server/services/bookings/request/book-by-phone.ts";

/** Mounts the staff's endpoints for bookings. */
export function mountBookings(app: Hono, ctx: AppContext): void {
  mountReadEndpoints(app, ctx);
  mountWriteEndpoints(app, ctx);
  mountMessageEndpoints(app, ctx);
}

function mountReadEndpoints(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/bookings", async ({ staff, queries }) => {
    const { rows, total } = await readBookings(ctx, { staff, ...parseBookingListQuery(queries) });
    return { rows: rows.map(toBookingRow), total };
  });
  serveEndpoint(app, ctx, "GET /api/bookings/counts", async ({ staff, queries }) => {
    const counts = await readBookingCounts(ctx, { staff, ...parseBookingListQuery(queries) });
    return counts.map(({ status, count }): ApiBookingCount => ({ status, count }));
  });
  serveEndpoint(app, ctx, "GET /api/bookings/offers", async ({ staff, query }) =>
    (await listVehicleOffers(ctx, { staff, query })).map(toVehicleOffer),
  );
  serveEndpoint(app, ctx, "GET /api/bookings/free-units", ({ staff, query }) => readFreeUnits(ctx, { staff, query }));
  serveEndpoint(app, ctx, "GET /api/bookings/choices", async ({ staff, query }) =>
    toRentalChoices(await listRentalChoices(ctx, { staff, query })),
  );
  serveEndpoint(app, ctx, "GET /api/bookings/:id", async ({ staff, parameters: { id } }) =>
    toBookingDetail(await readBookingDetail(ctx, { staff, id })),
  );
  serveEndpoint(app, ctx, "GET /api/bookings/:id/last-return", async ({ staff, parameters: { id }, query }) => ({
    last_return: toLastReturn(await readLastReturn(ctx, { staff, id, query })),
  }));
  serveEndpoint(app, ctx, "GET /api/bookings/:id/replacements", async ({ staff, parameters: { id }, query }) =>
    (await listReplacements(ctx, { staff, id, query })).map(toReplacement),
  );
  serveEndpoint(app, ctx, "GET /api/bookings/:id/events", async ({ staff, parameters: { id } }) =>
    (await readBookingEvents(ctx, { staff, id })).map(toBookingEvent),
  );
}

function mountWriteEndpoints(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "POST /api/bookings/by-phone", async ({ staff, body, idempotencyKey }) =>
    toBookingDetail(await bookByPhone(ctx, { staff, body, idempotencyKey })),
  );
  serveEndpoint(app, ctx, "PATCH /api/bookings/:id", async ({ staff, parameters: { id }, body }) =>
    toBookingUpdate(await updateBooking(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "POST /api/bookings/:id/undo", async ({ staff, parameters: { id }, query }) =>
    toBookingDetail(await undoLastTransition(ctx, { staff, id, query })),
  );
  serveEndpoint(app, ctx, "POST /api/bookings/:id/expected-return", async ({ staff, parameters: { id }, body }) =>
    toBookingDetail(await expectReturn(ctx, { staff, id, body })),
  );
  serveEndpoint(
    app,
    ctx,
    "POST /api/bookings/:id/replacement",
    async ({ staff, parameters: { id }, body, idempotencyKey }) =>
      toBookingDetail(await replaceUnit(ctx, { staff, id, body, idempotencyKey })),
  );
  serveEndpoint(
    app,
    ctx,
    "POST /api/bookings/:id/reopening",
    async ({ staff, parameters: { id }, body, idempotencyKey }) =>
      toBookingDetail(await reopenBooking(ctx, { staff, id, body, idempotencyKey })),
  );
  serveEndpoint(app, ctx, "POST /api/bookings/:id/quote", async ({ staff, parameters: { id }, body }) =>
    toChangeQuote(await quoteChange(ctx, { staff, id, body })),
  );
  serveEndpoint(
    app,
    ctx,
    "POST /api/bookings/:id/date-requests/:request/answer",
    async ({ staff, parameters: { id, request }, body }) =>
      toBookingUpdate(await answerDateRequest(ctx, { staff, id, request, body })),
  );
  serveEndpoint(app, ctx, "POST /api/bookings/:id/notes", async ({ staff, parameters: { id }, body, idempotencyKey }) =>
    toBookingEvent(await addBookingNote(ctx, { staff, id, body, idempotencyKey })),
  );
  serveEndpoint(app, ctx, "PUT /api/bookings/:id/drivers", async ({ staff, parameters: { id }, body }) =>
    toBookingDetail(await replaceDrivers(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "POST /api/bookings/:id/choices/quote", async ({ staff, parameters: { id }, body }) =>
    toChoicesQuote(await quoteChoices(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "PUT /api/bookings/:id/choices", async ({ staff, parameters: { id }, body }) =>
    toBookingDetail(await changeChoices(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "PUT /api/bookings/:id/agreed-price", async ({ staff, parameters: { id }, body }) =>
    toBookingDetail(await agreeBookingPrice(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "PUT /api/bookings/:id/handovers/:kind", async ({ staff, parameters: { id, kind }, body }) =>
    toHandover(await recordHandover(ctx, { staff, id, kind, body })),
  );
  serveEndpoint(app, ctx, "POST /api/bookings/:id/handovers/pickup/undo", async ({ staff, parameters: { id }, body }) =>
    toBookingDetail(await undoPickup(ctx, { staff, id, body })),
  );
}

function mountMessageEndpoints(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/bookings/:id/messages", async ({ staff, parameters: { id } }) =>
    (await readBookingMessages(ctx, { staff, id })).map(toBookingMessage),
  );
  serveEndpoint(
    app,
    ctx,
    "POST /api/bookings/:id/messages",
    async ({ staff, parameters: { id }, body, idempotencyKey }) =>
      toBookingMessage(await sendBookingMessage(ctx, { staff, id, body, idempotencyKey })),
  );
  serveEndpoint(app, ctx, "POST /api/bookings/:id/messages/read", async ({ staff, parameters: { id }, body }) => {
    await markBookingMessagesRead(ctx, { staff, id, body });
    return undefined;
  });
}
