import { api } from "#app/features/admin/api-client.ts";
import { CITY_LIST, CityList } from "#app/features/admin/cities/city-list.tsx";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/cities";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Città", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, offMap] = await Promise.all([
    loadList(CITY_LIST, request),
    api.get("/api/cities/off-map", { signal: request.signal }),
  ]);
  return { ...list, offMap };
}

export default function CitiesScreen({ loaderData }: Route.ComponentProps) {
  return <CityList {...loaderData} />;
}
