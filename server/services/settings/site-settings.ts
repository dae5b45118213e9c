import { isDeepStrictEqual } from "node:util";
import { type SiteSettings, siteSettingsChangesSchema } from "#domain/forms/site-settings.ts";
import { changedSettings, keptSettings, settingsOf } from "#domain/site-settings.ts";
import type { AppContext } from "#server/context.ts";
import {
  findSiteSettings,
  lockSiteSettings,
  type StoredSiteSettings,
  storeSiteSettings,
} from "#server/repositories/settings/site-settings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { holdSettings } from "./follow-site.ts";

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

function toSetSettings({ siteDefaults }: AppContext, stored: StoredSiteSettings): SetSettings {
  const { changes, version, updatedAt } = stored;
  const defaults = settingsOf(siteDefaults);
  return { settings: { ...defaults, ...keptSettings(changes) }, defaults, version, updatedAt };
}

/**
 * Sets the company's data; this process works by them at once, the others within a minute (product.md#settings). What is so already changes
 * nothing. Refuses "invalid" for wrong fields, and "conflict" when somebody else has changed them since `version`.
 */
export async function updateSiteSettings(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<SetSettings> {
  requireAbility(staff, "settings.manage");
  const { version, ...changes } = checkedInput(siteSettingsChangesSchema, body);
  const stored = await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockSiteSettings(tx);
    await rejectStaleVersion(tx, "site_settings", before, version, ctx);
    const { settings, defaults } = toSetSettings(ctx, before);
    const wanted = { ...settings, ...keptSettings(changes) };
    if (isDeepStrictEqual(wanted, settings)) return before;
    const after = await storeSiteSettings(tx, changedSettings(wanted, defaults), ctx.clock());
    await audit({ action: "update", entity: "site_settings", entityId: before.id, before: settings, after: wanted });
    return after;
  });
  holdSettings(ctx, stored);
  return toSetSettings(ctx, stored);
}
