import { meetingPointRows } from "#domain/delivery/delivery-rows.ts";
import { placeText } from "#domain/delivery/delivery-words.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { formatEuro } from "#domain/money.ts";
import { findGraceSentence } from "#domain/prices/grace-sentence.ts";
import { ITALIAN_PRICES } from "#domain/prices/italian-prices.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import { ITALIAN_PERIODS } from "#domain/rental-period/say-period-problem.ts";
import type { QuotedRental, QuoteLine } from "./quote.ts";

/** Returns the rows of a quote without its total: for a car its dates and places, then each line with its amount. */
export function toQuoteRows({ lines, rental }: { lines: readonly QuoteLine[]; rental: QuotedRental | null }) {
  return [...(rental ? rentalRows(rental) : []), ...lines.map(lineRow)];
}

/** Returns the sentence about a return within the quote's grace period; undefined for any other return, and without a car. */
export function quoteGraceSentence({ rental, graceMinutes }: GraceFacts): string | undefined {
  if (!rental) return undefined;
  const pickup = { date: rental.pickupDate, time: rental.pickupTime };
  const back = { date: rental.returnDate, time: rental.returnTime };
  return findGraceSentence(ITALIAN_PERIODS, { pickup, return: back, graceMinutes });
}

interface GraceFacts {
  rental: QuotedRental | null;
  graceMinutes: number;
}

const lineRow = ({ text, quantity, amount }: QuoteLine) => ({
  label: quantity === 1 ? text : `${quantity} × ${text}`,
  value: formatEuro(quantity * amount),
});

function rentalRows(rental: QuotedRental) {
  const { pickupDate, pickupTime, returnDate, returnTime, meetingPoint = null, flightOrTrain = null } = rental;
  const pickup = toPlaceText(rental.pickupPlace ?? rental.pickupCity, rental.pickupAddress);
  const back = toPlaceText(rental.returnPlace ?? rental.returnCity, rental.returnAddress);
  return [
    { label: "Ritiro", value: `${formatItalianLong(pickupDate)}, ore ${pickupTime}, ${pickup}` },
    { label: "Riconsegna", value: `${formatItalianLong(returnDate)}, ore ${returnTime}, ${back}` },
    ...meetingPointRows(ITALIAN_PRICES, { meetingPoint, flightOrTrain }),
  ];
}

const toPlaceText = (slugOrCity: string, address: string | null = null) =>
  placeText({ name: nameOfPlace(slugOrCity), address });
