import type { ApiWaitingWork } from "#domain/api/waiting-work.ts";
import { replyAlertFrom } from "#domain/enquiries/reply-promise.ts";
import type { AppContext } from "#server/context.ts";
import { countOverdue } from "#server/repositories/bookings/overdue-bookings.ts";
import { countWaiting, readLongestWaiting } from "#server/repositories/staff/waiting-replies.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** How much waits for staff, and who is about to wait longer than promised, booking requests too (product.md#reply-alert). */
export async function readWaitingWork(ctx: AppContext, { staff }: { staff: Staff }): Promise<ApiWaitingWork> {
  for (const ability of ["bookings.read", "enquiries.read", "orders.read"] as const) requireAbility(staff, ability);
  const now = ctx.clock();
  const { soon, late } = replyAlertFrom(now, ctx.site);
  const { first, ...replies } = await readLongestWaiting(ctx.db, { now, until: soon }, late);
  const { bookingRequests, enquiries, orders } = await countWaiting(ctx.db, now);
  return {
    booking_requests: bookingRequests,
    enquiries,
    orders,
    overdue: await countOverdue(ctx.db, now),
    reply_alert: { ...replies, first: first && { kind: first.kind, id: first.id, reference: first.reference } },
  };
}
