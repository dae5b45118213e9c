import { api } from "#app/features/admin/api-client.ts";
import type { QuoteHistoryProps } from "#app/features/admin/quotes/quote-history.tsx";

/** More than anybody is offered; what is older is found in the lists. */
const MOST_SHOWN = 50;

/** What was offered to a customer or on a request, the newest first. */
export async function readQuoteHistory(
  whose: { customer_id: string } | { enquiry_id: string },
  signal: AbortSignal,
): Promise<QuoteHistoryProps> {
  const query = { ...whose, order: "-created_at", limit: MOST_SHOWN };
  const [quotes, orders] = await Promise.all([
    api.list("/api/quotes", { query, signal }),
    api.list("/api/orders", { query, signal }),
  ]);
  return { quotes: quotes.rows, orders: orders.rows };
}
