import { isPrivateLinkExpired } from "#domain/bookings/private-link.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import type { RenterWaitingEntry, WaitingListFormData } from "#domain/pages/waiting-list-pages.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { waitedForText } from "#domain/waiting-list/waited-for.ts";
import { isWaiting } from "#domain/waiting-list/waiting-list.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import {
  endWaitingEntry,
  findWaitingEntryByToken,
  type WaitingEntry,
} from "#server/repositories/waiting-list/waiting-list.ts";
import { tokenHash } from "#server/services/bookings/shared/manage-token.ts";
import { readOffer } from "#server/services/bookings/shared/read-offer.ts";
import { createFormStamp } from "#server/services/internal/robot-trap.ts";
import { findShownVehicle } from "#server/services/internal/shown-vehicles.ts";
import { NO_SUCH_WAITING_ENTRY, noSuchCarPageError } from "#server/services/words/booking-words.ts";

/** Returns the content of /lista-attesa/{vehicle}: the car, the chosen dates, and whether it is free for them. Throws "not-found". */
export async function readWaitingListForm(
  ctx: AppContext,
  input: { vehicle: string; choice: RentalChoice },
  words: Words,
): Promise<WaitingListFormData> {
  const vehicle = await findShownVehicle(ctx, input.vehicle, words.language);
  if (!vehicle) throw noSuchCarPageError();
  const { selection, offer } = await readOffer(ctx, vehicle, input.choice, words);
  const nameOf = (slugOrCity: string) => placeNameIn(words.language, nameOfPlace(slugOrCity));
  const placeNames = {
    pickup: nameOf(selection.pickupCity),
    return: nameOf(selection.returnCity),
    base: nameOf(vehicle.location),
  };
  return { vehicle, selection, offer, placeNames, formStamp: createFormStamp(ctx) };
}

/** Returns the entry of a private link. Throws "not-found" for an unknown token, and once the link has expired. */
export async function findRenterWaitingEntry(
  ctx: AppContext,
  { token }: { token: string },
  words: Words,
): Promise<RenterWaitingEntry> {
  const entry = await findByToken(ctx, token);
  const { status, pickupDate, pickupTime, pickupCity, returnDate, returnTime, returnCity } = entry;
  const nameOf = (slugOrCity: string) => placeNameIn(words.language, nameOfPlace(slugOrCity));
  return {
    status: isWaiting(status) && entry.pickupAt <= ctx.clock() ? "ended" : status,
    waitedFor: waitedForText(words, entry),
    pickup: { date: pickupDate, time: pickupTime, place: nameOf(pickupCity) },
    return: { date: returnDate, time: returnTime, place: nameOf(returnCity) },
  };
}

/** Takes the renter of a private link off the waiting list. Leaving twice changes nothing. Throws "not-found" like `findRenterWaitingEntry`. */
export async function leaveWaitingList(ctx: AppContext, { token }: { token: string }): Promise<void> {
  const { id } = await findByToken(ctx, token);
  await retryTransaction(ctx.db, (tx) => endWaitingEntry(tx, id, "left", ctx.clock()));
}

async function findByToken(ctx: AppContext, token: string): Promise<WaitingEntry> {
  const hash = tokenHash(token);
  const entry = hash ? await findWaitingEntryByToken(ctx.db, hash) : null;
  if (!entry || (entry.endedAt && isPrivateLinkExpired(entry.endedAt, ctx.clock())))
    throw new ServiceError("not-found", NO_SUCH_WAITING_ENTRY);
  return entry;
}
