import { eq } from "drizzle-orm";
import type { Booking } from "#domain/bookings/booking.ts";
import type { ReplacedColumns } from "#domain/bookings/undo-state.ts";
import type { Transaction } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";

/** Returns the columns of a booking that a replacement of the car overwrites, in the form in which an undo stores them. */
export async function readReplacedColumns(tx: Transaction, { id, lines }: Booking): Promise<ReplacedColumns> {
  const [row] = await tx
    .select({
      baseCity: bookings.baseCity,
      transferBackKilometres: bookings.transferBackKilometres,
      transferBackMinutes: bookings.transferBackMinutes,
      agreedReason: bookings.agreedReason,
      agreedBy: bookings.agreedBy,
      agreedAt: bookings.agreedAt,
      terms: bookings.terms,
    })
    .from(bookings)
    .where(eq(bookings.id, id));
  if (!row) throw new Error(`Booking ${id} was lost under its lock`);
  return { ...row, lines, agreedAt: row.agreedAt?.toISOString() ?? null };
}
