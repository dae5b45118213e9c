import { eq } from "drizzle-orm";
import type { AgreedPrice } from "#domain/prices/agreed-price.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookings, user } from "#server/db/schema.ts";

/** Who agreed a price, when and why. The amounts are on the booking. */
export interface StoredAgreement {
  reason: string | null;
  /** The staff user's name; null if the account was deleted. */
  author: string | null;
  at: Date | null;
}

/** Returns who agreed the price of a booking, when and why; null if the list price applies. */
export async function findAgreement(db: Queryable, bookingId: string): Promise<StoredAgreement | null> {
  const [row] = await db
    .select({ reason: bookings.agreedReason, author: user.name, at: bookings.agreedAt })
    .from(bookings)
    .leftJoin(user, eq(user.id, bookings.agreedBy))
    .where(eq(bookings.id, bookingId))
    .limit(1);
  return row ?? null;
}

/** Returns the columns with author and reason of an agreed price. All are null if the list price applies. */
export const toAgreedColumns = (agreed: AgreedPrice | null, agreement: { reason: string; by: string; at: Date }) => ({
  agreedReason: agreed && agreement.reason,
  agreedBy: agreed && agreement.by,
  agreedAt: agreed && agreement.at,
});
