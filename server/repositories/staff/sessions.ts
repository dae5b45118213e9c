import { eq } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { session } from "#server/db/schema.ts";

/** Notes that a session was used, and until when it lasts now. */
export async function extendSession(
  db: Queryable,
  id: string,
  { usedAt, expiresAt }: { usedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(session).set({ updatedAt: usedAt, expiresAt }).where(eq(session.id, id));
}
