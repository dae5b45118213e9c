import { quoteStatusLabel } from "#domain/quotes/quote.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { lockQuote, updateStoredQuote } from "#server/repositories/quotes/quotes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { checkQuote } from "./internal/check-quote.ts";
import { auditedQuote, type QuoteDetail, quoteDetail } from "./internal/quote-detail.ts";
import { NO_SUCH_QUOTE, noSuchQuote } from "./internal/quote-problems.ts";

/**
 * Writes a draft anew; whose it is and what it answers stay. Refuses like `createQuote`, "not-found", and "conflict" for a quote that has been sent,
 * whose words somebody has read, or that has changed since `version`.
 */
export async function updateQuote(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<QuoteDetail> {
  requireAbility(staff, "quotes.manage");
  const quoteId = checkedId(id, NO_SUCH_QUOTE);
  const { quote, version } = await checkQuote(ctx, staff, body);
  const { customerId: _customer, enquiryId: _enquiry, ...changes } = quote;
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockQuote(tx, quoteId);
    if (!before) throw noSuchQuote();
    await rejectStaleVersion(tx, "quotes", before, version, ctx);
    if (before.status !== "draft") {
      const status = quoteStatusLabel(before.status);
      throw new ServiceError("conflict", `Un preventivo «${status}» non si può più cambiare: scrivine uno nuovo.`);
    }
    const after = await updateStoredQuote(tx, quoteId, changes, ctx.clock());
    await audit({
      action: "update",
      entity: "quotes",
      entityId: quoteId,
      before: auditedQuote(before),
      after: auditedQuote(after),
    });
    return quoteDetail(ctx, tx, after);
  });
}
