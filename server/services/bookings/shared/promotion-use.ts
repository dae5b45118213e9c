import { usedByRenterRefusal, usedUpRefusal } from "#domain/promotion-codes/promotion-code.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { takePromotionUse } from "#server/repositories/rates/promotion-codes.ts";
import type { PricedRental } from "./price-rental.ts";
import { PROMOTION_FIELD, toPromotionRenter } from "./typed-promotion.ts";

interface NewUse {
  bookingId: string;
  promotion: PricedRental["promotion"];
  email?: string | null | undefined;
  phone?: string | null | undefined;
  now: Date;
}

/**
 * Takes a use of the code in a new booking's price. Runs in the transaction that stores the booking. Throws "conflict" with the code's field if
 * another booking has taken the last use meanwhile (product.md#promotion-codes).
 */
export async function takeNewPromotionUse(tx: Transaction, use: NewUse): Promise<void> {
  const { bookingId, promotion, now } = use;
  if (!promotion) return;
  const renter = toPromotionRenter(use);
  const result = await takePromotionUse(tx, { bookingId, promotionCodeId: promotion.id, renter, now });
  if (result === "taken") return;
  const message = result === "used-up" ? usedUpRefusal() : usedByRenterRefusal();
  throw new ServiceError("conflict", message, [{ path: PROMOTION_FIELD, message }]);
}
