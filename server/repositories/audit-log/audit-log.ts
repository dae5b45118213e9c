import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { AUDIT_ACTION_WORDS, AUDIT_ENTITY_WORDS } from "#domain/audit-log/audit-words.ts";
import { toSnakeCase } from "#domain/key-casing.ts";
import { toSearchKey } from "#domain/search-keys.ts";
import type { Queryable } from "#server/db/client.ts";
import { auditLog, searchKeyColumn, user } from "#server/db/schema.ts";
import { withReferenceNames } from "#server/repositories/audit-log/audited-names.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";

/** What somebody did to a row, as it was before and is after; null where there is no row. */
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

/** Writes down what was done; rows under the names the API gives them. */
export const insertAuditEntry = (db: Queryable, entry: AuditEntry, now: Date): Promise<void> =>
  insertAuditEntries(db, [entry], now);

/** Writes down several things that were done at once. */
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

/** Who changed a row last, and when; null when nobody of the staff has. */
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

/** Who did something, and when. */
export interface RecordedAction {
  /** "renter", "system", "staff" or a staff user's id. */
  actor: string;
  /** A staff user's name, or address; null for anybody else. */
  actorName: string | null;
  at: Date;
}

/** Who of the staff brought a row into a state last, and when; null when nobody has. */
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

/** An entry as stored, with what the ids in it are called, and the e-mail of who did it; null for the system's own and for a user who is gone. */
export type AuditRow = typeof auditLog.$inferSelect & { actorEmail: string | null; names: Record<string, string> };

/** The key of a word of the log's own as people read it, whatever it is stored as. */
const selectLabel = (column: AnyPgColumn, words: Readonly<Record<string, string>>): SQL =>
  sql`case ${column} ${sql.join(
    Object.entries(words).map(([word, name]) => sql`when ${word} then ${toSearchKey(name)}`),
    sql` `,
  )} end`;

/** What a search of the log looks into besides its own words: those that people read in their place, and who did it. */
const ENTRY_SEARCH_KEYS = [
  selectLabel(auditLog.entity, AUDIT_ENTITY_WORDS),
  selectLabel(auditLog.action, AUDIT_ACTION_WORDS),
  sql`(select ${searchKeyColumn(user)} from ${user} where ${user.id} = ${auditLog.actor})`,
];

/** Entries for the log's screen, and how many there are. */
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
