import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { auditLog, seoOverrides, user } from "#server/db/schema.ts";

/** A change of an SEO override, with the row before and after the change as JSON. */
export interface OverrideChange {
  id: string;
  overrideId: string;
  action: string;
  at: Date;
  /** The e-mail address of the user who made the change; null if it was the system or a deleted user. */
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
/** Newest first. Changes of the same instant are ordered by the version of the row. */
const newestFirst = [
  desc(auditLog.createdAt),
  sql`(${auditLog.after} ->> 'version')::integer desc nulls first`,
] as const;

/** Lists at most `limit` changes of an SEO override, newest first. */
export function listOverrideChanges(db: Queryable, id: string, limit: number): Promise<OverrideChange[]> {
  return db
    .select(changeColumns)
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.actor))
    .where(and(isOverrideEntry, eq(auditLog.entityId, id)))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Lists at most `limit` deletions of SEO overrides, newest first, without those whose page has an override again. */
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
