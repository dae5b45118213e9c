import { can } from "#domain/access/abilities.ts";
import { findCategory } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import { type Finish, listFinishes } from "#domain/units/finish.ts";
import type { OffSiteReason } from "#domain/vehicles/off-site-reasons.ts";
import type { AppContext } from "#server/context.ts";
import { readShownImages } from "#server/repositories/pictures/image-order.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import {
  readAllVehicles,
  readPublicVehicles,
  type StoredVehicle,
  withCitySlugs,
} from "#server/repositories/vehicles/stored-vehicles.ts";
import { listFinishedUnitsByVehicle } from "#server/repositories/vehicles/unit-finishes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { readFromRates } from "#server/services/internal/shown-vehicles.ts";

/** A vehicle for API callers. Fleet managers also get how many of its units are held now, and why it has no public page. */
export type ListedVehicle = StoredVehicle & {
  citySlug: string;
  finishes: Finish[];
  /** Its pictures in the order of public pages, with their details (domain/pictures/picture-details.ts). */
  shownImages: string[];
  /** The lowest price of its days in the next 365 days (product.md#rates). */
  fromRate: Cents;
  unitsOut?: number;
  offSite?: OffSiteReason | null;
};

/**
 * Lists the vehicles (product.md#api): all rows for fleet managers, the public ones for everybody else. Those state no typed rating where the site
 * shows none (product.md#reviews).
 */
export async function readVehicles(
  ctx: AppContext,
  { staff, listQuery, onSite }: { staff: Staff | null; listQuery: ListQuery; onSite?: boolean | undefined },
): Promise<{ rows: ListedVehicle[]; total: number }> {
  if (staff && can(staff.roles, "fleet.manage")) {
    const { rows, total } = await readAllVehicles(ctx.db, listQuery, { onSite, now: ctx.clock() });
    return { rows: await withShownFacts(ctx, rows), total };
  }
  const { rows, total } = await readPublicVehicles(ctx.db, listQuery);
  const shown = ctx.site.showsTypedRatings ? rows : rows.map((row) => ({ ...row, rating: 0, reviews: 0 }));
  return { rows: await withShownFacts(ctx, shown), total };
}

/** Returns a vehicle that was just written, with the slug of its city, which is a part of its public path. */
export async function toListedVehicle(ctx: AppContext, row: StoredVehicle): Promise<ListedVehicle> {
  const [listed] = await withShownFacts(ctx, await withCitySlugs(ctx.db, [row]));
  return listed ?? { ...row, citySlug: "", finishes: [], shownImages: row.images, fromRate: row.priceCents };
}

/** Adds the colours and interiors of the vehicles' units, the pictures as pages show them, and the lowest price of their days. */
async function withShownFacts<Row extends StoredVehicle>(ctx: AppContext, rows: readonly Row[]) {
  const units = await listFinishedUnitsByVehicle(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const toShownImages = await readShownImages(
    ctx.db,
    rows.map(({ images }) => images),
  );
  const { fromRateOf } = await readFromRates(ctx);
  const findRate = ({ id, brand, location, category: stored, priceCents: dailyRate }: StoredVehicle) => {
    const category = findCategory(stored)?.slug;
    return category ? fromRateOf({ id, brand, location, category, dailyRate }) : dailyRate;
  };
  return rows.map((row) => ({
    ...row,
    fromRate: findRate(row),
    finishes: listFinishes(units.get(row.id) ?? []),
    shownImages: toShownImages(row.images),
  }));
}
