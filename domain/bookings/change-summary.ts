import type { PickupOrReturn } from "#domain/bookings/booking.ts";
import { type Cents, formatEuro } from "#domain/money.ts";
import { formatItalianShort } from "#domain/rental-period/italian-dates.ts";

/** A rental in words; `city` is the name of the listed place if the rental has one, otherwise of the city. */
export interface RentalSummary {
  vehicle: string;
  pickup: Pick<PickupOrReturn, "city" | "date" | "time">;
  return: Pick<PickupOrReturn, "city" | "date" | "time">;
  total: Cents;
}

/** Returns the change of a rental for the staff's history: each changed part as "before → after", always with the total. */
export function summariseRentalChange(before: RentalSummary, after: RentalSummary): string {
  const parts = [
    ["Auto", before.vehicle, after.vehicle],
    ["Ritiro", momentAndCityText(before.pickup), momentAndCityText(after.pickup)],
    ["Riconsegna", momentAndCityText(before.return), momentAndCityText(after.return)],
  ]
    .filter(([, was, is]) => was !== is)
    .map(([label, was, is]) => `${label}: ${was} → ${is}`);
  const total =
    before.total === after.total
      ? `Totale invariato: ${formatEuro(after.total)}`
      : `Totale: ${formatEuro(before.total)} → ${formatEuro(after.total)}`;
  return [...parts, total].join("\n");
}

const momentAndCityText = ({ city, date, time }: RentalSummary["pickup"]) =>
  `${formatItalianShort(date)} ${time}, ${city}`;

/** Formats a price difference for staff: "+€ 1.400", "-€ 700", "Nessuna". */
export function formatPriceDifference(difference: Cents): string {
  if (difference === 0) return "Nessuna";
  return difference > 0 ? `+${formatEuro(difference)}` : formatEuro(difference);
}
