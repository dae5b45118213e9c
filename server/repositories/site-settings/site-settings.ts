import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { siteSettings } from "#server/db/schema.ts";
import { lockRow, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredSiteSettings = typeof siteSettings.$inferSelect;

/** The one row, which the migration made. */
const SETTINGS_ROW_ID = "site";

/** What an admin has set, and nothing of what the environment says. Throws where the row of the migration is gone. */
export async function findSiteSettings(db: Queryable): Promise<StoredSiteSettings> {
  const [row] = await db.select().from(siteSettings);
  return requireRow(row);
}

/** The same row, kept from other writers until the transaction ends. */
export const lockSiteSettings = async (tx: Transaction): Promise<StoredSiteSettings> =>
  requireRow((await lockRow(tx, siteSettings, SETTINGS_ROW_ID)) ?? undefined);

/** Writes all that is set into the locked row: what `changes` leaves out is the environment's again. */
export const storeSiteSettings = (tx: Transaction, changes: Partial<SiteSettings>, now: Date) =>
  updateRow(tx, siteSettings, SETTINGS_ROW_ID, { changes }, now);

function requireRow(row: StoredSiteSettings | undefined): StoredSiteSettings {
  if (!row) throw new Error("The row of site_settings is missing");
  return row;
}
