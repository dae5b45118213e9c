import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import type { Cents } from "#domain/money.ts";
import type { BookedDays, PricedDay } from "#domain/rates/price-days.ts";
import type { DayRule, RateNames } from "#domain/rates/rate-rule.ts";
import { addDays, type CivilDate, type CivilTime } from "#domain/rental-period/civil-time.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import type { AgreedKind, AgreedPrice } from "./agreed-price.ts";
import type { ReducedAmount } from "./protections.ts";

/** The subjects of lines by code, with the facts that a label needs in any language. */
interface PriceLineParams {
  /** Days at one price from a day on, with the names of the rule that set it; null for the base rate. */
  days: { readonly names: RateNames | null; readonly firstDay: CivilDate };
  package: { readonly names: RateNames; readonly days: number; readonly includedKilometres: number };
  "length-discount": { readonly names: RateNames; readonly days: number; readonly percent: number };
  "one-way": Readonly<Record<string, never>>;
  /** The place by its Italian name, and whole kilometres beyond the free radius. */
  delivery: { readonly place: string; readonly kilometres: number };
  collection: { readonly place: string; readonly kilometres: number };
  /** A driver below this age. */
  "young-driver": { readonly age: number };
  /** A pickup or return at a time for which its city charges. */
  "out-of-hours": { readonly end: "pickup" | "return"; readonly time: CivilTime };
  /** How many of an extra, each for `days` if it is charged per day: all days of the rental, or at most `maxDays`. */
  extra: {
    readonly code: string;
    readonly names: RateNames;
    readonly count: number;
    readonly days: number | null;
    readonly maxDays: number | null;
  };
  /** With what it reduces: excess and deposit of the car. */
  protection: {
    readonly code: string;
    readonly names: RateNames;
    readonly excess: ReducedAmount;
    readonly deposit: ReducedAmount;
    /** Excess and deposit of the car without it; missing in old bookings. */
    readonly unreduced?: Pick<RentalTerms, "excess" | "deposit">;
  };
  /** With the whole amount of a code that exceeds the rental, and so takes less. */
  "promotion-code": { readonly code: string; readonly percent: number | null; readonly wholeAmount?: Cents };
  /**
   * As staff wrote it in a quote, with the whole amount of a discount that exceeds the bill, and so takes less. `includedDays` is how many days the
   * quote includes, if the rental has got fewer of them.
   */
  custom: { readonly text: string; readonly wholeAmount?: Cents; readonly includedDays?: number };
  agreed: { readonly kind: AgreedKind; readonly percent: number | null };
}

export type PriceLineCode = keyof PriceLineParams;

/** The lines of some of the codes. */
export type PriceLineOf<Code extends PriceLineCode> = {
  [Each in Code]: { readonly code: Each; readonly params: PriceLineParams[Each] } & LineFigures;
}[Code];

/** One line of a bill (product.md#price). */
export type PriceLine = PriceLineOf<PriceLineCode>;

interface LineFigures {
  readonly quantity: number;
  readonly unit: "day" | "rental";
  readonly unitPrice: Cents;
  /** Quantity times unit price, negative for a discount. */
  readonly amount: Cents;
  readonly vatCode: string;
  /** The rate of value added tax in hundredths of a percent, which the amount contains; null if none is known for the country. */
  readonly vatRateBasisPoints: number | null;
  /** When the line came about: with the booking, by a change of it, or at the return. */
  readonly phase: "booking" | "change" | "return";
  /** The rule that made the line; null if it comes from the car or the settings. */
  readonly ruleId: string | null;
}

/** Returns a line of a new price; its rate of value added tax is set by the price of the rental. */
export const createLine = <Code extends PriceLineCode>(
  code: Code,
  params: PriceLineParams[Code],
  {
    unitPrice,
    quantity = 1,
    unit = "rental",
    ruleId = null,
  }: Pick<LineFigures, "unitPrice"> & Partial<Pick<LineFigures, "quantity" | "unit" | "ruleId">>,
): PriceLineOf<Code> => {
  const figures: LineFigures = {
    quantity,
    unit,
    unitPrice,
    amount: quantity * unitPrice,
    vatCode: "standard",
    vatRateBasisPoints: null,
    phase: "booking",
    ruleId,
  };
  return { code, params, ...figures } as PriceLineOf<Code>;
};

/** Returns the line of some days at one price. */
export const daysLine = (days: {
  firstDay: CivilDate;
  quantity: number;
  unitPrice: Cents;
  rule: Pick<DayRule, "id" | "names"> | null;
}): PriceLine =>
  createLine(
    "days",
    { names: days.rule?.names ?? null, firstDay: days.firstDay },
    { quantity: days.quantity, unit: "day", unitPrice: days.unitPrice, ruleId: days.rule?.id ?? null },
  );

/** Whether a line is that of days which a quote includes in the lines that staff wrote (product.md#quotes). */
export const isIncludedInQuote = ({ code, amount }: PriceLine, lines: readonly PriceLine[]): boolean =>
  code === "days" && amount === 0 && lines.some((line) => line.code === "custom");

/** What the lines that staff wrote in a quote charge for the days that they include (product.md#quotes). */
export interface IncludedDays {
  /** Their price; 0 if the quote includes no days. */
  readonly price: Cents;
  /** Whether the bill has a length discount, so that one counts for them, too. */
  readonly hasLengthDiscount: boolean;
}

