import { DAY_MS } from "#domain/durations.ts";
import { replyAlertFrom, replyDueAt } from "#domain/enquiries/reply-promise.ts";
import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { replyWarningEmail } from "#server/mail/reply-warning.ts";
import { takeUnwarned } from "#server/repositories/staff/waiting-replies.ts";

/** Of each kind in one run; the next minute takes the rest. */
const MOST_WARNINGS = 50;
/** Who has been late for longer is no surprise any more: after days without the job nobody is flooded. */
const MOST_LATE_MS = DAY_MS;

/**
 * What the server does every minute: staff get one mail for each request, for a car too, that is about to wait longer than promised
 * (product.md#reply-alert). Returns how many.
 */
export async function warnOfReplies(ctx: AppContext): Promise<number> {
  return retriedTransaction(ctx.db, async (tx) => {
    const now = ctx.clock();
    const { soon, late } = replyAlertFrom(now, ctx.site);
    const from = new Date(late.getTime() - MOST_LATE_MS);
    const unwarned = await takeUnwarned(tx, { now, until: soon, from, limit: MOST_WARNINGS });
    for (const waiting of unwarned) {
      const due = replyDueAt(waiting.since, ctx.site);
      const { siteUrl, mailStaff: staffAddress } = ctx.env;
      await ctx.jobs.enqueue(
        tx,
        "mail",
        replyWarningEmail({ waiting, due, now, site: ctx.site, siteUrl, staffAddress }),
      );
    }
    return unwarned.length;
  });
}
