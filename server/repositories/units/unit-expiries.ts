import { and, asc, eq, gte, inArray, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { REMINDER_DAYS } from "#domain/units/expiry.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { unitExpiries, units, vehicles } from "#server/db/schema.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredExpiry = typeof unitExpiries.$inferSelect;

/** Lists the open expiries of these units, the earliest first. */
export function listOpenExpiries(db: Queryable, unitIds: readonly string[]): Promise<StoredExpiry[]> {
  return db
    .select()
    .from(unitExpiries)
    .where(and(inArray(unitExpiries.unitId, [...unitIds]), isNull(unitExpiries.doneAt)))
    .orderBy(asc(unitExpiries.dueOn), asc(unitExpiries.createdAt));
}

/** An expiry about which staff may need a reminder, with its unit. */
export interface ExpiryToRemind {
  expiry: StoredExpiry;
  vehicleName: string;
  number: number;
  plate: string | null;
}

/**
 * Locks and returns open expiries of units in the fleet that are due within the longest reminder period, if the last of their reminders was not sent
 * yet. The nearest come first. Skips rows that another process has locked.
 */
export async function lockUpcomingExpiries(
  tx: Transaction,
  { today, until, limit, except }: { today: CivilDate; until: CivilDate; limit: number; except: readonly string[] },
): Promise<ExpiryToRemind[]> {
  const remainingDays = sql`(${unitExpiries.dueOn} - ${today}::date)`;
  const nextReminderDays = sql`case ${sql.join(
    REMINDER_DAYS.toReversed().map((days) => sql`when ${remainingDays} <= ${days} then ${days}::int`),
    sql` `,
  )} end`;
  const rows = await tx
    .select({
      expiry: unitExpiries,
      brand: vehicles.brand,
      name: vehicles.name,
      number: units.number,
      plate: units.plate,
    })
    .from(unitExpiries)
    .innerJoin(units, eq(units.id, unitExpiries.unitId))
    .innerJoin(vehicles, eq(vehicles.id, units.vehicleId))
    .where(
      and(
        isNull(unitExpiries.doneAt),
        isNull(units.inFleetTo),
        gte(unitExpiries.dueOn, today),
        lte(unitExpiries.dueOn, until),
        sql`(${unitExpiries.remindedDays} is null or ${unitExpiries.remindedDays} > ${nextReminderDays})`,
        notInArray(unitExpiries.id, [...except]),
      ),
    )
    .orderBy(asc(unitExpiries.dueOn))
    .limit(limit)
    .for("update", { of: unitExpiries, skipLocked: true });
  return rows.map(({ brand, name, ...row }) => ({ ...row, vehicleName: `${brand} ${name}` }));
}

/**
 * Stores which reminder was sent last, as its number of days before the expiry (product.md#unit-expiries). Does not change the version of the row.
 */
export const storeReminder = (tx: Transaction, id: string, days: number) =>
  tx.update(unitExpiries).set({ remindedDays: days }).where(eq(unitExpiries.id, id));

export const lockExpiry = (tx: Transaction, id: string) => lockRow(tx, unitExpiries, id);
export const insertExpiry = (tx: Transaction, values: typeof unitExpiries.$inferInsert) =>
  insertRow(tx, unitExpiries, values);
export const updateExpiryRow = (tx: Transaction, id: string, changes: RowChanges<typeof unitExpiries>, now: Date) =>
  updateRow(tx, unitExpiries, id, changes, now);

/** Stores from when a unit is blocked; null if it is not blocked. Does not change the version of the unit. */
export const writeBlockedFrom = (tx: Transaction, unitId: string, blockedFrom: Date | null) =>
  tx.update(units).set({ blockedFrom }).where(eq(units.id, unitId));
