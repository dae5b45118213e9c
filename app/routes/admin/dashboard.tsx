import { api } from "#app/features/admin/api-client.ts";
import { DashboardScreen } from "#app/features/admin/dashboard/dashboard-screen.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/dashboard";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Dashboard", matches);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return api.get("/api/dashboard", { signal: request.signal });
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardScreen data={loaderData} />;
}
