import type { Booking } from "#domain/bookings/booking.ts";
import type { KilometreCharge } from "#domain/bookings/kilometre-charge.ts";
import { computeLateReturnCharge, findReturnTime } from "#domain/bookings/late-return-charge.ts";
import type { OverdueKind } from "#domain/bookings/overdue.ts";
import { expectedReturn } from "#domain/bookings/reminders/reminder.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { pathsIn } from "#domain/paths.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { formatMoney, kilometresText } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { EmailMessage, EmailRow } from "#server/mail/email-message.ts";
import { fillMailText } from "#server/mail/fill-mail-text.ts";
import type { BookingMailParts, RecordedHandover } from "./booking-mail-parts.ts";
import {
  toBookingItinerary,
  toClosedBookingRows,
  toPriceSection,
  toStaffItinerary,
  toTermsRows,
  toVehicleRows,
  withPhoneNote,
} from "./booking-rows.ts";
import { toRenterRows } from "./staff-booking-mail.ts";

/** The mail to the renter after staff changed car, dates or street address: the booking as it is now, and the change of price. */
export function changedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site, previousTotal, previousColours } = parts;
  const words = wordsOf(booking.language);
  const changes = {
    variazione_totale: priceSentence(words, booking.total, previousTotal ?? null),
    variazione_colori: colourSentence(words, booking, previousColours ?? null),
  };
  const phone = `${site.phone}${hoursClause(words, site.hours.phone, ", ")}`;
  return {
    ...fillMailText("changed", parts, changes),
    itinerary: withPhoneNote(words, toBookingItinerary(words, booking), site),
    sections: [
      { title: words.mailParts.booking, rows: toVehicleRows(words, booking) },
      toPriceSection(words, booking),
      { title: words.mailParts.terms, rows: toTermsRows(words, booking) },
    ],
    action: { label: words.requestMails.openBooking, url: manageUrl },
    closing: [say(words, words.rentalMails.notRight, { phone })],
  };
}

/** Returns a sentence about a change of colours, for the beginning of the mail; "" if the colours are the same. */
export function colourSentence(words: Words, { finish }: Booking, former: string | null): string {
  if (former === null) return "";
  const { coloursChanged, coloursUnknown } = words.rentalMails;
  if (!finish) return say(words, coloursUnknown, { former });
  return say(words, coloursChanged, { former, now: finishLine(words, finish) });
}

/** Returns a sentence about a change of the total, for the beginning of a mail; "" if the mail is about none. */
export function priceSentence(words: Words, total: number, previous: number | null): string {
  if (previous === null) return "";
  const { totalUnchanged, totalChanged } = words.rentalMails;
  const now = formatMoney(words, total);
  if (previous === total) return say(words, totalUnchanged, { total: now });
  return say(words, totalChanged, { former: formatMoney(words, previous), total: now });
}

/** The mail to the renter at pickup: when and where to return the car, the odometer reading, and whom to call. */
export function handedOverEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site, handovers = [] } = parts;
  const words = wordsOf(booking.language);
  const pickupHandovers = handovers.filter(({ kind }) => kind === "pickup");
  const stateRows = pickupHandovers.flatMap((handover) => toCarStateRows(words, handover));
  return {
    ...fillMailText("handed-over", parts),
    itinerary: withPhoneNote(words, toBookingItinerary(words, booking), site),
    sections: [
      { title: words.mailParts.booking, rows: toVehicleRows(words, booking) },
      ...(stateRows.length > 0 ? [{ title: words.rentalMails.atPickup, rows: stateRows }] : []),
      { title: words.mailParts.terms, rows: toTermsRows(words, booking) },
    ],
    action: { label: words.requestMails.openBooking, url: manageUrl },
    closing: [],
  };
}

/** The mail to the renter after the return: thanks, and the driven kilometres. */
export function completedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, site, siteUrl, handovers = [], kilometres = null } = parts;
  const words = wordsOf(booking.language);
  const { rental, kilometres: kilometresTitle, back, collection, complaint } = words.rentalMails;
  const kilometreRows = kilometres ? toKilometreRows(words, booking, kilometres) : [];
  const lateReturnRows = toLateReturnRows(words, booking, handovers);
  return {
    ...fillMailText("completed", parts),
    sections: [
      { title: rental, rows: toClosedBookingRows(words, booking) },
      ...(kilometreRows.length > 0 ? [{ title: kilometresTitle, rows: kilometreRows }] : []),
      ...(lateReturnRows.length > 0 ? [{ title: back, rows: lateReturnRows }] : []),
    ],
    action: { label: collection, url: siteUrl + pathsIn(words.language).explore() },
    closing: [say(words, complaint, { phone: site.phone })],
  };
}

