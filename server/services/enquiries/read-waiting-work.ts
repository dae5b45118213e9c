import { TO_SEE_WAITING_WORK } from "#domain/access/abilities.ts";
import { SECOND_MS } from "#domain/durations.ts";
import { replyAlertFrom, replyDueAt } from "#domain/enquiries/reply-promise.ts";
import type { WaitingWork } from "#domain/enquiries/waiting-work.ts";
import type { AppContext } from "#server/context.ts";
import { countOverdue } from "#server/repositories/bookings/overdue-bookings.ts";
import { countWaiting, listLongestWaiting } from "#server/repositories/staff/waiting-replies.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** How many of those who wait are listed by name. */
const MOST_LISTED = 8;

/** How much waits for staff, and who is about to wait longer than promised, booking requests too (product.md#reply-alert). */
export async function readWaitingWork(ctx: AppContext, { staff }: { staff: Staff }): Promise<WaitingWork> {
  requireAbility(staff, ...TO_SEE_WAITING_WORK);
  const now = ctx.clock();
  const { soon, late } = replyAlertFrom(now, ctx.site);
  const counted = await countWaiting(ctx.db, { now, soon, late });
  const longest = await listLongestWaiting(ctx.db, { now, until: now, limit: MOST_LISTED });
  return {
    bookingRequests: counted.bookingRequests,
    enquiries: counted.enquiries,
    orders: counted.orders,
    overdue: await countOverdue(ctx.db, now),
    replyAlert: {
      waiting: counted.waiting,
      late: counted.late,
      longest: longest.map(({ kind, id, reference, name, about, since }) => ({
        kind,
        id,
        reference,
        name,
        about,
        dueInSeconds: Math.floor((replyDueAt(since, ctx.site).getTime() - now.getTime()) / SECOND_MS),
      })),
    },
  };
}
