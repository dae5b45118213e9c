import { DAY_MS } from "#domain/durations.ts";
import { pictureKeys } from "#domain/pictures/uploaded-picture.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { computeRetentionCutoffs, RETENTION } from "#domain/retention.ts";
import type { AppContext } from "#server/context.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { deleteBanDecisionsBefore } from "#server/repositories/ban-decisions/ban-decisions.ts";
import { deleteRemovedPictures } from "#server/repositories/bookings/booking-events.ts";
import { deleteHandoverPictures } from "#server/repositories/bookings/handovers.ts";
import { deleteAlertsBefore, deleteVisitorHashes } from "#server/repositories/bookings/request-alerts.ts";
import { deleteIdleCustomers, eraseEndedBookings } from "#server/repositories/customers/erase-customers.ts";
import { eraseEndedOrders } from "#server/repositories/customers/erase-quotes.ts";
import { deleteEmptySearches } from "#server/repositories/dashboard/empty-searches.ts";
import {
  deleteAccountsWithoutRole,
  deleteExpiredCustomerData,
  deleteExpiredSignIns,
} from "#server/repositories/expired-data.ts";
import { deleteIdempotencyKeysBefore } from "#server/repositories/idempotency-keys.ts";
import { deleteMailCounts } from "#server/repositories/mail-counts.ts";
import { deleteOldBookingMessages } from "#server/repositories/messages/booking-messages.ts";
import { deletePicture, listUnreferencedPictures } from "#server/repositories/pictures/pictures.ts";
import { deleteEndedEntries } from "#server/repositories/waiting-list/waiting-list-data.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** How long after the upload of a picture a user can save the form that refers to it. */
const UPLOAD_GRACE_MS = DAY_MS;
const MAX_PICTURES_PER_RUN = 500;

/**
 * Deletes data whose retention period has ended, as the privacy page promises: first rows, in one transaction, and then files. Returns the number of
 * deleted enquiries and bookings.
 */
export async function deleteExpiredData(ctx: AppContext): Promise<{ enquiries: number; bookings: number }> {
  const before = computeRetentionCutoffs(ctx.clock());
  const firstRetainedDay = addDays(siteToday(ctx), -RETENTION.emptySearchDays);
  const deletedCounts = await retryTransaction(ctx.db, async (tx) => {
    await deleteEmptySearches(tx, firstRetainedDay);
    await deleteAlertsBefore(tx, addDays(siteToday(ctx), -RETENTION.requestAlertDays));
    await deleteMailCounts(tx, { today: siteToday(ctx), now: ctx.clock() });
    await deleteVisitorHashes(tx, new Date(ctx.clock().getTime() - DAY_MS));
    await deleteIdempotencyKeysBefore(tx, new Date(ctx.clock().getTime() - RETENTION.idempotencyKeyDays * DAY_MS));
    const old = await deleteExpiredCustomerData(tx, before);
    await deleteBanDecisionsBefore(tx, before.requests);
    await deleteEndedEntries(tx, before.waitingList);
    await deleteHandoverPictures(tx, before.handoverPictures);
    await deleteRemovedPictures(tx, before.handoverPictures);
    await deleteOldBookingMessages(tx, before.bookingMessages);
    await deleteExpiredSignIns(tx, ctx.clock());
    await deleteAccountsWithoutRole(tx, before.accounts, ctx.clock());
    await eraseEndedBookings(tx);
    await eraseEndedOrders(tx);
    await deleteIdleCustomers(tx, before.requests);
    return old;
  });
  await deleteUnreferencedPictures(ctx);
  if (deletedCounts.enquiries > 0 || deletedCounts.bookings > 0) ctx.logger.info(deletedCounts, "old data removed");
  return deletedCounts;
}

/**
 * Deletes restricted pictures to which no row refers, and returns their number. Deletes the files before the row, so that the next run finds pictures
 * for which it failed. Rejects if the picture store does not respond.
 */
async function deleteUnreferencedPictures(ctx: AppContext): Promise<number> {
  const unreferenced = await listUnreferencedPictures(
    ctx.db,
    new Date(ctx.clock().getTime() - UPLOAD_GRACE_MS),
    MAX_PICTURES_PER_RUN,
  );
  for (const picture of unreferenced) {
    for (const key of pictureKeys(picture)) await ctx.pictures.delete(key);
    await deletePicture(ctx.db, picture.id);
  }
  return unreferenced.length;
}
