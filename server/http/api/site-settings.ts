import type { Hono } from "hono";
import type { ApiSiteSettings } from "#domain/api/site-settings.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import { readSiteSettings, type SetSettings, updateSiteSettings } from "#server/services/settings/site-settings.ts";

export function mountSiteSettings(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/site_settings", async ({ staff }) =>
    toSiteSettings(await readSiteSettings(ctx, { staff })),
  );
  serve(app, ctx, "PATCH /api/site_settings", async ({ staff, body }) =>
    toSiteSettings(await updateSiteSettings(ctx, { staff, body })),
  );
}

const toSiteSettings = ({ settings, defaults, version, updatedAt }: SetSettings): ApiSiteSettings => ({
  settings,
  defaults,
  version,
  updated_at: updatedAt.toISOString(),
});
