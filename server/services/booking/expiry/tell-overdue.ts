import { TOLD_AFTER_MINUTES } from "#domain/booking/overdue.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import { listUntoldOverdue, noteOverdueTold } from "#server/repositories/bookings/overdue-bookings.ts";
import { inBatches } from "#server/services/internal/in-batches.ts";

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
