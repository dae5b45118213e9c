import { findMapPosition, type OffMapReason } from "#domain/map/map-position.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

interface OffMapCity {
  id: string;
  name: string;
  reason: OffMapReason;
}

/** Returns the active cities with a page that the map does not show, and why (product.md#countries-served). */
export async function readOffMapCities(ctx: AppContext, { staff }: { staff: Staff }): Promise<OffMapCity[]> {
  requireAbility(staff, "cities.manage");
  const cities = await listActiveCities(ctx.db);
  return cities
    .filter(({ hasPage }) => hasPage)
    .flatMap((city) => {
      const position = findMapPosition(city);
      return typeof position === "string" ? [{ id: city.id, name: city.name, reason: position }] : [];
    });
}
