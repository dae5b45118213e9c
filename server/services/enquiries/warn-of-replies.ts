import { DAY_MS } from "#domain/durations.ts";
import { replyAlertFrom, replyDueAt } from "#domain/enquiries/reply-promise.ts";
import type { AppContext } from "#server/context.ts";
import { replyWarningEmail } from "#server/mail/conversation-mails.ts";
import { listUnwarned, noteWarned } from "#server/repositories/staff/waiting-replies.ts";
import { inBatches } from "#server/services/internal/in-batches.ts";

/** Who has been late for longer is no surprise any more: after days without the job nobody is flooded. */
const MOST_LATE_MS = DAY_MS;

/**
 * What the server does every minute: staff get one mail for each request, for a car too, that is about to wait longer than promised
 * (product.md#reply-alert). Returns how many.
 */
export async function warnOfReplies(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  const { soon, late } = replyAlertFrom(now, ctx.site);
  const from = new Date(late.getTime() - MOST_LATE_MS);
  const { siteUrl, mailStaff: staffAddress } = ctx.env;
  return inBatches(ctx, {
    name: "warning of a late reply",
    take: (tx, window) => listUnwarned(tx, { now, until: soon, from, ...window }),
    idOf: ({ id }) => id,
    work: async (tx, waiting) => {
      await noteWarned(tx, waiting, now);
      const due = replyDueAt(waiting.since, ctx.site);
      const mail = replyWarningEmail({ waiting, due, now, site: ctx.site, siteUrl, staffAddress });
      await ctx.jobs.enqueue(tx, "mail", mail);
    },
  });
}
