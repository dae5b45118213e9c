import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { lockVehicle } from "#server/repositories/unit-holds/booking-holds.ts";
import { listLateHolds } from "#server/repositories/unit-holds/late-holds.ts";
import { settleHolds } from "#server/services/booking/shared/settle-holds.ts";

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
