import { type Served, servedBy } from "#domain/catalogue/served.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { countPublicJets } from "#server/repositories/catalogue/jets.ts";

/** What stands around every page: whether there are jets, and which cities (product.md#new-installation). */
export async function readServed(ctx: AppContext): Promise<Served> {
  const [cities, jets] = await Promise.all([listActiveCities(ctx.db), countPublicJets(ctx.db)]);
  return servedBy(cities, jets);
}
