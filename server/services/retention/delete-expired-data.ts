import { addDays } from "#domain/rental-period/civil-time.ts";
import { deleteBefore, RETENTION } from "#domain/retention.ts";
import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { deleteIdleCustomers, forgetEndedBookings } from "#server/repositories/customers/erase-customers.ts";
import { deleteEmptySearches } from "#server/repositories/staff/empty-searches.ts";
import { deleteOldData } from "#server/repositories/staff/expired-data.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** Removes what the company has kept for as long as its privacy page says, in one transaction. Answers how many enquiries and bookings went. */
export async function deleteExpiredData(ctx: AppContext): Promise<{ enquiries: number; bookings: number }> {
  const before = deleteBefore(ctx.clock());
  const firstDayKept = addDays(siteToday(ctx), -RETENTION.emptySearchDays);
  const gone = await retriedTransaction(ctx.db, async (tx) => {
    await deleteEmptySearches(tx, firstDayKept);
    const old = await deleteOldData(tx, before);
    await forgetEndedBookings(tx);
    await deleteIdleCustomers(tx, before.requests);
    return old;
  });
  if (gone.enquiries > 0 || gone.bookings > 0) {
    // A club request may have been among those that an event's remaining places are counted from.
    ctx.pages.clear();
    ctx.logger.info(gone, "old data removed");
  }
  return gone;
}
