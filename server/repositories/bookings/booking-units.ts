import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BookingUnit, ReplacementReason } from "#domain/bookings/booking-unit.ts";
import type { Transaction } from "#server/db/client.ts";
import { bookings, bookingUnits } from "#server/db/schema.ts";
import { toInstantSql } from "#server/repositories/unit-holds/spans.ts";

/** A leg as PostgreSQL's JSON has it: instants are texts. */
export type SelectedLeg = Omit<BookingUnit, "startedAt" | "endedAt"> & { startedAt: string; endedAt: string | null };

/** Selects the legs of a booking, the first one first; null before its car has left. */
export const selectLegs = sql<SelectedLeg[] | null>`(
  select jsonb_agg(jsonb_build_object(
    'id', leg.id, 'position', leg.position, 'vehicleId', leg.vehicle_id, 'title', leg.vehicle_name,
    'unitId', leg.unit_id, 'unit', coalesce(held.number, leg.unit_number), 'plate', coalesce(held.plate, leg.unit_plate),
    'startedAt', leg.started_at, 'endedAt', leg.ended_at, 'endReason', leg.end_reason, 'endNote', leg.end_note,
    'end', case when leg.end_city is not null then
      jsonb_build_object('city', leg.end_city, 'place', leg.end_place, 'timeZone', ending.time_zone) end,
    'base', leg.base_city, 'back', jsonb_build_object('kilometres', leg.back_kilometres, 'minutes', leg.back_minutes),
    'turnaroundHours', coalesce(car.turnaround_hours, 0)
  ) order by leg.position)
  from booking_units leg
  left join units held on held.id = leg.unit_id
  left join vehicles car on car.id = leg.vehicle_id
  left join cities ending on ending.name = leg.end_city
  where leg.booking_id = ${bookings.id}
)`;

export const toBookingUnit = (leg: SelectedLeg): BookingUnit => ({
  ...leg,
  startedAt: new Date(leg.startedAt),
  endedAt: leg.endedAt === null ? null : new Date(leg.endedAt),
});

/**
 * Selects the id of the vehicle that a booking occupies: that of the unit that the renter has, or else the booked one. It may be null in both cases,
 * after the vehicle was deleted.
 */
export const selectOccupiedVehicle: SQL = sql`coalesce((
  select leg.vehicle_id from booking_units leg where leg.booking_id = ${bookings.id} and leg.ended_at is null
), ${bookings.vehicleId})`;

/**
 * Selects the name of the car that the renter has or had last, or else of the booked one. It names the table itself, because a query of one table
 * has columns without their table.
 */
export const selectLastVehicleName = sql<string>`coalesce((
  select leg.vehicle_name from booking_units leg where leg.booking_id = bookings.id order by leg.position desc limit 1
), bookings.vehicle_name)`;

/**
 * Joins the leg of a hold, as `leg`, to the alias of a booking's hold: the ended leg that the hold names, or the last leg of its booking. All columns
 * are null before the car has left.
 */
export const joinLegOfHold = (hold: SQL): SQL => sql`lateral (
  select own.position, own.started_at, own.ended_at, own.back_minutes from booking_units own
  where own.booking_id = ${hold}.booking_id and (${hold}.ended_leg_id is null or own.id = ${hold}.ended_leg_id)
  order by own.position desc limit 1
) leg`;

/** The unit with which a leg begins. */
export interface NewLeg {
  bookingId: string;
  /** Null if the car was deleted. */
  vehicleId: string | null;
  vehicleName: string;
  unit: number | null;
  startedAt: Date;
}

/** Begins a leg after the booking's other legs, if none is open, and returns the id of the open leg. The caller has locked the booking. */
export async function startLeg(tx: Transaction, leg: NewLeg): Promise<string> {
  const open = await findOpenLeg(tx, leg.bookingId);
  if (open) return open;
  const unitId = sql`(select id from units where vehicle_id = ${leg.vehicleId} and number = ${leg.unit})`;
  const position = sql`(select coalesce(max(position), 0) + 1 from booking_units where booking_id = ${leg.bookingId})`;
  // The clock of this process may be behind that of the process that ended the leg before.
  const before = sql`(select max(ended_at) from booking_units where booking_id = ${leg.bookingId})`;
  const { unit, ...columns } = leg;
  const [row] = await tx
    .insert(bookingUnits)
    .values({
      ...columns,
      startedAt: sql`greatest(${toInstantSql(leg.startedAt)}, ${before})`,
      unitId,
      unitNumber: leg.vehicleId === null ? unit : null,
      position,
      createdAt: leg.startedAt,
    })
    .returning({ id: bookingUnits.id });
  if (!row) throw new Error(`No leg of ${leg.bookingId} was stored`);
  return row.id;
}

async function findOpenLeg(tx: Transaction, bookingId: string): Promise<string | null> {
  const [row] = await tx.select({ id: bookingUnits.id }).from(bookingUnits).where(isOpenLeg(bookingId));
  return row?.id ?? null;
}

/** What is known about the end of a leg that another unit replaces. */
export interface LegReplacement {
  endReason: ReplacementReason;
  endNote: string | null;
  endCity: string;
  endPlace: string | null;
  baseCity: string | null;
  backKilometres: number;
  backMinutes: number;
}

/** Ends the open leg of a booking, if it has one: the rental ends or, with `replacement`, goes on with another unit. */
export async function endLeg(
  tx: Transaction,
  bookingId: string,
  now: Date,
  replacement: Partial<LegReplacement> = {},
): Promise<void> {
  // The clock of this process may be behind that of the process that began the leg.
  const endedAt = sql`greatest(${bookingUnits.startedAt}, ${toInstantSql(now)})`;
  await tx
    .update(bookingUnits)
    .set({ ...replacement, endedAt })
    .where(isOpenLeg(bookingId));
}

/** Opens the last leg of a booking again, after staff undid its end. */
export async function reopenLeg(tx: Transaction, bookingId: string): Promise<void> {
  const last = sql`${bookingUnits.position} = (select max(position) from booking_units where booking_id = ${bookingId})`;
  await tx
    .update(bookingUnits)
    .set({
      endedAt: null,
      endReason: null,
      endNote: null,
      endCity: null,
      endPlace: null,
      baseCity: null,
      backKilometres: 0,
      backMinutes: 0,
    })
    .where(and(eq(bookingUnits.bookingId, bookingId), last));
}

/** Deletes the open leg of a booking, whose unit never left. The caller has deleted its handover records. */
export async function deleteOpenLeg(tx: Transaction, bookingId: string): Promise<void> {
  await tx.delete(bookingUnits).where(isOpenLeg(bookingId));
}

/** Copies number and plate of a car's units into their legs. Call it before the car is deleted, because its units are deleted with it. */
export async function writeUnitsIntoLegs(tx: Transaction, vehicleId: string): Promise<void> {
  await tx.execute(sql`
    update booking_units set unit_number = held.number, unit_plate = held.plate
    from units held where held.id = booking_units.unit_id and held.vehicle_id = ${vehicleId}`);
}

const isOpenLeg = (bookingId: string) => and(eq(bookingUnits.bookingId, bookingId), isNull(bookingUnits.endedAt));
