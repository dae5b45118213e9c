import { api } from "#app/features/admin/api-client.ts";
import { CITIES_PER_PAGE, CityList } from "#app/features/admin/cities/city-list.tsx";
import { cityQuery } from "#app/features/admin/cities/city-query.ts";
import { wholeCity } from "#app/features/admin/cities/whole-city.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import type { Route } from "./+types/cities";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Città", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = {
    ...cityQuery(searchParams, new Date(), siteTimeZone()),
    limit: CITIES_PER_PAGE,
    offset: (pageNumber(searchParams) - 1) * CITIES_PER_PAGE,
  };
  const { rows, total } = await api.list("/api/cities", { query, signal: request.signal });
  return { rows: rows.map(wholeCity), total };
}

export default function CitiesScreen({ loaderData }: Route.ComponentProps) {
  return <CityList {...loaderData} />;
}
