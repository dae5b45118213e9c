import { bookedExtrasOf, type ChosenExtra, extraLine } from "#domain/prices/option-lines.ts";
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
  if (charged === null || count === (booked?.count ?? 0)) return lines;
  const others = lines.filter((line) => !(line.code === "extra" && isFurtherDriver(line.params)));
  if (count === 0) return others;
  const [first] = lines;
  const line: PriceLine = {
    ...extraLine({ ...charged, count }, days),
    vatRateBasisPoints: first?.vatRateBasisPoints ?? null,
    phase: "change",
  };
  const place = others.findIndex(({ code }) => FOLLOWING_LINES.has(code));
  return place === -1 ? [...others, line] : others.toSpliced(place, 0, line);
}

/** Returns how many further drivers a bill charges. */
export const chargedFurtherDrivers = (lines: readonly PriceLine[]): number =>
  bookedExtrasOf(lines).find(isFurtherDriver)?.count ?? 0;

const isFurtherDriver = ({ code }: { code: string }) => code === FURTHER_DRIVER_CODE;

/** The lines that follow the extras on a bill. */
const FOLLOWING_LINES: ReadonlySet<PriceLine["code"]> = new Set(["protection", "promotion-code", "custom", "agreed"]);
