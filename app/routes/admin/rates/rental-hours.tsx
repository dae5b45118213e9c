import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { toCityDetail } from "#app/features/admin/cities/city-detail.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";
import { RentalHoursScreen } from "#app/features/admin/rates/rental-hours-screen.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { can } from "#domain/access/abilities.ts";
import type { loader as panelLoader } from "../layout";
import type { Route } from "./+types/rental-hours";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Tariffe", matches);

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const rows = await loadAllRows((window) =>
    api.list("/api/cities", { query: { active: "true", order: "name", ...window }, signal }),
  );
  return { rows: rows.map(toCityDetail) };
}

export default function RentalHours({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <RentalHoursScreen {...loaderData} canManage={can(panel?.roles ?? [], "cities.manage")} />;
}
