import type { AppContext } from "#server/context.ts";
import { expireSentQuotes } from "#server/repositories/quotes/quotes.ts";
import { untilDone } from "#server/services/internal/in-batches.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** What the server does every minute: notes which quotes are past their last day. Answers how many. */
export async function expireQuotes(ctx: AppContext): Promise<number> {
  return untilDone(ctx, (tx, limit) => expireSentQuotes(tx, { today: siteToday(ctx), now: ctx.clock(), limit }));
}
