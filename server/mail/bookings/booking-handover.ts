import type { Booking } from "#domain/booking/booking.ts";
import { kilometreAccount, kilometresText } from "#domain/booking/kilometre-account.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import type { EmailMessage, EmailRow } from "#server/mail/email-message.ts";
import { mailWords } from "#server/mail/mail-words.ts";
import type { BookingMailParts, RecordedHandover } from "./booking-mail-parts.ts";
import { bookingArrival, carRows, conditionRows, endedRows, withPhone } from "./booking-rows.ts";

/** To the renter who has the keys: when and where the car comes back, what the counter said, whom to call. */
export function handedOverEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site, handovers = [] } = parts;
  const out = handovers.filter(({ kind }) => kind === "pickup");
  return {
    ...mailWords("handed-over", parts),
    arrival: withPhone(bookingArrival(booking), site),
    sections: [
      { title: "La prenotazione", rows: carRows(booking) },
      ...(out.length > 0 ? [{ title: "Alla consegna", rows: out.flatMap(stateRows) }] : []),
      { title: "Le condizioni", rows: conditionRows(booking) },
    ],
    action: { label: "Vedi la prenotazione", url: manageUrl },
    closing: [],
  };
}

/** To the renter whose car is back: thanks, and the account of the kilometres to the last one. */
export function completedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, site, siteUrl, handovers = [] } = parts;
  const account = accountRows(booking, handovers);
  return {
    ...mailWords("completed", parts),
    sections: [
      { title: "Il noleggio", rows: endedRows(booking) },
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