const toCarStateRows = (words: Words, { kilometres, fuelPercent }: RecordedHandover): EmailRow[] => [
  { label: words.rentalMails.odometer, value: kilometresText(words, kilometres) },
  { label: words.rentalMails.fuel, value: say(words, words.rentalMails.fuelPercent, { percent: fuelPercent }) },
];

function toKilometreRows(
  words: Words,
  booking: Booking,
  { driven, included, extra, charge }: KilometreCharge,
): EmailRow[] {
  const texts = words.rentalMails;
  return [
    { label: texts.driven, value: kilometresText(words, driven) },
    { label: texts.included, value: kilometresText(words, included) },
    extra > 0
      ? {
          label: texts.extra,
          value: `${kilometresText(words, extra)} × ${formatMoney(words, booking.terms.extraKilometre)} = ${formatMoney(words, charge)}`,
        }
      : { label: texts.extra, value: texts.noExtra },
  ];
}

function toLateReturnRows(words: Words, booking: Booking, handovers: readonly RecordedHandover[]): EmailRow[] {
  const returnedAt = findReturnTime(booking, handovers.find(({ kind }) => kind === "return")?.recordedAt ?? null);
  const late = returnedAt && computeLateReturnCharge(booking, returnedAt);
  if (!late) return [];
  const value = `${formatDays(words, late.days)} × ${formatMoney(words, booking.dailyRate)} = ${formatMoney(words, late.charge)}`;
  return [{ label: words.rentalMails.lateDays, value }];
}

type OverdueWords = (parts: BookingMailParts) => { subject: string; heading: string; sentence: string };

const OVERDUE_WORDS: Record<OverdueKind, OverdueWords> = {
  return: ({ booking }) => {
    const { reference, unitVehicle: vehicle } = booking;
    const { date, time } = expectedReturn(booking);
    return {
      subject: `In ritardo ${reference}: ${vehicle.title} non è rientrata`,
      heading: "Una vettura non è rientrata.",
      sentence: `${vehicle.title} era attesa ${formatItalianLong(date)} alle ${time}. Resta impegnata finché il rientro non è registrato.`,
    };
  },
  pickup: ({ booking: { reference, vehicle, pickup } }) => ({
    subject: `In ritardo ${reference}: ${vehicle.title} non è stata ritirata`,
    heading: "Un cliente non si è presentato.",
    sentence: `Il ritiro di ${vehicle.title} era previsto ${formatItalianLong(pickup.date)} alle ${pickup.time}. Chiama il cliente; se non viene, segna «Non presentato» e la vettura torna libera.`,
  }),
  handover: ({ booking: { reference, unitVehicle: vehicle } }) => ({
    subject: `Manca il verbale ${reference}: ${vehicle.title}`,
    heading: "Manca un verbale.",
    sentence: `Per ${vehicle.title} non sono stati registrati chilometri e stato della vettura.`,
  }),
};

/** The mail to staff about an overdue booking, once for each kind of delay. */
export const overdueEmail =
  (kind: OverdueKind) =>
  (parts: BookingMailParts): EmailMessage => {
    const { subject, heading, sentence } = OVERDUE_WORDS[kind](parts);
    const { booking, siteUrl } = parts;
    return {
      subject,
      heading,
      opening: [sentence],
      itinerary: toStaffItinerary(booking),
      sections: [
        { title: "Il cliente", rows: toRenterRows(booking) },
        { title: "La prenotazione", rows: toVehicleRows(wordsOf("it"), booking) },
      ],
      action: { label: "Apri la prenotazione", url: siteUrl + panelPaths.adminBooking(booking.id) },
      closing: [],
    };
  };

/** The mail that asks the renter for a review, sent once, a day after the return. */
export function reviewEmail(parts: BookingMailParts): EmailMessage {
  const { writeReview, reviewOnce } = wordsOf(parts.booking.language).rentalMails;
  return {
    ...fillMailText("review", parts),
    sections: [],
    action: { label: writeReview, url: parts.reviewUrl },
    closing: [reviewOnce],
  };
}
