import { allRows } from "#app/features/admin/all-rows.ts";
import { api } from "#app/features/admin/api-client.ts";
import { CategoryTermsProvider } from "#app/features/admin/category-terms/category-terms-context.tsx";
import { baseNames } from "#app/features/admin/cities/base-names.ts";
import { FleetList } from "#app/features/admin/fleet/fleet-list.tsx";
import { FLEET_LIST } from "#app/features/admin/fleet/fleet-resource.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import type { Route } from "./+types/fleet";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Gestione Flotta", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [vehicles, available, offSite, brands, cities, terms] = await Promise.all([
    loadList(FLEET_LIST, request),
    countAvailable(searchParams, request.signal),
    api.get("/api/vehicles/off-site-places", { signal: request.signal }),
    activeBrandNames(request.signal),
    baseNames(request.signal),
    api.list("/api/category_terms", { signal: request.signal }),
  ]);
  return { fleet: { ...vehicles, available, offSite, brands, cities }, terms: terms.rows };
}

/** How many of the cars that the filters leave the site offers. */
async function countAvailable(parameters: URLSearchParams, signal: AbortSignal): Promise<number> {
  const query = FLEET_LIST.query(parameters, new Date(), siteTimeZone());
  if (query.available === "false") return 0;
  const { total } = await api.list("/api/vehicles", {
    query: { ...query, available: true, on_site: "true", limit: 1 },
    signal,
  });
  return total;
}

async function activeBrandNames(signal: AbortSignal): Promise<string[]> {
  const rows = await allRows((window) =>
    api.list("/api/brands", { query: { active: true, order: "name", ...window }, signal }),
  );
  return rows.map(({ name }) => name);
}

export default function Fleet({ loaderData }: Route.ComponentProps) {
  return (
    <CategoryTermsProvider rows={loaderData.terms}>
      <FleetList {...loaderData.fleet} />
    </CategoryTermsProvider>
  );
}
