import { DAY_MS } from "#domain/durations.ts";
import { replyAlertThresholds, replyDueAt } from "#domain/enquiries/reply-promise.ts";
import type { AppContext } from "#server/context.ts";
import { replyWarningEmail } from "#server/mail/conversation-mails.ts";
import { listUnwarnedReplies, markReplyWarned } from "#server/repositories/dashboard/waiting-replies.ts";
import { processInBatches } from "#server/services/internal/batches.ts";

/** Requests that are late by more than this cause no alert, so that staff do not get a flood of mails after days in which the job did not run. */
const MAX_LATE_MS = DAY_MS;

/**
 * Runs every minute: mails staff once about each enquiry or booking request whose time for the promised reply is about to end
 * (product.md#reply-alert). Returns the number of mails.
 */
export async function sendReplyAlerts(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  const { soon, late } = replyAlertThresholds(now, ctx.site);
  const from = new Date(late.getTime() - MAX_LATE_MS);
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
