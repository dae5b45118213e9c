import type { OverdueKind } from "#domain/booking/overdue.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { type CivilMoment, civilNow, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { carRows, staffArrival } from "./booking-rows.ts";
import { renterRows } from "./booking-staff.ts";

type Words = (parts: BookingMailParts) => { subject: string; heading: string; sentence: string };

const WORDS: Record<OverdueKind, Words> = {
  return: ({ booking }) => {
    const { reference, vehicle } = booking;
    const { date, time } = expectedBack(booking);
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
  handover: ({ booking: { reference, vehicle } }) => ({
    subject: `Manca il verbale ${reference}: ${vehicle.title}`,
    heading: "Manca un verbale.",
    sentence: `Per ${vehicle.title} non sono stati registrati chilometri e stato della vettura.`,
  }),
};

/** When it was expected last: the return agreed, or a later one that staff noted. */
const expectedBack = ({ return: agreed, expectedReturnAt }: BookingMailParts["booking"]): CivilMoment =>
  expectedReturnAt && expectedReturnAt > agreed.at ? civilNow(expectedReturnAt, agreed.timeZone) : agreed;

/** To the staff, once for each thing that has become late. */
export const overdueEmail =
  (kind: OverdueKind) =>
  (parts: BookingMailParts): EmailMessage => {
    const { subject, heading, sentence } = WORDS[kind](parts);
    const { booking, siteUrl } = parts;
    return {
      subject,
      heading,
      opening: [sentence],
      arrival: staffArrival(booking),
      sections: [
        { title: "Il cliente", rows: renterRows(booking) },
        { title: "La prenotazione", rows: carRows(booking) },
      ],
      action: { label: "Apri la prenotazione", url: siteUrl + panelPaths.adminBooking(booking.id) },
      closing: [],
    };
  };
