import { firstHoldExpiresAt } from "#domain/bookings/request/hold-expiry.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertBookingEvents } from "#server/repositories/bookings/booking-events.ts";
import { extendHoldsAwaitingMail } from "#server/repositories/bookings/request-holds.ts";
import { type ExpiryBatch, expireRequests } from "#server/repositories/bookings/write-bookings.ts";
import { releaseDueHolds, releaseHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { extendHold, listLateHolds } from "#server/repositories/unit-holds/late-holds.ts";

/** Maximum number of ended holds of a vehicle that are released here; the job releases the others. */
const MAX_RELEASED_HOLDS = 50;

/** How long before its end the hold of a late unit is extended, so that no reader sees the hold as ended. */
const LOOKAHEAD_MS = 15 * MINUTE_MS;

/**
 * Releases expired holds of a vehicle and extends the holds of its late units (product.md#late-returns). Afterwards the database constraint allows
 * exactly what searches show as free. Call it before a unit of the vehicle is held; the caller has locked the vehicle.
 */
export async function releaseEndedHolds(ctx: AppContext, tx: Transaction, vehicleId: string): Promise<void> {
  const now = ctx.clock();
  const batch = { now, vehicleId, limit: MAX_RELEASED_HOLDS };
  await expireRequestHolds(ctx, tx, batch);
  await releaseDueHolds(tx, batch);
  for (const late of await listLateHolds(tx, batch)) await extendHold(tx, late, now);
}

/**
 * Expires booking requests whose hold has ended, releases their units and mails the renters. Runs in the caller's transaction. Returns the number of
 * expired requests.
 */
export async function expireRequestHolds(ctx: AppContext, tx: Transaction, batch: ExpiryBatch): Promise<number> {
  await extendUnsentRequestHolds(ctx, tx, batch.vehicleId);
  const expired = await expireRequests(tx, batch);
  await releaseHolds(tx, expired, batch.now);
  await insertBookingEvents(tx, expired, "expired", "system", batch.now);
  for (const booking of expired) await ctx.jobs.enqueue(tx, "booking-mail", { booking, kind: "expired" });
  return expired.length;
}

/**
 * Restarts the first hold of booking requests whose mail is still queued, because their renters cannot have opened the link yet
 * (product.md#request-holds). Call it before requests expire. It extends a hold for about two days at most: the queue then drops the mail.
 */
async function extendUnsentRequestHolds(ctx: AppContext, tx: Transaction, vehicleId?: string): Promise<void> {
  const now = ctx.clock();
  const until = new Date(now.getTime() + LOOKAHEAD_MS);
  await extendHoldsAwaitingMail(tx, { until, to: firstHoldExpiresAt(now, ctx.site), vehicleId });
}
