import { cityChangesSchema } from "#domain/forms/cities/city.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { renameCityInDateRequests } from "#server/repositories/bookings/date-requests.ts";
import { lockCity, renameCityInJets, type StoredCity, updateStoredCity } from "#server/repositories/cities/cities.ts";
import {
  italianDescriptions,
  storeDescriptions,
  withDescriptions,
} from "#server/repositories/cities/city-descriptions.ts";
import { renameCityInQuotes } from "#server/repositories/quotes/quote-references.ts";
import { renameCityInWaitingList } from "#server/repositories/waiting-list/waiting-list-data.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { assertNotBase, CITY_UNIQUE_PROBLEMS, NO_SUCH_CITY } from "#server/services/cities/internal/city-problems.ts";
import { assertBookingsInside } from "#server/services/cities/internal/outside-bookings.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { mapUniqueViolation, parseId, parseInput } from "#server/services/parse-input.ts";
import { applySlugChange } from "#server/services/seo-overrides/shared/apply-slug-change.ts";

export interface CityUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Updates, deactivates or reactivates a city (product.md#city-form). If the name changes, cars, bookings, quotes and jets get the new name. If the
 * slug changes, the former URLs redirect, and SEO overrides get the new slug. Throws "invalid" for wrong or duplicate fields, "not-found", and
 * "conflict" for a stale `version`, if the city would lose its page while public cars or jets are based in it, and for hours that leave out agreed
 * pickups or returns unless `outside_bookings` confirms them.
 */
export async function updateCity(ctx: AppContext, { staff, id, body }: CityUpdate): Promise<StoredCity> {
  requireAbility(staff, "cities.manage");
  const cityId = parseId(id, NO_SUCH_CITY);
  const {
    version,
    outsideBookings = false,
    descriptions,
    ...columns
  } = toCamelCase(parseInput(cityChangesSchema, body));
  const changes = { ...columns, ...(descriptions && { descriptions: italianDescriptions(descriptions) }) };
  return mapUniqueViolation(CITY_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const stored = await lockCity(tx, cityId);
      const [before] = await withDescriptions(tx, stored ? [stored] : [], "staff");
      if (!before) throw new ServiceError("not-found", NO_SUCH_CITY);
      await rejectStaleVersion(tx, "cities", before, version, ctx);
      const { active = before.active, hasPage = before.hasPage } = changes;
      if (before.active && before.hasPage && active && !hasPage) await assertNotBase(tx, before.name, ctx.site.offers);
      if (changes.rentalHours !== undefined && !outsideBookings)
        await assertBookingsInside(ctx, tx, before, { rentalHours: changes.rentalHours });
      const now = ctx.clock();
      const updated = await updateStoredCity(tx, cityId, changes, now);
      if (descriptions) await storeDescriptions(tx, updated, descriptions, now);
      const [after = updated] = await withDescriptions(tx, [updated], "staff");
      if (after.name !== before.name) {
        await renameCityInJets(tx, before.name, after.name);
        await renameCityInQuotes(tx, before.name, after.name);
        await renameCityInDateRequests(tx, before.name, after.name);
        await renameCityInWaitingList(tx, before.name, after.name);
      }
      await applySlugChange(tx, audit, { entity: "cities", before, after }, now);
      await audit({ action: "update", entity: "cities", entityId: cityId, before, after });
      return after;
    }),
  );
}
