import { DAY_MS } from "#domain/durations.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { deleteBefore, RETENTION } from "#domain/retention.ts";
import { pictureKeys } from "#domain/uploaded-picture.ts";
import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { deleteHandoverPictures } from "#server/repositories/bookings/handovers.ts";
import { deleteAlertsBefore, deleteVisitorHashes } from "#server/repositories/bookings/request-alerts.ts";
import { deletePicture, listUnnamedPictures } from "#server/repositories/catalogue/pictures.ts";
import { deleteIdleCustomers, eraseEndedBookings } from "#server/repositories/customers/erase-customers.ts";
import { eraseEndedOrders } from "#server/repositories/customers/erase-quotes.ts";
import { deleteEmptySearches } from "#server/repositories/staff/empty-searches.ts";
import {
  deleteAccountsWithoutRole,
  deleteExpiredSignIns,
  deleteOldData,
} from "#server/repositories/staff/expired-data.ts";
import { deleteIdempotencyKeysBefore } from "#server/repositories/staff/idempotency-keys.ts";
import { deleteMailCounts } from "#server/repositories/staff/recipient-mails.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** Whoever uploaded a picture has this long to save the form that names it. */
const GRACE_MS = DAY_MS;
const MOST_AT_ONCE = 500;

/** Removes what the company has kept for as long as its privacy page says: rows in one transaction, then files. Answers how many enquiries and bookings went. */
export async function deleteExpiredData(ctx: AppContext): Promise<{ enquiries: number; bookings: number }> {
  const before = deleteBefore(ctx.clock());
  const firstDayKept = addDays(siteToday(ctx), -RETENTION.emptySearchDays);
  const gone = await retriedTransaction(ctx.db, async (tx) => {
    await deleteEmptySearches(tx, firstDayKept);
    await deleteAlertsBefore(tx, addDays(siteToday(ctx), -RETENTION.requestAlertDays));
    await deleteMailCounts(tx, { today: siteToday(ctx), now: ctx.clock() });
    await deleteVisitorHashes(tx, new Date(ctx.clock().getTime() - DAY_MS));
    await deleteIdempotencyKeysBefore(tx, new Date(ctx.clock().getTime() - RETENTION.idempotencyKeyDays * DAY_MS));
    const old = await deleteOldData(tx, before);
    await deleteHandoverPictures(tx, before.handoverPictures);
    await deleteExpiredSignIns(tx, ctx.clock());
    await deleteAccountsWithoutRole(tx, before.accounts, ctx.clock());
    await eraseEndedBookings(tx);
    await eraseEndedOrders(tx);
    await deleteIdleCustomers(tx, before.requests);
    return old;
  });
  await deleteUnnamedPictures(ctx);
  if (gone.enquiries > 0 || gone.bookings > 0) ctx.logger.info(gone, "old data removed");
  return gone;
}

/**
 * Removes restricted pictures that nothing names any more, files first: what fails half way is found again the next day. Answers how many.
 * Rejects when the store does not answer.
 */
async function deleteUnnamedPictures(ctx: AppContext): Promise<number> {
  const unnamed = await listUnnamedPictures(ctx.db, new Date(ctx.clock().getTime() - GRACE_MS), MOST_AT_ONCE);
  for (const picture of unnamed) {
    for (const key of pictureKeys(picture)) await ctx.pictures.delete(key);
    await deletePicture(ctx.db, picture.id);
  }
  return unnamed.length;
}
