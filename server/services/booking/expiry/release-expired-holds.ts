import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { releaseDueHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { expireHolds } from "#server/services/booking/internal/expire-holds.ts";

/** Requests in one transaction; more follow in the next, so that no transaction grows long. */
const BATCH = 100;

/** Such transactions in one run: the next minute does the rest. */
const MOST_BATCHES = 100;

/** What the server does every minute: requests nobody answered in time expire and free their cars (product.md#booking-states), as does what can no longer be undone. Returns how many did. */
export async function releaseExpiredHolds(ctx: AppContext): Promise<number> {
  await retriedTransaction(ctx.db, (tx) => releaseDueHolds(tx, { now: ctx.clock(), limit: BATCH }));
  let released = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const last = await retriedTransaction(ctx.db, (tx) => expireHolds(ctx, tx, { now: ctx.clock(), limit: BATCH }));
    released += last;
    if (last < BATCH) break;
  }
  if (released > 0) ctx.logger.info({ released }, "expired holds released");
  return released;
}
