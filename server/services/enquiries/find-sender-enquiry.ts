import { isPrivateLinkExpired } from "#domain/bookings/private-link.ts";
import { toEmailKey } from "#domain/customers/customer.ts";
import { toEnquiryRows } from "#domain/enquiries/enquiry-rows.ts";
import { enquirySchema } from "#domain/forms/enquiries/enquiry.ts";
import type { ConversationMessage, ConversationQuote } from "#domain/messages/conversation.ts";
import type { EnquiryConversation, EnquiryReceipt } from "#domain/pages/content-pages.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findStoredEnquiry, type StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { listMessages } from "#server/repositories/messages/messages.ts";
import { listSentQuotes } from "#server/repositories/quotes/quotes.ts";
import { checkEnquiry } from "#server/services/enquiries/internal/check-enquiry.ts";
import { verifyConversationToken } from "#server/services/enquiries/shared/conversation-token.ts";
import { toConversationMessage } from "#server/services/messages/shared/conversation-message.ts";
import { deriveQuoteToken } from "#server/services/quotes/shared/quote-token.ts";
import { NO_SUCH_ENQUIRY } from "#server/services/words/booking-words.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface SenderEnquiry {
  receipt: EnquiryReceipt;
  /** The conversation. Null for a link from the time before conversations, whose token is the enquiry's id: its page shows only the receipt. */
  conversation: EnquiryConversation | null;
}

/** Returns an enquiry for its sender, by the token of its private page. Throws "not-found" for an unknown token. */
export async function findSenderEnquiry(ctx: AppContext, token: string, words: Words): Promise<SenderEnquiry> {
  const verifiedId = verifyConversationToken(ctx.env.secret, token);
  const id = verifiedId ?? (UUID.test(token) ? token : null);
  const enquiry = id ? await findStoredEnquiry(ctx.db, { id }) : null;
  if (!enquiry || isPrivateLinkExpired(enquiry.updatedAt, ctx.clock()))
    throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
  return {
    receipt: await readReceipt(ctx, enquiry, words),
    conversation: verifiedId ? await readMessages(ctx, enquiry) : null,
  };
}

async function readReceipt(ctx: AppContext, enquiry: StoredEnquiry, words: Words): Promise<EnquiryReceipt> {
  const { reference, kind, name, email, phone, details } = enquiry;
  const waitingSince = enquiry.reopenedAt ?? enquiry.createdAt;
  const request = enquirySchema.safeParse({ kind, name, email, phone, details });
  if (!request.success) return { reference, kind, rows: [], waitingSince };
  const { facts } = await checkEnquiry(ctx, request.data, words);
  // Omit the estimate: prices may have changed since, and the mail has the original estimate.
  return { reference, kind, rows: toEnquiryRows(words, request.data, { ...facts, estimate: undefined }), waitingSince };
}

async function readMessages(ctx: AppContext, enquiry: StoredEnquiry): Promise<EnquiryConversation> {
  const { id, name, message, status, createdAt } = enquiry;
  const firstMessage: ConversationMessage[] = message
    ? [{ id, side: "customer", author: name, body: message, createdAt }]
    : [];
  const laterMessages = await listMessages(ctx.db, { enquiryId: id });
  const messages = [...firstMessage, ...laterMessages.map((one) => toConversationMessage(one, enquiry))];
  return { status, messages, quotes: await listQuotesFor(ctx, enquiry) };
}

/** Lists the quotes that were sent to the sender's e-mail address. A quote that was sent to another e-mail address is private to its recipient. */
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
    return [
      { id, author: author || null, reference, title, token: deriveQuoteToken(ctx.env.secret, id), createdAt: sentAt },
    ];
  });
}
