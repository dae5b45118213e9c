import { isDeepStrictEqual } from "node:util";
import { type SiteSettings, siteSettingsChangesSchema } from "#domain/forms/site-settings/site-settings.ts";
import { diffSettings, parseStoredSettings, toSiteSettings } from "#domain/site-settings/site-settings.ts";
import type { AppContext } from "#server/context.ts";
import {
  findSiteSettings,
  lockSiteSettings,
  type StoredSiteSettings,
  storeSiteSettings,
} from "#server/repositories/site-settings/site-settings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { rejectFutureClosedMonth } from "./internal/check-closed-month.ts";
import { rejectMissingLogos } from "./internal/check-logos.ts";
import { rejectOpenWork } from "./internal/check-open-work.ts";
import { applySettings } from "./settings-sync.ts";

export interface SiteSettingsDetail {
  settings: SiteSettings;
  defaults: SiteSettings;
  version: number;
  updatedAt: Date;
}

/** Returns the current settings and the built-in values. */
export async function readSiteSettings(ctx: AppContext, { staff }: { staff: Staff }): Promise<SiteSettingsDetail> {
  requireAbility(staff, "settings.manage");
  return toSiteSettingsDetail(ctx, await findSiteSettings(ctx.db));
}

function toSiteSettingsDetail({ siteDefaults }: AppContext, stored: StoredSiteSettings): SiteSettingsDetail {
  const { changes, version, updatedAt } = stored;
  const defaults = toSiteSettings(siteDefaults);
  return { settings: { ...defaults, ...parseStoredSettings(changes) }, defaults, version, updatedAt };
}

/**
 * Updates the company's settings (product.md#settings). This process uses them at once, the others within a minute. Unchanged settings are not
 * written. Throws "invalid" for wrong fields, "conflict" for a stale `version`, and "conflict" at `despite_open_work` if an offer with open work is
 * switched off.
 */
export async function updateSiteSettings(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<SiteSettingsDetail> {
  requireAbility(staff, "settings.manage");
  const { version, despite_open_work: isConfirmed, ...changes } = parseInput(siteSettingsChangesSchema, body);
  const stored = await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockSiteSettings(tx);
    await rejectStaleVersion(tx, "site_settings", before, version, ctx);
    const { settings, defaults } = toSiteSettingsDetail(ctx, before);
    const newSettings = { ...settings, ...parseStoredSettings(changes) };
    if (isDeepStrictEqual(newSettings, settings)) return before;
    rejectFutureClosedMonth(ctx, settings, newSettings);
    await rejectMissingLogos(ctx, settings, newSettings);
    if (!isConfirmed) await rejectOpenWork(tx, settings, newSettings);
    const after = await storeSiteSettings(tx, diffSettings(newSettings, defaults), ctx.clock());
    await audit({
      action: "update",
      entity: "site_settings",
      entityId: before.id,
      before: settings,
      after: newSettings,
    });
    return after;
  });
  applySettings(ctx, stored);
  return toSiteSettingsDetail(ctx, stored);
}
