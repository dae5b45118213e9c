import { firstHoldExpiresAt } from "#domain/bookings/request/request-hold.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertBookingEvents } from "#server/repositories/bookings/booking-events.ts";
import { extendHoldsAwaitingMail } from "#server/repositories/bookings/request-holds.ts";
import { type ExpiryBatch, expireRequests } from "#server/repositories/bookings/write-bookings.ts";
import { releaseDueHolds, releaseHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { extendHold, listLateHolds } from "#server/repositories/unit-holds/late-holds.ts";

/** Holds of one car that a new one settles at most; the job does the rest. */
const MAX_RELEASED_HOLDS = 50;

/** Holds that end sooner than this are looked at: well before anybody reads them as ended. */
const LOOKAHEAD_MS = 15 * MINUTE_MS;

/**
 * Within a transaction, with the car's row locked, before its units are given to anybody: what has ended of itself is released, and a
 * unit that is late is held until it can be ready (product.md#late-returns), so that the constraint says what reading says.
 */
export async function releaseEndedHolds(ctx: AppContext, tx: Transaction, vehicleId: string): Promise<void> {
  const now = ctx.clock();
  const batch = { now, vehicleId, limit: MAX_RELEASED_HOLDS };
  await expireRequestHolds(ctx, tx, batch);
  await releaseDueHolds(tx, batch);
  for (const late of await listLateHolds(tx, batch)) await extendHold(tx, late, now);
}

/** Within a transaction: lets requests expire whose hold has ended, frees their cars and leaves the renters a mail. Returns how many there were. */
export async function expireRequestHolds(ctx: AppContext, tx: Transaction, batch: ExpiryBatch): Promise<number> {
  await extendUnsentRequestHolds(ctx, tx, batch.vehicleId);
  const expired = await expireRequests(tx, batch);
  await releaseHolds(tx, expired, batch.now);
  await insertBookingEvents(tx, expired, "expired", "system", batch.now);
  for (const booking of expired) await ctx.jobs.enqueue(tx, "booking-mail", { booking, kind: "expired" });
  return expired.length;
}

/**
 * Within a transaction, before requests expire: whose mail we have not sent yet has had no chance to open its link, and keeps the car for
 * the first hours from now (product.md#request-holds). The queue gives a mail up after about two days, and the hold with it.
 */
async function extendUnsentRequestHolds(ctx: AppContext, tx: Transaction, vehicleId?: string): Promise<void> {
  const now = ctx.clock();
  const until = new Date(now.getTime() + LOOKAHEAD_MS);
  await extendHoldsAwaitingMail(tx, { until, to: firstHoldExpiresAt(now, ctx.site), vehicleId });
}
