import { api } from "#app/features/admin/api-client.ts";
import { SettingsScreen } from "#app/features/admin/settings/settings-screen.tsx";
import { SETTINGS_WORDS } from "#app/features/admin/settings/settings-words.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/settings";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(SETTINGS_WORDS.title, matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return api.get("/api/site_settings", { signal: request.signal });
}

export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  return <SettingsScreen {...loaderData} />;
}
