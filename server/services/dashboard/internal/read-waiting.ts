import { ENQUIRY_NAMES } from "#domain/enquiries/enquiry.ts";
import { toEnquiryRows } from "#domain/enquiries/enquiry-rows.ts";
import { replyDueAt } from "#domain/enquiries/reply-promise.ts";
import { enquirySchema } from "#domain/forms/enquiries/enquiry.ts";
import { formatEuro } from "#domain/money.ts";
import { formatCount } from "#domain/numbers.ts";
import { formatItalianRange } from "#domain/rental-period/italian-dates.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import {
  type BookingLine,
  listWaitingBookings,
  listWaitingEnquiries,
} from "#server/repositories/dashboard/dashboard.ts";

/** A booking request or an enquiry that waits for a reply. */
export interface UnansweredRequest {
  kind: "booking" | "enquiry";
  id: string;
  reference: string;
  name: string;
  /** What it is about, for example "Ferrari 296 GTB, Milano". */
  subject: string;
  /** Dates and amounts in one line; "" if there are none. */
  detail: string;
  createdAt: Date;
  /** When the time for the promised reply ends. */
  dueAt: Date;
}

export interface UnansweredRequests {
  /** Oldest first. */
  lines: UnansweredRequest[];
  /** The total number, including those that are not listed. */
  total: number;
}

/** Maximum number of listed requests; a longer list is of no use on a dashboard. */
const MAX_LINES = 200;

/** Lists booking requests and enquiries that wait for a reply, oldest first. */
export async function readWaiting(ctx: AppContext, now: Date): Promise<UnansweredRequests> {
  const [bookings, enquiries] = await Promise.all([
    listWaitingBookings(ctx.db, now, MAX_LINES),
    listWaitingEnquiries(ctx.db, MAX_LINES),
  ]);
  const lines = [
    ...bookings.lines.map((booking) => toBookingLine(booking, ctx.site)),
    ...enquiries.lines.map((enquiry) => toEnquiryLine(enquiry, ctx.site)),
  ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return { lines: lines.slice(0, MAX_LINES), total: bookings.total + enquiries.total };
}

function toBookingLine(booking: BookingLine, site: SiteConfiguration): UnansweredRequest {
  const { id, reference, name, createdAt, days } = booking;
  return {
    kind: "booking",
    id,
    reference,
    name,
    subject: `${booking.vehicle}, ${booking.pickupCity}`,
    detail: [
      formatItalianRange(booking.pickupDate, booking.returnDate),
      formatCount(days, "giorno", "giorni"),
      formatEuro(booking.total),
    ].join(" · "),
    createdAt,
    dueAt: replyDueAt(createdAt, site),
  };
}

function toEnquiryLine(
  row: Awaited<ReturnType<typeof listWaitingEnquiries>>["lines"][number],
  site: SiteConfiguration,
): UnansweredRequest {
  const { id, reference, kind, name, email, phone, details } = row;
  const since = row.reopenedAt ?? row.createdAt;
  const request = enquirySchema.safeParse({ kind, name, email, phone, details });
  const facts = request.success ? toEnquiryRows(wordsOf("it"), request.data, {}) : [];
  return {
    kind: "enquiry",
    id,
    reference,
    name,
    subject: ENQUIRY_NAMES[kind],
    detail: facts.map(({ value }) => value).join(" · "),
    createdAt: since,
    dueAt: replyDueAt(since, site),
  };
}
