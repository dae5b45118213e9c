import type { Cents } from "#domain/money.ts";
import type { CancellationTerms } from "#domain/prices/cancellation.ts";
import { createLine, daysLine, type PriceLine } from "#domain/prices/price-line.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { choosePackages, listUsablePackages, type UsablePackages, type UsedPackage } from "./choose-packages.ts";
import { findLengthDiscount } from "./length-discount.ts";
import { percentOf } from "./percent-of.ts";
import { type BookedDays, type PricedDay, priceDays } from "./price-days.ts";
import type { LengthRule } from "./rate-rule.ts";
import type { VehicleRates } from "./rates-of-vehicle.ts";

interface PricedDays {
  dailyRate: Cents;
  days: number;
  period: RentalPeriod;
  rates: VehicleRates;
  includedKilometresPerDay: number;
  /** The days that keep the price at which they were booked. */
  bookedDays?: BookedDays | undefined;
  /** What other lines charge for included days with a length discount; by default 0. */
  includedPrice?: Cents;
}

/**
 * Returns the lines of a rental's days, packages and length discount, in this order, and the kilometres they include (product.md#rates). Neighbouring
 * days with the same rule and price form one line; a package stands for its days at its own price, with its own kilometres. The terms of cancellation
 * are those of the first package, or without one of the rule of the first day.
 */
export function priceRentalDays({ includedPrice = 0, ...rental }: PricedDays): {
  lines: PriceLine[];
  includedKilometres: number;
  cancellation: CancellationTerms | undefined;
} {
  const { dailyRate, days, period, rates, includedKilometresPerDay, bookedDays } = rental;
  const pickupDate = period.pickup.date;
  const priced = priceDays({ pickupDate, days, dailyRate, bookedDays }, rates.dayRules);
  const dates = priced.map(({ date }) => date);
  const discount = findLengthDiscount(rates.lengthRules, { pickupDate, days });
  const usable = listUsablePackages(dates, rates.packages, period);
  const { ownDays, packages, ownTotal } = settleDays(priced, { usable, discount });
  const discounted = ownTotal + includedPrice;
  return {
    lines: [
      ...groupDays(ownDays).flatMap(toDayLine),
      ...packages.map(toPackageLine),
      ...(discount && discounted > 0 ? toDiscountLines(discount, discounted) : []),
    ],
    includedKilometres: packages.reduce(
      (sum, { rule }) => sum + rule.includedKilometres,
      includedKilometresPerDay * ownDays.length,
    ),
    cancellation: (packages[0]?.rule ?? priced[0]?.rule)?.cancellation,
  };
}

/**
 * Returns the price of a rental's days, packages and length discount (product.md#rates), without its lines: the sum of what `priceRentalDays` returns for
 * the same days, packages and discount.
 */
export function sumRentalDays(priced: readonly PricedDay[], rules: SettledBy): Cents {
  const { packages, ownTotal } = settleDays(priced, rules);
  const { discount } = rules;
  return (
    packages.reduce((sum, { rule }) => sum + rule.price, ownTotal) -
    (discount ? percentOf(ownTotal, discount.percent) : 0)
  );
}

interface SettledBy {
  usable: UsablePackages;
  discount: LengthRule | null;
}

/** Chooses the packages of a rental, and returns the days outside them with their sum. */
function settleDays(priced: readonly PricedDay[], { usable, discount }: SettledBy) {
  const packages = choosePackages({ days: priced, usable, discountPercent: discount?.percent ?? 0 });
  const ownDays = priced.map((day, index) => ({ ...day, index })).filter(({ index }) => !isInPackage(index, packages));
  return { ownDays, packages, ownTotal: ownDays.reduce((sum, { price }) => sum + price, 0) };
}

const isInPackage = (index: number, packages: readonly UsedPackage[]) =>
  packages.some(({ firstDay, days }) => index >= firstDay && index < firstDay + days);

interface IndexedDay extends PricedDay {
  index: number;
}

/** Groups neighbouring days with the same rule and price. */
function groupDays(days: readonly IndexedDay[]): IndexedDay[][] {
  const groups: IndexedDay[][] = [];
  for (const day of days) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const belongs = last && last.index + 1 === day.index && last.rule?.id === day.rule?.id && last.price === day.price;
    if (group && belongs) group.push(day);
    else groups.push([day]);
  }
  return groups;
}

function toDayLine(group: readonly IndexedDay[]): PriceLine[] {
  const [day] = group;
  return day ? [daysLine({ firstDay: day.date, quantity: group.length, unitPrice: day.price, rule: day.rule })] : [];
}

const toPackageLine = ({ rule, days }: UsedPackage): PriceLine =>
  createLine(
    "package",
    { names: rule.names, days, includedKilometres: rule.includedKilometres },
    { unitPrice: rule.price, ruleId: rule.id },
  );

function toDiscountLines({ id, names, days, percent }: LengthRule, discounted: Cents): PriceLine[] {
  const discount = percentOf(discounted, percent);
  if (discount === 0) return [];
  return [createLine("length-discount", { names, days, percent }, { unitPrice: -discount, ruleId: id })];
}
