import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { OPEN_STATUSES } from "#domain/bookings/booking-statuses.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookings, unitExpiries, unitHolds, units, vehicles } from "#server/db/schema.ts";
import { holdIsInForce, isCurrentHold } from "#server/repositories/unit-holds/hold-conditions.ts";

/** A unit with an open expiry, and one of its bookings. A unit without bookings has one row, with null as its booking. */
export interface UnitRentalRow {
  unitId: string;
  number: number;
  plate: string | null;
  kilometres: number | null;
  vehicleId: string;
  vehicleName: string;
  booking: {
    id: string;
    reference: string;
    name: string;
    pickupDate: string;
    returnDate: string;
    days: number;
    terms: { includedKilometresPerDay: number };
    includedKilometres: number | null;
  } | null;
}

/** Lists the units with an open expiry, optionally of one vehicle, each with its bookings; at most `limit` rows. */
export async function listPlannedRentals(
  db: Queryable,
  { now, vehicleId, limit }: { now: Date; vehicleId?: string | undefined; limit: number },
): Promise<UnitRentalRow[]> {
  const rows = await db
    .select({ unit: units, brand: vehicles.brand, name: vehicles.name, booking: bookings })
    .from(units)
    .innerJoin(vehicles, eq(vehicles.id, units.vehicleId))
    .leftJoin(
      unitHolds,
      and(
        eq(unitHolds.vehicleId, units.vehicleId),
        eq(unitHolds.unit, units.number),
        isCurrentHold(),
        holdIsInForce(now),
      ),
    )
    .leftJoin(bookings, and(eq(bookings.id, unitHolds.bookingId), inArray(bookings.status, OPEN_STATUSES)))
    .where(
      and(
        isNull(units.inFleetTo),
        hasOpenExpiry(),
        vehicleId === undefined ? undefined : eq(units.vehicleId, vehicleId),
      ),
    )
    .orderBy(asc(bookings.pickupAt), asc(units.vehicleId), asc(units.number))
    .limit(limit);
  return rows.map(({ unit, brand, name, booking }) => ({
    unitId: unit.id,
    number: unit.number,
    plate: unit.plate,
    kilometres: unit.kilometres,
    vehicleId: unit.vehicleId,
    vehicleName: `${brand} ${name}`,
    booking,
  }));
}

const hasOpenExpiry = (): SQL => sql`exists (
  select from ${unitExpiries} where ${unitExpiries.unitId} = ${units.id} and ${unitExpiries.doneAt} is null
)`;
