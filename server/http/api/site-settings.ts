import type { Hono } from "hono";
import type { ApiSiteSettings } from "#domain/api/site-settings/site-settings.ts";
import type { AppContext } from "#server/context.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import {
  readSiteSettings,
  type SiteSettingsDetail,
  updateSiteSettings,
} from "#server/services/site-settings/site-settings.ts";

export function mountSiteSettings(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/site_settings", async ({ staff }) =>
    toSiteSettings(await readSiteSettings(ctx, { staff })),
  );
  serveEndpoint(app, ctx, "PATCH /api/site_settings", async ({ staff, body }) =>
    toSiteSettings(await updateSiteSettings(ctx, { staff, body })),
  );
}

const toSiteSettings = ({ settings, defaults, version, updatedAt }: SiteSettingsDetail): ApiSiteSettings => ({
  settings,
  defaults,
  version,
  updated_at: updatedAt.toISOString(),
});
