import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { unitHolds } from "#server/db/schema.ts";
import { holdHasNotEnded } from "./hold-conditions.ts";
import { type InstantSpan, parseInstant, toTstzRange } from "./spans.ts";

/** A hold of a car whose base changes. */
export interface RelocatedHold {
  id: string;
  unit: number;
  /** Null for maintenance. */
  bookingId: string | null;
  note: string | null;
  /** Whether the unit is out with the renter. */
  isOut: boolean;
  /** Whether the use of the unit has ended: the booking ended or got another unit. The hold's span then stays as it is. */
  hasEnded: boolean;
  span: InstantSpan;
}

/** Lists the current holds of a car, ordered by unit and time. The caller has locked the car. */
export async function listRelocatedHolds(tx: Transaction, vehicleId: string, now: Date): Promise<RelocatedHold[]> {
  const rows = await tx
    .select({
      id: unitHolds.id,
      unit: unitHolds.unit,
      bookingId: unitHolds.bookingId,
      note: unitHolds.note,
      isOut: sql<boolean>`${unitHolds.outSince} is not null`,
      hasEnded: sql<boolean>`${unitHolds.releasesAt} is not null or ${unitHolds.endedLegId} is not null`,
      from: sql`lower(${unitHolds.during})`.mapWith(parseInstant),
      to: sql`upper(${unitHolds.during})`.mapWith(parseInstant),
    })
    .from(unitHolds)
    .where(and(eq(unitHolds.vehicleId, vehicleId), isNull(unitHolds.releasedAt), holdHasNotEnded(now)))
    .orderBy(asc(unitHolds.unit), sql`lower(${unitHolds.during})`);
  return rows.map(({ from, to, ...row }) => ({ ...row, span: { from, to } }));
}

/**
 * Changes the spans of holds. Each new span must overlap the hold's old span: first every hold is reduced to the common part of both spans, and then
 * extended to its new span, so that no old span blocks a new one. Rejects with SQLSTATE 23P01 if two new spans overlap.
 */
export async function rescheduleHolds(
  tx: Transaction,
  moves: readonly { id: string; span: InstantSpan }[],
  now: Date,
): Promise<void> {
  for (const { id, span } of moves)
    await tx
      .update(unitHolds)
      .set({ during: sql`${unitHolds.during} * ${toTstzRange(span)}::tstzrange` })
      .where(eq(unitHolds.id, id));
  for (const { id, span } of moves)
    await tx
      .update(unitHolds)
      .set({ during: toTstzRange(span), updatedAt: now, version: sql`${unitHolds.version} + 1` })
      .where(eq(unitHolds.id, id));
}
