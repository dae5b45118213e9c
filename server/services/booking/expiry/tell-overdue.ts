import { TOLD_AFTER_MINUTES } from "#domain/booking/overdue.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { listUntoldOverdue, noteOverdueTold } from "#server/repositories/bookings/overdue-bookings.ts";

/** Mails in one run; the next minute sends the rest. */
const MOST_MAILS = 50;

/** What the server does every minute: staff get one mail for each thing that has become late (product.md#overdue). Returns how many. */
export async function tellOverdue(ctx: AppContext): Promise<number> {
  return retriedTransaction(ctx.db, async (tx) => {
    const now = ctx.clock();
    const before = new Date(now.getTime() - TOLD_AFTER_MINUTES * MINUTE_MS);
    const untold = await listUntoldOverdue(tx, { now, before, limit: MOST_MAILS });
    for (const { id, kind } of untold) {
      await noteOverdueTold(tx, id, kind);
      await ctx.jobs.enqueue(tx, "booking-mail", { booking: id, kind: `staff-overdue-${kind}` });
    }
    return untold.length;
  });
}
