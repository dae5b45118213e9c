import type { Booking } from "#domain/bookings/booking.ts";
import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";
import { listFinishes, type UnitFinish } from "#domain/units/finish.ts";
import { colourUnavailableMessage } from "#domain/units/finish-words.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { EXCLUSION_VIOLATION, errorCode, ServiceError } from "#server/errors.ts";
import {
  insertBookingHold,
  listHolds,
  lockVehicle,
  type NewBookingHold,
} from "#server/repositories/unit-holds/booking-holds.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";
import { translateFinishes } from "#server/repositories/vehicles/translate-finishes.ts";
import { listFinishedUnits } from "#server/repositories/vehicles/unit-finishes.ts";
import { listUnitNumbers } from "#server/repositories/vehicles/unit-numbers.ts";
import { type OfferToBook, storeBooking } from "#server/services/bookings/internal/store-booking.ts";
import { findRepeatedBooking } from "#server/services/internal/idempotency.ts";
import { assertUnitExists } from "#server/services/unit-holds/shared/lock-vehicle-for-holds.ts";
import type { BookingOffer } from "./price-request.ts";
import { releaseEndedHolds } from "./release-ended-holds.ts";

/**
 * Stores the booking of an offer and holds the lowest free unit for it, in the requested colour if one was requested (product.md#colours). Runs in
 * the caller's transaction. Locks the vehicle, so that of concurrent requests the later ones are refused with a message. Returns the new booking's
 * id, or the existing booking if the same request has created one meanwhile. Throws "conflict" if no unit is free, and "invalid" for a unit that the
 * vehicle does not have.
 */
export async function storeBookingWithUnit(
  ctx: AppContext,
  tx: Transaction,
  offer: BookingOffer & Pick<OfferToBook, "actor" | "customer" | "agreed" | "visitor">,
): Promise<{ id: string } | { repeated: Booking }> {
  const { vehicle, rental, key } = offer;
  const now = ctx.clock();
  const lockedVehicle = await lockVehicle(tx, vehicle.id);
  const repeated = key && (await findRepeatedBooking(tx, key));
  if (repeated) return { repeated };
  if (!lockedVehicle?.available) throw noFreeUnitError();
  const { unit: requested } = offer.request;
  if (requested !== undefined) {
    assertUnitExists(requested, { units: await listUnitNumbers(tx, vehicle.id), title: vehicleTitle(vehicle) });
  }
  const free = await listFreeUnits(tx, vehicle.id, rental.span, now);
  const unitsInColour = await filterByColour(tx, vehicle.id, free, offer.request.colour);
  const units = requested === undefined ? unitsInColour : unitsInColour.filter((unit) => unit === requested);
  if (units.length === 0) throw noFreeUnitError();
  await releaseEndedHolds(ctx, tx, vehicle.id);
  const id = await storeBooking(ctx, tx, { ...offer, now });
  const held = await holdLowestUnit(tx, units, {
    vehicleId: vehicle.id,
    span: rental.span,
    bookingId: id,
    outSince: null,
    now,
  });
  if (!held) throw noFreeUnitError();
  return { id };
}

/** Returns the error "Non più disponibile per queste date" (product.md#unit-holds). */
export const noFreeUnitError = () => new ServiceError("conflict", textReference("refusals", "taken"));

/**
 * Lists the numbers of a vehicle's units that nothing holds in the span, lowest first (product.md#unit-holds). Optionally ignores the hold of one
 * booking.
 */
export async function listFreeUnits(
  db: Queryable,
  vehicleId: string,
  span: InstantSpan,
  now: Date,
  exceptBooking?: string,
): Promise<number[]> {
  const held = new Set((await listHolds(db, vehicleId, span, now, exceptBooking)).map(({ unit }) => unit));
  return (await listUnitNumbers(db, vehicleId)).filter((unit) => !held.has(unit));
}

/**
 * Returns those of the free units that have the requested colour, or all if no colour was requested (product.md#colours). Throws "conflict" with the
 * free colours if units are free, but none in the requested colour.
 */
export async function filterByColour(
  db: Queryable,
  vehicleId: string,
  free: readonly number[],
  colour: string | undefined,
): Promise<readonly number[]> {
  if (colour === undefined || free.length === 0) return free;
  const units = (await listFinishedUnits(db, vehicleId)).filter(({ number }) => free.includes(number));
  const requested = units.filter(({ finish }) => finish?.key === colour).map(({ number }) => number);
  if (requested.length > 0) return requested;
  const freeIn = await translateIntoAll(db, listFinishes(units));
  const message = colourUnavailableMessage(({ language }) => freeIn.get(language) ?? []);
  throw new ServiceError("conflict", message, [{ path: "colour", message }]);
}

/** Returns the finishes in every language, because a refusal is worded where it is shown. */
async function translateIntoAll(
  db: Queryable,
  finishes: readonly UnitFinish[],
): Promise<ReadonlyMap<Language, readonly UnitFinish[]>> {
  const translations = new Map<Language, readonly UnitFinish[]>();
  for (const language of LANGUAGE_CODES) translations.set(language, await translateFinishes(db, language, finishes));
  return translations;
}

/**
 * Holds the first of these units that is still free, and returns its number; null if none is free. Another transaction may hold a unit of the list by
 * now, so each attempt runs in a savepoint.
 */
export async function holdLowestUnit(
  tx: Transaction,
  units: readonly number[],
  hold: Omit<NewBookingHold, "unit">,
): Promise<number | null> {
  for (const unit of units) {
    try {
      await tx.transaction((savepoint) => insertBookingHold(savepoint, { ...hold, unit }));
      return unit;
    } catch (error) {
      // Another booking holds this unit by now: try the next unit.
      if (errorCode(error) !== EXCLUSION_VIOLATION) throw error;
    }
  }
  return null;
}
