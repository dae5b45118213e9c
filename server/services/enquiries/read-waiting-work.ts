import { WAITING_WORK_ABILITIES } from "#domain/access/abilities.ts";
import { replyAlertThresholds, replyDueAt, secondsUntilDue } from "#domain/enquiries/reply-promise.ts";
import type { WaitingWork } from "#domain/enquiries/waiting-work.ts";
import type { AppContext } from "#server/context.ts";
import { countOverdue } from "#server/repositories/bookings/overdue-bookings.ts";
import { countWaitingReplies, listLongestWaiting } from "#server/repositories/dashboard/waiting-replies.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** Maximum number of waiting requests that are listed by name. */
const MAX_LISTED = 8;

/**
 * Counts the work that waits for staff. Also lists the enquiries and booking requests whose time for the promised reply is about to end
 * (product.md#reply-alert).
 */
export async function readWaitingWork(ctx: AppContext, { staff }: { staff: Staff }): Promise<WaitingWork> {
  requireAbility(staff, ...WAITING_WORK_ABILITIES);
  const now = ctx.clock();
  const { soon, late } = replyAlertThresholds(now, ctx.site);
  const counts = await countWaitingReplies(ctx.db, { now, soon, late });
  const longest = await listLongestWaiting(ctx.db, { now, until: now, limit: MAX_LISTED });
  return {
    bookingRequests: counts.bookingRequests,
    bookingMessages: counts.bookingMessages,
    enquiries: counts.enquiries,
    orders: counts.orders,
    overdue: await countOverdue(ctx.db, now),
    replyAlert: {
      waiting: counts.waiting,
      late: counts.late,
      longest: longest.map(({ kind, id, reference, name, about, since }) => ({
        kind,
        id,
        reference,
        name,
        about,
        dueInSeconds: secondsUntilDue(replyDueAt(since, ctx.site), now, ctx.site),
      })),
    },
  };
}
