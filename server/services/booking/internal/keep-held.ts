import { firstHoldEnds } from "#domain/booking/request/request-hold.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { holdWhileMailWaits } from "#server/repositories/bookings/request-holds.ts";

/** Holds that end sooner than this are looked at: well before anybody reads them as ended. */
const AHEAD_MS = 15 * MINUTE_MS;

/**
 * Within a transaction, before requests expire: whose mail we have not sent yet has had no chance to open its link, and keeps the car for
 * the first hours from now (product.md#request-holds). The queue gives a mail up after about two days, and the hold with it.
 */
export async function keepHeldWhileMailWaits(ctx: AppContext, tx: Transaction, vehicleId?: string): Promise<void> {
  const now = ctx.clock();
  const until = new Date(now.getTime() + AHEAD_MS);
  await holdWhileMailWaits(tx, { until, to: firstHoldEnds(now, ctx.site), vehicleId });
}
