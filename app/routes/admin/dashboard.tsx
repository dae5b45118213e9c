import { api } from "#app/features/admin/api-client.ts";
import { DashboardScreen } from "#app/features/admin/dashboard/dashboard-screen.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/dashboard";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Dashboard", matches);

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const data = await api.get("/api/dashboard", { signal });
  // Staff without the bookings ability get no days on the dashboard, and so neither alerts nor requests for a decision.
  const [alerts, banRequests] = data.days
    ? await Promise.all([api.list("/api/request_alerts", { signal }), api.get("/api/ban_decisions", { signal })])
    : [{ rows: [] }, []];
  const has = { SetupChecklist: data.setup !== null, BanRequests: banRequests.length > 0 };
  const screen = { data, alerts: alerts.rows, banRequests };
  if (!has.SetupChecklist && !has.BanRequests) return screen;
  const { loadRareParts } = await import("#app/features/admin/dashboard/rare-parts.ts");
  return { ...screen, ...(await loadRareParts(has)) };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardScreen {...loaderData} />;
}
