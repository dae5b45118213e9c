import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { ProtectionsScreen } from "#app/features/admin/rates/short-lists/protections-screen.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { can } from "#domain/access/abilities.ts";
import type { loader as panelLoader } from "../layout";
import type { Route } from "./+types/protections";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Tariffe", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { rows } = await api.list("/api/protections", { signal: request.signal });
  return { rows };
}

export default function Protections({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <ProtectionsScreen {...loaderData} canManage={can(panel?.roles ?? [], "rates.manage")} />;
}
