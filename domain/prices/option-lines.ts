import type { Cents } from "#domain/money.ts";
import type { HoursFee } from "#domain/opening-hours/city-hours.ts";
import { percentOf } from "#domain/rates/percent-of.ts";
import type { RateNames } from "#domain/rates/rate-rule.ts";
import { createLine, type PriceLine, type PriceLineOf } from "./price-line.ts";
import type { Protection } from "./protections.ts";

/** An extra that the renter chose, with its price per day or per rental. */
export interface ChosenExtra {
  readonly code: string;
  readonly names: RateNames;
  readonly unit: "day" | "rental";
  readonly price: Cents;
  /** How many of it. */
  readonly count: number;
  /** The most days that are charged; null for all. */
  readonly maxChargedDays: number | null;
}

/** A protection that the renter chose, with its price per day and what it reduces. */
export type ChosenProtection = Omit<Protection, "descriptions"> &
  Pick<PriceLineOf<"protection">["params"], "unreduced">;

/** A promotion code that may be used: a whole percentage or an amount. */
export interface UsedPromotion {
  readonly code: string;
  readonly discount: { readonly percent: number } | { readonly amount: Cents };
}

/** What adds to the price of a rental besides its days and its places. */
export interface RentalOptions {
  /** The fee per day for a driver below an age in years. */
  readonly youngDriver?: { readonly age: number; readonly price: Cents } | null | undefined;
  /** Pickup or return at a time for which its city charges. */
  readonly outOfHours?: readonly HoursFee[];
  readonly extras?: readonly ChosenExtra[];
  readonly protection?: ChosenProtection | null | undefined;
  readonly promotion?: UsedPromotion | null | undefined;
}

/**
 * Returns the lines of fees for drivers and hours, extras, protection and promotion code, in this order (product.md#price). The code counts for
 * `rental`, the sum of days, packages and length discount, and never takes more than it.
 */
export function optionLines(
  { youngDriver, outOfHours = [], extras = [], protection, promotion }: RentalOptions,
  { days, rental }: { days: number; rental: Cents },
): PriceLine[] {
  const perDay = (unitPrice: Cents, quantity = days) => ({ unitPrice, quantity, unit: "day" }) as const;
  return [
    ...(youngDriver ? [createLine("young-driver", { age: youngDriver.age }, perDay(youngDriver.price))] : []),
    ...outOfHours.map(({ end, time, price }) => createLine("out-of-hours", { end, time }, { unitPrice: price })),
    ...extras.map((extra) => extraLine(extra, days)),
    ...(protection ? [protectionLine(protection, days)] : []),
    ...(promotion ? promotionLines(promotion, rental) : []),
  ];
}

/** Returns the line of an extra for the days of a rental. */
export function extraLine({ code, names, unit, price, count, maxChargedDays }: ChosenExtra, days: number): PriceLine {
  const chargedDays = unit === "day" ? Math.min(days, maxChargedDays ?? days) : null;
  const figures = { unitPrice: price, quantity: count * (chargedDays ?? 1), unit };
  return createLine("extra", { code, names, count, days: chargedDays, maxDays: maxChargedDays }, figures);
}

/** Returns the line of a protection for the days of a rental. */
export const protectionLine = (protection: ChosenProtection, days: number): PriceLine =>
  createLine("protection", toProtectionParams(protection), {
    unitPrice: protection.price,
    quantity: days,
    unit: "day",
  });

/** The line keeps what the protection reduces, so that it also reduces the terms of another car. */
const toProtectionParams = ({ code, names, excess, deposit, unreduced }: ChosenProtection) => ({
  code,
  names,
  excess,
  deposit,
  ...(unreduced && { unreduced: { excess: unreduced.excess, deposit: unreduced.deposit } }),
});

/** Returns the protection of a bill at the price at which it was booked; null if it has none. */
export function bookedProtectionOf(lines: readonly PriceLine[]): ChosenProtection | null {
  const [booked] = lines.flatMap((line) =>
    line.code === "protection" ? [{ ...line.params, price: line.unitPrice }] : [],
  );
  return booked ?? null;
}

/** Returns the extras of a bill, to be counted again for other days at the price at which they were booked. */
export const bookedExtrasOf = (lines: readonly PriceLine[]): ChosenExtra[] =>
  lines.flatMap((line) => {
    if (line.code !== "extra") return [];
    const { code, names, count, maxDays } = line.params;
    return [{ code, names, count, unit: line.unit, price: line.unitPrice, maxChargedDays: maxDays }];
  });

/** Returns the fees for pickup and return out of hours of a bill. */
export const bookedHoursFeesOf = (lines: readonly PriceLine[]): HoursFee[] =>
  lines.flatMap((line) => (line.code === "out-of-hours" ? [{ ...line.params, price: line.unitPrice }] : []));

/** Returns the fee for a young driver of a bill; null if it has none. */
export function bookedYoungDriverOf(lines: readonly PriceLine[]): { age: number; price: Cents } | null {
  const [fee] = lines.flatMap((line) =>
    line.code === "young-driver" ? [{ age: line.params.age, price: line.unitPrice }] : [],
  );
  return fee ?? null;
}

function promotionLines({ code, discount }: UsedPromotion, rental: Cents): PriceLine[] {
  const percent = "percent" in discount ? discount.percent : null;
  const amount = "percent" in discount ? percentOf(rental, discount.percent) : Math.min(discount.amount, rental);
  const params = {
    code,
    percent,
    ...("amount" in discount && amount < discount.amount && { wholeAmount: discount.amount }),
  };
  return amount === 0 ? [] : [createLine("promotion-code", params, { unitPrice: -amount })];
}
