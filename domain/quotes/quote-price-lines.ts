import { linesIn } from "#domain/prices/lines-in.ts";
import type { RentalQuote } from "#domain/prices/price.ts";
import { createLine, daysLine, type PriceLine } from "#domain/prices/price-line.ts";
import { lineLabel } from "#domain/prices/price-lines.ts";
import { nameIn } from "#domain/rates/rate-rule.ts";
import type { FrozenRates } from "#domain/rates/rates-of-vehicle.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { QuoteLine } from "./quote.ts";

type QuoteWords = Words<"prices" | "places" | "staffLetters">;

/**
 * Returns the text with which a line of the list price begins in a quote: for days "Ferrari Roma, Alta stagione, al giorno", for extras and protection
 * "Seggiolino, al giorno". The quantity of the line says how many days or pieces there are.
 */
export function quoteLineText(words: QuoteWords, line: PriceLine, vehicle: string): string {
  const { days, namedDays } = words.staffLetters.quote;
  if (line.code === "extra" || line.code === "protection") {
    const name = nameIn(line.params.names, words.language);
    return line.unit === "day" ? say(words, days, { vehicle: name }) : name;
  }
  if (line.code !== "days") return lineLabel(words, line);
  const { names } = line.params;
  return names
    ? say(words, namedDays, { vehicle, name: nameIn(names, words.language) })
    : say(words, days, { vehicle });
}

/**
 * Marks the lines of a quote that are those of the list price, in any of the languages: their text and quantity are still the same, and staff may have
 * changed the amount. Each line of the list price is marked once.
 */
export function markListLines(
  lines: readonly QuoteLine[],
  list: readonly PriceLine[],
  { vehicle, languages }: { vehicle: string; languages: readonly QuoteWords[] },
): QuoteLine[] {
  const textsOf = (line: PriceLine) =>
    languages.flatMap((words) => linesIn(words.language, [line]).map((named) => quoteLineText(words, named, vehicle)));
  const listed = list.map((line) => ({ line, texts: textsOf(line) }));
  return lines.map(({ text, quantity, amount }) => {
    const place = listed.findIndex(({ line, texts }) => line.quantity === quantity && texts.includes(text));
    const [found] = place === -1 ? [] : listed.splice(place, 1);
    return { text, quantity, amount, ...(found && { list: toListLine(found.line) }) };
  });
}

const toListLine = ({ code, params, unit, ruleId }: PriceLine): NonNullable<QuoteLine["list"]> => ({
  code,
  params,
  unit,
  ruleId,
});

/**
 * Returns the extras, protection and promotion code of the list price that no line of a quote stands for. The customer would not get what staff chose.
 */
export const findUnlistedChoices = (lines: readonly QuoteLine[], list: readonly PriceLine[]): PriceLine[] =>
  list.filter(
    (line) => choiceKey(line) !== null && !lines.some((quoted) => choiceKey(quoted.list) === choiceKey(line)),
  );

function choiceKey(line: QuoteLine["list"]): string | null {
  const isChoice = line?.code === "extra" || line?.code === "protection" || line?.code === "promotion-code";
  return isChoice && "code" in line.params ? `${line.code} ${line.params.code}` : null;
}

/**
 * Returns the rules by which changes of the booking of a quote are priced (product.md#quotes). A package has the amount that staff gave its line. If staff
 * removed or rewrote the length discount of the list price, there is none.
 */
export function frozenRatesOfQuote(
  { packages, lengthRules }: FrozenRates,
  { lines, list }: { lines: readonly QuoteLine[]; list: readonly PriceLine[] },
): FrozenRates {
  const quotedPrice = (id: string) =>
    lines.find((line) => line.list?.code === "package" && line.list.ruleId === id)?.amount;
  const hasDiscount = list.some(({ code }) => code === "length-discount");
  const isDiscountQuoted = lines.some((line) => line.list?.code === "length-discount");
  return {
    packages: packages.map((rule) => ({ ...rule, price: quotedPrice(rule.id) ?? rule.price })),
    lengthRules: hasDiscount && !isDiscountQuoted ? [] : lengthRules,
  };
}

/**
 * Returns the lines of the booking of an accepted quote (product.md#quotes). Lines of the list price stay what they are, at the quoted amount; the others
 * keep the text that staff wrote. Days for which no line of the list price stands are included in those, so they cost nothing. The rate of value added tax
 * is that of the quote; `vatRateBasisPoints` is for old quotes, which have none.
 */
export function toBookedLines(
  lines: readonly QuoteLine[],
  { days, pickupDate, vatRateBasisPoints }: { days: number; pickupDate: string; vatRateBasisPoints: number | null },
): PriceLine[] {
  const quotedRate = lines.find((line) => line.vatRateBasisPoints !== undefined)?.vatRateBasisPoints;
  const booked = lines.map(({ text, quantity, amount, list }): PriceLine => {
    const figures = { quantity, unitPrice: amount };
    if (!list) return createLine("custom", { text }, figures);
    return { ...createLine("custom", { text }, { ...figures, ...list }), ...list } as PriceLine;
  });
  const rate = quotedRate === undefined ? vatRateBasisPoints : quotedRate;
  return [...includedDays(booked, { days, pickupDate }), ...booked].map((line) => ({
    ...line,
    vatRateBasisPoints: rate,
  }));
}

/** Returns the line of the days of a rental for which no other line stands; none if each day has one. */
function includedDays(
  lines: readonly PriceLine[],
  { days, pickupDate }: { days: number; pickupDate: string },
): PriceLine[] {
  const listed = lines.reduce((sum, line) => {
    if (line.code === "days") return sum + line.quantity;
    return line.code === "package" ? sum + line.params.days : sum;
  }, 0);
  return listed < days ? [daysLine({ firstDay: pickupDate, quantity: days - listed, unitPrice: 0, rule: null })] : [];
}

/** Returns the kilometres that the lines of a booking include: those of its packages, and for other days those per day. */
export function includedKilometresOf(lines: readonly PriceLine[], perDay: number): RentalQuote["includedKilometres"] {
  return lines.reduce((sum, line) => {
    if (line.code === "days") return sum + perDay * line.quantity;
    return line.code === "package" ? sum + line.params.includedKilometres : sum;
  }, 0);
}
