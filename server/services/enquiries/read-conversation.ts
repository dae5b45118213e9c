import { isPrivateLinkExpired } from "#domain/bookings/private-link.ts";
import { toEmailKey } from "#domain/customers/customer.ts";
import type { ConversationMessage, ConversationQuote } from "#domain/enquiries/conversation.ts";
import { toEnquiryRows } from "#domain/enquiries/enquiry-rows.ts";
import { enquirySchema } from "#domain/forms/enquiries/enquiry.ts";
import type { EnquiryConversation, EnquiryReceipt } from "#domain/pages/content-pages.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findStoredEnquiry, type StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { listMessages, type StoredMessage } from "#server/repositories/enquiries/enquiry-messages.ts";
import { listSentQuotes } from "#server/repositories/quotes/quotes.ts";
import { checkEnquiry } from "#server/services/enquiries/internal/check-enquiry.ts";
import { verifyConversationToken } from "#server/services/enquiries/shared/conversation-token.ts";
import { quotePath } from "#server/services/quotes/shared/quote-token.ts";
import { NO_SUCH_ENQUIRY } from "#server/services/words/booking-words.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface SenderEnquiry {
  receipt: EnquiryReceipt;
  /** Null for a link from before conversations, whose token is the id: it shows only the receipt. */
  conversation: EnquiryConversation | null;
}

/** Returns an enquiry for its sender, by its page's token. Throws "not-found" for an unknown token. */
export async function readConversation(ctx: AppContext, token: string): Promise<SenderEnquiry> {
  const verifiedId = verifyConversationToken(ctx.env.secret, token);
  const id = verifiedId ?? (UUID.test(token) ? token : null);
  const enquiry = id ? await findStoredEnquiry(ctx.db, { id }) : null;
  if (!enquiry || isPrivateLinkExpired(enquiry.updatedAt, ctx.clock()))
    throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
  return {
    receipt: await readReceipt(ctx, enquiry),
    conversation: verifiedId ? await readMessages(ctx, enquiry) : null,
  };
}

async function readReceipt(ctx: AppContext, enquiry: StoredEnquiry): Promise<EnquiryReceipt> {
  const { reference, kind, name, email, phone, details } = enquiry;
  const waitingSince = enquiry.reopenedAt ?? enquiry.createdAt;
  const request = enquirySchema.safeParse({ kind, name, email, phone, details });
  if (!request.success) return { reference, kind, rows: [], waitingSince };
  const { facts } = await checkEnquiry(ctx, request.data);
  // Prices may have changed; the original estimate is in the mail.
  return { reference, kind, rows: toEnquiryRows(request.data, { ...facts, estimate: undefined }), waitingSince };
}

async function readMessages(ctx: AppContext, enquiry: StoredEnquiry): Promise<EnquiryConversation> {
  const { id, name, message, status, createdAt } = enquiry;
  const firstMessage: ConversationMessage[] = message
    ? [{ id, side: "customer", author: name, body: message, createdAt }]
    : [];
  const laterMessages = await listMessages(ctx.db, id);
  const messages = [...firstMessage, ...laterMessages.map((one) => toConversationMessage(one, enquiry))];
  return { status, messages, quotes: await listQuotesFor(ctx, enquiry) };
}

/** Lists the sender's quotes. A quote sent to another address is private to that address. */
async function listQuotesFor(
  ctx: AppContext,
  { id: enquiryId, email: sender }: StoredEnquiry,
): Promise<ConversationQuote[]> {
  const sent = await listSentQuotes(ctx.db, enquiryId);
  return sent.flatMap(({ id, reference, title, email, author, validUntil, sentAt }) => {
    if (
      sentAt === null ||
      toEmailKey(email) !== toEmailKey(sender) ||
      isPrivateLinkExpired(new Date(`${validUntil}T00:00Z`), ctx.clock())
    )
      return [];
    return [{ id, author: author || null, reference, title, path: quotePath(ctx.env.secret, id), createdAt: sentAt }];
  });
}

/** Shows staff by name: their addresses are never public. */
const toConversationMessage = (message: StoredMessage, { name }: StoredEnquiry): ConversationMessage => ({
  id: message.id,
  side: message.side,
  author: message.side === "customer" ? name : message.authorName || null,
  body: message.body,
  createdAt: message.createdAt,
});
