import type { Booking } from "#domain/booking/booking.ts";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { messages } from "#domain/messages.it.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { lockVehicle } from "#server/repositories/unit-holds/booking-holds.ts";
import { listUnitNumbers } from "#server/repositories/vehicles/units.ts";
import { freeUnits } from "#server/services/booking/internal/free-units.ts";
import { holdLowestUnit } from "#server/services/booking/internal/hold-lowest-unit.ts";
import { inColour } from "#server/services/booking/internal/in-colour.ts";
import { type BookingToStore, storeBooking } from "#server/services/booking/internal/store-booking.ts";
import type { CheckedRequest } from "#server/services/booking/shared/check-request.ts";
import { findRepeated } from "#server/services/internal/idempotency.ts";
import { refuseUnknownUnit } from "#server/services/unit-holds/shared/take-vehicle.ts";
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