/** Returns what a bill charges for included days: all that staff wrote in lines of their own, without their discounts. */
export function includedDaysOf(lines: readonly PriceLine[]): IncludedDays {
  const hasIncluded = countIncludedDays(lines) > 0;
  return {
    price: hasIncluded ? sumLines(lines.filter(({ code, amount }) => code === "custom" && amount > 0)) : 0,
    hasLengthDiscount: lines.some(({ code }) => code === "length-discount"),
  };
}

/** Returns how many days the quote of a bill includes: those without a price, or more if the rental has got shorter. */
function countIncludedDays(lines: readonly PriceLine[]): number {
  const free = lines.reduce(
    (sum, { code, amount, quantity }) => sum + (code === "days" && amount === 0 ? quantity : 0),
    0,
  );
  return Math.max(free, ...lines.map((line) => (line.code === "custom" ? (line.params.includedDays ?? 0) : 0)));
}

/**
 * Returns the lines that staff wrote in a quote for a changed bill. If a shorter rental has fewer of the included days, the first line keeps their
 * number, so that they are included again in a longer one.
 */
export function quotedLinesOf(booked: readonly PriceLine[], changed: readonly PriceLine[]): PriceLine[] {
  const includedDays = countIncludedDays(booked);
  const isShorter = countIncludedDays(changed) < includedDays;
  const quoted = booked.filter((line) => line.code === "custom");
  const first = quoted.find(({ amount }) => amount >= 0);
  return quoted.map((line) => {
    const { includedDays: _before, ...params } = line.params;
    return { ...line, params: { ...params, ...(isShorter && line === first && { includedDays }) } };
  });
}

/**
 * Returns the days of a bill with the prices at which they were booked, for a rental from a day on. Days that cost nothing, because a quote includes
 * them, are the first ones of the rental that have no other price, wherever it moves. Those of packages (`packageDays`) have no price of their own.
 */
export function bookedDaysOf(
  lines: readonly PriceLine[],
  pickupDate: CivilDate,
  packageDays: ReadonlySet<CivilDate> = new Set(),
): BookedDays {
  const booked = new Map<CivilDate, PricedDay>();
  let included = countIncludedDays(lines);
  for (const line of lines) {
    if (line.code !== "days" || line.amount === 0) continue;
    const { names, firstDay } = line.params;
    const rule = names && line.ruleId !== null ? { id: line.ruleId, names } : null;
    for (let index = 0; index < line.quantity; index += 1) {
      const date = addDays(firstDay, index);
      booked.set(date, { date, price: line.unitPrice, rule });
    }
  }
  for (let date = pickupDate; included > 0; date = addDays(date, 1)) {
    if (booked.has(date) || packageDays.has(date)) continue;
    booked.set(date, { date, price: 0, rule: null });
    included -= 1;
  }
  return booked;
}

/** Returns the lines of a one-way return; none if it is free. */
export const oneWayLines = (amount: Cents): PriceLine[] =>
  amount === 0 ? [] : [createLine("one-way", {}, { unitPrice: amount })];

/** Returns the line of a delivery supplement. */
export const supplementLine = ({ kind, place, kilometres, amount }: DeliverySupplement): PriceLine =>
  createLine(kind, { place, kilometres }, { unitPrice: amount });

/** Returns the lines of a list price followed by that of the agreed price, which replaces an earlier one. */
export const withAgreement = (lines: readonly PriceLine[], agreed: AgreedPrice | null): PriceLine[] => [
  ...lines.filter(({ code }) => code !== "agreed"),
  ...(agreed ? [agreedLine(agreed, lines)] : []),
];

/** Returns the line of an agreed price, with the rate of value added tax of the other lines. */
const agreedLine = ({ kind, percent, discount }: AgreedPrice, [first]: readonly PriceLine[]): PriceLine => ({
  ...createLine("agreed", { kind, percent }, { unitPrice: -discount }),
  vatRateBasisPoints: first?.vatRateBasisPoints ?? null,
});

/** Returns the agreed price among the lines; null if the list price applies. */
export function agreedPriceOf(lines: readonly PriceLine[]): AgreedPrice | null {
  const [agreed] = lines.flatMap((line) =>
    line.code === "agreed" ? [{ ...line.params, discount: -line.amount }] : [],
  );
  return agreed ?? null;
}

/** Returns the delivery supplements among the lines. */
export const supplementsOf = (lines: readonly PriceLine[]): DeliverySupplement[] =>
  lines.flatMap(({ code, params, amount }) =>
    code === "delivery" || code === "collection" ? [{ kind: code, ...params, amount }] : [],
  );

/**
 * Returns lines in which the discounts that staff wrote in a quote take at most what the other lines leave, so that a list total is never negative. A
 * discount that took less before takes its whole amount again as soon as it can.
 */
export function limitQuotedDiscounts(lines: readonly PriceLine[]): readonly PriceLine[] {
  let rest = sumLines(lines.filter((line) => line.code !== "agreed" && !isQuotedDiscount(line)));
  return lines.map((line) => {
    if (!isQuotedDiscount(line)) return line;
    const { text, wholeAmount = line.amount } = line.params;
    const taken = Math.min(-wholeAmount, Math.max(rest, 0));
    rest -= taken;
    if (line.amount === -taken) return line;
    const isLimited = taken < -wholeAmount;
    const amount = 0 - taken;
    return { ...line, params: { text, ...(isLimited && { wholeAmount }) }, quantity: 1, unitPrice: amount, amount };
  });
}

const isQuotedDiscount = (line: PriceLine): line is PriceLineOf<"custom"> =>
  line.code === "custom" && (line.params.wholeAmount ?? line.amount) < 0;

/** Returns the sum of the lines. */
export const sumLines = (lines: readonly PriceLine[]): Cents => lines.reduce((sum, { amount }) => sum + amount, 0);
