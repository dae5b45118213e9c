import { and, asc, count, eq, sql } from "drizzle-orm";
import type { ListName } from "#domain/lists/list-names.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { savedViews, user } from "#server/db/schema.ts";

export type SavedView = typeof savedViews.$inferSelect;

/** A user, and the list of the panel to which their saved views belong. */
export interface SavedViewOwner {
  userId: string;
  list: ListName;
}

/** Lists a user's saved views of a list, by name. */
export async function listSavedViews(db: Queryable, { userId, list }: SavedViewOwner): Promise<SavedView[]> {
  return db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)))
    .orderBy(sql`lower(${savedViews.name}) collate "C"`, asc(savedViews.name));
}

/** Counts the saved views of a user for a list. Other transactions that want to save a view for this user wait until this transaction ends. */
export async function countSavedViews(tx: Transaction, { userId, list }: SavedViewOwner): Promise<number> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
  const [counted] = await tx
    .select({ total: count() })
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)));
  return counted?.total ?? 0;
}

/** Returns the user's saved view with a name; null if there is none. */
export async function findSavedView(
  db: Queryable,
  { userId, list, name }: SavedViewOwner & { name: string },
): Promise<SavedView | null> {
  const [row] = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list), eq(savedViews.name, name)));
  return row ?? null;
}

/** Stores a saved view. Replaces the user's view with the same name, if there is one. */
export async function storeSavedView(
  tx: Transaction,
  view: SavedViewOwner & Pick<SavedView, "name" | "query" | "columns">,
  now: Date,
): Promise<SavedView> {
  const { query, columns } = view;
  const [row] = await tx
    .insert(savedViews)
    .values({ ...view, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [savedViews.userId, savedViews.list, savedViews.name],
      set: { query, columns, updatedAt: now },
    })
    .returning();
  if (!row) throw new Error("The view was not stored");
  return row;
}

/** Deletes the user's saved view with an id and returns it; null if the user has no view with this id. */
export async function deleteStoredView(tx: Transaction, id: string, userId: string): Promise<SavedView | null> {
  const [row] = await tx
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning();
  return row ?? null;
}
