import type { AppContext } from "#server/context.ts";
import { releaseDueHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { expireHolds } from "#server/services/booking/internal/expire-holds.ts";
import { untilDone } from "#server/services/internal/in-batches.ts";

/** What the server does every minute: requests nobody answered in time expire and free their cars (product.md#booking-states), as does what can no longer be undone. Returns how many requests did. */
export async function releaseExpiredHolds(ctx: AppContext): Promise<number> {
  let released = 0;
  try {
    await untilDone(ctx, (tx, limit) => releaseDueHolds(tx, { now: ctx.clock(), limit }));
  } finally {
    // Whatever keeps the ones from being released, the others are.
    released = await untilDone(ctx, (tx, limit) => expireHolds(ctx, tx, { now: ctx.clock(), limit }));
  }
  if (released > 0) ctx.logger.info({ released }, "expired holds released");
  return released;
}
