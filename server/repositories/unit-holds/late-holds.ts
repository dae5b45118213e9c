import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { subtractIntervals } from "#domain/availability/intervals.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, unitHolds, vehicles } from "#server/db/schema.ts";
import { isHoldOfBooking } from "./hold-conditions.ts";
import { type InstantSpan, parseInstant, toInstantSql, toTstzRange } from "./spans.ts";

/** The hold of a unit that is late: it is overdue, or expected back later than agreed. */
export interface LateHold {
  id: string;
  vehicleId: string;
  unit: number;
  bookingId: string;
  /** The stored span of the hold. */
  span: InstantSpan;
  /** When the unit can be ready: the later of now and the expected return, plus transfer back and turnaround (product.md#late-returns). */
  readyAt: Date;
}

/** Lists at most `limit` holds whose unit is out and will not be ready when the hold ends; optionally only holds of one car. */
export async function listLateHolds(
  db: Queryable,
  { now, vehicleId, limit }: { now: Date; vehicleId?: string; limit: number },
): Promise<LateHold[]> {
  const readyAt = sql`greatest(${toInstantSql(now)}, ${bookings.expectedReturnAt}) + make_interval(hours => ${vehicles.turnaroundHours}, mins => ${bookings.transferBackMinutes})`;
  const rows = await db
    .select({
      id: unitHolds.id,
      vehicleId: unitHolds.vehicleId,
      unit: unitHolds.unit,
      bookingId: bookings.id,
      from: sql`lower(${unitHolds.during})`.mapWith(parseInstant),
      to: sql`upper(${unitHolds.during})`.mapWith(parseInstant),
      readyAt: readyAt.mapWith(parseInstant),
    })
    .from(unitHolds)
    .innerJoin(bookings, eq(bookings.id, unitHolds.bookingId))
    .innerJoin(vehicles, eq(vehicles.id, unitHolds.vehicleId))
    .where(
      and(
        isNotNull(unitHolds.outSince),
        isNull(unitHolds.releasedAt),
        vehicleId === undefined ? undefined : eq(unitHolds.vehicleId, vehicleId),
        sql`upper(${unitHolds.during}) < ${readyAt}`,
      ),
    )
    .orderBy(unitHolds.vehicleId, unitHolds.unit)
    .limit(limit);
  return rows.map(({ from, to, ...row }) => ({ ...row, span: { from, to } }));
}

/**
 * Extends the hold of a late unit until the unit can be ready, but not into the time of another hold, whose booking is then endangered. The caller
 * has locked the car.
 */
export async function extendHold(tx: Transaction, late: LateHold, now: Date): Promise<void> {
  const otherHolds = await listOtherHolds(tx, late);
  const [first, ...laterStretches] = subtractIntervals({ from: late.span.from, to: late.readyAt }, otherHolds);
  await tx.delete(unitHolds).where(and(isHoldOfBooking(late.bookingId), ne(unitHolds.id, late.id)));
  if (first) {
    await tx
      .update(unitHolds)
      .set({ during: toTstzRange(first), updatedAt: now })
      .where(eq(unitHolds.id, late.id));
  }
  if (laterStretches.length === 0) return;
  const { vehicleId, unit, bookingId } = late;
  await tx.insert(unitHolds).values(
    laterStretches.map((span) => ({
      vehicleId,
      unit,
      bookingId,
      during: toTstzRange(span),
      kind: "booking" as const,
      createdAt: now,
    })),
  );
}

/**
 * Ends the hold of a late unit at `until` if it ends later. Call `extendHold` afterwards, which adds the time that the unit still needs. The caller
 * has locked the car.
 */
export async function shortenHold(tx: Transaction, bookingId: string, until: Date): Promise<void> {
  const ofBooking = isHoldOfBooking(bookingId);
  await tx.delete(unitHolds).where(and(ofBooking, isNull(unitHolds.outSince)));
  const during = sql`tstzrange(lower(${unitHolds.during}), least(upper(${unitHolds.during}), ${toInstantSql(until)}))`;
  await tx.update(unitHolds).set({ during }).where(ofBooking);
}

async function listOtherHolds(tx: Transaction, { vehicleId, unit, bookingId, span, readyAt }: LateHold) {
  return tx
    .select({
      from: sql`lower(${unitHolds.during})`.mapWith(parseInstant),
      to: sql`upper(${unitHolds.during})`.mapWith(parseInstant),
    })
    .from(unitHolds)
    .where(
      and(
        eq(unitHolds.vehicleId, vehicleId),
        eq(unitHolds.unit, unit),
        isNull(unitHolds.releasedAt),
        // The renter may have had the unit before, and got it again: the hold of that time is another hold.
        or(isNull(unitHolds.bookingId), ne(unitHolds.bookingId, bookingId), isNotNull(unitHolds.endedLegId)),
        sql`${unitHolds.during} && ${toTstzRange({ from: span.from, to: readyAt })}::tstzrange`,
      ),
    );
}
