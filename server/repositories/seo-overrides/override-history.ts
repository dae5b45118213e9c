import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { auditLog, seoOverrides, user } from "#server/db/schema.ts";

/** A change of an override, with the row before and after it as JSON. */
export interface OverrideChange {
  id: string;
  overrideId: string;
  action: string;
  at: Date;
  /** The author's e-mail; null for the system and for deleted users. */
  email: string | null;
  before: unknown;
  after: unknown;
}

const changeColumns = {
  id: auditLog.id,
  overrideId: auditLog.entityId,
  action: auditLog.action,
  at: auditLog.createdAt,
  email: user.email,
  before: auditLog.before,
  after: auditLog.after,
};
const isOverrideEntry = eq(auditLog.entity, "seo_overrides");
/** Changes of the same instant are ordered by the row's version. */
const newestFirst = [
  desc(auditLog.createdAt),
  sql`(${auditLog.after} ->> 'version')::integer desc nulls first`,
] as const;

/** Lists the changes of an override, newest first, at most `limit`. */
export function listOverrideChanges(db: Queryable, id: string, limit: number): Promise<OverrideChange[]> {
  return db
    .select(changeColumns)
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.actor))
    .where(and(isOverrideEntry, eq(auditLog.entityId, id)))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Lists the deletions of overrides whose page has none now, newest first, at most `limit`. */
export function listDeletedOverrides(db: Queryable, limit: number): Promise<OverrideChange[]> {
  return db
    .select(changeColumns)
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.actor))
    .where(
      and(
        isOverrideEntry,
        eq(auditLog.action, "delete"),
        sql`not exists (
          select from ${seoOverrides} there
          where there.page_type = ${auditLog.before} ->> 'page_type' and there.slug = ${auditLog.before} ->> 'slug'
        )`,
        sql`not exists (
          select from ${auditLog} later
          where later.entity = 'seo_overrides' and later.action = 'delete' and later.created_at > ${auditLog.createdAt}
            and later.before ->> 'page_type' = ${auditLog.before} ->> 'page_type'
            and later.before ->> 'slug' = ${auditLog.before} ->> 'slug'
        )`,
      ),
    )
    .orderBy(desc(auditLog.createdAt), auditLog.id)
    .limit(limit);
}
