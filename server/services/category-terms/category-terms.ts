import { isDeepStrictEqual } from "node:util";
import { camelCased } from "#domain/casing.ts";
import { isStaffCategory, STAFF_CATEGORIES, type StaffCategory } from "#domain/categories.ts";
import { categoryTermsChangesSchema } from "#domain/forms/fleet/category-terms.ts";
import { type StatedTerms, TERMS_BY_CATEGORY } from "#domain/forms/fleet/vehicle-defaults.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import {
  countVehiclesByCategory,
  listCategoryTerms,
  lockCategoryTerms,
  lockVehiclesOf,
  type StoredCategoryTerms,
  storeCategoryTerms,
  termsOf,
} from "#server/repositories/settings/category-terms.ts";
import { lockFleet, updateStoredVehicles } from "#server/repositories/vehicles/stored-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { termsColumns } from "#server/services/fleet/shared/vehicle-columns.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { type Audit, staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";

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

function toSetTerms(
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

/** Cars in one statement: each is logged whole, before and after. */
const MOST_CARS_AT_ONCE = 200;

/**
 * Sets the conditions of hire that a new car of a category begins with (product.md#category-terms) and, when asked, writes what is named into the cars
 * that there are; bookings keep what they were made with. What is so already changes nothing. Refuses "not-found" for a category there is none
 * of, "invalid" for wrong fields, and "conflict" when somebody else has changed them since `version`.
 */
export async function updateCategoryTerms(
  ctx: AppContext,
  { staff, category, body }: { staff: Staff; category: string; body: unknown },
): Promise<SetCategoryTerms> {
  requireAbility(staff, "settings.manage");
  if (!isStaffCategory(category)) throw new ServiceError("not-found", "Questa categoria non esiste.");
  const { version, apply_to_vehicles: applies, ...changes } = checkedInput(categoryTermsChangesSchema, body);
  const stored = await staffWrite(ctx, staff, async (tx, audit) => {
    await lockFleet(tx);
    const before = await lockCategoryTerms(tx, category);
    await rejectStaleVersion(tx, "category_terms", before, version, ctx);
    const defaults = TERMS_BY_CATEGORY[category];
    const terms = termsOf(defaults, before);
    const stated = statedOnly(changes);
    const wanted = { ...terms, ...stated };
    const now = ctx.clock();
    if (applies) await writeIntoVehicles(tx, audit, { category, terms: stated, now });
    if (isDeepStrictEqual(wanted, terms)) return before;
    const after = await storeCategoryTerms(tx, category, differing(wanted, defaults), now);
    await audit({ action: "update", entity: "category_terms", entityId: category, before: terms, after: wanted });
    return after;
  });
  const cars = await countVehiclesByCategory(ctx.db);
  return toSetTerms(category, stored, cars.get(category) ?? 0);
}

interface Writing {
  category: StaffCategory;
  terms: Partial<StatedTerms>;
  now: Date;
}

/** Each car that has something else is changed and logged as if somebody had edited it. */
async function writeIntoVehicles(tx: Transaction, audit: Audit, { category, terms, now }: Writing): Promise<void> {
  const columns = termsColumns(camelCased(terms));
  const others = (await lockVehiclesOf(tx, category)).filter((car) =>
    Object.entries(columns).some(([name, value]) => value !== car[name as keyof typeof car]),
  );
  for (let from = 0; from < others.length; from += MOST_CARS_AT_ONCE) {
    const cars = new Map(others.slice(from, from + MOST_CARS_AT_ONCE).map((car) => [car.id, car]));
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

const statedOnly = (changes: { [Name in keyof StatedTerms]?: number | undefined }): Partial<StatedTerms> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** Only what differs from the built-in values is kept, so that a default that changes later reaches whoever never set it. */
function differing(wanted: StatedTerms, defaults: StatedTerms): Partial<StatedTerms> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => defaults[name as keyof StatedTerms] !== value),
  );
}
