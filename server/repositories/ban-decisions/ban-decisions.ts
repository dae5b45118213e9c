import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BanAction } from "#domain/ban-decisions/ban-decision.ts";
import { OPEN_STATUSES } from "#domain/bookings/booking-statuses.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { banDecisions, bookings, customers, user } from "#server/db/schema.ts";
import { isBannedOn } from "#server/repositories/customers/customers.ts";
import { lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredBanDecision = typeof banDecisions.$inferSelect;

/** What a decision is about. */
export interface BanSubject {
  action: BanAction;
  /** Null for a merge. */
  bookingId: string | null;
  /** The banned customer. */
  customerId: string;
  /** For a merge, the other record; otherwise null. */
  otherCustomerId: string | null;
}

export const lockBanDecision = (tx: Transaction, id: string) => lockRow(tx, banDecisions, id);
export const updateBanDecision = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof banDecisions>,
  now: Date,
): Promise<StoredBanDecision> => updateRow(tx, banDecisions, id, changes, now);

/** Locks the decision on a subject until the transaction ends and returns it; null if there is none. */
export async function lockBanDecisionOn(tx: Transaction, subject: BanSubject): Promise<StoredBanDecision | null> {
  const [row] = await tx.select().from(banDecisions).where(isSubject(subject)).for("update");
  return row ?? null;
}

/** Stores that somebody asks for a decision. Returns null if the subject has a row already, for example of a colleague who asked at the same time. */
export async function insertBanRequest(
  tx: Transaction,
  request: BanSubject & { askedBy: string | null },
  now: Date,
): Promise<StoredBanDecision | null> {
  const [row] = await tx
    .insert(banDecisions)
    .values({ ...request, askedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** A decision with the names that staff read. */
export interface ListedBanDecision {
  decision: StoredBanDecision;
  customerName: string;
  otherCustomerName: string | null;
  booking: { id: string; reference: string } | null;
  askedByName: string | null;
  decidedByName: string | null;
}

/**
 * Lists the requests that no admin has decided and that still matter, oldest first: the ban is in force on `today`, and the action is still possible.
 */
export function listUndecidedBanRequests(
  db: Queryable,
  { today, now, limit }: { today: string; now: Date; limit: number },
): Promise<ListedBanDecision[]> {
  const canConfirm = and(eq(bookings.status, "requested"), gt(bookings.holdExpiresAt, now));
  const isPossible = or(
    and(eq(banDecisions.action, "confirm"), canConfirm),
    and(eq(banDecisions.action, "drivers"), inArray(bookings.status, [...OPEN_STATUSES])),
    inArray(banDecisions.action, ["renter", "merge", "reopen"]),
  );
  return selectDecisions(db, and(isNull(banDecisions.decidedAt), isBannedOn(today), isPossible)).limit(limit);
}

/** Lists the requests and decisions about a booking whose customer has the ban that they are about, oldest first. */
export function listBookingBanDecisions(db: Queryable, bookingId: string, today: string): Promise<ListedBanDecision[]> {
  const isCurrent = or(isNull(banDecisions.decidedAt), eq(banDecisions.banStartedAt, customers.bannedAt));
  return selectDecisions(db, and(eq(banDecisions.bookingId, bookingId), isBannedOn(today), isCurrent));
}

const otherCustomers = alias(customers, "other_customers");
const askers = alias(user, "askers");
const deciders = alias(user, "deciders");

const selectDecisions = (db: Queryable, condition: SQL | undefined) =>
  db
    .select({
      decision: banDecisions,
      customerName: customers.name,
      otherCustomerName: otherCustomers.name,
      booking: { id: bookings.id, reference: bookings.reference },
      askedByName: askers.name,
      decidedByName: deciders.name,
    })
    .from(banDecisions)
    .innerJoin(customers, eq(customers.id, banDecisions.customerId))
    .leftJoin(otherCustomers, eq(otherCustomers.id, banDecisions.otherCustomerId))
    .leftJoin(bookings, eq(bookings.id, banDecisions.bookingId))
    .leftJoin(askers, eq(askers.id, banDecisions.askedBy))
    .leftJoin(deciders, eq(deciders.id, banDecisions.decidedBy))
    .where(condition)
    .orderBy(asc(banDecisions.askedAt), asc(banDecisions.id));

/**
 * Moves the decisions about a merged record to the remaining one. Where both records have one for the same booking and action, that of the remaining
 * record stays. Decisions about merging the merged record are deleted, because it cannot be merged again.
 */
export async function moveBanDecisions(
  tx: Transaction,
  { survivorId, mergedId }: { survivorId: string; mergedId: string },
): Promise<void> {
  await tx
    .delete(banDecisions)
    .where(
      or(
        eq(banDecisions.otherCustomerId, mergedId),
        and(eq(banDecisions.customerId, mergedId), eq(banDecisions.action, "merge")),
      ),
    );
  const ofSurvivor = alias(banDecisions, "of_survivor");
  await tx.delete(banDecisions).where(
    and(
      eq(banDecisions.customerId, mergedId),
      sql`exists (${tx
        .select({ one: sql`1` })
        .from(ofSurvivor)
        .where(
          and(
            eq(ofSurvivor.customerId, survivorId),
            eq(ofSurvivor.bookingId, banDecisions.bookingId),
            eq(ofSurvivor.action, banDecisions.action),
          ),
        )})`,
    ),
  );
  await tx.update(banDecisions).set({ customerId: survivorId }).where(eq(banDecisions.customerId, mergedId));
}

/** Deletes the decisions about a customer and about these bookings. */
export async function deleteBanDecisionsOf(
  tx: Transaction,
  { customerId, bookingIds }: { customerId: string; bookingIds: readonly string[] },
): Promise<void> {
  await tx
    .delete(banDecisions)
    .where(
      or(
        eq(banDecisions.customerId, customerId),
        eq(banDecisions.otherCustomerId, customerId),
        inArray(banDecisions.bookingId, [...bookingIds]),
      ),
    );
}

/** Deletes the decisions that last changed before an instant. */
export async function deleteBanDecisionsBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(banDecisions).where(lt(banDecisions.updatedAt, before));
}

const isSubject = ({ action, bookingId, customerId, otherCustomerId }: BanSubject) =>
  and(
    eq(banDecisions.action, action),
    eq(banDecisions.customerId, customerId),
    bookingId === null ? isNull(banDecisions.bookingId) : eq(banDecisions.bookingId, bookingId),
    otherCustomerId === null ? isNull(banDecisions.otherCustomerId) : eq(banDecisions.otherCustomerId, otherCustomerId),
  );
