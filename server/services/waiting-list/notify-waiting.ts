import { languageOnSite } from "#domain/languages.ts";
import type { CatalogueVehicle } from "#domain/vehicles/vehicle.ts";
import { isWaiting, MAX_CHECKED_ENTRIES } from "#domain/waiting-list/waiting-list.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { isRetryableError, retryTransaction } from "#server/db/retry-transaction.ts";
import { isDatabaseDown } from "#server/errors.ts";
import type { Mailer } from "#server/integrations/mailer.ts";
import { type WaitingListMail, waitingListEmail } from "#server/mail/waiting-list-mails.ts";
import {
  clearUnavailableOffers,
  endPastEntries,
  findWaitingEntry,
  isSomebodyDeciding,
  listLine,
  lockLine,
  storeOffer,
  takeEntriesToCheck,
  type WaitingEntry,
} from "#server/repositories/waiting-list/waiting-list.ts";
import { runUntilDone } from "#server/services/internal/batches.ts";
import { isFormMailAllowed } from "#server/services/internal/request-identities.ts";
import { readSiteIn } from "#server/services/site-settings/read-site-in.ts";
import { listFreeWaitedFor, type WaitedForRental } from "#server/services/waiting-list/internal/free-vehicles.ts";
import { waitingEntryUrl } from "#server/services/waiting-list/shared/waiting-list-token.ts";

/**
 * Runs every minute: ends entries whose dates are past, looks for free cars for at most `MAX_CHECKED_ENTRIES` open entries, and mails the first in
 * line of each free car (product.md#waiting-list). Returns the number of mails.
 */
export async function notifyWaiting(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  await runUntilDone(ctx, (tx, limit) => endPastEntries(tx, { now, limit }));
  const entries = await retryTransaction(ctx.db, (tx) => takeEntriesToCheck(tx, { now, limit: MAX_CHECKED_ENTRIES }));
  let mails = 0;
  for (const equalEntries of Map.groupBy(entries, toRentalKey).values()) {
    try {
      mails += await notifyEqualEntries(ctx, equalEntries);
    } catch (error) {
      if (isDatabaseDown(error) || isRetryableError(error)) throw error;
      ctx.logger.error({ err: error, id: equalEntries[0]?.id }, "looking for a free car for the waiting list failed");
    }
  }
  return mails;
}

/** Mails about the free cars for which entries with the same dates and places wait. Returns the number of mails. */
async function notifyEqualEntries(ctx: AppContext, entries: readonly WaitingEntry[]): Promise<number> {
  const [first] = entries;
  if (!first) return 0;
  const free = await listFreeWaitedFor(ctx, ctx.db, first);
  const freeIds = free.map(({ id }) => id);
  const informed = entries.filter(({ offeredVehicleId }) => offeredVehicleId !== null);
  await clearUnavailableOffers(
    ctx.db,
    informed.map(({ id }) => id),
    freeIds,
  );
  const isSomebodyUninformed = entries.some(({ offeredVehicleId: id }) => id === null || !freeIds.includes(id));
  if (!isSomebodyUninformed) return 0;
  let mails = 0;
  for (const vehicle of free) {
    if (await retryTransaction(ctx.db, (tx) => mailFirstInLine(ctx, tx, vehicle, first))) mails++;
  }
  return mails;
}

/**
 * Mails the first person in line for a car who waits on days of a rental, unless somebody else is deciding on days of that person's dates. Returns
 * whether a mail was queued. The line is locked, so that processes that run at once mail one person.
 */
async function mailFirstInLine(
  ctx: AppContext,
  tx: Transaction,
  car: CatalogueVehicle,
  { pickupAt, returnAt }: WaitingEntry,
): Promise<boolean> {
  const now = ctx.clock();
  const span = { from: pickupAt, to: returnAt };
  const vehicle = { id: car.id, category: car.category, city: car.location };
  await lockLine(tx, car.id);
  const isFreeFor = createFreeLookup(ctx, tx, car.id);
  for (const entry of await listLine(tx, { vehicle, span, now, limit: MAX_CHECKED_ENTRIES })) {
    if (!(await isFreeFor(entry))) continue;
    // Their dates may reach beyond the span, to days on which somebody else decides.
    const dates = { from: entry.pickupAt, to: entry.returnAt };
    if (await isSomebodyDeciding(tx, { vehicleId: car.id, span: dates, now })) return false;
    const isMailed = await isFormMailAllowed(ctx, tx, entry.email);
    await storeOffer(tx, { entry, vehicle, now, isMailed });
    // A person who had too many mails today loses this chance, so that the next in line need not wait for nothing.
    if (!isMailed) continue;
    await ctx.jobs.enqueue(tx, "waiting-list-mail", { kind: "free", entry: entry.id, vehicle: car.id });
    return true;
  }
  return false;
}

/** Returns a function that tells whether a car is free for a rental, and that asks the database once for equal rentals. */
function createFreeLookup(ctx: AppContext, db: Queryable, vehicleId: string) {
  const answers = new Map<string, Promise<boolean>>();
  return (rental: WaitedForRental): Promise<boolean> => {
    const key = toRentalKey(rental);
    const answer =
      answers.get(key) ??
      listFreeWaitedFor(ctx, db, rental).then((vehicles) => vehicles.some(({ id }) => id === vehicleId));
    answers.set(key, answer);
    return answer;
  };
}

/** Returns the same key for entries that wait for the same cars, on the same dates, at the same places. */
const toRentalKey = (rental: WaitedForRental): string =>
  JSON.stringify([
    rental.scope === "vehicle" ? rental.vehicleId : [rental.category, rental.city],
    rental.pickupAt,
    rental.returnAt,
    rental.pickupCity,
    rental.returnCity,
  ]);

/**
 * Renders and sends a mail to somebody on the waiting list. It is rendered only now, so that its private link is never stored in the queue. Sends
 * nothing to somebody who no longer waits, or about a car that is not free any more.
 */
export async function sendWaitingListMail(
  ctx: AppContext,
  { mailer, ...mail }: WaitingListMail & { mailer: Mailer },
): Promise<void> {
  const stored = await findWaitingEntry(ctx.db, mail.entry);
  if (!stored || !isWaiting(stored.status) || stored.pickupAt <= ctx.clock()) return;
  const entry = { ...stored, language: languageOnSite(ctx.site.languages, stored.language) };
  const vehicle = mail.kind === "free" ? await findOfferedVehicle(ctx, entry, mail.vehicle) : null;
  if (mail.kind === "free" && !vehicle) return;
  const { siteUrl } = ctx.env;
  const leaveUrl = waitingEntryUrl(ctx.env, entry);
  const site = await readSiteIn(ctx, wordsOf(entry.language));
  await mailer.send(waitingListEmail({ entry, vehicle, leaveUrl, site, siteUrl }));
}

async function findOfferedVehicle(ctx: AppContext, entry: WaitingEntry, id: string): Promise<CatalogueVehicle | null> {
  if (entry.offeredVehicleId !== id) return null;
  return (await listFreeWaitedFor(ctx, ctx.db, entry)).find((vehicle) => vehicle.id === id) ?? null;
}
