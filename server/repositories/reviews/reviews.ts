import { and, desc, eq, gt, isNotNull, lte, notExists, notInArray, sql } from "drizzle-orm";
import type { Language } from "#domain/languages.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { PublishedReview, VehicleReviews } from "#domain/reviews/review.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, reviews, vehicles } from "#server/db/schema.ts";
import { readShownImages } from "#server/repositories/pictures/image-order.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { narrowToVehicles } from "#server/repositories/vehicles/narrow-to-vehicles.ts";
import { lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredReview = typeof reviews.$inferSelect;

export interface RentalToReview {
  bookingId: string;
  vehicleId: string | null;
  vehicleName: string;
  returnedOn: CivilDate;
  language: Language;
}

/**
 * Lists rentals that were returned in this period, whose renter has an e-mail address and was not asked for a review yet, without those in `except`,
 * oldest first.
 */
export async function listRentalsToReview(
  tx: Transaction,
  { after, until, limit, except }: { after: Date; until: Date; limit: number; except: readonly string[] },
): Promise<RentalToReview[]> {
  const existingReview = tx.select({ one: sql`1` }).from(reviews).where(eq(reviews.bookingId, bookings.id));
  return tx
    .select({
      bookingId: bookings.id,
      vehicleId: bookings.vehicleId,
      vehicleName: bookings.vehicleName,
      returnedOn: bookings.returnDate,
      language: bookings.language,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, "completed"),
        isNotNull(bookings.email),
        gt(bookings.returnedAt, after),
        lte(bookings.returnedAt, until),
        notExists(existingReview),
        notInArray(bookings.id, [...except]),
      ),
    )
    .orderBy(bookings.returnedAt)
    .limit(limit)
    .for("no key update", { of: bookings, skipLocked: true });
}

/** Records that a renter is asked for a review. Returns false if the renter was asked before. */
export async function insertReviewRequest(
  tx: Transaction,
  review: RentalToReview & { tokenHash: string; now: Date },
): Promise<boolean> {
  const { now, ...row } = review;
  const stored = await tx
    .insert(reviews)
    .values({ ...row, askedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  return stored.length === 1;
}

/** Returns the review whose private link's token has a hash, with the renter; null if there is none. */
export async function findReviewByToken(
  db: Queryable,
  tokenHash: string,
): Promise<{ review: StoredReview; renter: string; images: string[] } | null> {
  const [row] = await db
    .select({ review: reviews, renter: bookings.name, images: vehicles.images })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .leftJoin(vehicles, eq(vehicles.id, reviews.vehicleId))
    .where(eq(reviews.tokenHash, tokenHash))
    .limit(1);
  if (!row) return null;
  const images = row.images ?? [];
  const toShownImages = await readShownImages(db, [images]);
  return { review: row.review, renter: row.renter, images: toShownImages(images) };
}

/** Returns the review with an id, even if the renter has not written anything yet; null if there is none. */
export async function findReview(db: Queryable, id: string): Promise<StoredReview | null> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id)).limit(1);
  return row ?? null;
}

/** Lists reviews for the panel, with their total number. */
export const listReviews = (db: Queryable, listQuery: ListQuery) => readTableRows(db, reviews, listQuery);

export const lockReview = (tx: Transaction, id: string): Promise<StoredReview | null> => lockRow(tx, reviews, id);

/** Updates a review, increments its version and returns the updated row. The caller has locked the review. */
export const updateReview = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof reviews>,
  now: Date,
): Promise<StoredReview> => updateRow(tx, reviews, id, changes, now);

/**
 * Returns at most `limit` published reviews of a car, newest rental first, and the average rating of all genuine ones. `rating` is null if the car
 * has no genuine reviews.
 */
export const readPublishedReviews = cachedQuery(
  "published reviews",
  async (db: Queryable, vehicleId: string, limit: number): Promise<VehicleReviews> => {
    const isGenuine = eq(reviews.demo, false);
    const rows = await narrowToVehicles([vehicleId], () =>
      db
        .select({
          review: reviews,
          average: sql<number | null>`avg(${reviews.stars}) filter (where ${isGenuine}) over ()`.mapWith(Number),
          count: sql<number>`count(*) filter (where ${isGenuine}) over ()`.mapWith(Number),
        })
        .from(reviews)
        .where(and(eq(reviews.vehicleId, vehicleId), eq(reviews.status, "published")))
        .orderBy(desc(reviews.returnedOn), desc(reviews.id))
        .limit(limit),
    );
    const { average, count } = rows[0] ?? { average: null, count: 0 };
    return {
      shown: rows.map(({ review }) => toPublishedReview(review)),
      rating: average === null || count === 0 ? null : { average: Math.round(average * 10) / 10, count },
    };
  },
);

const toPublishedReview = ({
  id,
  stars,
  body,
  shownName,
  vehicleName,
  returnedOn,
  answer,
  language,
  demo,
}: StoredReview): PublishedReview => ({
  id,
  stars: stars ?? 0,
  body: body ?? "",
  name: shownName ?? "",
  vehicle: vehicleName,
  returnedOn,
  answer,
  language,
  demo,
});
