import { addDays } from "#domain/rental-period/civil-time.ts";
import { dueReminder, REMINDER_DAYS } from "#domain/units/expiry.ts";
import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { expiryEmail } from "#server/mail/unit-expiry.ts";
import { lockComingExpiries, noteReminder } from "#server/repositories/units/unit-expiries.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** Mails in one run; the next sends the rest. */
const MOST_MAILS = 50;

/** What the server does every hour: staff get a mail 30, 14 and 3 days before an expiry, once each (product.md#unit-expiries). Returns how many. */
export async function remindExpiries(ctx: AppContext): Promise<number> {
  return retriedTransaction(ctx.db, async (tx) => {
    const today = siteToday(ctx);
    const until = addDays(today, REMINDER_DAYS[0]);
    const coming = await lockComingExpiries(tx, { today, until, limit: MOST_MAILS });
    let sent = 0;
    for (const row of coming) {
      const { id, dueOn, remindedDays } = row.expiry;
      const days = dueOn && dueReminder(dueOn, today, remindedDays);
      if (!days) continue;
      await noteReminder(tx, id, days);
      await ctx.jobs.enqueue(tx, "mail", expiryEmail(row, { today, ...mailParts(ctx) }));
      sent += 1;
    }
    return sent;
  });
}

const mailParts = ({ env: { siteUrl, mailStaff }, site }: AppContext) => ({ siteUrl, staffAddress: mailStaff, site });
