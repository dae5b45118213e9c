import { withExtra } from "#domain/prices/change-options.ts";
import { bookedExtrasOf, type ChosenExtra } from "#domain/prices/option-lines.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import { type Extra, isOfferedHere, type OfferedPlace } from "./extra.ts";

/** The code of the extra that sets the price of a further driver (product.md#second-drivers). Migration 0051 creates it. */
export const FURTHER_DRIVER_CODE = "further-driver";

/** Returns the extra of further drivers for a car and city, or wherever it is offered if none are given; null if further drivers cost nothing. */
export function findFurtherDriver(extras: readonly Extra[], place?: OfferedPlace): Extra | null {
  const extra = extras.find(({ code }) => code === FURTHER_DRIVER_CODE);
  return extra && extra.price > 0 && (!place || isOfferedHere(extra, place)) ? extra : null;
}

/** How many further drivers a booking names before and after a change. */
interface NamedDrivers {
  before: number;
  after: number;
}

/**
 * Returns how many further drivers a bill charges once the names have changed. A driver takes the place of one who was ordered without a name. Only
 * additional ones are charged, so drivers who were named while they cost nothing stay free.
 */
export function countFurtherDrivers(charged: number, { before, after }: NamedDrivers): number {
  const unnamed = Math.max(0, charged - before);
  return after > before ? charged + Math.max(0, after - before - unnamed) : Math.min(charged, after + unnamed);
}

/**
 * Returns a bill that charges so many further drivers, with their line among the extras. A line that exists keeps its price; a new one has that of the
 * extra (null if there is none).
 */
export function chargeFurtherDrivers(
  lines: readonly PriceLine[],
  { count, days, extra }: { count: number; days: number; extra: Extra | null },
): readonly PriceLine[] {
  const booked = bookedExtrasOf(lines).find(isFurtherDriver);
  const charged: Omit<ChosenExtra, "count"> | null = booked ?? extra;
  return charged === null ? lines : withExtra(lines, { ...charged, count }, days);
}

/** Returns how many further drivers a bill charges. */
export const chargedFurtherDrivers = (lines: readonly PriceLine[]): number =>
  bookedExtrasOf(lines).find(isFurtherDriver)?.count ?? 0;

const isFurtherDriver = ({ code }: { code: string }) => code === FURTHER_DRIVER_CODE;
