import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { belowMinimumNote, belowMinimumQuestion } from "#domain/rates/below-minimum-text.ts";
import type { Message } from "#domain/words/message.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { inItalian, ServiceError } from "#server/errors.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";

/** Throws "conflict" at `below_minimum` for a rental that is shorter than its minimum length, unless staff gave a reason (product.md#rates). */
export function assertLongEnough(
  belowMinimum: Message | null,
  reason: string | undefined,
  path = "below_minimum",
): void {
  if (belowMinimum === null || reason) return;
  const message = belowMinimumQuestion(inItalian(belowMinimum));
  throw new ServiceError("conflict", message, [{ path, message }]);
}

/** Notes in a booking's history why staff agreed to a rental below its minimum length. */
export async function noteBelowMinimum(
  ctx: AppContext,
  tx: Transaction,
  { bookingId, status, actor, reason }: { bookingId: string; status: BookingStatus; actor: string; reason: string },
): Promise<void> {
  const event = { bookingId, kind: "note", status, actor, note: belowMinimumNote(reason) } as const;
  await insertStaffOnlyEvent(tx, event, ctx.clock());
}
