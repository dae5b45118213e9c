import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { readAllJets, type StoredJet } from "#server/repositories/jets/stored-jets.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** A jet and the slug of the first active city with a page it leaves from; null for a jet that no page shows. */
export type LocatedJet = StoredJet & { citySlug: string | null };

/** The jets' table for the staff, deactivated ones among them. */
export async function readJets(
  ctx: AppContext,
  { staff, listQuery }: { staff: Staff; listQuery: ListQuery },
): Promise<{ rows: LocatedJet[]; total: number }> {
  requireAbility(staff, "jets.read");
  const { rows, total } = await readAllJets(ctx.db, listQuery);
  return { rows: await locatedJets(ctx, rows), total };
}

/** Where the pages of these jets are. */
export async function locatedJets(ctx: AppContext, rows: readonly StoredJet[]): Promise<LocatedJet[]> {
  const cities = await listActiveCities(ctx.db);
  const slugs = new Map(cities.filter(({ hasPage }) => hasPage).map(({ name, slug }) => [name, slug]));
  return rows.map((row) => {
    const first = row.location.find((name) => slugs.has(name));
    return { ...row, citySlug: (row.active && first && slugs.get(first)) || null };
  });
}
