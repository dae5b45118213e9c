import { DAY_MS } from "#domain/durations.ts";
import { replyAlertThresholds, replyDueAt } from "#domain/enquiries/reply-promise.ts";
import type { AppContext } from "#server/context.ts";
import { replyWarningEmail } from "#server/mail/conversation-mails.ts";
import { listUnwarnedReplies, markReplyWarned } from "#server/repositories/dashboard/waiting-replies.ts";
import { processInBatches } from "#server/services/internal/batches.ts";

/** No alerts for requests that were already late this long ago, so that staff are not flooded after days without the job. */
const MAX_LATE_MS = DAY_MS;

/**
 * Runs every minute: mails staff once about each enquiry or booking request whose time for the promised reply is about to end
 * (product.md#reply-alert). Returns the number of mails.
 */
export async function sendReplyAlerts(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  const { soon } = replyAlertThresholds(now, ctx.site);
  const { late: from } = replyAlertThresholds(new Date(now.getTime() - MAX_LATE_MS), ctx.site);
  const { siteUrl, mailStaff: staffAddress } = ctx.env;
  return processInBatches(ctx, {
    name: "warning of a late reply",
    lockDue: (tx, window) => listUnwarnedReplies(tx, { now, until: soon, from, ...window }),
    idOf: ({ id }) => id,
    handleItem: async (tx, waiting) => {
      await markReplyWarned(tx, waiting, now);
      const due = replyDueAt(waiting.since, ctx.site);
      const mail = replyWarningEmail({ waiting, due, now, site: ctx.site, siteUrl, staffAddress });
      await ctx.jobs.enqueue(tx, "mail", mail);
    },
  });
}
