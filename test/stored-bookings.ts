import { sql } from "drizzle-orm";
import type { AppContext } from "#server/context.ts";

/** Returns the rows of a query, for assertions on stored data. */
export async function queryRows<Row>(context: AppContext, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await context.db.execute(query)).rows as Row[];
}

/** Returns the kinds of queued booking mails, sorted; of one booking if a reference is given. */
export async function readQueuedMails(context: AppContext, reference?: string): Promise<string[]> {
  const rows = await queryRows<{ kind: string }>(
    context,
    sql`select job.data ->> 'kind' as kind from pgboss.job join bookings on bookings.id::text = job.data ->> 'booking'
        where job.name = 'booking-mail' and bookings.reference = coalesce(${reference ?? null}, bookings.reference) order by 1`,
  );
  return rows.map(({ kind }) => kind);
}

/** Returns every active hold, oldest rental first. */
export async function readActiveHolds(
  context: AppContext,
  vehicle: string,
): Promise<{ unit: number; during: string }[]> {
  return queryRows(
    context,
    sql`select unit_holds.unit, unit_holds.during::text from unit_holds join vehicles on vehicles.id = unit_holds.vehicle_id
        where vehicles.slug = ${vehicle} and released_at is null order by unit_holds.during`,
  );
}

/** Sets a car's number of units, all with the colours of the first. */
export async function setUnitCount(context: AppContext, vehicle: string, units: number): Promise<void> {
  await context.db.execute(sql`update vehicles set total_units = ${units} where slug = ${vehicle}`);
  await context.db.execute(sql`update units set paint = first.paint, leather = first.leather, stitching = first.stitching, trim = first.trim
    from units first join vehicles on vehicles.id = first.vehicle_id
    where vehicles.slug = ${vehicle} and first.number = 1 and units.vehicle_id = first.vehicle_id`);
}

/** Sets the paint of one unit and clears its other colours; null clears all. */
export async function paintUnit(
  context: AppContext,
  vehicle: string,
  unit: number,
  paint: string | null,
): Promise<void> {
  const colour = paint === null ? null : JSON.stringify({ name: paint, colour: "#888888" });
  await context.db.execute(sql`update units set paint = ${colour}::jsonb, leather = null, stitching = null, trim = null
    from vehicles where vehicles.id = units.vehicle_id and vehicles.slug = ${vehicle} and units.number = ${unit}`);
}

/** Returns the same context with another time. */
export function withClockAt(context: AppContext, now: string): AppContext {
  return { ...context, clock: () => new Date(now) };
}

/** Deletes everything that bookings created, between the tests of a file. */
export async function deleteBookings(context: AppContext): Promise<void> {
  await context.db.execute(sql`delete from unit_holds`);
  await context.db.execute(sql`delete from booking_events`);
  await context.db.execute(sql`delete from handovers`);
  await context.db.execute(sql`delete from bookings`);
  // Without handovers, units have no odometer reading.
  await context.db.execute(sql`update units set kilometres = null where kilometres is not null`);
  await context.db.execute(sql`delete from pgboss.job`);
}
