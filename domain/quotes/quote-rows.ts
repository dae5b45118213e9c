import { meetingPointRows } from "#domain/delivery/delivery-rows.ts";
import { placeText } from "#domain/delivery/delivery-words.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { findGraceSentence } from "#domain/prices/grace-sentence.ts";
import { formatDateTimeAndPlace } from "#domain/rental-period/format-moment.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { QuotedRental, QuoteLine } from "./quote.ts";

interface QuotedContent {
  lines: readonly QuoteLine[];
  rental: QuotedRental | null;
  /** Returns the name of a place in the language of the words; by default the Italian one. */
  nameOf?: (slugOrCity: string) => string;
}

/** Returns the rows of a quote without its total: for a car its dates and places, then each line with its amount. */
export function toQuoteRows(
  words: Words<"receipt" | "moments" | "delivery">,
  { lines, rental, nameOf = nameOfPlace }: QuotedContent,
) {
  return [...(rental ? rentalRows(words, rental, nameOf) : []), ...lines.map((line) => lineRow(words, line))];
}

/** Returns the sentence about a return within the quote's grace period; undefined for any other return, and without a car. */
export function quoteGraceSentence(
  words: Words<"prices" | "periods">,
  { rental, graceMinutes }: GraceFacts,
): string | undefined {
  if (!rental) return undefined;
  const pickup = { date: rental.pickupDate, time: rental.pickupTime };
  const back = { date: rental.returnDate, time: rental.returnTime };
  return findGraceSentence(words, { pickup, return: back, graceMinutes });
}

interface GraceFacts {
  rental: QuotedRental | null;
  graceMinutes: number;
}

const lineRow = (words: Words<"receipt">, { text, quantity, amount }: QuoteLine) => ({
  label: quantity === 1 ? text : say(words, words.receipt.severalOf, { quantity, text }),
  value: formatMoney(words, quantity * amount),
});

function rentalRows(
  words: Words<"receipt" | "moments" | "delivery">,
  rental: QuotedRental,
  nameOf: NonNullable<QuotedContent["nameOf"]>,
) {
  const { pickupDate, pickupTime, returnDate, returnTime, meetingPoint = null, flightOrTrain = null } = rental;
  const toPlaceText = (slugOrCity: string, address: string | null = null) =>
    placeText({ name: nameOf(slugOrCity), address });
  const pickup = toPlaceText(rental.pickupPlace ?? rental.pickupCity, rental.pickupAddress);
  const back = toPlaceText(rental.returnPlace ?? rental.returnCity, rental.returnAddress);
  return [
    {
      label: words.receipt.pickup,
      value: formatDateTimeAndPlace(words, { date: pickupDate, time: pickupTime }, pickup),
    },
    { label: words.receipt.back, value: formatDateTimeAndPlace(words, { date: returnDate, time: returnTime }, back) },
    ...meetingPointRows(words, { meetingPoint, flightOrTrain }),
  ];
}
