import { vehicleChangesSchema } from "#domain/forms/fleet/vehicle.ts";
import { deriveVehicleSlug } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { renameVehicleInRequests } from "#server/repositories/quotes/named-in-quotes.ts";
import {
  lockFleet,
  lockStoredVehicle,
  type StoredVehicle,
  updateStoredVehicle,
} from "#server/repositories/vehicles/stored-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { refuseHeldUnits } from "#server/services/fleet/internal/held-units.ts";
import { moveBase } from "#server/services/fleet/internal/move-base.ts";
import { refuseClosedPlaces } from "#server/services/fleet/internal/vehicle-places.ts";
import { freeVehicleSlug } from "#server/services/fleet/internal/vehicle-slug.ts";
import { checkedVehicle, NO_SUCH_VEHICLE } from "#server/services/fleet/shared/checked-vehicle.ts";
import { changedVehicleColumns } from "#server/services/fleet/shared/vehicle-columns.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { changeSlug } from "#server/services/seo-overrides/shared/change-slug.ts";

export interface VehicleUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Changes a car, its availability alone for instance (product.md#fleet-form). With another brand or name its slug follows, the old address leads to the
 * new one, and its SEO entry, quotes and requests follow. Refuses with "invalid" for wrong fields, "not-found", and "conflict" when somebody else has changed it since `version` or
 * when units are taken away that are held, or when its bookings could not be driven from another base, or not without `beyond_reach`.
 */
export async function updateVehicle(ctx: AppContext, { staff, id, body }: VehicleUpdate): Promise<StoredVehicle> {
  requireAbility(staff, "fleet.manage");
  const vehicleId = checkedId(id, NO_SUCH_VEHICLE);
  const { version, beyondReach = false, ...changes } = checkedVehicle(vehicleChangesSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    await lockFleet(tx);
    const before = await lockStoredVehicle(tx, vehicleId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_VEHICLE);
    await rejectStaleVersion(tx, "vehicles", before, version, ctx);
    await refuseClosedPlaces(tx, changes, before);
    const now = ctx.clock();
    await refuseHeldUnits(tx, before, changes.totalUnits, now);
    const { location, category = before.category } = changes;
    await moveBase(ctx, tx, { vehicle: { ...before, category }, location, actor: staff.userId, beyondReach });
    const slug = await followingSlug(tx, before, changes);
    const after = await updateStoredVehicle(tx, vehicleId, { ...changedVehicleColumns(changes, before), slug }, now);
    await changeSlug(tx, audit, { entity: "vehicles", before, after }, now);
    if (after.slug !== before.slug) await renameVehicleInRequests(tx, before.slug, after.slug);
    await audit({ action: "update", entity: "vehicles", entityId: vehicleId, before, after });
    return after;
  });
}

/** The slug that goes with the car's brand and name; the one it has when neither changes. */
async function followingSlug(
  tx: Transaction,
  before: StoredVehicle,
  changes: { brand?: string | undefined; name?: string | undefined },
): Promise<string> {
  const { brand = before.brand, name = before.name } = changes;
  const stays = deriveVehicleSlug(brand, name) === deriveVehicleSlug(before.brand, before.name);
  return stays ? before.slug : freeVehicleSlug(tx, { brand, name }, before.id);
}
