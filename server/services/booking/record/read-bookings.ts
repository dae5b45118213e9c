import { statusAt } from "#domain/booking/booking.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/states.ts";
import { replyDueAt } from "#domain/enquiries/reply-promise.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import {
  type BookedCar,
  type BookingNarrowing,
  type BookingRow,
  countBookings,
  listBookedCars,
  listBookedUnits,
  readBookingRows,
} from "#server/repositories/bookings/booking-rows.ts";
import type { RowReading } from "#server/repositories/table-rows.ts";

/** A booking with what a list shows beside it. */
export interface BookingListing {
  row: BookingRow;
  /** The state it is really in: an unanswered request is expired before the house has noted it (design 5). */
  status: BookingStatus;
  /** Null once the car has been deleted. */
  car: BookedCar | null;
  /** The unit it holds, or held last. */
  unit: number | null;
  /** What is left of the promised two hours (B 9), negative when late, and of the 24 hours its car is held; null once it is answered. */
  waiting: { replyDueInSeconds: number; holdEndsInSeconds: number | null } | null;
}

/** The bookings' table for staff (design 7). */
export async function readBookings(
  ctx: AppContext,
  { reading, narrowing }: { reading: RowReading; narrowing: BookingNarrowing },
): Promise<{ rows: BookingListing[]; total: number }> {
  const { rows, total } = await readBookingRows(ctx.db, reading, narrowing, ctx.clock());
  return { rows: await withCars(ctx.db, rows, ctx.clock()), total };
}

/** How many bookings stand in each state, every state named. */
export async function readBookingCounts(ctx: AppContext): Promise<{ status: BookingStatus; count: number }[]> {
  const counts = await countBookings(ctx.db, ctx.clock());
  return BOOKING_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** Rows with their cars and units, in two queries however many there are. */
export async function withCars(db: Queryable, rows: readonly BookingRow[], now: Date): Promise<BookingListing[]> {
  const carIds = [...new Set(rows.flatMap(({ vehicleId }) => vehicleId ?? []))];
  const [cars, units] = await Promise.all([
    listBookedCars(db, carIds),
    listBookedUnits(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => ({
    row,
    status: statusOf(row, now),
    car: (row.vehicleId && cars.get(row.vehicleId)) || null,
    unit: units.get(row.id) ?? null,
    waiting: statusOf(row, now) === "requested" ? waitingOf(row, now) : null,
  }));
}

function waitingOf({ createdAt, holdExpiresAt }: BookingRow, now: Date) {
  const secondsTo = (instant: Date) => Math.round((instant.getTime() - now.getTime()) / 1000);
  return {
    replyDueInSeconds: secondsTo(replyDueAt(createdAt)),
    holdEndsInSeconds: holdExpiresAt && secondsTo(holdExpiresAt),
  };
}

/** The state a stored booking is really in. */
export function statusOf(row: BookingRow, now: Date): BookingStatus {
  return statusAt({ status: row.status as BookingStatus, holdExpiresAt: row.holdExpiresAt }, now);
}
