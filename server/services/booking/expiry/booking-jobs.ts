import { TOLD_AFTER_MINUTES } from "#domain/booking/overdue.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { listUntoldOverdue, noteOverdueTold } from "#server/repositories/bookings/overdue-bookings.ts";
import { lockVehicle, releaseDueHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { listLateHolds } from "#server/repositories/unit-holds/late-holds.ts";
import { expireHolds, settleHolds } from "#server/services/booking/shared/settle-holds.ts";
import { inBatches, untilDone } from "#server/services/internal/in-batches.ts";

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

/** Cars looked at in one run; the next minute looks at the rest. */
const MOST_CARS = 200;

/** What the server does every minute: units that are late stay held until they can be ready (product.md#late-returns). Returns how many cars there were. */
export async function holdLateCars(ctx: AppContext): Promise<number> {
  const late = await listLateHolds(ctx.db, { now: ctx.clock(), limit: MOST_CARS });
  const cars = [...new Set(late.map(({ vehicleId }) => vehicleId))];
  for (const vehicleId of cars) {
    await retriedTransaction(ctx.db, async (tx) => {
      if (await lockVehicle(tx, vehicleId)) await settleHolds(ctx, tx, vehicleId);
    });
  }
  return cars.length;
}

/** What the server does every minute: staff get one mail for each thing that has become late (product.md#overdue). Returns how many. */
export async function tellOverdue(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  const before = new Date(now.getTime() - TOLD_AFTER_MINUTES * MINUTE_MS);
  return inBatches(ctx, {
    name: "telling of a late booking",
    take: (tx, window) => listUntoldOverdue(tx, { now, before, ...window }),
    idOf: ({ id }) => id,
    work: async (tx, { id, kind }) => {
      await noteOverdueTold(tx, id, kind);
      await ctx.jobs.enqueue(tx, "booking-mail", { booking: id, kind: `staff-overdue-${kind}` });
    },
  });
}
