import type { Cents } from "#domain/money.ts";
import { nameIn } from "#domain/rates/rate-rule.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { formatDecimal, formatMoney, kilometresText } from "#domain/words/formats/format-number.ts";
import type { SayMessage } from "#domain/words/message.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { agreementLabel } from "./agreed-price.ts";
import type { RentalQuote } from "./price.ts";
import { isIncludedInQuote, type PriceLine } from "./price-line.ts";
import { type ContainedVat, containedVat } from "./vat.ts";

/** The input of a bill, from a price quote or a stored booking. `total` is the price to pay, after an agreed discount. */
export type BilledPrice = Pick<
  RentalQuote,
  "days" | "graceReturn" | "lines" | "includedKilometres" | "total" | "showsVat"
>;

/** One line of a bill as it is read: label, amount, and the amount as text. */
export interface BillLine {
  kind: PriceLine["code"] | "total" | "vat";
  label: string;
  amount: Cents;
  value: string;
}

interface BillOptions {
  /**
   * Pickup and return city, by their names in the language of the words. If set, the bill lists a return in another city even if it is free, unless a
   * line names that place. Otherwise the bill lists such a return only if it costs something.
   */
  cities?: { pickupCity: string; returnCity: string } | undefined;
  /** "€ 700 × 3 giorni" if the reader already knows the rate; otherwise "3 giorni × € 700". */
  rateFirst?: boolean;
}

type PriceWords = Words<"prices" | "places">;

/**
 * Words the lines of a rental's price, shared by price box, search result, receipts, mails and panel. The places of its lines are named in the
 * language of the words.
 */
export function priceLines(
  words: PriceWords,
  price: Pick<BilledPrice, "lines" | "total" | "showsVat">,
  options: BillOptions = {},
): BillLine[] {
  const { lines, total } = price;
  const isPlaceNamed = lines.some(({ code }) => code === "collection");
  const billLine = (line: PriceLine) => {
    const label = lineLabel(words, line, isPlaceNamed ? { ...options, cities: undefined } : options);
    return { kind: line.code, label, amount: line.amount, value: amountText(words, line, total) };
  };
  return [
    ...lines.filter((line) => isRentalLine(line) && !isIncludedInQuote(line, lines)).map(billLine),
    ...freeReturnLines(words, lines, options),
    ...lines.filter((line) => !isRentalLine(line)).map(billLine),
    { kind: "total", label: words.prices.lines.total, amount: total, value: formatMoney(words, total) },
    ...(price.showsVat ? vatLines(words, lines) : []),
  ];
}

/** Words the tax that a total contains, by rate (product.md#vat). */
export const vatLines = (words: PriceWords, lines: Parameters<typeof containedVat>[0]): BillLine[] =>
  containedVat(lines).map((vat) => vatLine(words, vat));

/** Words the tax that the total contains at one rate: "di cui IVA 22 %". */
function vatLine(words: PriceWords, { rateBasisPoints, amount }: ContainedVat): BillLine {
  const label = say(words, words.prices.lines.vat, { percent: formatDecimal(words, rateBasisPoints / 100) });
  return { kind: "vat", label, amount, value: formatMoney(words, amount) };
}

const isRentalLine = ({ code }: PriceLine) => code === "days" || code === "package" || code === "length-discount";

/** Returns the label of a line: "3 giorni × € 700", "Weekend, 3 giorni, 600 km inclusi". */
export function lineLabel(words: PriceWords, line: PriceLine, { cities, rateFirst = false }: BillOptions = {}): string {
  const { lines } = words.prices;
  switch (line.code) {
    case "days": {
      const factors = [formatDays(words, line.quantity), formatMoney(words, line.unitPrice)];
      const days = (rateFirst ? factors.reverse() : factors).join(" × ");
      const { names } = line.params;
      return names ? say(words, lines.namedDays, { days, name: nameIn(names, words.language) }) : days;
    }
    case "package": {
      const { names, days, includedKilometres } = line.params;
      return say(words, lines.package, {
        name: nameIn(names, words.language),
        days: formatDays(words, days),
        kilometres: kilometresText(words, includedKilometres),
      });
    }
    case "length-discount": {
      const { percent, days } = line.params;
      return say(words, lines.lengthDiscount, { percent, days: formatDays(words, days) });
    }
    case "one-way":
      return cities ? say(words, lines.returnAt, { place: sayAtPlace(words, cities.returnCity) }) : lines.otherCity;
    case "delivery":
    case "collection": {
      const { place, kilometres } = line.params;
      return say(words, lines[line.code], { place: sayAtPlace(words, place), kilometres });
    }
    case "young-driver":
      return say(words, lines.youngDriver, { age: line.params.age, ...dailyPrice(words, line) });
    case "out-of-hours":
      return say(words, lines[`${line.params.end}OutOfHours`], { time: line.params.time });
    case "extra": {
      const { names, count, days } = line.params;
      const own = nameIn(names, words.language);
      const name = count === 1 ? own : say(words, lines.several, { count, name: own });
      return days === null
        ? name
        : say(words, lines.perDay, { name, ...dailyPrice(words, { ...line, quantity: days }) });
    }
    case "protection":
      return say(words, lines.perDay, { name: nameIn(line.params.names, words.language), ...dailyPrice(words, line) });
    case "promotion-code": {
      const { code, percent } = line.params;
      return percent === null
        ? say(words, lines.promotionCode, { code })
        : say(words, lines.promotionPercent, { code, percent });
    }
    case "custom": {
      const { text } = line.params;
      return line.quantity === 1 ? text : say(words, lines.several, { count: line.quantity, name: text });
    }
    case "agreed":
      return agreementLabel(words, line.params);
  }
}

/** Returns the number of days and the price of each, as texts. */
const dailyPrice = (words: PriceWords, { quantity, unitPrice }: Pick<PriceLine, "quantity" | "unitPrice">) => ({
  days: formatDays(words, quantity),
  price: formatMoney(words, unitPrice),
});

/** Returns the line of a return in another city that costs nothing, unless a line names its place. */
function freeReturnLines(words: PriceWords, lines: readonly PriceLine[], { cities }: BillOptions): BillLine[] {
  const isNamed = lines.some(({ code }) => code === "one-way" || code === "collection");
  if (!cities || isNamed || cities.returnCity === cities.pickupCity) return [];
  const { returnAt, noSupplement } = words.prices.lines;
  const label = say(words, returnAt, { place: sayAtPlace(words, cities.returnCity) });
  return [{ kind: "one-way", label, amount: 0, value: noSupplement }];
}

/** Returns the amount of a line; "€ 4.200 → € 3.780" for an agreed price, which is the last line before the total. */
const amountText = (words: PriceWords, { code, amount }: PriceLine, total: Cents) =>
  code === "agreed"
    ? `${formatMoney(words, total - amount)} → ${formatMoney(words, total)}`
    : formatMoney(words, amount);

/** Error for a booking request that states another total than the current total, or no total. */
export const totalChangedMessage =
  (total: Cents): SayMessage<"refusals"> =>
  (words) =>
    say(words, words.refusals.totalChanged, { total: formatMoney(words, total) });
