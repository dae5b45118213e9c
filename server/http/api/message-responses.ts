import type { ApiBookingMessage, ApiEnquiryMessage, ApiMessage } from "#domain/api/messages/messages.ts";
import type { StoredMessage } from "#server/repositories/messages/messages.ts";

export const toEnquiryMessage = (row: StoredMessage): ApiEnquiryMessage => ({
  ...toMessage(row),
  enquiry_id: row.enquiryId ?? "",
});

export const toBookingMessage = (row: StoredMessage): ApiBookingMessage => ({
  ...toMessage(row),
  booking_id: row.bookingId ?? "",
});

const toMessage = (row: StoredMessage): ApiMessage => ({
  id: row.id,
  side: row.side,
  author: row.author,
  author_name: row.authorName,
  author_email: row.authorEmail,
  body: row.body,
  created_at: row.createdAt.toISOString(),
});
