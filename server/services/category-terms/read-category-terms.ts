import { STAFF_CATEGORIES, type StaffCategory } from "#domain/categories.ts";
import { type StatedTerms, TERMS_BY_CATEGORY } from "#domain/forms/fleet/vehicle-defaults.ts";
import type { AppContext } from "#server/context.ts";
import {
  countVehiclesByCategory,
  listCategoryTerms,
  type StoredCategoryTerms,
  termsOf,
} from "#server/repositories/settings/category-terms.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** The conditions of a category as they are set, beside the built-in ones. */
export interface SetCategoryTerms {
  category: StaffCategory;
  terms: StatedTerms;
  defaults: StatedTerms;
  vehicles: number;
  /** 1 while nobody has set anything. */
  version: number;
  updatedAt: Date | null;
}

/** The conditions a new car begins with, by category (product.md#category-terms): whoever adds cars reads them. */
export async function readCategoryTerms(ctx: AppContext, { staff }: { staff: Staff }): Promise<SetCategoryTerms[]> {
  requireAbility(staff, "fleet.manage");
  const [stored, cars] = await Promise.all([listCategoryTerms(ctx.db), countVehiclesByCategory(ctx.db)]);
  return STAFF_CATEGORIES.map((category) => toSetTerms(category, stored.get(category), cars.get(category) ?? 0));
}

export function toSetTerms(
  category: StaffCategory,
  stored: StoredCategoryTerms | undefined,
  vehicles: number,
): SetCategoryTerms {
  const defaults = TERMS_BY_CATEGORY[category];
  return {
    category,
    terms: termsOf(defaults, stored),
    defaults,
    vehicles,
    version: stored?.version ?? 1,
    updatedAt: stored?.updatedAt ?? null,
  };
}
