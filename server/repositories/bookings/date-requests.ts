import { and, desc, eq, sql } from "drizzle-orm";
import type { DateRequestState, RequestedRental } from "#domain/bookings/date-requests.ts";
import type { DATE_REQUEST_ANSWERS } from "#domain/forms/bookings/date-request.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { dateRequests, user } from "#server/db/schema.ts";
import type { RecordedAction } from "#server/repositories/audit-log/audit-log.ts";

export interface StoredDateRequest {
  id: string;
  requested: RequestedRental;
  state: DateRequestState;
  /** The sentence to the renter with which staff refused; null if there is none. */
  answer: string | null;
  /** Who accepted or refused, and when; null while the request is open, and if it was superseded. */
  decision: RecordedAction | null;
  at: Date;
}

/** Lists the date requests of a booking, newest first. The open one is always the newest. */
export async function listDateRequests(db: Queryable, bookingId: string): Promise<StoredDateRequest[]> {
  const rows = await db
    .select({ request: dateRequests, name: user.name, email: user.email })
    .from(dateRequests)
    .leftJoin(user, eq(user.id, dateRequests.decidedBy))
    .where(eq(dateRequests.bookingId, bookingId))
    .orderBy(sql`${dateRequests.state} = 'open' desc`, desc(dateRequests.createdAt), desc(dateRequests.id));
  return rows.map(({ request, name, email }) => {
    const { id, state, answer, decidedBy, decidedAt, createdAt } = request;
    const { pickupDate, pickupTime, returnDate, returnTime, returnPlace } = request;
    return {
      id,
      requested: { pickupDate, pickupTime, returnDate, returnTime, returnPlace },
      state,
      answer,
      decision:
        decidedBy === null || decidedAt === null ? null : { actor: decidedBy, actorName: name || email, at: decidedAt },
      at: createdAt,
    };
  });
}

/** Returns the date request of a booking that waits for an answer; null if there is none. */
export async function findOpenDateRequest(db: Queryable, bookingId: string): Promise<StoredDateRequest | null> {
  const [latest] = await listDateRequests(db, bookingId);
  return latest?.state === "open" ? latest : null;
}

/** Stores an open date request. The booking must be locked and have no other open one. */
export async function insertDateRequest(
  tx: Transaction,
  bookingId: string,
  requested: RequestedRental,
  now: Date,
): Promise<void> {
  await tx.insert(dateRequests).values({ ...requested, bookingId, createdAt: now });
}

/** Marks the booking's open date request as superseded, if there is one: the rental has changed, or the renter asks for something else. */
export async function supersedeDateRequest(tx: Transaction, bookingId: string): Promise<void> {
  await tx
    .update(dateRequests)
    .set({ state: "superseded" })
    .where(and(eq(dateRequests.bookingId, bookingId), eq(dateRequests.state, "open")));
}

export interface DateRequestDecision {
  state: (typeof DATE_REQUEST_ANSWERS)[number];
  answer: string | null;
  /** The staff user's id. */
  by: string;
  now: Date;
}

/** Stores the decision about a date request. The booking must be locked and the request open. */
export async function decideDateRequest(
  tx: Transaction,
  id: string,
  { state, answer, by, now }: DateRequestDecision,
): Promise<void> {
  await tx.update(dateRequests).set({ state, answer, decidedBy: by, decidedAt: now }).where(eq(dateRequests.id, id));
}

/** Renames a city where renters asked to return the car. */
export async function renameCityInDateRequests(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.update(dateRequests).set({ returnPlace: to }).where(eq(dateRequests.returnPlace, from));
}
