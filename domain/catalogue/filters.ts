import { toCategorySlug } from "#domain/categories.ts";
import type { VehicleSpecs } from "#domain/vehicles/vehicle-record.ts";

/** What the explore page looks for (product.md#explore-filters). */
export const SERVICES = ["auto", "jet", "experience"] as const;
export type Service = (typeof SERVICES)[number];

/** Bounds of a price slider in whole euros: per day, per hour, per weekend. */
export interface PriceSlider {
  min: number;
  max: number;
  step: number;
}

/** Lowest and highest price in whole euros, both included (product.md#explore-filters). */
export type PriceRange = readonly [min: number, max: number];

/** The sliders of the advanced filters (product.md#explore-filters); each starts at its full width. */
export const PRICE_SLIDERS: Readonly<Record<Service, PriceSlider>> = {
  auto: { min: 500, max: 3000, step: 100 },
  jet: { min: 3000, max: 15_000, step: 500 },
  experience: { min: 1000, max: 30_000, step: 100 },
};

/** True when a slider stands at its full width, which filters nothing: a car of 400 euro stays in the list (product.md#explore-filters). */
export function isFullPriceRange(service: Service, [min, max]: PriceRange): boolean {
  return min <= PRICE_SLIDERS[service].min && max >= PRICE_SLIDERS[service].max;
}

export type TransmissionKind = "auto" | "manuale";

/** The options of the transmission filter, "" for all (product.md#explore-filters). */
export const TRANSMISSIONS: readonly { value: TransmissionKind | ""; label: string }[] = [
  { value: "", label: "Tutti" },
  { value: "auto", label: "Automatico" },
  { value: "manuale", label: "Manuale" },
];

/** What a maker's gearbox text comes down to: "Manuale a 6 marce" is manuale, everything else ("F1 a doppia frizione", an electric's single gear) auto. */
export function toTransmissionKind(text: string): TransmissionKind {
  return /\bmanual/i.test(text) && !/automat|robotizzat|sequenzial/i.test(text) ? "manuale" : "auto";
}

/** True when a category value, label or slug means the wanted one: exact but case-insensitive, by the mapping of values (product.md#categories). */
export function matchesCategory(category: string, target: string): boolean {
  return toCategorySlug(category.trim()) === toCategorySlug(target.trim());
}

const HORSEPOWER_PER_KILOWATT = 1.359_62;

/** Metric horsepower out of "830 CV" or "610 kW (830 CV)", from kilowatts where no horsepower stands; 0 when the text has neither. */
export function parseHorsepower(specs: Pick<VehicleSpecs, "power">): number {
  const stated = /(\d[\d.]*)\s*(?:cv|hp|ps)\b/i.exec(specs.power)?.[1];
  if (stated) return parseWholeNumber(stated);
  const kilowatts = /(\d[\d.]*)\s*kw\b/i.exec(specs.power)?.[1];
  return kilowatts ? Math.round(parseWholeNumber(kilowatts) * HORSEPOWER_PER_KILOWATT) : 0;
}

/** "1.001" is one thousand and one. */
function parseWholeNumber(text: string): number {
  return Number(text.replaceAll(".", ""));
}
