import type { BookingStatusEvent } from "#domain/bookings/booking.ts";
import { type BookingStatus, isOpenStatus } from "#domain/bookings/booking-statuses.ts";
import { fullHoldExpiresAt } from "#domain/bookings/request/hold-expiry.ts";
import { type BookingDelivery, isDelivered } from "#domain/delivery/rental-place.ts";
import { replyDeadline } from "#domain/enquiries/reply-deadline.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { feeShareText } from "#domain/prices/cancellation.ts";
import { paymentSentences } from "#domain/prices/rental-facts.ts";
import { type CivilMoment, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatDateAndTime, formatShortDateAndTime } from "#domain/rental-period/format-moment.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { fillElided, withPreposition } from "#domain/words/formats/format-date.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

type PageWords = Words<"bookingPage" | "moments">;

/** Returns the headline of a booking's page, by status. `vehicle` is the model's name. */
export const bookingHeadline = (words: Words<"bookingPage">, status: BookingStatus, vehicle: string): string =>
  say(words, words.bookingPage.headlines[status], { vehicle });

/** Returns the text below the headline; for a pending request it includes `hold`. */
export function bookingLead(
  words: PageWords & Words<"openingHours">,
  { status, createdAt, cancellationFee }: Pick<RenterBooking["booking"], "status" | "createdAt" | "cancellationFee">,
  hold: string | null,
  site: SiteConfiguration,
): string {
  const { leads, leadsWithFee } = words.bookingPage;
  if (cancellationFee && (status === "cancelled" || status === "no_show")) {
    const fee = formatMoney(words, cancellationFee);
    return say(words, leadsWithFee[status], { fee, phone: site.phone });
  }
  const text = say(words, leads[status], {
    phone: site.phone,
    deadline: replyDeadline(words, createdAt, site),
    hours: hoursClause(words, site.hours.phone, status === "active" ? ", " : " "),
  });
  return status === "requested" && hold !== null ? `${text} ${hold}` : text;
}

/** Returns "Stato: confermata", the title of the history. */
export const historyTitle = (words: Words<"bookingPage" | "bookingStatuses">, status: BookingStatus): string =>
  say(words, words.bookingPage.historyTitle, { status: uncapitaliseFirst(words.bookingStatuses[status]) });

/** Returns "Prenotazione annullata da te": a status change of the booking, worded for the renter. */
export const eventLabel = (
  { bookingPage: { events } }: Words<"bookingPage">,
  { status, actor }: Pick<BookingStatusEvent, "status" | "actor">,
): string => (status === "cancelled" && actor === "renter" ? events.cancelledByRenter : events[status]);

/** Returns the step that says what the call before the pickup is about. */
export function pickupCallStep(
  words: Words<"bookingPage" | "places">,
  status: BookingStatus,
  { pickupPlace }: BookingDelivery,
): string {
  const { steps } = words.bookingPage;
  const isMeetingPlaceKnown = pickupPlace.slug !== null || pickupPlace.address !== null;
  const [known, open] =
    status === "requested" ? [steps.meetingRequested, steps.placeRequested] : [steps.meeting, steps.place];
  return say(words, isMeetingPlaceKnown ? known : open, { place: sayAtPlace(words, pickupPlace.name) });
}

/** Returns the step about the handover and who drives there. The receipt states the price. */
export const handoverStep = (words: Words<"bookingPage" | "places">, delivery: BookingDelivery): string =>
  isDelivered(delivery)
    ? say(words, words.bookingPage.steps.delivered, { place: sayAtPlace(words, delivery.pickupPlace.name) })
    : words.bookingPage.steps.handover;

/** Returns "Entro 2 ore", the title of the first step. */
export const replyWithinStep = (words: Words<"moments">, createdAt: Date, site: SiteConfiguration): string =>
  capitaliseFirst(replyDeadline(words, createdAt, site));

type HeldBooking = Pick<RenterBooking["booking"], "status" | "holdExpiresAt" | "linkOpenedAt" | "createdAt" | "pickup">;

/**
 * Returns the text about the hold of a pending request, and how to extend it by the mail's link when `email` is given. Null when the booking is not
 * pending (product.md#request-holds).
 */
