import { toCategorySlug } from "#domain/categories.ts";
import type { VehicleSpecs } from "#domain/vehicles/vehicle-record.ts";

/** The services beside cars, in display order. */
export const OTHER_SERVICES = ["jet", "experience"] as const;
export type OtherService = (typeof OTHER_SERVICES)[number];

/** The services that the explore page searches (product.md#explore-filters). */
export const EXPLORE_SERVICES = ["auto", ...OTHER_SERVICES] as const;
export type Service = (typeof EXPLORE_SERVICES)[number];

/** Range of a price slider in whole euros: per day, per hour or per weekend. */
export interface PriceSlider {
  min: number;
  max: number;
  step: number;
}

/** Lowest and highest price in whole euros, both included (product.md#explore-filters). */
export type PriceRange = readonly [min: number, max: number];

/** The price sliders of the advanced filters (product.md#explore-filters). Each starts with its full range. */
export const PRICE_SLIDERS: Readonly<Record<Service, PriceSlider>> = {
  auto: { min: 500, max: 3000, step: 100 },
  jet: { min: 3000, max: 15_000, step: 500 },
  experience: { min: 1000, max: 30_000, step: 100 },
};

/** Whether a slider has its full range and so filters nothing: a car of 400 euro stays in the list (product.md#explore-filters). */
export function isFullPriceRange(service: Service, [min, max]: PriceRange): boolean {
  return min <= PRICE_SLIDERS[service].min && max >= PRICE_SLIDERS[service].max;
}

export type TransmissionKind = "auto" | "manuale";

/** The options of the transmission filter, "" for all (product.md#explore-filters). */
export const TRANSMISSIONS: readonly (TransmissionKind | "")[] = ["", "auto", "manuale"];

/** Classifies a gearbox text: "Manuale a 6 marce" is manual, everything else ("F1 a doppia frizione", a single-speed gear) automatic. */
export function toTransmissionKind(text: string): TransmissionKind {
  return /\bmanual/i.test(text) && !/automat|robotizzat|sequenzial/i.test(text) ? "manuale" : "auto";
}

/**
 * Whether a category value, label or slug means the target category. Exact match that ignores case, through the value mapping
 * (product.md#categories).
 */
export function matchesCategory(category: string, target: string): boolean {
  return toCategorySlug(category.trim()) === toCategorySlug(target.trim());
}

const HORSEPOWER_PER_KILOWATT = 1.359_62;

/** Parses horsepower from "830 CV" or "610 kW (830 CV)". Converts kilowatts if there is no horsepower; 0 if the text has neither unit. */
export function parseHorsepower(specs: Pick<VehicleSpecs, "power">): number {
  const stated = /(\d[\d.]*)\s*(?:cv|hp|ps)\b/i.exec(specs.power)?.[1];
  if (stated) return parseWholeNumber(stated);
  const kilowatts = /(\d[\d.]*)\s*kw\b/i.exec(specs.power)?.[1];
  return kilowatts ? Math.round(parseWholeNumber(kilowatts) * HORSEPOWER_PER_KILOWATT) : 0;
}

/** Parses a number with dots as thousands separators: "1.001" is 1001. */
function parseWholeNumber(text: string): number {
  return Number(text.replaceAll(".", ""));
}
