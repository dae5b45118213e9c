import { and, asc, between, eq, inArray, isNotNull, ne, notExists, notInArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { RemindedBooking } from "#domain/bookings/reminders/reminder.ts";
import type { ReminderKind } from "#domain/bookings/reminders/reminder-kinds.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookingReminders, bookings, cities } from "#server/db/schema.ts";
import { hasPickupRecord } from "#server/repositories/bookings/find-bookings.ts";
import { type InstantSpan, parseInstant, toInstantSql } from "#server/repositories/unit-holds/spans.ts";

/** The facts that decide on a booking's reminders. `informedAt` is when the latest transition or change was made. */
export type StoredRemindedBooking = RemindedBooking & { id: string };

const pickupCities = alias(cities, "pickup_cities");
const returnCities = alias(cities, "return_cities");

/** Selects when staff last made a transition or change about which the renter gets a mail. */
const informedAt = sql`coalesce((
  select max(event.created_at) from booking_events event
  where event.booking_id = ${bookings.id} and event.kind in ('move', 'change', 'handover', 'replaced') and event.undone_at is null
), ${bookings.createdAt})`.mapWith(parseInstant);

/** Selects whether the car is back: a replaced car has a record of its own return, and the rental goes on with another pickup. */
const hasReturnRecord = sql<boolean>`(
  select count(*) filter (where record.kind = 'return') > 0
    and count(*) filter (where record.kind = 'return') >= count(*) filter (where record.kind = 'pickup')
  from handovers record where record.booking_id = ${bookings.id}
)`;

const selectRemindedBookings = (db: Queryable) =>
  db
    .select({
      id: bookings.id,
      status: bookings.status,
      hasPickupRecord,
      hasReturnRecord,
      pickup: { at: bookings.pickupAt, timeZone: pickupCities.timeZone },
      return: { at: bookings.returnAt, timeZone: returnCities.timeZone },
      expectedReturnAt: bookings.expectedReturnAt,
      informedAt,
    })
    .from(bookings)
    .innerJoin(pickupCities, eq(pickupCities.name, bookings.pickupCity))
    .innerJoin(returnCities, eq(returnCities.name, bookings.returnCity))
    .$dynamic();

/**
 * Lists bookings with an e-mail address whose pickup or return is in a span and was not yet the occasion of this reminder, without those in `except`,
 * earliest first. At most `limit`.
 */
export async function listReminderCandidates(
  db: Queryable,
  { kind, span, limit, except }: { kind: ReminderKind; span: InstantSpan; limit: number; except: readonly string[] },
): Promise<StoredRemindedBooking[]> {
  const isReturn = kind === "reminder-return";
  const occasionAt = isReturn
    ? sql`greatest(${bookings.returnAt}, ${bookings.expectedReturnAt})`
    : sql`${bookings.pickupAt}`;
  const sameReminder = db
    .select({ one: sql`1` })
    .from(bookingReminders)
    .where(
      and(
        eq(bookingReminders.bookingId, bookings.id),
        eq(bookingReminders.kind, kind),
        eq(bookingReminders.occasionAt, occasionAt),
      ),
    );
  return selectRemindedBookings(db)
    .where(
      and(
        isReturn ? inArray(bookings.status, ["confirmed", "active"]) : eq(bookings.status, "confirmed"),
        between(occasionAt, toInstantSql(span.from), toInstantSql(span.to)),
        isNotNull(bookings.email),
        notExists(sameReminder),
        notInArray(bookings.id, [...except]),
      ),
    )
    .orderBy(asc(occasionAt), asc(bookings.id))
    .limit(limit);
}

/** Returns the facts that decide on a booking's reminders; null if the booking was deleted. */
export async function findRemindedBooking(db: Queryable, id: string): Promise<StoredRemindedBooking | null> {
  const [row] = await selectRemindedBookings(db).where(eq(bookings.id, id));
  return row ?? null;
}

/** Locks these bookings until the transaction ends, without those that another transaction has locked. Returns the ids of the locked ones. */
export async function lockFreeBookings(tx: Transaction, ids: readonly string[]): Promise<{ id: string }[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.id, [...ids]))
    .for("no key update", { skipLocked: true });
}

/** Records that a reminder is queued. Returns false if the reminder of this pickup or return was queued before. */
export async function insertReminder(
  tx: Transaction,
  { bookingId, kind, occasionAt, now }: { bookingId: string; kind: ReminderKind; occasionAt: Date; now: Date },
): Promise<boolean> {
  const stored = await tx
    .insert(bookingReminders)
    .values({ bookingId, kind, occasionAt, queuedAt: now })
    .onConflictDoUpdate({
      target: [bookingReminders.bookingId, bookingReminders.kind],
      set: { occasionAt, queuedAt: now },
      setWhere: ne(bookingReminders.occasionAt, occasionAt),
    })
    .returning({ bookingId: bookingReminders.bookingId });
  return stored.length === 1;
}
