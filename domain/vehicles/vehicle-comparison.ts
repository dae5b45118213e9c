import { isSlugShaped } from "#domain/slug.ts";
import { parseLeadingNumber } from "#domain/vehicles/parse-leading-number.ts";
import { specificationText } from "#domain/vehicles/specification.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { formatDecimal, formatMoney } from "#domain/words/formats/format-number.ts";
import type { Words } from "#domain/words/words.ts";

/** Maximum number of compared cars: as many as fit side by side on a phone (product.md#comparison). */
export const MAX_COMPARED_VEHICLES = 3;
/** A single car cannot be compared. */
export const MIN_COMPARED_VEHICLES = 2;

/** Parses the slugs of a URL: valid, unique, and up to the maximum. */
export function parseComparedSlugs(slugs: readonly string[]): string[] {
  return [...new Set(slugs.filter(isSlugShaped))].slice(0, MAX_COMPARED_VEHICLES);
}

/** Returns up to `limit` cars to add to a comparison: available ones of the first car's category, nearest to it in price first. */
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

/**
 * A figure of one car: its text, and the length of its bar from 0 to 1, relative to the greatest value of the row. The length is null if the figure
 * is not a number.
 */
export interface ComparedFigure {
  text: string;
  ratio: number | null;
}

export interface ComparisonRow {
  key: "deposit" | "excess" | "kilometres" | "acceleration" | "luggage" | "seats";
  /** One per car, in order. */
  figures: readonly ComparedFigure[];
}

type Compared = Pick<Vehicle, "terms" | "specs">;

/** Returns the rows of a comparison, each with its own scale from 0 (product.md#comparison). Rows in which no car has a figure are omitted. */
export function buildComparisonRows(words: Words<"specifications">, vehicles: readonly Compared[]): ComparisonRow[] {
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
    row("deposit", ({ terms }) => ({ text: formatMoney(words, terms.deposit), value: terms.deposit })),
    row("excess", ({ terms }) => ({ text: formatMoney(words, terms.excess), value: terms.excess })),
    row("kilometres", ({ terms: { includedKilometresPerDay: value } }) => ({
      text: `${formatDecimal(words, value)} km`,
      value,
    })),
    row("acceleration", ({ specs }) => ({
      text: specificationText(words, "acceleration", specs.acceleration),
      value: toPace(parseLeadingNumber(specs.acceleration)),
    })),
    row("luggage", ({ specs }) => ({
      text: specificationText(words, "luggage", specs.luggage),
      value: parseLeadingNumber(specs.luggage),
    })),
    row("seats", ({ specs: { seats } }) => ({ text: String(seats), value: seats })),
  ].filter(({ figures }) => figures.some(({ text }) => text !== "–"));
}

/** Inverts seconds, so that a quicker car has a longer bar. */
const toPace = (seconds: number | null): number | null => (seconds ? 1 / seconds : null);
