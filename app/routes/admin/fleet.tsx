import { allRows } from "#app/features/admin/all-rows.ts";
import { api } from "#app/features/admin/api-client.ts";
import { CategoryTermsProvider } from "#app/features/admin/category-terms/category-terms-context.tsx";
import { baseNames } from "#app/features/admin/cities/base-names.ts";
import { fleetQuery } from "#app/features/admin/fleet/fleet-query.ts";
import { FLEET_ROWS_PER_PAGE, FleetScreen } from "#app/features/admin/fleet/fleet-screen.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import type { Route } from "./+types/fleet";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Gestione Flotta", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = fleetQuery(searchParams);
  const window = { limit: FLEET_ROWS_PER_PAGE, offset: (pageNumber(searchParams) - 1) * FLEET_ROWS_PER_PAGE };
  const [vehicles, available, offSite, brands, cities, terms] = await Promise.all([
    api.list("/api/vehicles", { query: { ...query, ...window }, signal: request.signal }),
    countAvailable(query, request.signal),
    api.get("/api/vehicles/off-site-places", { signal: request.signal }),
    activeBrandNames(request.signal),
    baseNames(request.signal),
    api.list("/api/category_terms", { signal: request.signal }),
  ]);
  return { fleet: { ...vehicles, available, offSite, brands, cities }, terms: terms.rows };
}

/** How many of the cars that the filters leave the site offers. */
async function countAvailable(query: ReturnType<typeof fleetQuery>, signal: AbortSignal): Promise<number> {
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
      <FleetScreen {...loaderData.fleet} />
    </CategoryTermsProvider>
  );
}
