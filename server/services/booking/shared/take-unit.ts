import type { Booking } from "#domain/booking/booking.ts";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { messages } from "#domain/messages.it.ts";
import { finishesOf } from "#domain/units/finish.ts";
import { colourTaken } from "#domain/units/finish-words.ts";
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
import { listFinishedUnits } from "#server/repositories/vehicles/unit-finishes.ts";
import { listUnitNumbers } from "#server/repositories/vehicles/units.ts";
import { type BookingToStore, storeBooking } from "#server/services/booking/internal/store-booking.ts";
import { findRepeated } from "#server/services/internal/idempotency.ts";
import { refuseUnknownUnit } from "#server/services/unit-holds/shared/take-vehicle.ts";
import type { CheckedRequest } from "./check-request.ts";
import { settleHolds } from "./settle-holds.ts";

/**
 * Within a transaction: stores the booking and holds the lowest free unit for it, one at a time in front of a car, so that those behind
 * answer cleanly; of the colour that was asked for, when one was (product.md#colours). Answers the new booking's id, or the booking that
 * the same request has made meanwhile. Refuses "conflict" when no unit is free, "invalid" for a unit that the car does not have.
 */
export async function takeUnit(
  ctx: AppContext,
  tx: Transaction,
  checked: CheckedRequest & Pick<BookingToStore, "actor" | "customer" | "agreed" | "visitor">,
): Promise<{ id: string } | { repeated: Booking }> {
  const { vehicle, rental, key } = checked;
  const now = ctx.clock();
  const car = await lockVehicle(tx, vehicle.id);
  const repeated = key && (await findRepeated(tx, key));
  if (repeated) return { repeated };
  if (!car?.available) throw takenError();
  const { unit: wanted } = checked.request;
  if (wanted !== undefined) {
    refuseUnknownUnit(wanted, { units: await listUnitNumbers(tx, vehicle.id), title: vehicleTitle(vehicle) });
  }
  const free = await freeUnits(tx, vehicle.id, rental.span, now);
  const coloured = await inColour(tx, vehicle.id, free, checked.request.colour);
  const units = wanted === undefined ? coloured : coloured.filter((unit) => unit === wanted);
  if (units.length === 0) throw takenError();
  await settleHolds(ctx, tx, vehicle.id);
  const id = await storeBooking(ctx, tx, { ...checked, now });
  const held = await holdLowestUnit(tx, units, {
    vehicleId: vehicle.id,
    span: rental.span,
    bookingId: id,
    outSince: null,
    now,
  });
  if (!held) throw takenError();
  return { id };
}

/** "Non più disponibile per queste date" (product.md#unit-holds). */
export const takenError = () => new ServiceError("conflict", messages.booking.taken);

/** The units of a car, lowest first, that nobody holds at any moment of the span (product.md#unit-holds); one booking's own hold may be left out. */
export async function freeUnits(
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
 * Of a car's free units those in the colour asked for, all of them when none is (product.md#colours). Refuses "conflict", with the colours
 * that can be had, when units are free and none of them is in it.
 */
export async function inColour(
  db: Queryable,
  vehicleId: string,
  free: readonly number[],
  colour: string | undefined,
): Promise<readonly number[]> {
  if (colour === undefined || free.length === 0) return free;
  const units = (await listFinishedUnits(db, vehicleId)).filter(({ number }) => free.includes(number));
  const wanted = units.filter(({ finish }) => finish?.key === colour).map(({ number }) => number);
  if (wanted.length > 0) return wanted;
  const message = colourTaken(finishesOf(units));
  throw new ServiceError("conflict", message, [{ path: "colour", message }]);
}

/**
 * Holds the first of these units that the database gives us; null when it gives none. The look before may be out of date by
 * then, so each attempt has a savepoint to come back to.
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
      // Somebody else holds this unit then.
      if (errorCode(error) !== EXCLUSION_VIOLATION) throw error;
    }
  }
  return null;
}
