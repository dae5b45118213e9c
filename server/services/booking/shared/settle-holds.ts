import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { releaseDueHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { holdOn, listLateHolds } from "#server/repositories/unit-holds/late-holds.ts";
import { expireHolds } from "#server/services/booking/internal/expire-holds.ts";

/** Holds of one car that a new one settles at most; the job does the rest. */
const MOST_SETTLED = 50;

/**
 * Within a transaction, with the car's row locked, before its units are given to anybody: what has ended of itself is released, and a
 * unit that is late is held until it can be ready (product.md#late-returns), so that the constraint says what reading says.
 */
export async function settleHolds(ctx: AppContext, tx: Transaction, vehicleId: string): Promise<void> {
  const now = ctx.clock();
  const batch = { now, vehicleId, limit: MOST_SETTLED };
  await expireHolds(ctx, tx, batch);
  await releaseDueHolds(tx, batch);
  for (const late of await listLateHolds(tx, batch)) await holdOn(tx, late, now);
}
