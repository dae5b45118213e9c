import { and, eq, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import type { UndoState } from "#domain/bookings/undo-state.ts";
import type { Transaction } from "#server/db/client.ts";
import { unitHolds } from "#server/db/schema.ts";
import { isHoldOfBooking } from "./hold-conditions.ts";
import { type InstantSpan, parseInstant, toTstzRange } from "./spans.ts";

export interface HoldEnd {
  bookingId: string;
  /** When the unit is ready for the next booking. */
  readyAt: Date;
  /** Until when the rest of the hold stays, so that staff can undo the return. */
  releasesAt: Date;
  /** The leg that ended with a replacement; absent if the rental ended. */
  endedLegId?: string;
  now: Date;
}

/** Ends the holds of a returned unit when it is ready again, and schedules the release of the remaining time. */
export async function endReturnedHolds(
  tx: Transaction,
  { bookingId, readyAt, releasesAt, endedLegId, now }: HoldEnd,
): Promise<void> {
  for (const { id, vehicleId, unit, from, to } of await listHoldsOfBooking(tx, bookingId)) {
    const edited = { outSince: null, endedLegId, updatedAt: now, version: sql`${unitHolds.version} + 1` };
    const write = (changes: object) =>
      tx
        .update(unitHolds)
        .set({ ...edited, ...changes })
        .where(eq(unitHolds.id, id));
    if (to <= readyAt) await write({});
    else if (from >= readyAt) await write({ releasesAt });
    else {
      await write({ during: toTstzRange({ from, to: readyAt }) });
      await tx.insert(unitHolds).values({
        vehicleId,
        unit,
        bookingId,
        during: toTstzRange({ from: readyAt, to }),
        kind: "booking",
        endedLegId,
        releasesAt,
        createdAt: now,
      });
    }
  }
}

/** Gives the rest of an ended leg's hold, which waits only for a possible undo, to another hold of the unit that covers the span. */
export async function yieldEndedHold(tx: Transaction, legId: string, span: InstantSpan): Promise<void> {
  const range = sql`${toTstzRange(span)}::tstzrange`;
  const rest = and(eq(unitHolds.endedLegId, legId), isNotNull(unitHolds.releasesAt));
  await tx.delete(unitHolds).where(and(rest, sql`${unitHolds.during} <@ ${range}`));
  await tx
    .update(unitHolds)
    .set({ during: sql`${unitHolds.during} - ${range}` })
    .where(and(rest, sql`${unitHolds.during} && ${range}`));
}

/** Deletes the current holds of a booking, before an undo restores the former ones. */
export async function deleteCurrentHolds(tx: Transaction, bookingId: string): Promise<void> {
  await tx.delete(unitHolds).where(isHoldOfBooking(bookingId));
}

/**
 * Returns the current holds of a booking in the form in which an undo stores them, without the rest of an ended one, which waits for its release: an
 * undo must not hold it for good.
 */
export async function readHoldsToRestore(tx: Transaction, bookingId: string): Promise<UndoState["holds"]> {
  const rows = await tx
    .select({ id: unitHolds.id, during: sql<string>`${unitHolds.during}::text`, outSince: unitHolds.outSince })
    .from(unitHolds)
    .where(and(isHoldOfBooking(bookingId), isNull(unitHolds.releasesAt)));
  return rows.map(({ outSince, ...row }) => ({ ...row, outSince: outSince?.toISOString() ?? null }));
}

/**
 * Restores the holds of a booking that an undo has stored. With `reopenedLegId`, they are the holds of a unit that was replaced, and the booking's
 * current hold is deleted. Rejects with SQLSTATE 23P01 if another hold now overlaps one of them.
 */
export async function restoreHolds(
  tx: Transaction,
  bookingId: string,
  { holds, reopenedLegId = null }: { holds: UndoState["holds"]; reopenedLegId?: string | null },
  now: Date,
): Promise<void> {
  const ids = holds.map(({ id }) => id);
  const isOfReopenedLeg = reopenedLegId === null ? undefined : eq(unitHolds.endedLegId, reopenedLegId);
  await tx.delete(unitHolds).where(and(or(isHoldOfBooking(bookingId), isOfReopenedLeg), notInArray(unitHolds.id, ids)));
  for (const { id, during, outSince } of holds) {
    await tx
      .update(unitHolds)
      .set({
        during,
        outSince: outSince === null ? null : new Date(outSince),
        endedLegId: null,
        releasesAt: null,
        // A process whose clock is ahead may have released the hold already. If another booking has got the unit since, the database constraint
        // refuses the restored hold.
        releasedAt: null,
        updatedAt: now,
        version: sql`${unitHolds.version} + 1`,
      })
      .where(eq(unitHolds.id, id));
  }
}

const listHoldsOfBooking = (tx: Transaction, bookingId: string) =>
  tx
    .select({
      id: unitHolds.id,
      vehicleId: unitHolds.vehicleId,
      unit: unitHolds.unit,
      from: sql`lower(${unitHolds.during})`.mapWith(parseInstant),
      to: sql`upper(${unitHolds.during})`.mapWith(parseInstant),
    })
    .from(unitHolds)
    .where(isHoldOfBooking(bookingId));
