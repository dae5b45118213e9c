import type { SiteSettings } from "#domain/forms/site-settings.ts";
import { keptSettings, settingsOf } from "#domain/site-settings.ts";
import type { AppContext } from "#server/context.ts";
import { findSiteSettings, type StoredSiteSettings } from "#server/repositories/settings/site-settings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

export interface SetSettings {
  settings: SiteSettings;
  defaults: SiteSettings;
  version: number;
  updatedAt: Date;
}

/** The settings as they stand in the database, beside the built-in values. */
export async function readSiteSettings(ctx: AppContext, { staff }: { staff: Staff }): Promise<SetSettings> {
  requireAbility(staff, "settings.manage");
  return toSetSettings(ctx, await findSiteSettings(ctx.db));
}

export function toSetSettings({ siteDefaults }: AppContext, stored: StoredSiteSettings): SetSettings {
  const { changes, version, updatedAt } = stored;
  const defaults = settingsOf(siteDefaults);
  return { settings: { ...defaults, ...keptSettings(changes) }, defaults, version, updatedAt };
}
