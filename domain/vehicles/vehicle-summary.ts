import type { CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/**
 * How many cars there are of one brand, city and category, and between which daily rates. Only a car that can be had counts and sets a
 * price; `displayed` are those that a list shows, the others marked "Non disponibile" among them.
 */
export interface VehicleSummary {
  brand: string;
  brandSlug: string;
  /** City name as stored. */
  city: string;
  citySlug: string;
  category: CategorySlug;
  vehicles: number;
  displayed: number;
  /** 0 when none can be had, as are the next two. */
  lowestRate: Cents;
  highestRate: Cents;
  /** All daily rates together, for the average. */
  totalRate: Cents;
}

/** How many cars there are of one brand and category, wherever they stand: what a search tells of them. */
export type VehicleCount = Pick<VehicleSummary, "brand" | "brandSlug" | "category" | "vehicles" | "displayed">;

/** One car as a summary. */
export function summariseVehicle({
  brand,
  brandSlug,
  location,
  citySlug,
  category,
  available,
  dailyRate,
}: Vehicle): VehicleSummary {
  const rate = available ? dailyRate : 0;
  return {
    brand,
    brandSlug,
    city: location,
    citySlug,
    category,
    vehicles: available ? 1 : 0,
    displayed: 1,
    lowestRate: rate,
    highestRate: rate,
    totalRate: rate,
  };
}

/** Several summaries as one. */
export interface SummaryTotals {
  vehicles: number;
  /** With those that cannot be had. */
  displayed: number;
  /** 0 when there is no car. */
  lowestRate: Cents;
  highestRate: Cents;
  /** Rounded to whole euros, as it is shown; 0 when there is no car. */
  averageRate: Cents;
}

/** Adds summaries up. */
export function sumSummaries(summaries: readonly VehicleSummary[]): SummaryTotals {
  const vehicles = summaries.reduce((sum, summary) => sum + summary.vehicles, 0);
  const displayed = summaries.reduce((sum, summary) => sum + summary.displayed, 0);
  if (vehicles === 0) return { vehicles: 0, displayed, lowestRate: 0, highestRate: 0, averageRate: 0 };
  const totalRate = summaries.reduce((sum, summary) => sum + summary.totalRate, 0);
  const priced = summaries.filter((summary) => summary.vehicles > 0);
  return {
    vehicles,
    displayed,
    lowestRate: Math.min(...priced.map((summary) => summary.lowestRate)),
    highestRate: Math.max(...priced.map((summary) => summary.highestRate)),
    averageRate: Math.round(totalRate / vehicles / 100) * 100,
  };
}

/** The sums by one of the summaries' keys ("citySlug", "category", "brandSlug"…), in the order in which the keys first appear. */
export function sumSummariesBy<Key extends "brand" | "brandSlug" | "city" | "citySlug" | "category">(
  summaries: readonly VehicleSummary[],
  key: Key,
): Map<VehicleSummary[Key], SummaryTotals> {
  return new Map(
    [...Map.groupBy(summaries, (summary) => summary[key])].map(
      ([value, group]) => [value, sumSummaries(group)] as const,
    ),
  );
}
