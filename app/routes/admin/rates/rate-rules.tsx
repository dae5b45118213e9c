import { useRouteLoaderData } from "react-router";
import { loadActiveCityNames } from "#app/features/admin/cities/load-city-names.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { loadRuleChoices } from "#app/features/admin/rates/calendar/use-rule-choices.ts";
import { RATE_RULE_LIST, RateRuleList } from "#app/features/admin/rates/rate-rule-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { loader as panelLoader } from "#app/routes/admin/layout.tsx";
import { can } from "#domain/access/abilities.ts";
import type { Route } from "./+types/rate-rules";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Tariffe", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const [found, cities, choices] = await Promise.all([
    loadList(RATE_RULE_LIST, request),
    loadActiveCityNames(signal),
    loadRuleChoices(signal),
  ]);
  return { ...found, ...choices, cities: cities.map((name) => ({ value: name, label: name })) };
}

export default function RateRules({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <RateRuleList {...loaderData} canManage={can(panel?.roles ?? [], "rates.manage")} />;
}
