import { api } from "#app/features/admin/api-client.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { SettingsScreen } from "#app/features/admin/site-settings/settings-screen.tsx";
import { SETTINGS_WORDS } from "#app/features/admin/site-settings/settings-words.ts";
import type { Route } from "./+types/site-settings";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(SETTINGS_WORDS.title, matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return api.get("/api/site_settings", { signal: request.signal });
}

export default function SiteSettingsRoute({ loaderData }: Route.ComponentProps) {
  return <SettingsScreen {...loaderData} />;
}
