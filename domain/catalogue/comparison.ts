import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatEuro } from "#domain/money.ts";
import { isSlugShaped } from "#domain/slug.ts";

/** A comparison shows this many cars at most: as many as a phone shows side by side (product.md#comparison). */
export const MOST_COMPARED = 3;
/** One car alone is compared with nothing. */
export const FEWEST_COMPARED = 2;

/** The slugs an address names, each once, the first of them; whatever is no slug is dropped. */
export function comparedSlugs(named: readonly string[]): string[] {
  return [...new Set(named.filter(isSlugShaped))].slice(0, MOST_COMPARED);
}

/** At most `limit` cars to lay beside those compared: available ones of the first one's category, the nearest to it in price first. */
export function moreToCompare<V extends Addable>(compared: readonly Addable[], vehicles: readonly V[], limit = 3): V[] {
  const [first] = compared;
  if (!first || compared.length >= MOST_COMPARED) return [];
  const gap = ({ dailyRate }: V) => Math.abs(dailyRate - first.dailyRate);
  return vehicles
    .filter((other) => other.available && other.category === first.category)
    .filter(({ slug }) => compared.every((one) => one.slug !== slug))
    .sort((a, b) => gap(a) - gap(b) || (a.slug < b.slug ? -1 : 1))
    .slice(0, limit);
}

type Addable = Pick<Vehicle, "slug" | "category" | "available" | "dailyRate">;

/** One figure of one car: what is read, and how long its bar is, from 0 to 1 of the row's greatest; null where it cannot be drawn. */
export interface ComparedFigure {
  text: string;
  share: number | null;
}

export interface ComparedRow {
  key: "deposit" | "excess" | "kilometres" | "acceleration" | "luggage" | "seats";
  /** One for each car, in their order. */
  figures: readonly ComparedFigure[];
}

type Compared = Pick<Vehicle, "terms" | "specs">;

/** What a renter weighs, each row drawn to its own scale from 0 (product.md#comparison). A row that no car has a figure for is left out. */
export function comparedRows(vehicles: readonly Compared[]): ComparedRow[] {
  const row = (
    key: ComparedRow["key"],
    read: (vehicle: Compared) => { text: string; value: number | null },
  ): ComparedRow => {
    const readings = vehicles.map(read);
    const greatest = Math.max(...readings.map(({ value }) => value ?? 0));
    return {
      key,
      figures: readings.map(({ text, value }) => ({
        text: text || "–",
        share: value === null || greatest === 0 ? null : value / greatest,
      })),
    };
  };
  return [
    row("deposit", ({ terms }) => ({ text: formatEuro(terms.deposit), value: terms.deposit })),
    row("excess", ({ terms }) => ({ text: formatEuro(terms.excess), value: terms.excess })),
    row("kilometres", ({ terms: { includedKilometresPerDay: value } }) => ({ text: `${value} km`, value })),
    row("acceleration", ({ specs }) => ({ text: specs.acceleration, value: pace(leadingNumber(specs.acceleration)) })),
    row("luggage", ({ specs }) => ({ text: specs.luggage, value: leadingNumber(specs.luggage) })),
    row("seats", ({ specs: { seats } }) => ({ text: String(seats), value: seats })),
  ].filter(({ figures }) => figures.some(({ text }) => text !== "–"));
}

/** The fewer seconds a car takes, the longer its bar. */
const pace = (seconds: number | null): number | null => (seconds ? 1 / seconds : null);

/** The number a technical text begins with, written the Italian way: "1.030 litri" is 1030, "2,9 s" 2.9; null when it begins with none. */
export function leadingNumber(text: string): number | null {
  const written = /^\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?/.exec(text);
  return written ? Number(`${written[1]?.replaceAll(".", "")}.${written[2] ?? 0}`) : null;
}
