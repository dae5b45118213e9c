import { CITY_LIST, CityList } from "#app/features/admin/cities/city-list.tsx";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/cities";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Città", matches);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(CITY_LIST, request);

export default function CitiesScreen({ loaderData }: Route.ComponentProps) {
  return <CityList {...loaderData} />;
}
