import { isSameName } from "#domain/cities/city.ts";
import { createTownFinder, type Town, type TownFinder, toTownSlug } from "#domain/cities/towns.ts";
import { townQuerySchema } from "#domain/forms/cities/town-query.ts";
import type { AppContext } from "#server/context.ts";
import { listCityNames } from "#server/repositories/cities/city-names.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { parseInput } from "#server/services/parse-input.ts";

const MAX_FOUND_TOWNS = 8;

export interface FoundTown {
  town: Town;
  /** A slug that neither a category nor another city has. */
  slug: string;
  /** The city of this name, active or not; null if there is none. */
  storedCityId: string | null;
}

/** Finds the towns of Europe whose name begins with a text (product.md#city-form). Throws "invalid" for a text that is too short or too long. */
export async function findTowns(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<FoundTown[]> {
  requireAbility(staff, "cities.manage");
  const { q } = parseInput(townQuerySchema, query);
  const [find, cities] = await Promise.all([loadTownFinder(), listCityNames(ctx.db)]);
  return find(q, MAX_FOUND_TOWNS).map((town) => {
    const stored = cities.find(({ name }) => isSameName(name, town.name));
    const isTaken = (slug: string) => cities.some((city) => city.id !== stored?.id && city.slug === slug);
    return { town, slug: toTownSlug(town, isTaken), storedCityId: stored?.id ?? null };
  });
}

let finder: Promise<TownFinder> | undefined;

/** Returns the search over the towns. The first call reads their file, because most processes never need it. */
function loadTownFinder(): Promise<TownFinder> {
  finder ??= import("virtual:european-towns").then(({ default: file }) => createTownFinder(file));
  return finder;
}
