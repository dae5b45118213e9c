import type { CompanyConfiguration } from "#domain/site-configuration.ts";
import { keptSettings, withSettings } from "#domain/site-settings.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { meet, type Tag } from "#server/freshness/tags.ts";
import { findSiteSettings, type StoredSiteSettings } from "#server/repositories/settings/site-settings.ts";

/** By a process's configuration, the version of the settings that it holds: one read before a write must not undo it. */
const heldVersions = new WeakMap<CompanyConfiguration, number>();

/** The configuration as it is set now: one object for the life of a process, which `holdSettings` keeps true for whoever holds it. */
export async function openSite(db: Queryable, defaults: CompanyConfiguration): Promise<CompanyConfiguration> {
  const stored = await findSiteSettings(db);
  const site = siteOf(stored, defaults);
  heldVersions.set(site, stored.version);
  return site;
}

/** Takes over what another process has set since. */
export async function followSite(ctx: AppContext): Promise<void> {
  holdSettings(ctx, await findSiteSettings(ctx.db));
}

/** Takes over the settings when another process has written them. */
export function followWrites(ctx: AppContext, tags: readonly Tag[]): void {
  if (!tags.some((tag) => meet(tag, "site_settings"))) return;
  followSite(ctx).catch((error: unknown) => ctx.logger.error({ err: error }, "settings not followed"));
}

/** From here on this process works by these settings, its public pages too. */
export function holdSettings({ site, siteDefaults, pages }: AppContext, stored: StoredSiteSettings): void {
  if (stored.version <= (heldVersions.get(site) ?? 0)) return;
  heldVersions.set(site, stored.version);
  Object.assign(site, siteOf(stored, siteDefaults));
  pages.clear();
}

const siteOf = ({ changes }: StoredSiteSettings, defaults: CompanyConfiguration): CompanyConfiguration =>
  withSettings(defaults, keptSettings(changes));
