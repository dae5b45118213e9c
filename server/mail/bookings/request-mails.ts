import type { Booking } from "#domain/bookings/booking.ts";
import { toBookingFormQuery } from "#domain/bookings/booking-form-query.ts";
import { fullHoldExpiresAt } from "#domain/bookings/request/hold-expiry.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { formatEuro } from "#domain/money.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import { pathsIn } from "#domain/paths.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { formatHourCount } from "#domain/words/formats/format-duration.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { EmailMessage, EmailRow } from "#server/mail/email-message.ts";
import { fillMailText } from "#server/mail/fill-mail-text.ts";
import { nextAnswerNotes } from "#server/mail/next-answer-notes.ts";
import { sayReplyTime } from "#server/mail/reply-time.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import {
  formatMoment,
  toBookingItinerary,
  toBringRows,
  toClosedBookingRows,
  toPriceSection,
  toRequestItinerary,
  toStaffBookingRows,
  toTermsRows,
  toVehicleRows,
  withPhoneNote,
} from "./booking-rows.ts";
import { toPanelAction, toRenterRows } from "./staff-booking-mail.ts";

/**
 * The mail to the renter after a booking request: car, price, next steps and the private link. It contains no free text, because anybody may have
 * sent the request with the renter's e-mail address.
 */
export function receivedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site } = parts;
  const words = wordsOf(booking.language);
  const { mailParts, requestMails } = words;
  const replyWithin = sayReplyTime(words, booking.createdAt, site);
  const deposit = formatMoney(words, booking.terms.deposit);
  return {
    ...fillMailText("received", parts, { blocco: formatHold(words, booking, site), ore_risposta: replyWithin }),
    itinerary: withPhoneNote(words, toRequestItinerary(words, booking), site),
    sections: [
      { title: mailParts.booking, rows: toVehicleRows(words, booking) },
      toPriceSection(words, booking),
      { title: mailParts.terms, rows: toTermsRows(words, booking) },
      {
        title: requestMails.next,
        rows: [
          { label: say(words, requestMails.nextWithin, { within: replyWithin }), value: requestMails.nextCall },
          { label: requestMails.beforePickup, value: say(words, requestMails.prepare, { deposit }) },
          { label: requestMails.atPickup, value: requestMails.halfHour },
        ],
      },
    ],
    action: { label: requestMails.openRequest, url: manageUrl },
    closing: [...nextAnswerNotes(words, booking.createdAt, site), requestMails.linkIsYours, requestMails.notYou],
  };
}

/** Returns a sentence about how long the car is held now, and how long after the renter opens the link. */
function formatHold(
  words: Words,
  { createdAt, holdExpiresAt, linkOpenedAt, pickup, vehicle }: Booking,
  site: SiteConfiguration,
): string {
  const { held, heldUntil, heldLonger } = words.requestMails;
  if (!holdExpiresAt) return say(words, held, { vehicle: vehicle.title });
  const momentOf = (instant: Date) => formatMoment(words, instant, pickup.timeZone);
  const holdSentence = say(words, heldUntil, { vehicle: vehicle.title, moment: momentOf(holdExpiresAt) });
  const full = fullHoldExpiresAt(createdAt, site);
  if (linkOpenedAt || holdExpiresAt >= full) return holdSentence;
  return say(words, heldLonger, { held: holdSentence, moment: momentOf(full) });
}

/** The mail to the renter that staff have confirmed the booking, with price and terms. */
export function confirmedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site } = parts;
  const words = wordsOf(booking.language);
  const { mailParts, requestMails } = words;
  return {
    ...fillMailText("confirmed", parts),
    itinerary: withPhoneNote(words, toBookingItinerary(words, booking), site),
    sections: [
      { title: mailParts.booking, rows: toVehicleRows(words, booking) },
      toPriceSection(words, booking),
      { title: mailParts.terms, rows: toTermsRows(words, booking) },
      { title: mailParts.toBring, rows: toBringRows(words, booking) },
    ],
    action: { label: requestMails.openBooking, url: manageUrl },
    closing: [requestMails.linkIsYours],
  };
}

/** The mail to the renter that staff have declined the booking request, with the reason and a contact. */
export function declinedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, siteUrl } = parts;
  const words = wordsOf(booking.language);
  return {
    ...fillMailText("declined", parts),
    sections: [{ title: words.mailParts.request, rows: toClosedBookingRows(words, booking) }],
    action: toFreeVehiclesAction(words, booking, siteUrl),
    closing: [],
  };
}

/** Links to the free cars in the same place on the same days. */
const toFreeVehiclesAction = (words: Words, booking: Booking, siteUrl: string) => ({
  label: words.requestMails.freeCars,
  url: siteUrl + pathsIn(words.language).explore(new URLSearchParams(toBookingFormQuery(booking)).toString()),
});

