import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { reviews } from "#server/db/schema.ts";

/** Withdraws the request for a review of a rental whose mail is still in our queue. The renter is asked again after the rental's new end. */
export async function withdrawUnsentReviewRequest(tx: Transaction, bookingId: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    delete from pgboss.job waiting
    where waiting.name = 'booking-mail' and waiting.state::text in ('created', 'retry')
      and waiting.data ->> 'kind' = 'review' and waiting.data ->> 'booking' = ${bookingId}
    returning id`);
  if (rows.length === 0) return;
  await tx.delete(reviews).where(and(eq(reviews.bookingId, bookingId), eq(reviews.status, "asked")));
}
