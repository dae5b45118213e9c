import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { readAllJets, type StoredJet } from "#server/repositories/jets/stored-jets.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** A jet with `citySlug`: the slug of its first active city that has a page. Null if the jet has no public page. */
export type JetWithCitySlug = StoredJet & { citySlug: string | null };

/** Lists the jets for staff, deactivated ones included. */
export async function readJets(
  ctx: AppContext,
  { staff, listQuery }: { staff: Staff; listQuery: ListQuery },
): Promise<{ rows: JetWithCitySlug[]; total: number }> {
  requireAbility(staff, "jets.read");
  const { rows, total } = await readAllJets(ctx.db, listQuery);
  return { rows: await withJetCitySlugs(ctx, rows), total };
}

/** Adds to each jet the slug of the city under which its page is. */
export async function withJetCitySlugs(ctx: AppContext, rows: readonly StoredJet[]): Promise<JetWithCitySlug[]> {
  const cities = await listActiveCities(ctx.db);
  const slugs = new Map(cities.filter(({ hasPage }) => hasPage).map(({ name, slug }) => [name, slug]));
  return rows.map((row) => {
    const first = row.location.find((name) => slugs.has(name));
    return { ...row, citySlug: (row.active && first && slugs.get(first)) || null };
  });
}
