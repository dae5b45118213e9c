import { vehicleChangesSchema } from "#domain/forms/vehicles/vehicle.ts";
import { deriveVehicleSlug } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { renameVehicleInQuotesAndEnquiries } from "#server/repositories/quotes/quote-references.ts";
import {
  lockFleet,
  lockStoredVehicle,
  type StoredVehicle,
  updateStoredVehicle,
} from "#server/repositories/vehicles/stored-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId } from "#server/services/parse-input.ts";
import { applySlugChange } from "#server/services/seo-overrides/shared/apply-slug-change.ts";
import { assertUnitsNotHeld } from "#server/services/vehicles/internal/held-units.ts";
import { moveBase } from "#server/services/vehicles/internal/move-base.ts";
import { assertOpenPlaces } from "#server/services/vehicles/internal/vehicle-places.ts";
import { findFreeVehicleSlug } from "#server/services/vehicles/internal/vehicle-slug.ts";
import { NO_SUCH_VEHICLE, parseVehicle } from "#server/services/vehicles/shared/parse-vehicle.ts";
import { toChangedVehicleColumns } from "#server/services/vehicles/shared/vehicle-columns.ts";

export interface VehicleUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Updates a vehicle (product.md#fleet-form). If brand or name changes, the slug changes too: the former URL redirects, and SEO override, quotes and
 * enquiries get the new slug. Throws "invalid" for wrong fields, and "not-found". Throws "conflict" for a stale `version`, for held units that would
 * be removed, for bookings that the new base cannot serve, and for bookings that it can serve only with `beyond_reach`.
 */
export async function updateVehicle(ctx: AppContext, { staff, id, body }: VehicleUpdate): Promise<StoredVehicle> {
  requireAbility(staff, "fleet.manage");
  const vehicleId = parseId(id, NO_SUCH_VEHICLE);
  const { version, beyondReach = false, ...changes } = parseVehicle(vehicleChangesSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    await lockFleet(tx);
    const before = await lockStoredVehicle(tx, vehicleId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_VEHICLE);
    await rejectStaleVersion(tx, "vehicles", before, version, ctx);
    await assertOpenPlaces(tx, changes, before);
    const now = ctx.clock();
    await assertUnitsNotHeld(tx, before, changes.totalUnits, now);
    const { location, category = before.category } = changes;
    await moveBase(ctx, tx, { vehicle: { ...before, category }, location, staff, beyondReach });
    const slug = await findSlugFor(tx, before, changes);
    const after = await updateStoredVehicle(tx, vehicleId, { ...toChangedVehicleColumns(changes, before), slug }, now);
    await applySlugChange(tx, audit, { entity: "vehicles", before, after }, now);
    if (after.slug !== before.slug) await renameVehicleInQuotesAndEnquiries(tx, before.slug, after.slug);
    await audit({ action: "update", entity: "vehicles", entityId: vehicleId, before, after });
    return after;
  });
}

/** Returns the slug for the vehicle's brand and name; the current one if neither changes. */
async function findSlugFor(
  tx: Transaction,
  before: StoredVehicle,
  changes: { brand?: string | undefined; name?: string | undefined },
): Promise<string> {
  const { brand = before.brand, name = before.name } = changes;
  const isSameSlug = deriveVehicleSlug(brand, name) === deriveVehicleSlug(before.brand, before.name);
  return isSameSlug ? before.slug : findFreeVehicleSlug(tx, { brand, name }, before.id);
}
