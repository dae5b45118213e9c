import type { Booking, RentalEnd } from "#domain/booking/booking.ts";
import { civilNow, formatItalianLong } from "#domain/booking/civil-time.ts";
import { termsRows } from "#domain/booking/terms.ts";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { formatEuro } from "#domain/money.ts";
import type { LetterRow } from "#server/mail/letter.ts";

const endText = ({ date, time, city }: RentalEnd) => `${formatItalianLong(date)}, ore ${time}, ${city}`;

/** Which booking: reference, car, and both ends. */
export function bookingRows(booking: Booking): LetterRow[] {
  return [
    { label: "Codice", value: booking.reference },
    { label: "Vettura", value: vehicleTitle(booking.vehicle) },
    { label: "Ritiro", value: endText(booking.pickup) },
    { label: "Riconsegna", value: endText(booking.return) },
  ];
}

/** What it costs, to the last line. */
export function priceRows(booking: Booking): LetterRow[] {
  const days = `${booking.days} ${booking.days === 1 ? "giorno" : "giorni"}`;
  return [
    { label: `${days} × ${formatEuro(booking.dailyRate)}`, value: formatEuro(booking.dailyRate * booking.days) },
    ...(booking.oneWay > 0 ? [{ label: "Riconsegna in altra città", value: formatEuro(booking.oneWay) }] : []),
    { label: "Totale", value: formatEuro(booking.total) },
  ];
}

/** The conditions as they were agreed: the same rows as on the page. */
export function conditionRows(booking: Booking): LetterRow[] {
  return termsRows(booking.terms, booking.days).map(({ label, value }) => ({ label, value }));
}

/** "22 novembre 2026, ore 10:00" by the clock of the pickup's city. */
export function momentText(instant: Date, timeZone: string): string {
  const { date, time } = civilNow(instant, timeZone);
  return `${formatItalianLong(date)}, ore ${time}`;
}
