import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { WAITING_LIST, WaitingListScreen } from "#app/features/admin/waiting-list/waiting-list-screen.tsx";
import { WAITING_LIST_WORDS } from "#app/features/admin/waiting-list/waiting-list-words.ts";
import type { Route } from "./+types/waiting-list";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(WAITING_LIST_WORDS.title, matches);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(WAITING_LIST, request);

export default function WaitingList({ loaderData }: Route.ComponentProps) {
  return <WaitingListScreen {...loaderData} />;
}
