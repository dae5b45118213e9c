import { quoteDeclineSchema } from "#domain/forms/quote.ts";
import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { lockQuote, updateStoredQuote } from "#server/repositories/quotes/quotes.ts";
import { insertAuditEntry } from "#server/repositories/staff/audit-log.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { quoteOfToken } from "./find-quote.ts";
import { auditedQuote } from "./internal/quote-detail.ts";
import { noSuchQuote, refuseUnanswerable } from "./internal/quote-problems.ts";

/** The customer declines by the private link, with a word or without. Declining twice changes nothing. Refuses "not-found" and "conflict". */
export async function declineQuote(ctx: AppContext, { token, form }: { token: string; form: unknown }): Promise<void> {
  const { reason } = checkedInput(quoteDeclineSchema, form);
  const { id } = await quoteOfToken(ctx, token);
  await retriedTransaction(ctx.db, async (tx) => {
    const quote = await lockQuote(tx, id);
    if (!quote) throw noSuchQuote();
    if (quote.status === "declined") return;
    refuseUnanswerable(ctx, quote);
    const now = ctx.clock();
    const answer = { status: "declined", answeredAt: now, declineReason: reason || null } as const;
    const after = await updateStoredQuote(tx, id, answer, now);
    const change = { before: auditedQuote(quote), after: auditedQuote(after) };
    await insertAuditEntry(
      tx,
      { actor: "customer", action: "decline", entity: "quotes", entityId: id, ...change },
      now,
    );
    await ctx.jobs.enqueue(tx, "quote-mail", { quote: id, kind: "staff-declined" });
  });
}
