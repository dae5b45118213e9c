import type { Queryable } from "#server/db/client.ts";
import { listHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";
import { listUnitNumbers } from "#server/repositories/vehicles/units.ts";

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
