import { eq } from "drizzle-orm";
import type { Role } from "#domain/access/roles.ts";
import type { Queryable } from "#server/db/client.ts";
import { userRoles } from "#server/db/schema.ts";

/** True when anybody holds the role. */
export async function anyoneHasRole(db: Queryable, role: Role): Promise<boolean> {
  const rows = await db.select({ id: userRoles.id }).from(userRoles).where(eq(userRoles.role, role)).limit(1);
  return rows.length > 0;
}

/** Grants a role; granting it again changes nothing. */
export async function grantRole(db: Queryable, userId: string, role: Role): Promise<void> {
  await db.insert(userRoles).values({ user_id: userId, role }).onConflictDoNothing();
}
