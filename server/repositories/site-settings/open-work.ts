import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { EnquiryKind } from "#domain/enquiries/enquiry.ts";
import { IN_PROGRESS_ORDER_STATUSES } from "#domain/orders/order.ts";
import type { Transaction } from "#server/db/client.ts";
import { enquiries, orders, quotes } from "#server/db/schema.ts";

/** What is still to be done about a kind: references, oldest first. */
export interface OpenWork {
  enquiries: string[];
  quotes: string[];
  orders: string[];
}

/** Returns the open requests, the quotes that can still be accepted and the orders in progress of a kind. */
export async function listOpenWork(tx: Transaction, kind: Exclude<EnquiryKind, "contact">): Promise<OpenWork> {
  const requests = await tx
    .select({ reference: enquiries.reference })
    .from(enquiries)
    .where(and(eq(enquiries.kind, kind), ne(enquiries.status, "closed")))
    .orderBy(asc(enquiries.createdAt));
  if (kind === "club") return { enquiries: toReferences(requests), quotes: [], orders: [] };
  const openQuotes = await tx
    .select({ reference: quotes.reference })
    .from(quotes)
    .where(and(eq(quotes.kind, kind), inArray(quotes.status, ["draft", "sent"])))
    .orderBy(asc(quotes.createdAt));
  const openOrders = await tx
    .select({ reference: orders.reference })
    .from(orders)
    .where(and(eq(orders.kind, kind), inArray(orders.status, [...IN_PROGRESS_ORDER_STATUSES])))
    .orderBy(asc(orders.createdAt));
  return { enquiries: toReferences(requests), quotes: toReferences(openQuotes), orders: toReferences(openOrders) };
}

const toReferences = (rows: readonly { reference: string }[]): string[] => rows.map(({ reference }) => reference);
