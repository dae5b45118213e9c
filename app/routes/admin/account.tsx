import { loadAccount } from "#app/features/admin/account/account-api.ts";
import { AccountScreen } from "#app/features/admin/account/account-screen.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/account";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Il tuo account", matches);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadAccount(request.signal);
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountScreen {...loaderData} />;
}
