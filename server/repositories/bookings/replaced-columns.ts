import { eq } from "drizzle-orm";
import type { ReplacedColumns } from "#domain/bookings/undo-state.ts";
import type { Transaction } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";

/** Returns the columns of a booking that a replacement of the car overwrites, in the form in which an undo stores them. */
export async function readReplacedColumns(tx: Transaction, bookingId: string): Promise<ReplacedColumns> {
  const [row] = await tx
    .select({
      baseCity: bookings.baseCity,
      transferBackKilometres: bookings.transferBackKilometres,
      transferBackMinutes: bookings.transferBackMinutes,
      totalCents: bookings.totalCents,
      agreedKind: bookings.agreedKind,
      agreedPercent: bookings.agreedPercent,
      agreedDiscountCents: bookings.agreedDiscountCents,
      agreedReason: bookings.agreedReason,
      agreedBy: bookings.agreedBy,
      agreedAt: bookings.agreedAt,
      terms: bookings.terms,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!row) throw new Error(`Booking ${bookingId} was lost under its lock`);
  return { ...row, agreedAt: row.agreedAt?.toISOString() ?? null };
}
