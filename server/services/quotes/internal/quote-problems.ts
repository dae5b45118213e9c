import { answerRefusal, quoteStatusAt } from "#domain/quotes/quote.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import type { StoredQuote } from "#server/repositories/quotes/quotes.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

export const NO_SUCH_QUOTE = "Questo preventivo non esiste.";

export const noSuchQuote = () => new ServiceError("not-found", NO_SUCH_QUOTE);

/** Refuses "conflict", with the sentence its reader is told, for a quote that can no longer be answered. */
export function refuseUnanswerable(ctx: AppContext, quote: StoredQuote): void {
  const status = quoteStatusAt(quote, siteToday(ctx));
  const refusal = answerRefusal(status, quote.validUntil, ctx.site.phone);
  if (refusal) throw new ServiceError("conflict", refusal);
}
