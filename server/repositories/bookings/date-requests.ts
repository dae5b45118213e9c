import { and, desc, eq, sql } from "drizzle-orm";
import type { RequestedDates } from "#domain/pages/vehicle-pages.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookingEvents } from "#server/db/schema.ts";

/** Lists the date requests of a booking, newest first. A date request is open until staff change the booking. */
export async function listDateRequests(
  db: Queryable,
  bookingId: string,
): Promise<(RequestedDates & { open: boolean })[]> {
  const rows = await db
    .select({
      note: bookingEvents.note,
      at: bookingEvents.createdAt,
      open: sql<boolean>`not exists (select 1 from ${bookingEvents} later where later.booking_id = ${bookingId}
        and later.kind = 'change' and later.created_at > "booking_events"."created_at")`,
    })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.kind, "dates-asked")))
    .orderBy(desc(bookingEvents.createdAt), desc(bookingEvents.id));
  return rows.map(({ note, ...row }) => ({ ...row, note: note ?? "" }));
}
