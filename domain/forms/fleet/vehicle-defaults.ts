import type { StaffCategory } from "#domain/categories.ts";
import type { StatedTerms } from "#domain/fleet/vehicle-record.ts";

const LICENCE_YEARS = 3;

/** By category. */
export type CategoryTerms = Readonly<Record<StaffCategory, StatedTerms>>;

/** What a new car's conditions begin with, by its category, unless an admin has set others (product.md#category-terms): the middle of what the company asks for such cars (product.md#fleet-form). */
export const TERMS_BY_CATEGORY: CategoryTerms = {
  sport: terms(8000, 6000, 150, 5, 25, 5),
  prestige: terms(6000, 5000, 200, 4, 25, 5),
  cabriolet: terms(6000, 5000, 200, 4, 25, 4),
  suv: terms(6000, 5000, 200, 4, 25, 4),
  executive: terms(4000, 4000, 250, 3, 25, 4),
  "luxury-van": terms(3000, 3000, 300, 1, 21, 3),
};

function terms(
  deposit: number,
  excess: number,
  included_km_per_day: number,
  extra_km: number,
  minimum_age: number,
  turnaround_hours: number,
): StatedTerms {
  return {
    deposit,
    excess,
    included_km_per_day,
    extra_km,
    minimum_age,
    minimum_licence_years: LICENCE_YEARS,
    turnaround_hours,
  };
}
