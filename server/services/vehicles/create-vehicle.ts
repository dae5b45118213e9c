import { newVehicleSchema } from "#domain/forms/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { readTermsByCategory } from "#server/repositories/category-terms/category-terms.ts";
import {
  insertStoredVehicle,
  lockFleet,
  lockStoredVehicle,
  type StoredVehicle,
} from "#server/repositories/vehicles/stored-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { createOnce } from "#server/services/internal/idempotent-create.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { assertOpenPlaces } from "#server/services/vehicles/internal/vehicle-places.ts";
import { findFreeVehicleSlug } from "#server/services/vehicles/internal/vehicle-slug.ts";
import { NO_SUCH_VEHICLE, parseVehicle } from "#server/services/vehicles/shared/parse-vehicle.ts";
import { toNewVehicleColumns } from "#server/services/vehicles/shared/vehicle-columns.ts";

/**
 * Creates a vehicle with a slug from brand and name (product.md#fleet-form). Idempotent by key and fields. Throws "invalid" for wrong fields, for an
 * inactive brand or city and for a city without a page, and "not-found" for a repeated call whose vehicle was deleted.
 */
export async function createVehicle(
  ctx: AppContext,
  { staff, body, idempotencyKey }: { staff: Staff; body: unknown; idempotencyKey?: string | undefined },
): Promise<StoredVehicle> {
  requireAbility(staff, "fleet.manage");
  const vehicle = parseVehicle(newVehicleSchema, body);
  const request = { endpoint: "POST /api/vehicles", vehicle };
  return staffWrite(ctx, staff, async (tx, audit) => {
    const id = await createOnce(ctx, tx, { staff, idempotencyKey, request }, async () => {
      await lockFleet(tx);
      await assertOpenPlaces(tx, vehicle);
      const now = ctx.clock();
      const columns = toNewVehicleColumns(
        vehicle,
        await findFreeVehicleSlug(tx, vehicle),
        await readTermsByCategory(tx),
      );
      const row = await insertStoredVehicle(tx, { ...columns, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "vehicles", entityId: row.id, before: null, after: row });
      return row.id;
    });
    const row = await lockStoredVehicle(tx, id);
    if (!row) throw new ServiceError("not-found", NO_SUCH_VEHICLE);
    return row;
  });
}
