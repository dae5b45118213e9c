import { isDeepStrictEqual } from "node:util";
import { siteSettingsChangesSchema } from "#domain/forms/site-settings.ts";
import { changedSettings, keptSettings } from "#domain/site-settings.ts";
import type { AppContext } from "#server/context.ts";
import { lockSiteSettings, storeSiteSettings } from "#server/repositories/settings/site-settings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { holdSettings } from "#server/services/settings/follow-site.ts";
import { type SetSettings, toSetSettings } from "#server/services/settings/read-site-settings.ts";

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
