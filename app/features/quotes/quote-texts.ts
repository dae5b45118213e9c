import { bookingHeadline, bookingLead } from "#app/features/bookings/booking-texts.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { OrderStatus } from "#domain/orders/order.ts";
import type { CustomerQuote } from "#domain/pages/private-pages.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { formatLongDate } from "#domain/words/formats/format-date.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

type LeadWords = Words<"quotePage" | "bookingPage" | "moments" | "openingHours">;

/** Returns the headline of a quote's page, by status. */
export function quoteHeadline(
  words: Words<"quotePage" | "bookingPage">,
  { status, title, orderStatus, booking }: CustomerQuote,
): string {
  const { headlines, orderHeadlines } = words.quotePage;
  if (status === "accepted" && orderStatus) return orderHeadlines[orderStatus];
  if (booking && isUnconfirmed(booking.status))
    return booking.status === "requested" ? headlines.held : bookingHeadline(words, booking.status, title);
  return status === "draft" || status === "sent" ? title : headlines[status];
}

/** Whether the booking of an accepted quote is not confirmed: its page then says what it says of any request (product.md#rental-ban). */
const isUnconfirmed = (status: BookingStatus): boolean =>
  status === "requested" || status === "declined" || status === "expired";

/** Returns the text below the headline. */
export function quoteLead(words: LeadWords, quote: CustomerQuote, site: SiteConfiguration): string {
  const { status, name, validUntil, closed, order, orderStatus, booking, bookingToken } = quote;
  const { leads } = words.quotePage;
  if (status === "sent") return say(words, leads.sent, { name, date: formatLongDate(words, validUntil) });
  if (status !== "accepted") return closed ?? "";
  if (order) return orderLead(words, order, orderStatus ?? "open", site);
  if (booking && isUnconfirmed(booking.status)) return bookingLead(words, booking, null, site);
  return bookingToken ? leads.booked : leads.accepted;
}

/** Returns the status of an order, worded for the customer. Staff give the reason of a cancellation by telephone. */
const orderLead = (words: LeadWords, order: string, status: OrderStatus, { phone, hours }: SiteConfiguration): string =>
  say(words, words.quotePage.orderLeads[status], {
    order,
    phone,
    hours: hoursClause(words, hours.phone, status === "cancelled" ? ", " : " "),
  });

/** Returns the status beside the reference; once the quote is an order, the order's. */
export function quoteStateLabel(
  { quotePage: { states, orderStates } }: Words<"quotePage">,
  { closed, status, orderStatus }: CustomerQuote,
): string {
  if (closed === null) return states.open;
  return orderStatus ? orderStates[orderStatus] : states[status];
}
