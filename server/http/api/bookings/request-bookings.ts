import type { Hono } from "hono";
import { readVisitor } from "#domain/access/visitor.ts";
import type { ApiBookingReceipt } from "#domain/api/bookings/bookings.ts";
import { centsToEuros } from "#domain/money.ts";
import { supplementsOf } from "#domain/prices/price-line.ts";
import type { AppContext } from "#server/context.ts";
import { toSupplement } from "#server/http/api/delivery-responses.ts";
import { toFinish } from "#server/http/api/finish-responses.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import { type BookingReceipt, requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { handleRequestAlert, readRequestAlerts } from "#server/services/bookings/request-alerts.ts";

/** Mounts the public endpoint that requests a booking. */
export function mountBookingRequests(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "POST /api/bookings", async ({ body, idempotencyKey, context }) =>
    toApiBookingReceipt(
      await requestBooking(ctx, {
        body,
        idempotencyKey,
        visitor: readVisitor(context.req.raw.headers).address ?? undefined,
      }),
    ),
  );
}

/** Describes the booking as it was when it was created. A repeated request gets the same response, even if the booking has changed since. */
function toApiBookingReceipt({ booking, manageUrl }: BookingReceipt): ApiBookingReceipt {
  const { delivery } = booking;
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
    colours: booking.finish && toFinish(booking.finish),
    pickupPlace: delivery.pickupPlace.name,
    pickupAddress: delivery.pickupPlace.address,
    returnPlace: delivery.returnPlace.name,
    returnAddress: delivery.returnPlace.address,
    deliverySupplement: toSupplement(supplementsOf(booking.lines)),
  };
}

/** Mounts the staff's endpoints for alerts about requesters with too many booking requests. */
export function mountRequestAlerts(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/request_alerts", async ({ staff }) => {
    const { alerts, total } = await readRequestAlerts(ctx, { staff });
    const rows = alerts.map(({ lastAt, ...alert }) => ({ ...alert, last_at: lastAt.toISOString() }));
    return { rows, total };
  });
  serveEndpoint(app, ctx, "DELETE /api/request_alerts/:id", async ({ staff, parameters: { id } }) => {
    await handleRequestAlert(ctx, { staff, id });
    return undefined;
  });
}
