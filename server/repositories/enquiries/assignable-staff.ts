import { and, asc, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import { rolesWithAbility } from "#domain/access/abilities.ts";
import type { Queryable } from "#server/db/client.ts";
import { user, userRoles } from "#server/db/schema.ts";

/** A staff member to whom requests can be assigned. */
export interface AssignableStaff {
  id: string;
  name: string;
  email: string;
}

/**
 * Lists the staff to whom requests can be assigned, by name: staff who may reply to enquiries and can sign in. With `id`, only this user, if the user
 * is among them.
 */
export async function listAssignableStaff(db: Queryable, id?: string): Promise<AssignableStaff[]> {
  const serves = db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.userId, user.id), inArray(userRoles.role, rolesWithAbility("enquiries.manage"))));
  return db
    .select({ id: user.id, name: user.name, email: user.email })
    .from(user)
    .where(and(isNull(user.disabledAt), exists(serves), id === undefined ? undefined : eq(user.id, id)))
    .orderBy(sql`lower(${user.name}) collate "C"`, asc(user.email));
}
