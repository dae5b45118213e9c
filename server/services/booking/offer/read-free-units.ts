import { freeUnitsQuerySchema } from "#domain/forms/bookings/phone-booking.ts";
import { STAFF_LIMITS } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { freeUnits } from "#server/services/booking/internal/free-units.ts";
import { invalidRequest } from "#server/services/booking/shared/check-request.ts";
import { resolveRental } from "#server/services/booking/shared/resolve-rental.ts";
import { NO_SUCH_CAR } from "#server/services/catalogue/shared/vehicle-problems.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** The numbers of a car's units that are free for a period, its turnaround included, the lowest first. Refuses "invalid". */
export async function readFreeUnits(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<number[]> {
  requireAbility(staff, "bookings.read");
  const asked = checkedInput(freeUnitsQuerySchema, query);
  const vehicle = await findVehicleBySlug(ctx.db, asked.vehicle);
  if (!vehicle) throw invalidRequest([{ path: "vehicle", message: NO_SUCH_CAR }]);
  const { rental, problems } = await resolveRental(ctx, {
    vehicle,
    pickup: { date: asked.pickupDate, time: asked.pickupTime },
    return: { date: asked.returnDate, time: asked.returnTime },
    pickupCity: asked.pickupCity,
    pickupPlace: asked.pickupPlace,
    returnCity: asked.returnCity,
    returnPlace: asked.returnPlace,
    limits: STAFF_LIMITS,
  });
  if (!rental) throw invalidRequest(problems);
  return freeUnits(ctx.db, vehicle.id, rental.span, ctx.clock());
}
