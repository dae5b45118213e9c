import type { Booking } from "#domain/bookings/booking.ts";
import type { KilometreCharge } from "#domain/bookings/kilometre-charge.ts";
import { computeLateReturnCharge, findReturnTime } from "#domain/bookings/late-return-charge.ts";
import type { OverdueKind } from "#domain/bookings/overdue.ts";
import { expectedReturn } from "#domain/bookings/reminders/reminder.ts";
import { formatEuro } from "#domain/money.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
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
  const changes = {
    variazione_totale: priceSentence(booking.total, previousTotal ?? null),
    variazione_colori: colourSentence(booking, previousColours ?? null),
  };
  return {
    ...fillMailText("changed", parts, changes),
    itinerary: withPhoneNote(wordsOf("it"), toBookingItinerary(wordsOf("it"), booking), site),
    sections: [
      { title: "La prenotazione", rows: toVehicleRows(wordsOf("it"), booking) },
      toPriceSection(wordsOf("it"), booking),
      { title: "Le condizioni", rows: toTermsRows(wordsOf("it"), booking) },
    ],
    action: { label: "Vedi la prenotazione", url: manageUrl },
    closing: [
      `Se qualcosa non corrisponde, chiamaci: ${site.phone}${hoursClause(ITALIAN_OPENING_HOURS, site.hours.phone, ", ")}.`,
    ],
  };
}

/** Returns a sentence about a change of colours, for the beginning of the mail; "" if the colours are the same. */
export function colourSentence({ finish }: Booking, previous: string | null): string {
  if (previous === null) return "";
  const now = finish ? `ora è ${finishLine(wordsOf("it"), finish)}` : "i colori della nuova te li diciamo al telefono";
  return `I colori della vettura cambiano: era ${previous}, ${now}. Se preferisci altro, chiamaci.`;
}

/** Returns a sentence about a change of the total, for the beginning of a mail; "" if the mail is about none. */
export function priceSentence(total: number, previous: number | null): string {
  if (previous === null) return "";
  if (previous === total) return `Il totale resta ${formatEuro(total)}.`;
  return `Il totale passa da ${formatEuro(previous)} a ${formatEuro(total)}.`;
}

/** The mail to the renter at pickup: when and where to return the car, the odometer reading, and whom to call. */
export function handedOverEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site, handovers = [] } = parts;
  const pickupHandovers = handovers.filter(({ kind }) => kind === "pickup");
  return {
    ...fillMailText("handed-over", parts),
    itinerary: withPhoneNote(wordsOf("it"), toBookingItinerary(wordsOf("it"), booking), site),
    sections: [
      { title: "La prenotazione", rows: toVehicleRows(wordsOf("it"), booking) },
      ...(pickupHandovers.length > 0
        ? [{ title: "Alla consegna", rows: pickupHandovers.flatMap(toCarStateRows) }]
        : []),
      { title: "Le condizioni", rows: toTermsRows(wordsOf("it"), booking) },
    ],
    action: { label: "Vedi la prenotazione", url: manageUrl },
    closing: [],
  };
}

/** The mail to the renter after the return: thanks, and the driven kilometres. */
export function completedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, site, siteUrl, handovers = [], kilometres = null } = parts;
  const kilometreRows = kilometres ? toKilometreRows(booking, kilometres) : [];
  const lateReturnRows = toLateReturnRows(booking, handovers);
  return {
    ...fillMailText("completed", parts),
    sections: [
      { title: "Il noleggio", rows: toClosedBookingRows(wordsOf("it"), booking) },
      ...(kilometreRows.length > 0 ? [{ title: "I chilometri", rows: kilometreRows }] : []),
      ...(lateReturnRows.length > 0 ? [{ title: "La riconsegna", rows: lateReturnRows }] : []),
    ],
    action: { label: "Vedi la collezione", url: siteUrl + paths.explore() },
    closing: [`Se qualcosa non è stato come doveva, dillo a noi: ${site.phone}.`],
  };
}

const toCarStateRows = ({ kilometres, fuelPercent }: RecordedHandover): EmailRow[] => [
  { label: "Contachilometri", value: kilometresText(ITALIAN_FORMATS, kilometres) },
  { label: "Carburante o carica", value: `${fuelPercent}%` },
];

function toKilometreRows(booking: Booking, { driven, included, extra, charge }: KilometreCharge): EmailRow[] {
  return [
    { label: "Percorsi", value: kilometresText(ITALIAN_FORMATS, driven) },
    { label: "Inclusi", value: kilometresText(ITALIAN_FORMATS, included) },
    extra > 0
      ? {
          label: "Ulteriori",
          value: `${kilometresText(ITALIAN_FORMATS, extra)} × ${formatEuro(booking.terms.extraKilometre)} = ${formatEuro(charge)}`,
        }
      : { label: "Ulteriori", value: "Nessuno" },
  ];
}

function toLateReturnRows(booking: Booking, handovers: readonly RecordedHandover[]): EmailRow[] {
  const returnedAt = findReturnTime(booking, handovers.find(({ kind }) => kind === "return")?.recordedAt ?? null);
  const late = returnedAt && computeLateReturnCharge(booking, returnedAt);
  if (!late) return [];
  const value = `${formatDays(ITALIAN_FORMATS, late.days)} × ${formatEuro(booking.dailyRate)} = ${formatEuro(late.charge)}`;
  return [{ label: "Giorni in più", value }];
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
  return {
    ...fillMailText("review", parts),
    sections: [],
    action: { label: "Scrivi la recensione", url: parts.reviewUrl },
    closing: ["Il collegamento è solo tuo. Per questo noleggio non te lo chiederemo altre volte."],
  };
}
