import type { ApiEnquiry, ApiEnquiryDetail, ApiFlightEstimate } from "#domain/api/enquiries/enquiries.ts";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import type { EnquiryLine } from "#domain/enquiries/enquiry-rows.ts";
import { replyDueAt, secondsUntilDue } from "#domain/enquiries/reply-promise.ts";
import type { TripEstimate } from "#domain/jets/trip-estimate.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import { hasUnread } from "#domain/messages/conversation.ts";
import { centsToEuros } from "#domain/money.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { toClubPlace } from "#server/http/api/club-event-responses.ts";
import { toRequestCustomer } from "#server/http/api/customers/customer-responses.ts";
import { toEnquiryMessage } from "#server/http/api/message-responses.ts";
import type { StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import type { EnquiryDetail } from "#server/services/enquiries/read-enquiries.ts";

export function toEnquiryDetail(
  detail: EnquiryDetail,
  now: Date,
  site: SiteConfiguration,
): UncheckedAnswer<ApiEnquiryDetail> {
  return {
    ...toEnquiry(detail.enquiry, now, site),
    customer: toRequestCustomer(detail.customer),
    rows: toLines(detail.rows),
    estimate: detail.estimate && toEstimate(detail.estimate),
    messages: detail.messages.map(toEnquiryMessage),
    club_place: detail.clubPlace && toClubPlace(detail.clubPlace),
    reply: {
      language: detail.reply.language,
      rows: toLines(detail.reply.rows),
      first_draft: detail.reply.firstDraft,
      next_draft: detail.reply.nextDraft,
    },
    answer_text: detail.answerText && toMailText(detail.answerText),
  };
}

/** Returns a row of the inbox. `reply_due_in_seconds` is negative if the reply is overdue, and null if no reply is due (product.md#reply-alert). */
export function toEnquiry(row: StoredEnquiry, now: Date, site: SiteConfiguration): UncheckedAnswer<ApiEnquiry> {
  const due = replyDueAt(row.reopenedAt ?? row.createdAt, site);
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    language: row.language,
    customer_id: row.customerId,
    details: row.details,
    assigned_to: row.assignedTo,
    first_answered_at: row.firstAnsweredAt?.toISOString() ?? null,
    reply_due_at: due.toISOString(),
    reply_due_in_seconds: row.status === "new" ? secondsUntilDue(due, now, site) : null,
    unread: hasUnread(row),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}

const toLines = (rows: readonly EnquiryLine[]) => rows.map(({ label, value }) => ({ label, value }));

const toMailText = ({ subject, heading, body }: MailText): MailText => ({ subject, heading, body });

function toEstimate({ prices, tax, isComplete }: TripEstimate): ApiFlightEstimate {
  return {
    prices: prices.map(({ type, price }) => ({ type, low: centsToEuros(price.low), high: centsToEuros(price.high) })),
    tax: centsToEuros(tax),
    complete: isComplete,
  };
}
