import { quoteLanguageSchema } from "#domain/forms/quotes/quote.ts";
import type { AppContext } from "#server/context.ts";
import { lockQuote, updateStoredQuote } from "#server/repositories/quotes/quotes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { type QuoteDetail, readQuoteDetail, toAuditedQuote } from "#server/services/quotes/internal/quote-detail.ts";
import { NO_SUCH_QUOTE, noSuchQuote } from "#server/services/words/booking-words.ts";

/**
 * Changes the language of a quote's later mails and private page, without a mail (product.md#languages). It also changes that of a sent quote, whose
 * content stays the same. Idempotent. Throws "invalid", "not-found", and "conflict" for a stale version.
 */
export async function updateQuoteLanguage(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<QuoteDetail> {
  requireAbility(staff, "quotes.manage");
  const quoteId = parseId(id, NO_SUCH_QUOTE);
  const { version, language } = parseInput(quoteLanguageSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockQuote(tx, quoteId);
    if (!before) throw noSuchQuote();
    if (language === before.language) return readQuoteDetail(ctx, tx, before);
    await rejectStaleVersion(tx, "quotes", before, version, ctx);
    const after = await updateStoredQuote(tx, quoteId, { language }, ctx.clock());
    await audit({
      action: "update",
      entity: "quotes",
      entityId: quoteId,
      before: toAuditedQuote(before),
      after: toAuditedQuote(after),
    });
    return readQuoteDetail(ctx, tx, after);
  });
}