export function holdSentence(
  words: PageWords,
  booking: HeldBooking,
  email: string | null,
  site: SiteConfiguration,
): string | null {
  const { status, holdExpiresAt, linkOpenedAt, pickup } = booking;
  if (status !== "requested" || !holdExpiresAt) return null;
  const { held, extendHold } = words.bookingPage;
  const fullHoldEnd = fullHoldExpiresAt(booking.createdAt, site);
  const holdText = say(words, held, { until: holdMomentText(words, holdExpiresAt, pickup.timeZone) });
  if (linkOpenedAt || holdExpiresAt >= fullHoldEnd || email === null) return holdText;
  const until = holdMomentText(words, fullHoldEnd, pickup.timeZone);
  return `${holdText} ${say(words, extendHold, { email, until })}`;
}

/** Returns "domenica 22 novembre 2026, ore 10:00": until when the hold would last after confirming the e-mail address. */
export const fullHoldUntilText = (
  words: Words<"moments">,
  { createdAt, pickup }: HeldBooking,
  site: SiteConfiguration,
): string => holdMomentText(words, fullHoldExpiresAt(createdAt, site), pickup.timeZone);

const holdMomentText = (words: Words<"moments">, instant: Date, timeZone: string): string =>
  formatDateAndTime(words, toCivilMoment(instant, timeZone));

/** Returns what the renter reads before cancelling: what it costs now, or until when it is free. */
export function cancellationExplanation(
  words: PageWords & Words<"prices">,
  { booking, cancellationCost, freeCancellationUntil: until }: CancellationCosts,
): string {
  const { explanation, explanationFee, explanationUntil } = words.bookingPage.cancel;
  const { cancellation, pickup } = booking;
  if (cancellationCost > 0 && cancellation)
    return say(words, explanationFee, {
      fee: formatMoney(words, cancellationCost),
      share: feeShareText(words, cancellation.feePercent),
    });
  return until === null
    ? explanation
    : say(words, explanationUntil, { until: holdMomentText(words, until, pickup.timeZone) });
}

export type CancellationCosts = Pick<RenterBooking, "booking" | "cancellationCost" | "freeCancellationUntil">;

type DisplayedBooking = RenterBooking["booking"];

/** The facts of the booking's page besides dates and price: the renter's note and, while the pickup is ahead, how to pay and who calls. */
export function practicalRows(
  words: Words<"bookingPage" | "rentalFacts" | "openingHours">,
  { note, renter, status }: Pick<DisplayedBooking, "note" | "renter" | "status">,
  site: SiteConfiguration,
) {
  const texts = words.bookingPage.practical;
  const isUpcoming = isOpenStatus(status) && status !== "active";
  return [
    ...(note ? [{ label: texts.note, value: note }] : []),
    ...(isUpcoming ? [{ label: texts.payment, value: paymentSentences(words, site.rentalRules) }] : []),
    ...(isOpenStatus(status) ? [{ label: texts.caller, value: callSentence(words, renter, site) }] : []),
  ];
}

function callSentence(
  words: Words<"bookingPage" | "openingHours">,
  { phone, email }: DisplayedBooking["renter"],
  site: SiteConfiguration,
): string {
  const { calledOn, calledAfterMail, callUs } = words.bookingPage.practical;
  if (phone !== null) return say(words, calledOn, { phone: site.phone, contact: phone });
  return email === null
    ? say(words, callUs, { phone: site.phone, hours: hoursClause(words, site.hours.phone, ", ") })
    : say(words, calledAfterMail, { phone: site.phone, contact: email });
}

/** The URL of a WhatsApp chat with the company whose first message names the booking's reference. */
export const bookingWhatsappUrl = (
  words: Words<"bookingPage">,
  { reference }: Pick<DisplayedBooking, "reference">,
  { whatsappHref }: SiteConfiguration,
): string =>
  `${whatsappHref}?text=${encodeURIComponent(say(words, words.bookingPage.practical.whatsappText, { reference }))}`;

/** Returns "Fino al 27 nov, 15:40", "Dal 27 nov, 15:40 al 28 nov, 9:00" or "Dal 28 nov, 9:00": when the renter had a car. */
export function unitPeriodText(
  words: PageWords,
  { from, to }: { from: CivilMoment | null; to: CivilMoment | null },
): string {
  const { until, since, between } = words.bookingPage.cars;
  if (!from) return to ? fillElided(until, formatShortDateAndTime(words, to)) : "";
  const start = formatShortDateAndTime(words, from);
  if (!to) return fillElided(since, start);
  return capitaliseFirst(
    say(words, between, {
      from: withPreposition(words, "fromDay", start),
      to: withPreposition(words, "toDay", formatShortDateAndTime(words, to)),
    }),
  );
}

const capitaliseFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const uncapitaliseFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
