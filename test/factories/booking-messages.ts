import type { ApiBookingMessage } from "#domain/api/messages/messages.ts";

/** A message of staff to the renter of `bookingRow`. */
export const bookingMessage = (changes: Partial<ApiBookingMessage> = {}): ApiBookingMessage => ({
  id: "m1",
  booking_id: "booking-1",
  side: "staff",
  author: "anna",
  author_name: "Anna Verdi",
  author_email: "anna@velluto.example",
  body: "Ti aspettiamo alle 10.",
  created_at: "2026-11-21T09:20:00.000Z",
  ...changes,
});
