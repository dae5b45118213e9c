import type { CompanyConfiguration } from "#domain/site-configuration.ts";
import { parseStoredSettings, withSiteSettings } from "#domain/site-settings/site-settings.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { type Tag, tagsOverlap } from "#server/invalidation/tags.ts";
import { findSiteSettings, type StoredSiteSettings } from "#server/repositories/site-settings/site-settings.ts";

/** The version of the settings that was last applied to each configuration object. A slow read must not replace a newer version by an older one. */
const appliedVersions = new WeakMap<CompanyConfiguration, number>();

/** Returns the current configuration. The object is used as long as the process runs, and `applySettings` updates it in place. */
export async function loadSiteConfiguration(
  db: Queryable,
  defaults: CompanyConfiguration,
): Promise<CompanyConfiguration> {
  const stored = await findSiteSettings(db);
  const site = toSiteConfiguration(stored, defaults);
  appliedVersions.set(site, stored.version);
  return site;
}

/** Reads the stored settings and applies them, if another process has changed them. */
export async function syncSettings(ctx: AppContext): Promise<void> {
  applySettings(ctx, await findSiteSettings(ctx.db));
}

/** Applies the settings if the tags say that another process has written them. */
export function syncSettingsOnWrite(ctx: AppContext, tags: readonly Tag[]): void {
  if (!tags.some((tag) => tagsOverlap(tag, "site_settings"))) return;
  syncSettings(ctx).catch((error: unknown) => ctx.logger.error({ err: error }, "settings not followed"));
}

/** Applies stored settings to this process and clears its page cache, unless the process has the same or a newer version. */
export function applySettings({ site, siteDefaults, pages }: AppContext, stored: StoredSiteSettings): void {
  if (stored.version <= (appliedVersions.get(site) ?? 0)) return;
  appliedVersions.set(site, stored.version);
  Object.assign(site, toSiteConfiguration(stored, siteDefaults));
  pages.clear();
}

const toSiteConfiguration = ({ changes }: StoredSiteSettings, defaults: CompanyConfiguration): CompanyConfiguration =>
  withSiteSettings(defaults, parseStoredSettings(changes));
