import { SECOND_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { reopenDayTasks } from "#server/repositories/day-sheet/day-task-rows.ts";
import { type HoldBooking, recordUnitChange, undoUnitChange } from "#server/repositories/unit-holds/stored-holds.ts";
import { findFinish } from "#server/repositories/vehicles/unit-finishes.ts";
import { previousColours, refuseOtherColour } from "#server/services/booking/shared/other-colour.ts";

export interface OtherUnit {
  booking: HoldBooking;
  vehicleId: string;
  /** Numbers of the units. */
  from: number;
  to: number;
  /** The staff have been asked about another colour than the renter was shown. */
  otherColour: boolean;
  /** The staff user's id. */
  actor: string;
}

/**
 * Within a transaction, as a booking's hold goes to another unit of its car: notes it in the booking's history, and of another colour the
 * renter is told by mail once it can no longer be undone (product.md#colours). Moved back by then, nothing is asked and nobody told.
 * Refuses "conflict" for another colour that nobody was asked about.
 */
export async function giveOtherUnit(ctx: AppContext, tx: Transaction, move: OtherUnit): Promise<void> {
  const { booking, vehicleId, from, to, actor } = move;
  const now = ctx.clock();
  // The car that was brought is another.
  if (booking.status === "confirmed") await reopenDayTasks(tx, booking.id, ["handover"], now);
  const undoMilliseconds = ctx.env.staffUndoSeconds * SECOND_MS;
  const since = new Date(now.getTime() - undoMilliseconds);
  if (await undoUnitChange(tx, booking.id, { note: noteOf(to, from), since, now })) return;
  const [shown, given] = [await findFinish(tx, vehicleId, from), await findFinish(tx, vehicleId, to)];
  if (!move.otherColour) refuseOtherColour(shown, given);
  const event = await recordUnitChange(tx, booking, { actor, note: noteOf(from, to), now });
  const colours = previousColours(shown, given);
  if (!colours.previousColours) return;
  const mail = { booking: booking.id, kind: "changed" as const, event, ...colours };
  await ctx.jobs.enqueue(tx, "booking-mail", mail, new Date(now.getTime() + undoMilliseconds));
}

const noteOf = (from: number, to: number) => `Unità ${from} → ${to}`;