/** The mail to the renter that the booking request has expired because staff did not reply, with a link to request the car again. */
export function expiredEmail(parts: BookingMailParts): EmailMessage {
  const { booking, site, siteUrl } = parts;
  const words = wordsOf(booking.language);
  const { stillFree, anotherCar } = words.rentalMails;
  const again = say(words, booking.vehicle.catalogueVehicle ? stillFree : anotherCar, { phone: site.phone });
  return {
    ...fillMailText("expired", parts, { scadenza: formatExpiry(words, booking, site), di_nuovo: again }),
    sections: [{ title: words.mailParts.request, rows: toClosedBookingRows(words, booking) }],
    action: toRequestAgainAction(words, booking, siteUrl),
    closing: [],
  };
}

/** Returns a sentence about how long the car was held. Computes the time from the booking, because the settings may have changed since. */
function formatExpiry(
  words: Words,
  { createdAt, holdExpiresAt, linkOpenedAt }: Booking,
  site: SiteConfiguration,
): string {
  const full = fullHoldExpiresAt(createdAt, site);
  const ended = holdExpiresAt ?? full;
  const { freeAfter, freeUnopened } = words.rentalMails;
  if (linkOpenedAt === null && ended < full) return freeUnopened;
  const hours = formatHourCount(words, Math.round((ended.getTime() - createdAt.getTime()) / HOUR_MS));
  return say(words, freeAfter, { hours });
}

/** Links to a new booking request with the same car and dates, or to the collection if the car was deleted. */
function toRequestAgainAction(words: Words, booking: Booking, siteUrl: string): EmailMessage["action"] & object {
  const { vehicle } = booking;
  const paths = pathsIn(words.language);
  if (!vehicle.catalogueVehicle) return { label: words.rentalMails.collection, url: siteUrl + paths.explore() };
  return {
    label: words.rentalMails.requestAgain,
    url: siteUrl + paths.bookingRequest(vehicle.catalogueVehicle.slug, toBookingFormQuery(booking)),
  };
}

/** Returns a sentence about what the renter owes; "" for a car that was not collected and costs nothing. */
function feeSentence(words: Words, { status, cancellationFee: fee }: Booking): string {
  const { owesNothing, cancellationFee, noShowFee } = words.requestMails;
  if (!fee) return status === "no_show" ? "" : owesNothing;
  return say(words, status === "no_show" ? noShowFee : cancellationFee, { fee: formatMoney(words, fee) });
}

/** Returns the rows of a booking that ended before its pickup, with what the renter owes, whatever the text of the mail says. */
const toUnusedBookingRows = (words: Words, booking: Booking): EmailRow[] => [
  ...toClosedBookingRows(words, booking),
  ...(booking.cancellationFee
    ? [{ label: words.requestMails.due, value: formatMoney(words, booking.cancellationFee) }]
    : []),
];

/** The mail that confirms a cancellation to the renter who cancelled. */
export function cancelledEmail(parts: BookingMailParts): EmailMessage {
  const { booking, site, siteUrl } = parts;
  const words = wordsOf(booking.language);
  const { backToCollection, cancelledNotYou } = words.requestMails;
  return {
    ...fillMailText("cancelled", parts, { costo: feeSentence(words, booking) }),
    sections: [{ title: words.mailParts.booking, rows: toUnusedBookingRows(words, booking) }],
    action: { label: backToCollection, url: siteUrl + pathsIn(words.language).explore() },
    closing: [say(words, cancelledNotYou, { hours: hoursClause(words, site.hours.phone) })],
  };
}

/** The mail to the renter that the company has cancelled the booking, with the reason and a contact. */
export function cancelledByStaffEmail(parts: BookingMailParts): EmailMessage {
  const words = wordsOf(parts.booking.language);
  return {
    ...fillMailText("cancelled-by-staff", parts, { costo: feeSentence(words, parts.booking) }),
    sections: [{ title: words.mailParts.booking, rows: toUnusedBookingRows(words, parts.booking) }],
    action: toFreeVehiclesAction(words, parts.booking, parts.siteUrl),
    closing: [],
  };
}

/** The mail to staff that a renter has cancelled. */
export function staffCancelledEmail({ booking, siteUrl }: BookingMailParts): EmailMessage {
  return {
    subject: `Annullata dal cliente ${booking.reference}: ${booking.vehicle.title}`,
    heading: "Il cliente ha annullato.",
    opening: ["La vettura è di nuovo libera per queste date."],
    sections: [
      {
        title: "La prenotazione",
        rows: [
          ...toStaffBookingRows(booking),
          ...(booking.cancellationFee
            ? [{ label: "Dovuto dal cliente", value: formatEuro(booking.cancellationFee) }]
            : []),
        ],
      },
      { title: "Il cliente", rows: toRenterRows(booking) },
    ],
    action: toPanelAction(booking, siteUrl),
    closing: [],
  };
}

/** The mail to a renter who did not collect the car: the car is no longer held. It contains a contact. */
export function noShowEmail(parts: BookingMailParts): EmailMessage {
  const words = wordsOf(parts.booking.language);
  return {
    ...fillMailText("no-show", parts, { costo: feeSentence(words, parts.booking) }),
    sections: [{ title: words.mailParts.booking, rows: toUnusedBookingRows(words, parts.booking) }],
    closing: [],
  };
}
