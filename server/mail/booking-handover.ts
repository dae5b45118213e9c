import type { Booking } from "#domain/booking/booking.ts";
import { kilometreAccount, kilometresText } from "#domain/booking/kilometre-account.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import type { BookingMailParts, RecordedHandover } from "#server/mail/booking-mail-parts.ts";
import { bookingRows, conditionRows } from "#server/mail/booking-rows.ts";
import type { EmailMessage, EmailRow } from "./email-message.ts";

/** To the renter who has the keys: when and where the car comes back, what the counter said, whom to call. */
export function handedOverEmail({ booking, manageUrl, site, handovers = [] }: BookingMailParts): EmailMessage {
  const out = handovers.filter(({ kind }) => kind === "pickup");
  return {
    subject: `Buon viaggio: ${booking.vehicle.title}, ${booking.reference}`,
    heading: "Buon viaggio.",
    opening: [
      `Gentile ${booking.renter.name},`,
      `${booking.vehicle.title} è con te. Per qualunque cosa, a ogni ora: ${site.phone}.`,
    ],
    sections: [
      { title: "La prenotazione", rows: bookingRows(booking) },
      ...(out.length > 0 ? [{ title: "Alla consegna", rows: out.flatMap(stateRows) }] : []),
      { title: "Le condizioni", rows: conditionRows(booking) },
    ],
    action: { label: "Vedi la prenotazione", url: manageUrl },
    closing: [],
  };
}

/** To the renter whose car is back: thanks, and the account of the kilometres to the last one. */
export function completedEmail({ booking, site, siteUrl, handovers = [] }: BookingMailParts): EmailMessage {
  const account = accountRows(booking, handovers);
  return {
    subject: `Grazie: ${booking.vehicle.title}, ${booking.reference}`,
    heading: "Grazie, e a presto.",
    opening: [
      `Gentile ${booking.renter.name},`,
      `${booking.vehicle.title} è tornata a casa. Grazie di aver viaggiato con noi.`,
    ],
    sections: [
      { title: "Il noleggio", rows: bookingRows(booking) },
      ...(account.length > 0 ? [{ title: "I chilometri", rows: account }] : []),
    ],
    action: { label: "Vedi la collezione", url: siteUrl + paths.explore() },
    closing: [`Se qualcosa non è stato come doveva, dillo a noi: ${site.phone}.`],
  };
}

const stateRows = ({ kilometres, fuelPercent }: RecordedHandover): EmailRow[] => [
  { label: "Contachilometri", value: kilometresText(kilometres) },
  { label: "Carburante o carica", value: `${fuelPercent}%` },
];

function accountRows(booking: Booking, handovers: readonly RecordedHandover[]): EmailRow[] {
  const counter = (kind: RecordedHandover["kind"]) => handovers.find((record) => record.kind === kind)?.kilometres;
  const [pickup, back] = [counter("pickup"), counter("return")];
  if (pickup === undefined || back === undefined) return [];
  const { driven, included, extra, charge } = kilometreAccount({ pickup, return: back }, booking);
  return [
    { label: "Percorsi", value: kilometresText(driven) },
    { label: "Inclusi", value: kilometresText(included) },
    extra > 0
      ? {
          label: "Ulteriori",
          value: `${kilometresText(extra)} × ${formatEuro(booking.terms.extraKilometre)} = ${formatEuro(charge)}`,
        }
      : { label: "Ulteriori", value: "Nessuno" },
  ];
}
