import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Booking, BookingEvent } from "#domain/booking/booking.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import { type CategorySlug, categorySlug } from "#domain/categories.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookingEvents, bookings, cities, vehicles } from "#server/db/schema.ts";

export type NewBooking = typeof bookings.$inferInsert;

/** Which booking: by its id, by its private link's hash, or by the key its request came with. */
export type BookingKey = { id: string } | { tokenHash: string } | { idempotencyKey: string };

const pickupCities = alias(cities, "pickup_cities");
const returnCities = alias(cities, "return_cities");
const vehicleCities = alias(cities, "vehicle_cities");

/** Stores a booking; false when its reference or its idempotency key is taken. */
export async function insertBooking(db: Queryable, booking: NewBooking): Promise<boolean> {
  const stored = await db.insert(bookings).values(booking).onConflictDoNothing().returning({ id: bookings.id });
  return stored.length === 1;
}

/** A booking whole, or null when there is none. */
export async function findBooking(db: Queryable, key: BookingKey): Promise<Booking | null> {
  const [row] = await db
    .select({
      booking: bookings,
      vehicle: vehicles,
      citySlug: vehicleCities.slug,
      pickupZone: pickupCities.timeZone,
      returnZone: returnCities.timeZone,
    })
    .from(bookings)
    .leftJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .leftJoin(vehicleCities, eq(vehicleCities.name, vehicles.location))
    .innerJoin(pickupCities, eq(pickupCities.name, bookings.pickupCity))
    .innerJoin(returnCities, eq(returnCities.name, bookings.returnCity))
    .where(matches(key))
    .limit(1);
  return row ? toBooking(row) : null;
}

/** The fingerprint of the request that a key first came with; null for an unknown key. */
export async function findFingerprint(db: Queryable, idempotencyKey: string): Promise<string | null> {
  const [row] = await db
    .select({ fingerprint: bookings.idempotencyFingerprint })
    .from(bookings)
    .where(eq(bookings.idempotencyKey, idempotencyKey))
    .limit(1);
  return row?.fingerprint ?? null;
}

/** Every move of a booking, oldest first; what staff noted or changed without a move is not among them. */
export async function listBookingEvents(db: Queryable, bookingId: string): Promise<BookingEvent[]> {
  const rows = await db
    .select()
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.kind, "move")))
    // The request comes before whatever happens in its own millisecond.
    .orderBy(asc(bookingEvents.createdAt), sql`${bookingEvents.status} <> 'requested'`, asc(bookingEvents.id));
  return rows.map((row) => ({ status: row.status as BookingStatus, actor: row.actor, at: row.createdAt }));
}

export interface BookingTransitionRecord {
  id: string;
  from: BookingStatus;
  to: BookingStatus;
  actor: string;
  now: Date;
  /** Why, for the staff's own history. */
  note?: string | null;
}

/** Moves a booking and writes the move down; false when it was no longer in `from`. */
export async function transitionBooking(db: Queryable, move: BookingTransitionRecord): Promise<boolean> {
  const moved = await db
    .update(bookings)
    .set({ status: move.to, updatedAt: move.now, version: sql`${bookings.version} + 1` })
    .where(and(eq(bookings.id, move.id), eq(bookings.status, move.from)))
    .returning({ id: bookings.id });
  if (moved.length === 0) return false;
  await insertBookingEvents(db, [move.id], move.to, move.actor, move.now, move.note);
  return true;
}

/** Writes the same move of some bookings down. */
export async function insertBookingEvents(
  db: Queryable,
  bookingIds: readonly string[],
  status: BookingStatus,
  actor: string,
  now: Date,
  note: string | null = null,
): Promise<void> {
  if (bookingIds.length === 0) return;
  await db
    .insert(bookingEvents)
    .values(bookingIds.map((bookingId) => ({ bookingId, status, actor, note, createdAt: now })));
}

export interface ExpiryBatch {
  now: Date;
  limit: number;
  /** Only this car's requests. */
  vehicleId?: string;
}

/** Lets requests expire whose hold has ended by `now`, at most `limit`, and returns their ids; those another process is at are left to it. */
export async function expireRequests(db: Queryable, { now, limit, vehicleId }: ExpiryBatch): Promise<string[]> {
  const due = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, "requested"),
        lte(bookings.holdExpiresAt, now),
        vehicleId === undefined ? undefined : eq(bookings.vehicleId, vehicleId),
      ),
    )
    .limit(limit)
    .for("update", { skipLocked: true });
  const expired = await db
    .update(bookings)
    .set({ status: "expired", updatedAt: now, version: sql`${bookings.version} + 1` })
    .where(inArray(bookings.id, due))
    .returning({ id: bookings.id });
  return expired.map(({ id }) => id);
}

function matches(key: BookingKey) {
  if ("id" in key) return eq(bookings.id, key.id);
  if ("tokenHash" in key) return eq(bookings.manageTokenHash, key.tokenHash);
  return eq(bookings.idempotencyKey, key.idempotencyKey);
}

interface BookingRow {
  booking: typeof bookings.$inferSelect;
  vehicle: typeof vehicles.$inferSelect | null;
  citySlug: string | null;
  pickupZone: string;
  returnZone: string;
}

function toBooking({ booking: row, vehicle, citySlug, pickupZone, returnZone }: BookingRow): Booking {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status as BookingStatus,
    vehicle: {
      title: row.vehicleName,
      listed: vehicle && {
        slug: vehicle.slug,
        name: vehicle.name,
        images: vehicle.images,
        category: categorySlug(vehicle.category) as CategorySlug,
        citySlug: citySlug ?? "",
      },
    },
    pickup: {
      city: row.pickupCity,
      timeZone: pickupZone,
      date: row.pickupDate,
      time: row.pickupTime,
      at: row.pickupAt,
    },
    return: {
      city: row.returnCity,
      timeZone: returnZone,
      date: row.returnDate,
      time: row.returnTime,
      at: row.returnAt,
    },
    days: row.days,
    dailyRate: row.dailyRateCents,
    oneWay: row.oneWayCents,
    total: row.totalCents,
    currency: row.currency,
    terms: row.terms,
    renter: { name: row.name, email: row.email, phone: row.phone },
    driver: { birthDate: row.driverBirthDate, licenceDate: row.licenceDate },
    note: row.note,
    holdExpiresAt: row.holdExpiresAt,
    createdAt: row.createdAt,
    version: row.version,
  };
}
