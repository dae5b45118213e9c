import { formatEuro } from "#domain/money.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";
import type { QuotedRental, QuoteLine } from "./quote.ts";

/** A quote as it is read: when and where for a car, then each line with its amount; the total stands apart. */
export function quoteRows({ lines, rental }: { lines: readonly QuoteLine[]; rental: QuotedRental | null }) {
  return [...(rental ? rentalRows(rental) : []), ...lines.map(lineRow)];
}

const lineRow = ({ text, quantity, amount }: QuoteLine) => ({
  label: quantity === 1 ? text : `${quantity} × ${text}`,
  value: formatEuro(quantity * amount),
});

function rentalRows({ pickupDate, pickupTime, pickupCity, returnDate, returnTime, returnCity }: QuotedRental) {
  return [
    { label: "Ritiro", value: `${formatItalianLong(pickupDate)}, ore ${pickupTime}, ${pickupCity}` },
    { label: "Riconsegna", value: `${formatItalianLong(returnDate)}, ore ${returnTime}, ${returnCity}` },
  ];
}
