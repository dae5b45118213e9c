import { api } from "#app/features/admin/api-client.ts";
import { ExperienceList } from "#app/features/admin/jets/experience-list.tsx";
import { cityNames, offerQuery } from "#app/features/admin/jets/offer-query.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/experiences";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Esperienze", matches);

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const [found, cities] = await Promise.all([
    api.list("/api/experiences", { query: offerQuery(url, "name"), signal }),
    cityNames(signal),
  ]);
  return { ...found, cities };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <ExperienceList {...loaderData} />;
}
