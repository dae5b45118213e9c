import { AUDIT_LIST, AuditList } from "#app/features/admin/audit-log/audit-list.tsx";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/audit-log";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Registro", matches);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(AUDIT_LIST, request);

export default function AuditLogRoute({ loaderData }: Route.ComponentProps) {
  return <AuditList {...loaderData} />;
}
