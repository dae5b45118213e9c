import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { expireSentQuotes } from "#server/repositories/quotes/quotes.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** Quotes in one run; the next minute notes the rest. */
const MOST_QUOTES = 200;

/** What the server does every minute: notes which quotes are past their last day. Answers how many. */
export async function expireQuotes(ctx: AppContext): Promise<number> {
  return retriedTransaction(ctx.db, (tx) =>
    expireSentQuotes(tx, { today: siteToday(ctx), now: ctx.clock(), limit: MOST_QUOTES }),
  );
}
