import { api } from "#app/features/admin/api-client.ts";
import type { QuoteHistoryProps } from "#app/features/admin/quotes/quote-history.tsx";

/** Maximum number of rows. It suffices in practice; older quotes and orders are in the lists. */
const MAX_HISTORY_ROWS = 50;

/** Loads the quotes and orders of a customer or enquiry, newest first. */
export async function loadQuoteHistory(
  owner: { customer_id: string } | { enquiry_id: string },
  signal: AbortSignal,
): Promise<QuoteHistoryProps> {
  const query = { ...owner, order: "-created_at", limit: MAX_HISTORY_ROWS };
  const [quotes, orders] = await Promise.all([
    api.list("/api/quotes", { query, signal }),
    api.list("/api/orders", { query, signal }),
  ]);
  return { quotes: quotes.rows, orders: orders.rows };
}
