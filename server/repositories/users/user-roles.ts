import { and, count, eq, inArray, isNull, ne } from "drizzle-orm";
import { rolesWithAbility } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { user, userRoles } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";

/** A role record (product.md#user-and-role). */
export type UserRoleRow = typeof userRoles.$inferSelect;

/** Whether anybody holds one of the roles. */
export async function hasAnyoneWithRole(db: Queryable, roles: readonly Role[]): Promise<boolean> {
  const rows = await db.select({ id: userRoles.id }).from(userRoles).where(inArray(userRoles.role, roles)).limit(1);
  return rows.length > 0;
}

/** Grants a role to a user and returns the role record. `granted` is false if the user already had the role. */
export async function grantRole(
  db: Queryable,
  userId: string,
  role: Role,
): Promise<{ row: UserRoleRow; granted: boolean }> {
  const [added] = await db.insert(userRoles).values({ userId, role }).onConflictDoNothing().returning();
  if (added) return { row: added, granted: true };
  const [row] = await db
    .select()
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)));
  if (!row) throw new Error("A role was neither granted nor held");
  return { row, granted: false };
}

/** Lists a user's roles in the order they were granted. */
export async function listRoles(db: Queryable, userId: string): Promise<string[]> {
  const rows = await listRoleRecords(db, userId);
  return rows.map(({ role }) => role);
}

/** Lists the role records of one user or, without `userId`, of all users, in the order in which they were granted. */
export async function listRoleRecords(db: Queryable, userId?: string): Promise<UserRoleRow[]> {
  return db
    .select()
    .from(userRoles)
    .where(userId === undefined ? undefined : eq(userRoles.userId, userId))
    .orderBy(userRoles.createdAt, userRoles.id);
}

/** Returns the role record with an id; null if there is none. */
export async function findRoleRecord(db: Queryable, id: string): Promise<UserRoleRow | null> {
  const [row] = await db.select().from(userRoles).where(eq(userRoles.id, id));
  return row ?? null;
}

/** Deletes a role record: the user no longer has the role. */
export async function deleteRoleRecord(tx: Transaction, id: string): Promise<void> {
  await tx.delete(userRoles).where(eq(userRoles.id, id));
}

/** Whether another enabled user may manage users. Other transactions that take this ability from a user wait until this transaction ends. */
export async function hasOtherAdmin(tx: Transaction, userId: string): Promise<boolean> {
  await lockNames(tx, "admins");
  const [others] = await tx
    .select({ number: count() })
    .from(userRoles)
    .innerJoin(user, eq(user.id, userRoles.userId))
    .where(
      and(
        inArray(userRoles.role, rolesWithAbility("users.manage")),
        ne(userRoles.userId, userId),
        isNull(user.disabledAt),
      ),
    );
  return (others?.number ?? 0) > 0;
}
