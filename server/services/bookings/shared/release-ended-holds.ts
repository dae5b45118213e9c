import { firstHoldExpiresAt } from "#domain/bookings/request/request-hold.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertBookingEvents } from "#server/repositories/bookings/booking-events.ts";
import { extendHoldsAwaitingMail } from "#server/repositories/bookings/request-holds.ts";
import { type ExpiryBatch, expireRequests } from "#server/repositories/bookings/write-bookings.ts";
import { releaseDueHolds, releaseHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { extendHold, listLateHolds } from "#server/repositories/unit-holds/late-holds.ts";

/** Maximum ended holds of a vehicle that one booking processes; the job does the rest. */
const MAX_RELEASED_HOLDS = 50;

/** Late holds are extended this long before they end, so that no reader sees them as ended. */
const LOOKAHEAD_MS = 15 * MINUTE_MS;

/**
 * In a transaction with the vehicle's row locked, before its units are allocated: releases expired holds and extends those of late units
 * (product.md#late-returns). Afterwards the database constraint matches what reads compute.
 */
export async function releaseEndedHolds(ctx: AppContext, tx: Transaction, vehicleId: string): Promise<void> {
  const now = ctx.clock();
  const batch = { now, vehicleId, limit: MAX_RELEASED_HOLDS };
  await expireRequestHolds(ctx, tx, batch);
  await releaseDueHolds(tx, batch);
  for (const late of await listLateHolds(tx, batch)) await extendHold(tx, late, now);
}

/** In a transaction: expires requests past their hold, releases their units and mails the renters. Returns the number of requests. */
export async function expireRequestHolds(ctx: AppContext, tx: Transaction, batch: ExpiryBatch): Promise<number> {
  await extendUnsentRequestHolds(ctx, tx, batch.vehicleId);
  const expired = await expireRequests(tx, batch);
  await releaseHolds(tx, expired, batch.now);
  await insertBookingEvents(tx, expired, "expired", "system", batch.now);
  for (const booking of expired) await ctx.jobs.enqueue(tx, "booking-mail", { booking, kind: "expired" });
  return expired.length;
}

/**
 * In a transaction, before requests expire: a request whose mail is still queued cannot have been opened, so its first hold restarts now
 * (product.md#request-holds). The queue drops a mail after about two days, which ends this extension.
 */
async function extendUnsentRequestHolds(ctx: AppContext, tx: Transaction, vehicleId?: string): Promise<void> {
  const now = ctx.clock();
  const until = new Date(now.getTime() + LOOKAHEAD_MS);
  await extendHoldsAwaitingMail(tx, { until, to: firstHoldExpiresAt(now, ctx.site), vehicleId });
}
