import { eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { cities, jetRoutes, jets } from "#server/db/schema.ts";
import { type RowReading, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

/** A city as stored (B 3.7, design 5). */
export type CityRow = typeof cities.$inferSelect;
type CityValues = typeof cities.$inferInsert;

/** City rows for staff, deactivated ones among them. */
export const readAllCities = (db: Queryable, reading: RowReading) => readTableRows(db, cities, reading);

export const lockCity = (tx: Transaction, id: string) => lockRow(tx, cities, id);
export const insertCityRow = (tx: Transaction, values: CityValues) => insertRow(tx, cities, values);
export const updateCityRow = (tx: Transaction, id: string, changes: RowChanges<typeof cities>, now: Date) =>
  updateRow(tx, cities, id, changes, now);

/** Where a city's name is no foreign key, it follows too: in the cities a jet serves and in the goals of the popular routes. */
export async function renameCityOfJets(tx: Transaction, from: string, to: string): Promise<void> {
  await tx
    .update(jets)
    .set({ location: sql`array_replace(${jets.location}, ${from}, ${to})` })
    .where(sql`${from} = any(${jets.location})`);
  await tx.update(jetRoutes).set({ destination: to }).where(eq(jetRoutes.destination, from));
}
