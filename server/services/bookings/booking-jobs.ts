import { OVERDUE_ALERT_AFTER_MINUTES } from "#domain/bookings/overdue.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { listUnreportedOverdue, markOverdueReported } from "#server/repositories/bookings/overdue-bookings.ts";
import { lockVehicle, releaseDueHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { listLateHolds } from "#server/repositories/unit-holds/late-holds.ts";
import { expireRequestHolds, releaseEndedHolds } from "#server/services/bookings/shared/release-ended-holds.ts";
import { processInBatches, runUntilDone } from "#server/services/internal/batches.ts";

/**
 * Runs every minute: expires booking requests whose hold has ended and releases their units (product.md#booking-states). Also releases units that
 * were held for an undo whose time is over. Returns the number of expired requests.
 */
export async function releaseExpiredHolds(ctx: AppContext): Promise<number> {
  let released = 0;
  try {
    await runUntilDone(ctx, (tx, limit) => releaseDueHolds(tx, { now: ctx.clock(), limit }));
  } finally {
    // Expire requests even if the release above has failed.
    released = await runUntilDone(ctx, (tx, limit) => expireRequestHolds(ctx, tx, { now: ctx.clock(), limit }));
  }
  if (released > 0) ctx.logger.info({ released }, "expired holds released");
  return released;
}

/** Maximum number of vehicles per run; the next run continues with the others. */
const MAX_VEHICLES_PER_RUN = 200;

/**
 * Runs every minute: extends the holds of late units until the units can be ready again (product.md#late-returns). Returns the number of processed
 * vehicles.
 */
export async function extendLateHolds(ctx: AppContext): Promise<number> {
  const lateHolds = await listLateHolds(ctx.db, { now: ctx.clock(), limit: MAX_VEHICLES_PER_RUN });
  const vehicleIds = [...new Set(lateHolds.map(({ vehicleId }) => vehicleId))];
  for (const vehicleId of vehicleIds) {
    await retryTransaction(ctx.db, async (tx) => {
      if (await lockVehicle(tx, vehicleId)) await releaseEndedHolds(ctx, tx, vehicleId);
    });
  }
  return vehicleIds.length;
}

/** Runs every minute: sends staff one mail about each booking that has become overdue (product.md#overdue). Returns the number of mails. */
export async function notifyOverdue(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  const before = new Date(now.getTime() - OVERDUE_ALERT_AFTER_MINUTES * MINUTE_MS);
  return processInBatches(ctx, {
    name: "telling of a late booking",
    lockDue: (tx, window) => listUnreportedOverdue(tx, { now, before, ...window }),
    idOf: ({ id }) => id,
    handleItem: async (tx, { id, kind }) => {
      await markOverdueReported(tx, id, kind);
      await ctx.jobs.enqueue(tx, "booking-mail", { booking: id, kind: `staff-overdue-${kind}` });
    },
  });
}
