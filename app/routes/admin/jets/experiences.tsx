import { useRouteLoaderData } from "react-router";
import { cityNames } from "#app/features/admin/cities/base-names.ts";
import { EXPERIENCE_LIST, ExperienceList } from "#app/features/admin/jets/experience-list.tsx";
import { offerAbilities } from "#app/features/admin/jets/offer-abilities.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { loader as panelLoader } from "../layout.tsx";
import type { Route } from "./+types/experiences";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Esperienze", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [found, cities] = await Promise.all([loadList(EXPERIENCE_LIST, request), cityNames(request.signal)]);
  return { ...found, cities };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <ExperienceList {...loaderData} abilities={offerAbilities(panel?.roles ?? [], "experiences")} />;
}
