import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { lateExtrasNote, lateExtrasQuestion } from "#domain/extras/late-extras.ts";
import type { Message } from "#domain/words/message.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { inItalian, ServiceError } from "#server/errors.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";

/** Throws "conflict" at `late_extras` for extras whose lead time is over, unless staff gave a reason (product.md#extras). */
export function assertExtrasInTime(lateExtras: Message | null, reason: string | undefined, path = "late_extras"): void {
  if (lateExtras === null || reason) return;
  const message = lateExtrasQuestion(inItalian(lateExtras));
  throw new ServiceError("conflict", message, [{ path, message }]);
}

/** Notes in a booking's history why staff ordered extras after their lead time. */
export async function noteLateExtras(
  ctx: AppContext,
  tx: Transaction,
  { bookingId, status, actor, reason }: { bookingId: string; status: BookingStatus; actor: string; reason: string },
): Promise<void> {
  const event = { bookingId, kind: "note", status, actor, note: lateExtrasNote(reason) } as const;
  await insertStaffOnlyEvent(tx, event, ctx.clock());
}
