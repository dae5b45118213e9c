import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { USER_LIST, UserList } from "#app/features/admin/users/user-list.tsx";
import type { Route } from "./+types/users";
import type { loader as panelLoader } from "./layout";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Utenti", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [users, invitations] = await Promise.all([
    loadList(USER_LIST, request),
    api.list("/api/invitations", { signal: request.signal }),
  ]);
  return { ...users, invitations: invitations.rows };
}

export default function Users({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <UserList {...loaderData} ownEmail={panel?.email ?? ""} />;
}
