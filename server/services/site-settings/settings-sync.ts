import type { CompanyConfiguration } from "#domain/site-configuration.ts";
import { parseStoredSettings, withSiteSettings } from "#domain/site-settings/site-settings.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { type Tag, tagsOverlap } from "#server/invalidation/tags.ts";
import { findSiteSettings, type StoredSiteSettings } from "#server/repositories/site-settings/site-settings.ts";

/** By a process's configuration, the version of the settings that it holds: one read before a write must not undo it. */
const appliedVersions = new WeakMap<CompanyConfiguration, number>();

/** The configuration as it is set now: one object for the life of a process, which `applySettings` keeps true for whoever holds it. */
export async function loadSiteConfiguration(
  db: Queryable,
  defaults: CompanyConfiguration,
): Promise<CompanyConfiguration> {
  const stored = await findSiteSettings(db);
  const site = toSiteConfiguration(stored, defaults);
  appliedVersions.set(site, stored.version);
  return site;
}

/** Takes over what another process has set since. */
export async function syncSettings(ctx: AppContext): Promise<void> {
  applySettings(ctx, await findSiteSettings(ctx.db));
}

/** Takes over the settings when another process has written them. */
export function syncSettingsOnWrite(ctx: AppContext, tags: readonly Tag[]): void {
  if (!tags.some((tag) => tagsOverlap(tag, "site_settings"))) return;
  syncSettings(ctx).catch((error: unknown) => ctx.logger.error({ err: error }, "settings not followed"));
}

/** From here on this process works by these settings, its public pages too. */
export function applySettings({ site, siteDefaults, pages }: AppContext, stored: StoredSiteSettings): void {
  if (stored.version <= (appliedVersions.get(site) ?? 0)) return;
  appliedVersions.set(site, stored.version);
  Object.assign(site, toSiteConfiguration(stored, siteDefaults));
  pages.clear();
}

const toSiteConfiguration = ({ changes }: StoredSiteSettings, defaults: CompanyConfiguration): CompanyConfiguration =>
  withSiteSettings(defaults, parseStoredSettings(changes));
