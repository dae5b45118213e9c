import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { isUsedUpBy, type PromotionCode } from "#domain/promotion-codes/promotion-code.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, promotionCodes, promotionCodeUses } from "#server/db/schema.ts";
import { toInstantSql } from "#server/repositories/unit-holds/spans.ts";
import { toScope } from "./rate-rules.ts";

export type StoredPromotionCode = typeof promotionCodes.$inferSelect;

/** The renter of a use, by normalised e-mail and phone; null if unknown. */
export interface PromotionRenter {
  mailbox: string | null;
  phoneKey: string | null;
}

/**
 * Returns the code with a text, or null, and how often a renter has used it. Runs the same queries whether or not the code exists, so that the time of
 * an answer says nothing about it.
 */
export async function findPromotion(
  db: Queryable,
  code: string,
  renter: PromotionRenter,
): Promise<{ promotion: PromotionCode | null; usesOfRenter: number }> {
  const [row] = await db.select().from(promotionCodes).where(eq(promotionCodes.code, code));
  const ofCode = sql`${promotionCodeUses.promotionCodeId} in (select ${promotionCodes.id} from ${promotionCodes} where ${promotionCodes.code} = ${code})`;
  return { promotion: row ? toPromotionCode(row) : null, usesOfRenter: await countUses(db, ofCode, renter) };
}

/** Converts a stored code. */
function toPromotionCode(row: StoredPromotionCode): PromotionCode {
  const { id, code, city, bookFrom, bookUntil, rentalFrom, rentalUntil, minDays } = row;
  const { combinesWithLength, combinesWithPackages, maxUses, maxUsesPerPerson, used, active } = row;
  return {
    id,
    code,
    discount: row.percent === null ? { amount: row.amountCents ?? 0 } : { percent: row.percent },
    scope: toScope(row),
    city,
    bookFrom,
    bookUntil,
    rentalFrom,
    rentalUntil,
    minDays,
    combinesWithLength,
    combinesWithPackages,
    maxUses,
    maxUsesPerPerson,
    used,
    active,
  };
}

/** Counts the uses of a renter, by e-mail or phone; 0 if both are unknown. */
const countUses = (db: Queryable, ofCode: SQL, { mailbox, phoneKey }: PromotionRenter): Promise<number> =>
  db.$count(
    promotionCodeUses,
    and(
      ofCode,
      isNull(promotionCodeUses.releasedAt),
      or(sql`${promotionCodeUses.mailbox} = ${mailbox}::text`, sql`${promotionCodeUses.phoneKey} = ${phoneKey}::text`),
    ),
  );

/** The use of a code by a booking. */
interface PromotionUse {
  bookingId: string;
  promotionCodeId: string;
  renter: PromotionRenter;
  now: Date;
}

/**
 * Takes one use of a code for a booking, in the transaction that stores the booking. Returns why not if none is left, in all or for the renter. The
 * code's row is locked until the transaction ends, so concurrent renters cannot take more uses than there are.
 */
export async function takePromotionUse(
  tx: Transaction,
  { bookingId, promotionCodeId, renter, now }: PromotionUse,
): Promise<"taken" | "used-up" | "used-by-renter"> {
  const [row] = await tx
    .update(promotionCodes)
    .set({ used: sql`${promotionCodes.used} + 1` })
    .where(
      and(
        eq(promotionCodes.id, promotionCodeId),
        sql`(${promotionCodes.maxUses} is null or ${promotionCodes.used} < ${promotionCodes.maxUses})`,
      ),
    )
    .returning({ maxUsesPerPerson: promotionCodes.maxUsesPerPerson });
  if (!row) return "used-up";
  const uses = await countUses(tx, eq(promotionCodeUses.promotionCodeId, promotionCodeId), renter);
  if (isUsedUpBy(row, uses)) return "used-by-renter";
  await tx
    .insert(promotionCodeUses)
    .values({ bookingId, promotionCodeId, ...renter, createdAt: now })
    .onConflictDoUpdate({ target: promotionCodeUses.bookingId, set: { ...renter, releasedAt: null } });
  return "taken";
}

/** Returns the use of a code that a booking gave back, to take it again; null if the booking has its use, or never had one. */
export async function findReleasedUse(
  tx: Transaction,
  bookingId: string,
): Promise<{ promotionCodeId: string; releasedAt: Date } | null> {
  const [row] = await tx
    .select({ promotionCodeId: promotionCodeUses.promotionCodeId, releasedAt: promotionCodeUses.releasedAt })
    .from(promotionCodeUses)
    .where(eq(promotionCodeUses.bookingId, bookingId));
  return row?.releasedAt ? { ...row, releasedAt: row.releasedAt } : null;
}

/** Gives back the codes that these bookings used, if their pickup is still to come. After the pickup time a code stays used (product.md#promotion-codes). */
export const releaseUpcomingPromotionUses = (db: Queryable, bookingIds: readonly string[], now: Date): Promise<void> =>
  releaseUses(db, bookingIds, { now, condition: sql`and ${bookings.pickupAt} > ${toInstantSql(now)}` });

/** Gives back the uses of codes by these bookings, whatever their dates: they were declined or have expired, or a reopening is undone. */
export const releasePromotionUses = (db: Queryable, bookingIds: readonly string[], now: Date): Promise<void> =>
  releaseUses(db, bookingIds, { now, condition: sql`` });

async function releaseUses(
  db: Queryable,
  bookingIds: readonly string[],
  { now, condition }: { now: Date; condition: SQL },
): Promise<void> {
  if (bookingIds.length === 0) return;
  const ids = sql.join(
    bookingIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await db.execute(sql`
    with released as (
      update promotion_code_uses set released_at = ${toInstantSql(now)} from bookings
      where bookings.id = promotion_code_uses.booking_id and bookings.id in (${ids}) and released_at is null ${condition}
      returning promotion_code_uses.promotion_code_id as id
    )
    update promotion_codes set used = promotion_codes.used - uses.number
    from (select id, count(*)::int as number from released group by id) uses
    where promotion_codes.id = uses.id`);
}

/** Stores by what the use of a code by a booking is counted, also one that was given back. Limits do not apply. */
export async function updatePromotionRenter(
  tx: Transaction,
  bookingId: string,
  renter: PromotionRenter,
): Promise<void> {
  await tx.update(promotionCodeUses).set(renter).where(eq(promotionCodeUses.bookingId, bookingId));
}

/** Removes e-mail and phone from the uses of codes by these bookings. The uses stay counted. */
export async function erasePromotionRenters(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await tx
    .update(promotionCodeUses)
    .set({ mailbox: null, phoneKey: null })
    .where(inArray(promotionCodeUses.bookingId, [...bookingIds]));
}
