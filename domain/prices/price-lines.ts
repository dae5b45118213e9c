import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import type { Cents } from "#domain/money.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import type { SayMessage } from "#domain/words/message.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { type AgreedPrice, agreementLabel, listTotalOf } from "./agreed-price.ts";
import type { RentalQuote } from "./price.ts";

/** The input of a bill, from a price quote or a stored booking. `total` is the price to pay, after an agreed discount. */
export interface BilledPrice extends Pick<RentalQuote, "days" | "graceReturn" | "dailyRate" | "oneWay" | "total"> {
  agreed?: AgreedPrice | null;
  supplements?: readonly DeliverySupplement[];
}

/** One line of a bill: label, amount, and both as text. */
export interface PriceLine {
  kind: "rental" | "one-way" | DeliverySupplement["kind"] | "agreed" | "total";
  label: string;
  amount: Cents;
  value: string;
}

interface PriceLineOptions {
  /**
   * Pickup and return city, by their names in the language of the words. If set, the bill lists a return in another city even if it is free, unless a supplement names that place. Otherwise the
   * bill lists such a return only if it costs something.
   */
  cities?: { pickupCity: string; returnCity: string };
  /** "€ 700 × 3 giorni" if the reader already knows the rate; otherwise "3 giorni × € 700". */
  rateFirst?: boolean;
}

/**
 * Returns the lines of a rental's bill, shared by price box, search result, receipts, mails and panel. The places of its supplements are named in the
 * language of the words.
 */
export function priceLines(
  words: PriceWords,
  price: BilledPrice,
  { cities, rateFirst = false }: PriceLineOptions = {},
): PriceLine[] {
  const { days, dailyRate, total } = price;
  const factors = [formatDays(words, days), formatMoney(words, dailyRate)];
  const line = (kind: PriceLine["kind"], label: string, amount: Cents) => toPriceLine(words, { kind, label, amount });
  return [
    line("rental", (rateFirst ? factors.reverse() : factors).join(" × "), dailyRate * days),
    ...oneWayLines(words, price, cities),
    ...(price.supplements ?? []).map((part) => line(part.kind, supplementLabel(words, part), part.amount)),
    ...agreedLines(words, price),
    line("total", words.prices.lines.total, total),
  ];
}

type PriceWords = Words<"prices" | "places">;

/** Returns the label of a supplement on a bill. */
export function supplementLabel(words: PriceWords, { kind, place, kilometres }: DeliverySupplement): string {
  return say(words, words.prices.lines[kind], { place: sayAtPlace(words, place), kilometres });
}

function oneWayLines(
  words: PriceWords,
  { oneWay, supplements = [] }: BilledPrice,
  cities: PriceLineOptions["cities"],
): PriceLine[] {
  const { otherCity, returnAt, noSupplement } = words.prices.lines;
  const isPlaceNamed = supplements.some(({ kind }) => kind === "collection");
  if (!cities || isPlaceNamed)
    return oneWay > 0 ? [toPriceLine(words, { kind: "one-way", label: otherCity, amount: oneWay })] : [];
  if (cities.returnCity === cities.pickupCity) return [];
  const label = say(words, returnAt, { place: sayAtPlace(words, cities.returnCity) });
  const labelled = toPriceLine(words, { kind: "one-way", label, amount: oneWay });
  return oneWay > 0 ? [labelled] : [{ ...labelled, value: noSupplement }];
}

/** Returns "Sconto concordato del 10 %: € 4.200 → € 3.780". */
function agreedLines(words: PriceWords, price: BilledPrice): PriceLine[] {
  const { agreed, total } = price;
  if (!agreed) return [];
  const labelled = toPriceLine(words, {
    kind: "agreed",
    label: agreementLabel(words, agreed),
    amount: -agreed.discount,
  });
  return [{ ...labelled, value: `${formatMoney(words, listTotalOf(price))} → ${formatMoney(words, total)}` }];
}

const toPriceLine = (words: Words<"formats">, line: Omit<PriceLine, "value">): PriceLine => ({
  ...line,
  value: formatMoney(words, line.amount),
});

/** Error for a booking request that states another total than the current total, or no total. */
export const totalChangedMessage =
  (total: Cents): SayMessage<"refusals"> =>
  (words) =>
    say(words, words.refusals.totalChanged, { total: formatMoney(words, total) });
