import { api } from "#app/features/admin/api-client.ts";
import { CategoryTermsProvider } from "#app/features/admin/category-terms/category-terms-context.tsx";
import { loadBaseCityNames } from "#app/features/admin/cities/load-city-names.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { AdminVehicleList } from "#app/features/admin/vehicles/vehicle-list.tsx";
import { VEHICLE_LIST } from "#app/features/admin/vehicles/vehicle-resource.ts";
import type { Route } from "./+types/vehicles";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Gestione Flotta", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [vehicles, available, offSite, brands, cities, terms] = await Promise.all([
    loadList(VEHICLE_LIST, request),
    countAvailableVehicles(searchParams, request.signal),
    api.get("/api/vehicles/off-site-places", { signal: request.signal }),
    activeBrandNames(request.signal),
    loadBaseCityNames(request.signal),
    api.list("/api/category_terms", { signal: request.signal }),
  ]);
  return { fleet: { ...vehicles, available, offSite, brands, cities }, terms: terms.rows };
}

/** Counts the filtered cars that are available on the public site. */
async function countAvailableVehicles(parameters: URLSearchParams, signal: AbortSignal): Promise<number> {
  const query = VEHICLE_LIST.query(parameters, new Date(), siteTimeZone());
  if (query.available === "false") return 0;
  const { total } = await api.list("/api/vehicles", {
    query: { ...query, available: true, on_site: "true", limit: 1 },
    signal,
  });
  return total;
}

async function activeBrandNames(signal: AbortSignal): Promise<string[]> {
  const rows = await loadAllRows((window) =>
    api.list("/api/brands", { query: { active: true, order: "name", ...window }, signal }),
  );
  return rows.map(({ name }) => name);
}

export default function VehiclesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <CategoryTermsProvider rows={loaderData.terms}>
      <AdminVehicleList {...loaderData.fleet} />
    </CategoryTermsProvider>
  );
}
