import { isBanned } from "#domain/customers/customer.ts";
import { type Language, parseLanguage } from "#domain/languages.ts";
import { quoteStatusAt } from "#domain/quotes/quote.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { findCustomer, listCustomersByEmail } from "#server/repositories/customers/customers.ts";
import { findStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { findOutcome, type QuoteOutcome, type StoredQuote } from "#server/repositories/quotes/quotes.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { quoteUrl } from "#server/services/quotes/shared/quote-token.ts";

/** A quote with its outcome. */
export interface QuoteDetail extends QuoteOutcome {
  quote: StoredQuote;
  /** The private link. Null for a draft, which only staff may read. */
  privateUrl: string | null;
  /** Whether the recipient is banned from renting. */
  banned: boolean;
}

/** Returns the quote with its current status: a sent quote whose last day has passed is expired. */
export function withCurrentStatus(ctx: AppContext, quote: StoredQuote): StoredQuote {
  return { ...quote, status: quoteStatusAt(quote, siteToday(ctx)) };
}

export async function readQuoteDetail(ctx: AppContext, db: Queryable, quote: StoredQuote): Promise<QuoteDetail> {
  const privateUrl = quote.sentAt ? quoteUrl(ctx.env, quote) : null;
  const banned = await isBannedRecipient(ctx, db, quote);
  return { quote: withCurrentStatus(ctx, quote), privateUrl, banned, ...(await findOutcome(db, quote.id)) };
}

/** Returns a quote for the audit log. */
export function toAuditedQuote({ tokenHash: _key, idempotencyKey: _request, ...audited }: StoredQuote): object {
  return audited;
}

/**
 * Whether the recipient of a quote is banned (product.md#rental-ban): its customer or, if it belongs to none, the customer with its e-mail address.
 */
export async function isBannedRecipient(
  ctx: AppContext,
  db: Queryable,
  { customerId, email }: { customerId: string | null; email: string },
): Promise<boolean> {
  const customer = customerId ? await findCustomer(db, customerId) : null;
  const records = customer ? [customer] : email ? await listCustomersByEmail(db, email) : [];
  return records.some((record) => isBanned(record, ctx.clock(), ctx.site.timeZone));
}

/** Returns the language in which a new quote starts: the customer's, else that of the enquiry for which staff write it. */
export async function findRecipientLanguage(
  db: Queryable,
  { customerId, enquiryId }: { customerId: string | null; enquiryId: string | null },
): Promise<Language> {
  const customer = customerId === null ? null : await findCustomer(db, customerId);
  if (customer) return parseLanguage(customer.language);
  const enquiry = enquiryId === null ? null : await findStoredEnquiry(db, { id: enquiryId });
  return enquiry?.language ?? "it";
}
