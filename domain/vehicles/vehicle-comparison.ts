import { formatEuro } from "#domain/money.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/** A comparison shows this many cars at most: as many as a phone shows side by side (product.md#comparison). */
export const MAX_COMPARED_VEHICLES = 3;
/** One car alone is compared with nothing. */
export const MIN_COMPARED_VEHICLES = 2;

/** The slugs an address names, each once, the first of them; whatever is no slug is dropped. */
export function parseComparedSlugs(slugs: readonly string[]): string[] {
  return [...new Set(slugs.filter(isSlugShaped))].slice(0, MAX_COMPARED_VEHICLES);
}

/** At most `limit` cars to lay beside those compared: available ones of the first one's category, the nearest to it in price first. */
export function suggestVehiclesToCompare<V extends ComparisonCandidate>(
  compared: readonly ComparisonCandidate[],
  vehicles: readonly V[],
  limit = 3,
): V[] {
  const [first] = compared;
  if (!first || compared.length >= MAX_COMPARED_VEHICLES) return [];
  const priceGap = ({ dailyRate }: V) => Math.abs(dailyRate - first.dailyRate);
  return vehicles
    .filter((other) => other.available && other.category === first.category)
    .filter(({ slug }) => compared.every((one) => one.slug !== slug))
    .sort((a, b) => priceGap(a) - priceGap(b) || (a.slug < b.slug ? -1 : 1))
    .slice(0, limit);
}

type ComparisonCandidate = Pick<Vehicle, "slug" | "category" | "available" | "dailyRate">;

/** One figure of one car: what is read, and how long its bar is, from 0 to 1 of the row's greatest; null where it cannot be drawn. */
export interface ComparedFigure {
  text: string;
  ratio: number | null;
}

export interface ComparisonRow {
  key: "deposit" | "excess" | "kilometres" | "acceleration" | "luggage" | "seats";
  /** One for each car, in their order. */
  figures: readonly ComparedFigure[];
}

type Compared = Pick<Vehicle, "terms" | "specs">;

/** What a renter weighs, each row drawn to its own scale from 0 (product.md#comparison). A row that no car has a figure for is left out. */
export function buildComparisonRows(vehicles: readonly Compared[]): ComparisonRow[] {
  const row = (
    key: ComparisonRow["key"],
    read: (vehicle: Compared) => { text: string; value: number | null },
  ): ComparisonRow => {
    const cells = vehicles.map(read);
    const greatest = Math.max(...cells.map(({ value }) => value ?? 0));
    return {
      key,
      figures: cells.map(({ text, value }) => ({
        text: text || "–",
        ratio: value === null || greatest === 0 ? null : value / greatest,
      })),
    };
  };
  return [
    row("deposit", ({ terms }) => ({ text: formatEuro(terms.deposit), value: terms.deposit })),
    row("excess", ({ terms }) => ({ text: formatEuro(terms.excess), value: terms.excess })),
    row("kilometres", ({ terms: { includedKilometresPerDay: value } }) => ({ text: `${value} km`, value })),
    row("acceleration", ({ specs }) => ({
      text: specs.acceleration,
      value: toPace(parseLeadingNumber(specs.acceleration)),
    })),
    row("luggage", ({ specs }) => ({ text: specs.luggage, value: parseLeadingNumber(specs.luggage) })),
    row("seats", ({ specs: { seats } }) => ({ text: String(seats), value: seats })),
  ].filter(({ figures }) => figures.some(({ text }) => text !== "–"));
}

/** The fewer seconds a car takes, the longer its bar. */
const toPace = (seconds: number | null): number | null => (seconds ? 1 / seconds : null);

/** The number a technical text begins with, written the Italian way: "1.030 litri" is 1030, "2,9 s" 2.9; null when it begins with none. */
export function parseLeadingNumber(text: string): number | null {
  const match = /^\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?/.exec(text);
  return match ? Number(`${match[1]?.replaceAll(".", "")}.${match[2] ?? 0}`) : null;
}
