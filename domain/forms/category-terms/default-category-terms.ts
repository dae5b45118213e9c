import type { StaffCategory } from "#domain/categories.ts";
import type { ApiTermsFields } from "#domain/vehicles/vehicle-record.ts";

const LICENCE_YEARS = 3;

/** By category. */
export type CategoryTerms = Readonly<Record<StaffCategory, ApiTermsFields>>;

/**
 * Default conditions of new vehicles by category, unless an admin has set others (product.md#category-terms). They are the middle of the usual range
 * for such cars (product.md#fleet-form).
 */
export const DEFAULT_TERMS_BY_CATEGORY: CategoryTerms = {
  sport: toTerms(8000, 6000, 150, 5, 25, 5),
  prestige: toTerms(6000, 5000, 200, 4, 25, 5),
  cabriolet: toTerms(6000, 5000, 200, 4, 25, 4),
  suv: toTerms(6000, 5000, 200, 4, 25, 4),
  executive: toTerms(4000, 4000, 250, 3, 25, 4),
  "luxury-van": toTerms(3000, 3000, 300, 1, 21, 3),
};

function toTerms(
  deposit: number,
  excess: number,
  included_km_per_day: number,
  extra_km: number,
  minimum_age: number,
  turnaround_hours: number,
): ApiTermsFields {
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
