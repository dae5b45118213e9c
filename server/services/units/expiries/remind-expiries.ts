import { addDays } from "#domain/rental-period/civil-time.ts";
import { dueReminder, REMINDER_DAYS } from "#domain/units/expiry.ts";
import type { AppContext } from "#server/context.ts";
import { expiryEmail } from "#server/mail/unit-expiry.ts";
import { lockComingExpiries, noteReminder } from "#server/repositories/units/unit-expiries.ts";
import { inBatches } from "#server/services/internal/in-batches.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** What the server does every hour: staff get a mail 30, 14 and 3 days before an expiry, once each (product.md#unit-expiries). Returns how many. */
export async function remindExpiries(ctx: AppContext): Promise<number> {
  const today = siteToday(ctx);
  const until = addDays(today, REMINDER_DAYS[0]);
  return inBatches(ctx, {
    name: "reminding of an expiry",
    take: (tx, window) => lockComingExpiries(tx, { today, until, ...window }),
    idOf: ({ expiry }) => expiry.id,
    work: async (tx, row) => {
      const { id, dueOn, remindedDays } = row.expiry;
      const days = dueOn && dueReminder(dueOn, today, remindedDays);
      if (!days) return;
      await noteReminder(tx, id, days);
      await ctx.jobs.enqueue(tx, "mail", expiryEmail(row, { today, ...mailParts(ctx) }));
    },
  });
}

const mailParts = ({ env: { siteUrl, mailStaff }, site }: AppContext) => ({ siteUrl, staffAddress: mailStaff, site });
