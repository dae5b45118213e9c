import { mailbox } from "#domain/booking/request/request-limits.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { countFormMail } from "#server/repositories/staff/recipient-mails.ts";
import { keyedHash } from "#server/services/internal/request-identities.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/**
 * Within the transaction that causes a mail by somebody's form: whether this address may get one more today (product.md#mails), so that
 * nobody is flooded through our forms. What was asked for stands all the same, on its page. RATE_LIMITS=off lifts it.
 */
export async function mayMailByForm(ctx: AppContext, tx: Transaction, address: string | null): Promise<boolean> {
  if (address === null || !ctx.env.rateLimits) return true;
  const recipientHash = keyedHash(ctx.env.keys.identities, `recipient:${mailbox(address)}`);
  const mails = await countFormMail(tx, { recipientHash, day: siteToday(ctx) });
  if (mails === ctx.site.formMailsDaily + 1)
    ctx.logger.warn("an address has had as many mails of our forms as it may in a day");
  return mails <= ctx.site.formMailsDaily;
}
