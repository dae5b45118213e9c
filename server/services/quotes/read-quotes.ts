import type { AppContext } from "#server/context.ts";
import { findStoredQuote, listQuotes } from "#server/repositories/quotes/quotes.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { parseId } from "#server/services/parse-input.ts";
import { NO_SUCH_QUOTE, noSuchQuote } from "#server/services/words/booking-words.ts";
import { type QuoteDetail, readQuoteDetail, withCurrentStatus } from "./internal/quote-detail.ts";

/** Lists the quotes for staff, with their current status. */
export async function readQuotes(ctx: AppContext, { staff, listQuery }: { staff: Staff; listQuery: ListQuery }) {
  requireAbility(staff, "quotes.read");
  const { rows, total } = await listQuotes(ctx.db, listQuery);
  return { rows: rows.map((quote) => withCurrentStatus(ctx, quote)), total };
}

export type { QuoteDetail };

/** Returns a quote with all its details. Throws "not-found". */
export async function readQuote(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<QuoteDetail> {
  requireAbility(staff, "quotes.read");
  const quote = await findStoredQuote(ctx.db, { id: parseId(id, NO_SUCH_QUOTE) });
  if (!quote) throw noSuchQuote();
  return readQuoteDetail(ctx, ctx.db, quote);
}
