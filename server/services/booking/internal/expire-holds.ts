import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertBookingEvents } from "#server/repositories/bookings/booking-events.ts";
import { type ExpiryBatch, expireRequests } from "#server/repositories/bookings/write-bookings.ts";
import { releaseHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { keepHeldWhileMailWaits } from "#server/services/booking/internal/keep-held.ts";

/** Within a transaction: lets requests expire whose hold has ended, frees their cars and leaves the renters a mail. Returns how many there were. */
export async function expireHolds(ctx: AppContext, tx: Transaction, batch: ExpiryBatch): Promise<number> {
  await keepHeldWhileMailWaits(ctx, tx, batch.vehicleId);
  const expired = await expireRequests(tx, batch);
  await releaseHolds(tx, expired, batch.now);
  await insertBookingEvents(tx, expired, "expired", "system", batch.now);
  for (const booking of expired) await ctx.jobs.enqueue(tx, "booking-mail", { booking, kind: "expired" });
  return expired.length;
}
