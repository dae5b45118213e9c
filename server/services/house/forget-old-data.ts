import { forgetBefore } from "#domain/retention.ts";
import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { deleteOldData } from "#server/repositories/old-data.ts";

/** Removes what the house has kept for as long as its privacy page says, in one transaction. Answers how many enquiries and bookings went. */
export async function forgetOldData(ctx: AppContext): Promise<{ enquiries: number; bookings: number }> {
  const before = forgetBefore(ctx.clock());
  const gone = await retriedTransaction(ctx.db, (tx) => deleteOldData(tx, before));
  if (gone.enquiries > 0 || gone.bookings > 0) {
    // A club request may have been among those that an event's remaining places are counted from.
    ctx.pages.clear();
    ctx.logger.info(gone, "old data removed");
  }
  return gone;
}
