import type { Cents } from "#domain/money.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import type { SayMessage } from "#domain/words/message.ts";
import { say } from "#domain/words/say.ts";

/** How many days longer a rental is looked at. */
const MAX_MORE_DAYS = 7;

/** A longer rental that costs less. */
interface CheaperRental {
  period: RentalPeriod;
  days: number;
  total: Cents;
}

interface LongerFacts {
  isPossible: (period: RentalPeriod) => boolean;
  priceOf: (period: RentalPeriod) => { days: number; total: Cents };
}

/**
 * Returns the cheapest of the possible rentals from the same pickup on, up to seven days longer, that costs less than a rental (product.md#rates); of
 * equal ones the shortest. Null if a longer rental never costs less.
 */
export function findCheaperLonger(
  { pickup, return: back }: RentalPeriod,
  total: Cents,
  { isPossible, priceOf }: LongerFacts,
): CheaperRental | null {
  let cheapest: CheaperRental | null = null;
  for (let more = 1; more <= MAX_MORE_DAYS; more += 1) {
    const period = { pickup, return: { ...back, date: addDays(back.date, more) } };
    if (!isPossible(period)) continue;
    const price = priceOf(period);
    if (price.total < (cheapest?.total ?? total)) cheapest = { period, days: price.days, total: price.total };
  }
  return cheapest;
}

/** "7 giorni costano meno di 6 giorni: € 6.300". */
export const cheaperLongerMessage =
  (days: number, longer: Pick<CheaperRental, "days" | "total">): SayMessage<"rentalFacts" | "formats"> =>
  (words) =>
    say(words, words.rentalFacts.cheaperLonger, {
      longer: formatDays(words, longer.days),
      days: formatDays(words, days),
      total: formatMoney(words, longer.total),
    });
