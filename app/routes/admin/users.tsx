import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { USERS_PER_PAGE, UserList } from "#app/features/admin/users/user-list.tsx";
import { userQuery } from "#app/features/admin/users/user-query.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import type { Route } from "./+types/users";
import type { loader as panelLoader } from "./layout";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Utenti", matches);

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(url);
  const offset = (pageNumber(searchParams) - 1) * USERS_PER_PAGE;
  const [users, invitations] = await Promise.all([
    api.list("/api/users", { query: { ...userQuery(searchParams), limit: USERS_PER_PAGE, offset }, signal }),
    api.list("/api/invitations", { signal }),
  ]);
  return { ...users, invitations: invitations.rows };
}

export default function Users({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <UserList {...loaderData} ownEmail={panel?.email ?? ""} />;
}
