import type { Hono } from "hono";
import type { ApiBookingCount } from "#domain/api/bookings/bookings.ts";
import type { AppContext } from "#server/context.ts";
import {
  toBookingAnswer,
  toBookingDetail,
  toBookingEvent,
  toBookingUpdate,
  toCarOffer,
  toChangeQuote,
  toHandover,
} from "#server/http/api/bookings/booking-answers.ts";
import { parseBookingListQuery } from "#server/http/api/bookings/booking-reading.ts";
import { serve } from "#server/http/api/serve.ts";
import { quoteChange } from "#server/services/booking/change/quote-change.ts";
import { undoLastTransition } from "#server/services/booking/change/undo-transition.ts";
import { updateBooking } from "#server/services/booking/change/update-booking.ts";
import { replaceDrivers } from "#server/services/booking/drivers/replace-drivers.ts";
import { expectReturn } from "#server/services/booking/handover/expect-return.ts";
import { recordHandover } from "#server/services/booking/handover/record-handover.ts";
import { undoPickup } from "#server/services/booking/handover/undo-pickup.ts";
import { listCarOffers, readFreeUnits } from "#server/services/booking/offer/list-car-offers.ts";
import { agreeBookingPrice } from "#server/services/booking/price/agree-booking-price.ts";
import { noteBooking } from "#server/services/booking/record/note-booking.ts";
import { readBookingDetail, readBookingEvents } from "#server/services/booking/record/read-booking-detail.ts";
import { readBookingCounts, readBookings } from "#server/services/booking/record/read-bookings.ts";
import { bookByPhone } from "#server/services/booking/request/book-by-phone.ts";

/** What staff do with bookings. */
export function mountBookings(app: Hono, ctx: AppContext): void {
  mountReading(app, ctx);
  mountWriting(app, ctx);
}

function mountReading(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/bookings", async ({ staff, queries }) => {
    const { rows, total } = await readBookings(ctx, { staff, ...parseBookingListQuery(queries) });
    return { rows: rows.map(toBookingAnswer), total };
  });
  serve(app, ctx, "GET /api/bookings/counts", async ({ staff, queries }) => {
    const counts = await readBookingCounts(ctx, { staff, ...parseBookingListQuery(queries) });
    return counts.map(({ status, count }): ApiBookingCount => ({ status, count }));
  });
  serve(app, ctx, "GET /api/bookings/offers", async ({ staff, query }) =>
    (await listCarOffers(ctx, { staff, query })).map(toCarOffer),
  );
  serve(app, ctx, "GET /api/bookings/free-units", ({ staff, query }) => readFreeUnits(ctx, { staff, query }));
  serve(app, ctx, "GET /api/bookings/:id", async ({ staff, parameters: { id } }) =>
    toBookingDetail(await readBookingDetail(ctx, { staff, id })),
  );
  serve(app, ctx, "GET /api/bookings/:id/events", async ({ staff, parameters: { id } }) =>
    (await readBookingEvents(ctx, { staff, id })).map(toBookingEvent),
  );
}

function mountWriting(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "POST /api/bookings/by-phone", async ({ staff, body, idempotencyKey }) =>
    toBookingDetail(await bookByPhone(ctx, { staff, body, idempotencyKey })),
  );
  serve(app, ctx, "PATCH /api/bookings/:id", async ({ staff, parameters: { id }, body }) =>
    toBookingUpdate(await updateBooking(ctx, { staff, id, body })),
  );
  serve(app, ctx, "POST /api/bookings/:id/undo", async ({ staff, parameters: { id }, query }) =>
    toBookingDetail(await undoLastTransition(ctx, { staff, id, query })),
  );
  serve(app, ctx, "POST /api/bookings/:id/expected-return", async ({ staff, parameters: { id }, body }) =>
    toBookingDetail(await expectReturn(ctx, { staff, id, body })),
  );
  serve(app, ctx, "POST /api/bookings/:id/quote", async ({ staff, parameters: { id }, body }) =>
    toChangeQuote(await quoteChange(ctx, { staff, id, body })),
  );
  serve(app, ctx, "POST /api/bookings/:id/notes", async ({ staff, parameters: { id }, body, idempotencyKey }) =>
    toBookingEvent(await noteBooking(ctx, { staff, id, body, idempotencyKey })),
  );
  serve(app, ctx, "PUT /api/bookings/:id/drivers", async ({ staff, parameters: { id }, body }) =>
    toBookingDetail(await replaceDrivers(ctx, { staff, id, body })),
  );
  serve(app, ctx, "PUT /api/bookings/:id/agreed-price", async ({ staff, parameters: { id }, body }) =>
    toBookingDetail(await agreeBookingPrice(ctx, { staff, id, body })),
  );
  serve(app, ctx, "PUT /api/bookings/:id/handovers/:kind", async ({ staff, parameters: { id, kind }, body }) =>
    toHandover(await recordHandover(ctx, { staff, id, kind, body })),
  );
  serve(app, ctx, "POST /api/bookings/:id/handovers/pickup/undo", async ({ staff, parameters: { id }, body }) =>
    toBookingDetail(await undoPickup(ctx, { staff, id, body })),
  );
}
