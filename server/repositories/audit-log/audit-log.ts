import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { AUDIT_ACTION_WORDS, AUDIT_ENTITY_WORDS } from "#domain/audit-log/audit-words.ts";
import { toSnakeCase } from "#domain/key-casing.ts";
import { toSearchKey } from "#domain/search-keys.ts";
import type { Queryable } from "#server/db/client.ts";
import { auditLog, searchKeyColumn, user } from "#server/db/schema.ts";
import { withReferenceNames } from "#server/repositories/audit-log/audited-names.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";

/** A change of a row, with its values before and after; null if the row did not exist. */
export interface AuditEntry {
  /** A staff user's id, or "system". */
  actor: string;
  action: string;
  /** The table's name. */
  entity: string;
  entityId: string;
  before: object | null;
  after: object | null;
}

/** Writes an audit entry. The row values have the API's field names. */
export const insertAuditEntry = (db: Queryable, entry: AuditEntry, now: Date): Promise<void> =>
  insertAuditEntries(db, [entry], now);

/** Writes several audit entries with the same time. */
export async function insertAuditEntries(db: Queryable, entries: readonly AuditEntry[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  const toLoggedRow = (row: object | null) => row && toSnakeCase(row);
  await db.insert(auditLog).values(
    entries.map(({ before, after, ...rest }) => ({
      ...rest,
      before: toLoggedRow(before),
      after: toLoggedRow(after),
      createdAt: now,
    })),
  );
}

/** Returns which staff member changed a row last, and when; null if none did. */
export async function findLastChange(
  db: Queryable,
  entity: string,
  entityId: string,
): Promise<{ email: string; at: Date } | null> {
  const [row] = await db
    .select({ email: user.email, at: auditLog.createdAt })
    .from(auditLog)
    .innerJoin(user, eq(user.id, auditLog.actor))
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)))
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  return row ?? null;
}

/** Who performed an action, and when. */
export interface RecordedAction {
  /** Who performed it: "renter", "system", "staff" or a staff user's id. */
  actor: string;
  /** A staff user's name or e-mail; null for other actors. */
  actorName: string | null;
  at: Date;
}

/** Returns which staff member last set a row's status to `status`, and when; null if none did. */
export async function findStatusChange(
  db: Queryable,
  entity: string,
  entityId: string,
  status: string,
): Promise<RecordedAction | null> {
  const [row] = await db
    .select({ actor: auditLog.actor, name: user.name, email: user.email, at: auditLog.createdAt })
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.actor))
    .where(
      and(
        eq(auditLog.entity, entity),
        eq(auditLog.entityId, entityId),
        sql`${auditLog.after} ->> 'status' = ${status}`,
        sql`${auditLog.before} ->> 'status' is distinct from ${status}`,
      ),
    )
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  return row ? { actor: row.actor, actorName: row.name || row.email, at: row.at } : null;
}

/** A stored entry with the current names of the rows whose ids it contains. `actorEmail` is null if the actor is the system or a deleted user. */
export type AuditRow = typeof auditLog.$inferSelect & { actorEmail: string | null; names: Record<string, string> };

/** Selects the label on screen of a stored key. */
const selectLabel = (column: AnyPgColumn, words: Readonly<Record<string, string>>): SQL =>
  sql`case ${column} ${sql.join(
    Object.entries(words).map(([word, name]) => sql`when ${word} then ${toSearchKey(name)}`),
    sql` `,
  )} end`;

/** Further texts in which the search of the log looks: labels on screen, and the actor. */
const ENTRY_SEARCH_KEYS = [
  selectLabel(auditLog.entity, AUDIT_ENTITY_WORDS),
  selectLabel(auditLog.action, AUDIT_ACTION_WORDS),
  sql`(select ${searchKeyColumn(user)} from ${user} where ${user.id} = ${auditLog.actor})`,
];

/** Lists entries for the log's screen, with their total number. */
export async function readAuditRows(db: Queryable, listQuery: ListQuery): Promise<{ rows: AuditRow[]; total: number }> {
  const { search } = listQuery;
  const { rows, total } = await readTableRows(db, auditLog, {
    ...listQuery,
    ...(search && { search: { ...search, keys: [...search.keys, ...ENTRY_SEARCH_KEYS] } }),
  });
  const actors = [...new Set(rows.map(({ actor }) => actor))];
  const people = actors.length
    ? await db.select({ id: user.id, email: user.email }).from(user).where(inArray(user.id, actors))
    : [];
  const emailOf = new Map(people.map(({ id, email }) => [id, email]));
  const namedEntries = await withReferenceNames(db, rows);
  return { rows: namedEntries.map((row) => ({ ...row, actorEmail: emailOf.get(row.actor) ?? null })), total };
}
