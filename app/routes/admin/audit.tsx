import { api } from "#app/features/admin/api-client.ts";
import { auditQuery } from "#app/features/admin/audit/audit-query.ts";
import { AUDIT_PAGE, AuditScreen } from "#app/features/admin/audit/audit-screen.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import type { Route } from "./+types/audit";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Registro", matches);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filters = auditQuery(searchParams, new Date(), siteTimeZone());
  const offset = (pageNumber(searchParams) - 1) * AUDIT_PAGE;
  return api.list("/api/audit_log", {
    query: { ...filters, limit: AUDIT_PAGE, offset },
    signal: request.signal,
  });
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditScreen {...loaderData} />;
}
