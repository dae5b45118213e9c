import { resolveDestinations } from "#domain/delivery/resolve-destinations.ts";
import { type Extra, isInTime, listOfferedExtras } from "#domain/extras/extra.ts";
import { feeForVehicle, type YoungDriverFee } from "#domain/extras/young-driver.ts";
import { freeUnitsQuerySchema } from "#domain/forms/bookings/phone-booking.ts";
import type { Protection } from "#domain/prices/protections.ts";
import { toInstant } from "#domain/rental-period/civil-time.ts";
import type { CatalogueVehicle } from "#domain/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listExtras } from "#server/repositories/rates/extras.ts";
import { listProtections } from "#server/repositories/rates/protections.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

/** What staff can add to a rental of a vehicle (product.md#choices). */
export interface StaffRentalChoices {
  vehicle: Pick<CatalogueVehicle, "terms" | "category">;
  /** In their order, with whether the lead time is over. */
  extras: readonly { extra: Extra; isLate: boolean }[];
  protections: readonly Protection[];
  youngDriver: YoungDriverFee | null;
}

/** Lists what can be added to a rental of a vehicle. Extras are listed after their lead time too, because staff may order them. Throws "invalid". */
export async function listRentalChoices(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<StaffRentalChoices> {
  requireAbility(staff, "bookings.read");
  const fields = parseInput(freeUnitsQuerySchema, query);
  const vehicle = await findVehicleBySlug(ctx.db, fields.vehicle);
  const cities = await listActiveCities(ctx.db);
  const base = cities.find(({ name }) => name === vehicle?.location);
  if (!vehicle || !base) throw invalidRequestError([{ path: "vehicle", message: NO_SUCH_CAR }]);
  const { ends, problems } = resolveDestinations(fields, base, cities);
  if (!ends) throw invalidRequestError(problems);
  const { slug, timeZone } = ends.pickup.city;
  const now = ctx.clock();
  const rental = { vehicle, cityId: cities.find((city) => city.slug === slug)?.id, now };
  const pickupAt = toInstant({ date: fields.pickupDate, time: fields.pickupTime }, timeZone);
  return {
    vehicle,
    extras: listOfferedExtras(await listExtras(ctx.db), { ...rental, pickupAt: null }).map((extra) => ({
      extra,
      isLate: !isInTime(extra, { pickupAt, now }),
    })),
    protections: await listProtections(ctx.db),
    youngDriver: feeForVehicle(ctx.site.youngDriver, vehicle.terms),
  };
}
