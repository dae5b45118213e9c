import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { outsideHoursNote, outsideHoursQuestion } from "#domain/opening-hours/city-hours-text.ts";
import type { Message } from "#domain/words/message.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { inItalian, ServiceError } from "#server/errors.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";

/**
 * Throws "conflict" at `outside_hours` for a pickup or return that the hours of its city do not allow, unless staff gave a reason
 * (product.md#hours-of-a-city).
 */
export function assertInsideHours(
  outsideHours: Message | null,
  reason: string | undefined,
  path = "outside_hours",
): void {
  if (outsideHours === null || reason) return;
  const message = outsideHoursQuestion(inItalian(outsideHours));
  throw new ServiceError("conflict", message, [{ path, message }]);
}

/** Notes in a booking's history why staff went past the hours of its city. */
export async function noteOutsideHours(
  ctx: AppContext,
  tx: Transaction,
  { bookingId, status, actor, reason }: { bookingId: string; status: BookingStatus; actor: string; reason: string },
): Promise<void> {
  const event = { bookingId, kind: "note", status, actor, note: outsideHoursNote(reason) } as const;
  await insertStaffOnlyEvent(tx, event, ctx.clock());
}
