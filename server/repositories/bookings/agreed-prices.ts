import { eq } from "drizzle-orm";
import type { AgreedPrice } from "#domain/prices/agreed-price.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookings, user } from "#server/db/schema.ts";

/** Data of a price agreement besides the amounts. */
export interface StoredAgreement {
  reason: string | null;
  /** The staff user's name; null if the account was deleted. */
  author: string | null;
  at: Date | null;
}

/** Returns why a booking's price was agreed, by whom and when. */
export async function findAgreement(db: Queryable, bookingId: string): Promise<StoredAgreement | null> {
  const [row] = await db
    .select({ reason: bookings.agreedReason, author: user.name, at: bookings.agreedAt })
    .from(bookings)
    .leftJoin(user, eq(user.id, bookings.agreedBy))
    .where(eq(bookings.id, bookingId))
    .limit(1);
  return row ?? null;
}

/** Returns the columns with an agreement's amounts; all null at the list price. */
export function toAgreedFigures(agreed: AgreedPrice | null) {
  return {
    agreedKind: agreed?.kind ?? null,
    agreedPercent: agreed?.percent ?? null,
    agreedDiscountCents: agreed?.discount ?? null,
  };
}

/** Returns the columns of an agreement with author and reason; all null at the list price. */
export function toAgreedColumns(agreed: AgreedPrice | null, agreement: { reason: string; by: string; at: Date }) {
  return {
    ...toAgreedFigures(agreed),
    agreedReason: agreed && agreement.reason,
    agreedBy: agreed && agreement.by,
    agreedAt: agreed && agreement.at,
  };
}
