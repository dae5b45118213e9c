import { api } from "#app/features/admin/api-client.ts";
import { DashboardScreen } from "#app/features/admin/dashboard/dashboard-screen.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/dashboard";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Dashboard", matches);

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const data = await api.get("/api/dashboard", { signal });
  // Staff without the bookings ability get no days on the dashboard, and so neither alerts nor requests for a decision.
  if (!data.days) return { data, alerts: [], banRequests: [] };
  const [alerts, banRequests] = await Promise.all([
    api.list("/api/request_alerts", { signal }),
    api.get("/api/ban_decisions", { signal }),
  ]);
  return { data, alerts: alerts.rows, banRequests };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardScreen {...loaderData} />;
}
