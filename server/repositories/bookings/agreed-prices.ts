import { eq } from "drizzle-orm";
import type { AgreedPrice } from "#domain/prices/agreed-price.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookings, user } from "#server/db/schema.ts";

/** What the staff's own record of an agreement says beside the figures. */
export interface StoredAgreement {
  reason: string | null;
  /** The staff user's name; null once the account is gone. */
  author: string | null;
  at: Date | null;
}

/** Why a booking's price was agreed, by whom and when. */
export async function findAgreement(db: Queryable, bookingId: string): Promise<StoredAgreement | null> {
  const [row] = await db
    .select({ reason: bookings.agreedReason, author: user.name, at: bookings.agreedAt })
    .from(bookings)
    .leftJoin(user, eq(user.id, bookings.agreedBy))
    .where(eq(bookings.id, bookingId))
    .limit(1);
  return row ?? null;
}

/** The figures of an agreement as a booking keeps them; none at the list price. */
export function toAgreedFigures(agreed: AgreedPrice | null) {
  return {
    agreedKind: agreed?.kind ?? null,
    agreedPercent: agreed?.percent ?? null,
    agreedDiscountCents: agreed?.discount ?? null,
  };
}

/** An agreement with who made it and why, as a booking keeps it; nothing of it at the list price. */
export function toAgreedColumns(agreed: AgreedPrice | null, agreement: { reason: string; by: string; at: Date }) {
  return {
    ...toAgreedFigures(agreed),
    agreedReason: agreed && agreement.reason,
    agreedBy: agreed && agreement.by,
    agreedAt: agreed && agreement.at,
  };
}
