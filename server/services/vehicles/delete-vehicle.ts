import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { deleteUndosOfVehicle } from "#server/repositories/bookings/booking-undos.ts";
import { countOpenQuotesOfVehicle } from "#server/repositories/quotes/quote-references.ts";
import {
  countOpenBookings,
  deleteStoredVehicle,
  lockStoredVehicle,
  writeUnitsIntoBookings,
} from "#server/repositories/vehicles/stored-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { parseId } from "#server/services/parse-input.ts";
import { NO_SUCH_VEHICLE } from "#server/services/vehicles/shared/parse-vehicle.ts";

/**
 * Deletes a vehicle (product.md#fleet-screen). Its past bookings keep its name, and number and plate of their unit. Throws "not-found", and
 * "conflict" while it has open bookings or quotes that can still be accepted.
 */
export async function deleteVehicle(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "fleet.manage");
  const vehicleId = parseId(id, NO_SUCH_VEHICLE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockStoredVehicle(tx, vehicleId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_VEHICLE);
    const open = await countOpenBookings(tx, vehicleId, ctx.clock());
    if (open > 0) throw new ServiceError("conflict", openBookings(open));
    const quoted = await countOpenQuotesOfVehicle(tx, before.slug);
    if (quoted > 0) throw new ServiceError("conflict", openQuotes(quoted));
    // Its bookings have ended. An undo would open one of them again, without a car.
    await deleteUndosOfVehicle(tx, vehicleId);
    await writeUnitsIntoBookings(tx, vehicleId);
    await deleteStoredVehicle(tx, vehicleId);
    await audit({ action: "delete", entity: "vehicles", entityId: vehicleId, before, after: null });
  });
}

function openBookings(open: number): string {
  const first =
    open === 1
      ? "una prenotazione aperta: prima concludila o annullala"
      : `${open} prenotazioni aperte: prima concludile o annullale`;
  return `Il veicolo ha ${first}, oppure rendilo non disponibile.`;
}

function openQuotes(quoted: number): string {
  const first = quoted === 1 ? "un preventivo aperto: prima ritiralo" : `${quoted} preventivi aperti: prima ritirali`;
  return `Il veicolo ha ${first}, oppure rendilo non disponibile.`;
}
