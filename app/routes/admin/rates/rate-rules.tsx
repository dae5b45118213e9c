import { loadActiveCityNames } from "#app/features/admin/cities/load-city-names.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { RATE_RULE_LIST, RateRuleList } from "#app/features/admin/rates/rate-rule-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/rate-rules";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Tariffe", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [found, cities] = await Promise.all([loadList(RATE_RULE_LIST, request), loadActiveCityNames(request.signal)]);
  return { ...found, cities };
}

export default function RateRules({ loaderData }: Route.ComponentProps) {
  return <RateRuleList {...loaderData} />;
}
