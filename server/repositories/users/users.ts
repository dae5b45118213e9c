import { and, count, desc, eq, exists, inArray, isNotNull, isNull, max, type SQL, sql } from "drizzle-orm";
import type { Role } from "#domain/access/roles.ts";
import { toEmailKey } from "#domain/customers/customer.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { searchKeyColumn, session, twoFactor, user, userRoles } from "#server/db/schema.ts";
import { toCondition } from "#server/repositories/table-rows.ts";
import { revokeVerifications } from "#server/repositories/users/sessions.ts";

/** An account as admins see it (product.md#user-and-role). */
export interface UserRecord {
  id: string;
  email: string;
  name: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean | null;
  disabledAt: Date | null;
  createdAt: Date;
  /** When one of the account's sessions was last used; null if it has no session. */
  lastSeenAt: Date | null;
  roles: { id: string; role: string }[];
}

export interface UserListQuery {
  /** Words that must all occur in the name or e-mail address. */
  q?: string | undefined;
  /** Only accounts with this role; "none": only accounts without a role. */
  role?: Role | "none" | undefined;
  disabled?: boolean | undefined;
  limit: number;
  offset: number;
}

const selectLastSeen = (db: Queryable) =>
  db
    .select({ userId: session.userId, at: max(session.updatedAt).as("at") })
    .from(session)
    .groupBy(session.userId)
    .as("last_seen");

/** Lists accounts, newest first, with their total number. */
export async function listUsers(
  db: Queryable,
  listQuery: UserListQuery,
): Promise<{ rows: UserRecord[]; total: number }> {
  const { q, role } = listQuery;
  const search = q ? { keys: [searchKeyColumn(user)], text: q } : undefined;
  const where = and(
    toCondition({ filters: [], search }),
    hasRoleCondition(db, role),
    toDisabledCondition(listQuery.disabled),
  );
  const seen = selectLastSeen(db);
  const rows = await db
    .select({ user, lastSeenAt: seen.at })
    .from(user)
    .leftJoin(seen, eq(seen.userId, user.id))
    .where(where)
    .orderBy(desc(user.createdAt), user.id)
    .limit(listQuery.limit)
    .offset(listQuery.offset);
  const [counted] = await db.select({ total: count() }).from(user).where(where);
  const roles = await findRolesByUser(
    db,
    rows.map((row) => row.user.id),
  );
  return {
    rows: rows.map((row) => ({ ...row.user, lastSeenAt: row.lastSeenAt, roles: roles.get(row.user.id) ?? [] })),
    total: counted?.total ?? 0,
  };
}

/** Returns the name of the user with an id; null if the user was deleted. */
export async function findUserName(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.select({ name: user.name }).from(user).where(eq(user.id, id)).limit(1);
  return row?.name ?? null;
}

/** Whether a user has a second factor. */
export async function hasSecondFactor(db: Queryable, id: string): Promise<boolean> {
  const [row] = await db.select({ isOn: user.twoFactorEnabled }).from(user).where(eq(user.id, id));
  return row?.isOn === true;
}

/** Returns the id of the user with an e-mail address, ignoring case; null if there is none. */
export async function findUserIdByEmail(db: Queryable, email: string): Promise<string | null> {
  const [found] = await db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, toEmailKey(email)));
  return found?.id ?? null;
}

/** Locks the account with an id until the transaction ends and returns it; null if there is none. */
export async function lockUser(tx: Transaction, id: string): Promise<UserRecord | null> {
  const [found] = await tx.select().from(user).where(eq(user.id, id)).for("update");
  if (!found) return null;
  const [seen] = await tx
    .select({ at: max(session.updatedAt) })
    .from(session)
    .where(eq(session.userId, id));
  return { ...found, lastSeenAt: seen?.at ?? null, roles: (await findRolesByUser(tx, [id])).get(id) ?? [] };
}

/** Stores the changes that an admin made to an account. */
export async function updateUser(
  tx: Transaction,
  id: string,
  changes: { name?: string | undefined; disabledAt?: Date | null | undefined },
  now: Date,
): Promise<void> {
  await tx
    .update(user)
    .set({ ...changes, updatedAt: now })
    .where(eq(user.id, id));
}

/** Removes an account's second factor, with its backup codes and trusted devices. */
export async function removeSecondFactor(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await revokeVerifications(tx, userId);
  await tx.update(user).set({ twoFactorEnabled: false, updatedAt: now }).where(eq(user.id, userId));
}

async function findRolesByUser(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { id: string; role: string }[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: userRoles.id, role: userRoles.role, userId: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.userId, [...ids]))
    .orderBy(userRoles.role);
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...byUser].map(([userId, userRoleRows]) => [userId, userRoleRows.map(({ id, role }) => ({ id, role }))]),
  );
}

function hasRoleCondition(db: Queryable, role: UserListQuery["role"]): SQL | undefined {
  if (!role) return undefined;
  const userRoleRows = db.select({ one: sql`1` }).from(userRoles);
  if (role === "none") return sql`not ${exists(userRoleRows.where(eq(userRoles.userId, user.id)))}`;
  return exists(userRoleRows.where(and(eq(userRoles.userId, user.id), eq(userRoles.role, role))));
}

const toDisabledCondition = (isDisabled: boolean | undefined): SQL | undefined =>
  isDisabled === undefined ? undefined : isDisabled ? isNotNull(user.disabledAt) : isNull(user.disabledAt);

/** Deletes an account with its sessions, passwords and all other rows that belong only to it. */
export async function deleteUser(tx: Transaction, id: string): Promise<void> {
  await tx.delete(user).where(eq(user.id, id));
}
