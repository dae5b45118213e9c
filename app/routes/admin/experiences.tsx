import { useRouteLoaderData } from "react-router";
import { catalogueItemAbilities } from "#app/features/admin/catalogue/catalogue-item-abilities.ts";
import { loadActiveCityNames } from "#app/features/admin/cities/load-city-names.ts";
import { EXPERIENCE_LIST, ExperienceList } from "#app/features/admin/experiences/experience-list.tsx";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/experiences";
import type { loader as panelLoader } from "./layout.tsx";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Esperienze", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [found, cities] = await Promise.all([loadList(EXPERIENCE_LIST, request), loadActiveCityNames(request.signal)]);
  return { ...found, cities };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <ExperienceList {...loaderData} abilities={catalogueItemAbilities(panel?.roles ?? [], "experiences")} />;
}
