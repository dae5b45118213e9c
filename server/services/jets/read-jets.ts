import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { readAllJets, type StoredJet } from "#server/repositories/jets/stored-jets.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** A jet with the slug of its first active city with a page; null for a jet without a public page. */
export type LocatedJet = StoredJet & { citySlug: string | null };

/** Lists the jets for staff, deactivated ones included. */
export async function readJets(
  ctx: AppContext,
  { staff, listQuery }: { staff: Staff; listQuery: ListQuery },
): Promise<{ rows: LocatedJet[]; total: number }> {
  requireAbility(staff, "jets.read");
  const { rows, total } = await readAllJets(ctx.db, listQuery);
  return { rows: await locateJets(ctx, rows), total };
}

/** Adds to jets the city of their page. */
export async function locateJets(ctx: AppContext, rows: readonly StoredJet[]): Promise<LocatedJet[]> {
  const cities = await listActiveCities(ctx.db);
  const slugs = new Map(cities.filter(({ hasPage }) => hasPage).map(({ name, slug }) => [name, slug]));
  return rows.map((row) => {
    const first = row.location.find((name) => slugs.has(name));
    return { ...row, citySlug: (row.active && first && slugs.get(first)) || null };
  });
}
