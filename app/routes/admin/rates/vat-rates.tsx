import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";
import { VatRatesScreen } from "#app/features/admin/rates/short-lists/vat-rates-screen.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { can } from "#domain/access/abilities.ts";
import type { loader as panelLoader } from "../layout";
import type { Route } from "./+types/vat-rates";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Tariffe", matches);

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [{ rows }, cities] = await Promise.all([
    api.list("/api/vat_rates", { signal }),
    loadAllRows((window) =>
      api.list("/api/cities", { query: { active: "true", order: "country", ...window }, signal }),
    ),
  ]);
  return { rows, countries: [...new Set(cities.map(({ country }) => country))] };
}

export default function VatRates({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <VatRatesScreen {...loaderData} canManage={can(panel?.roles ?? [], "rates.manage")} />;
}
