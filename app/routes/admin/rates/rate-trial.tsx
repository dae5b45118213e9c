import { api } from "#app/features/admin/api-client.ts";
import { loadActiveCityNames } from "#app/features/admin/cities/load-city-names.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";
import { RateTrialScreen } from "#app/features/admin/rates/rate-trial-screen.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/rate-trial";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Prova delle tariffe", matches);

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [cities, vehicles] = await Promise.all([
    loadActiveCityNames(signal),
    loadAllRows((window) => api.list("/api/vehicles", { query: { order: "brand,name", ...window }, signal })),
  ]);
  return {
    cities,
    vehicles: vehicles.map(({ slug, brand, name, location }) => ({
      value: slug,
      label: `${brand} ${name}, ${location}`,
    })),
  };
}

export default function RateTrial({ loaderData }: Route.ComponentProps) {
  return <RateTrialScreen {...loaderData} />;
}
