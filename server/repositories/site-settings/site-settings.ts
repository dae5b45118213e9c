import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { siteSettings } from "#server/db/schema.ts";
import { lockRow, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredSiteSettings = typeof siteSettings.$inferSelect;

/** The id of the only row, which a migration has created. */
const SETTINGS_ROW_ID = "site";

/** Returns the settings that an admin has changed. Throws if the row that the migration created is missing. */
export async function findSiteSettings(db: Queryable): Promise<StoredSiteSettings> {
  const [row] = await db.select().from(siteSettings);
  return requireRow(row);
}

/** The migration creates the row with this version, so it is not a change. */
const FIRST_VERSION = 1;

/** Returns when an admin last changed the settings; null if nobody has. */
export const findSettingsChangeTime = cachedQuery(
  "settings change time",
  async (db: Queryable): Promise<Date | null> => {
    const { version, updatedAt } = await findSiteSettings(db);
    return version > FIRST_VERSION ? updatedAt : null;
  },
);

/** Locks the settings row until the transaction ends and returns it. */
export const lockSiteSettings = async (tx: Transaction): Promise<StoredSiteSettings> =>
  requireRow((await lockRow(tx, siteSettings, SETTINGS_ROW_ID)) ?? undefined);

/** Stores the changed settings. A field that is missing in `changes` returns to its built-in value. The caller has locked the row. */
export const storeSiteSettings = (tx: Transaction, changes: Partial<SiteSettings>, now: Date) =>
  updateRow(tx, siteSettings, SETTINGS_ROW_ID, { changes }, now);

function requireRow(row: StoredSiteSettings | undefined): StoredSiteSettings {
  if (!row) throw new Error("The row of site_settings is missing");
  return row;
}
