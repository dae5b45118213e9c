import { isDeepStrictEqual } from "node:util";
import { isStaffCategory, STAFF_CATEGORIES, type StaffCategory } from "#domain/categories.ts";
import { categoryTermsChangesSchema } from "#domain/forms/category-terms/category-terms.ts";
import { DEFAULT_TERMS_BY_CATEGORY } from "#domain/forms/category-terms/default-category-terms.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import { type ApiTermsFields, toVehicleColumns } from "#domain/vehicles/vehicle-record.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import {
  countVehiclesByCategory,
  listCategoryTerms,
  lockCategoryTerms,
  lockVehiclesOfCategory,
  mergeTerms,
  type StoredCategoryTerms,
  storeCategoryTerms,
} from "#server/repositories/category-terms/category-terms.ts";
import { lockFleet, updateStoredVehicles } from "#server/repositories/vehicles/stored-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { type Audit, staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput, pickDefined } from "#server/services/parse-input.ts";
import { NO_SUCH_CATEGORY } from "#server/services/words/content-words.ts";

/** The current terms of a category, and the built-in ones. */
export interface CategoryTermsDetail {
  category: StaffCategory;
  terms: ApiTermsFields;
  defaults: ApiTermsFields;
  vehicles: number;
  /** The version of the terms; 1 while nobody has changed the built-in terms. */
  version: number;
  updatedAt: Date | null;
}

/** Returns the default terms of new cars by category (product.md#category-terms), for staff who add cars. */
export async function readCategoryTerms(ctx: AppContext, { staff }: { staff: Staff }): Promise<CategoryTermsDetail[]> {
  requireAbility(staff, "fleet.manage");
  const [stored, cars] = await Promise.all([listCategoryTerms(ctx.db), countVehiclesByCategory(ctx.db)]);
  return STAFF_CATEGORIES.map((category) =>
    toCategoryTermsDetail(category, stored.get(category), cars.get(category) ?? 0),
  );
}

function toCategoryTermsDetail(
  category: StaffCategory,
  stored: StoredCategoryTerms | undefined,
  vehicles: number,
): CategoryTermsDetail {
  const defaults = DEFAULT_TERMS_BY_CATEGORY[category];
  return {
    category,
    terms: mergeTerms(defaults, stored),
    defaults,
    vehicles,
    version: stored?.version ?? 1,
    updatedAt: stored?.updatedAt ?? null,
  };
}

/** Maximum number of cars per statement. Each car has an audit entry with its values before and after. */
const MAX_BATCH_VEHICLES = 200;

/**
 * Sets the default terms of new cars of a category (product.md#category-terms). On request, also applies those terms that the caller names to the
 * existing cars of the category. Bookings keep their terms. Does not write unchanged terms. Throws "not-found" for an unknown category, "invalid" for
 * wrong fields, and "conflict" for a stale `version`.
 */
export async function updateCategoryTerms(
  ctx: AppContext,
  { staff, category, body }: { staff: Staff; category: string; body: unknown },
): Promise<CategoryTermsDetail> {
  requireAbility(staff, "settings.manage");
  if (!isStaffCategory(category)) throw new ServiceError("not-found", NO_SUCH_CATEGORY);
  const { version, apply_to_vehicles: applies, ...changes } = parseInput(categoryTermsChangesSchema, body);
  const stored = await staffWrite(ctx, staff, async (tx, audit) => {
    await lockFleet(tx);
    const before = await lockCategoryTerms(tx, category);
    await rejectStaleVersion(tx, "category_terms", before, version, ctx);
    const defaults = DEFAULT_TERMS_BY_CATEGORY[category];
    const terms = mergeTerms(defaults, before);
    const statedTerms = pickDefined(changes);
    const newTerms = { ...terms, ...statedTerms };
    const now = ctx.clock();
    if (applies) await applyToVehicles(tx, audit, { category, terms: statedTerms, now });
    if (isDeepStrictEqual(newTerms, terms)) return before;
    const after = await storeCategoryTerms(tx, category, overriddenTerms(newTerms, defaults), now);
    await audit({ action: "update", entity: "category_terms", entityId: category, before: terms, after: newTerms });
    return after;
  });
  const cars = await countVehiclesByCategory(ctx.db);
  return toCategoryTermsDetail(category, stored, cars.get(category) ?? 0);
}

interface TermsWrite {
  category: StaffCategory;
  terms: Partial<ApiTermsFields>;
  now: Date;
}

/** Applies the terms to each car that has different ones, with an audit entry for each car. */
async function applyToVehicles(tx: Transaction, audit: Audit, { category, terms, now }: TermsWrite): Promise<void> {
  const columns = toVehicleColumns(toCamelCase(terms));
  const others = (await lockVehiclesOfCategory(tx, category)).filter((car) =>
    Object.entries(columns).some(([name, value]) => value !== car[name as keyof typeof car]),
  );
  for (let from = 0; from < others.length; from += MAX_BATCH_VEHICLES) {
    const cars = new Map(others.slice(from, from + MAX_BATCH_VEHICLES).map((car) => [car.id, car]));
    const changed = await updateStoredVehicles(tx, [...cars.keys()], columns, now);
    await audit(
      ...changed.map((after) => ({
        action: "update",
        entity: "vehicles",
        entityId: after.id,
        before: cars.get(after.id) ?? null,
        after,
      })),
    );
  }
}

/**
 * Returns only the terms that differ from the built-in ones. If a later version changes a built-in term, categories that have not changed this term
 * get the new value.
 */
function overriddenTerms(newTerms: ApiTermsFields, defaults: ApiTermsFields): Partial<ApiTermsFields> {
  return Object.fromEntries(
    Object.entries(newTerms).filter(([name, value]) => defaults[name as keyof ApiTermsFields] !== value),
  );
}
