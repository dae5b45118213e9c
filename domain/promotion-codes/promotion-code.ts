import type { Cents } from "#domain/money.ts";
import type { UsedPromotion } from "#domain/prices/option-lines.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import { isForVehicle } from "#domain/rates/matching-rules.ts";
import type { RatedVehicle, RateScope } from "#domain/rates/rate-rule.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import { type TextReference, textReference } from "#domain/words/text-reference.ts";

/** The most characters that a renter may type, spaces included. */
export const MAX_TYPED_PROMOTION_CODE_CHARACTERS = 60;

/** A code that takes something off a rental (product.md#promotion-codes). Days include both ends; null is open-ended. */
export interface PromotionCode {
  readonly id: string;
  readonly code: string;
  /** A whole percentage or an amount. */
  readonly discount: { readonly percent: number } | { readonly amount: Cents };
  readonly scope: RateScope;
  /** Name of the city where the car is based; null for every city. */
  readonly city: string | null;
  /** Days on which the rental may be booked, in the company's time zone. */
  readonly bookFrom: CivilDate | null;
  readonly bookUntil: CivilDate | null;
  /** Days that the rental may have. */
  readonly rentalFrom: CivilDate | null;
  readonly rentalUntil: CivilDate | null;
  readonly minDays: number;
  readonly combinesWithLength: boolean;
  readonly combinesWithPackages: boolean;
  /** The most uses in all and per person; null for any number. */
  readonly maxUses: number | null;
  readonly maxUsesPerPerson: number | null;
  readonly used: number;
  readonly active: boolean;
}

/** The rental for which a code is judged. */
export interface RentalWithCode {
  readonly vehicle: RatedVehicle;
  /** The day of the booking in the company's time zone. */
  readonly bookedOn: CivilDate;
  readonly pickupDate: CivilDate;
  /** The number of rental days. */
  readonly days: number;
  /** The lines of the price without the code. */
  readonly lines: readonly Pick<PriceLine, "code">[];
  /** How often the renter has used the code, by bookings that stand. */
  readonly usesOfRenter: number;
}

/** Returns a typed code as it is stored: capitals, without spaces and invisible characters. */
export const normalisePromotionCode = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, "");

/**
 * Returns why a code may not be used for a rental, or null if it may (product.md#promotion-codes). A code that does not exist and one that staff have
 * switched off get the same answer.
 */
export function judgePromotionCode(
  promotion: PromotionCode | null,
  rental: RentalWithCode,
): TextReference<"promotionRefusals"> | null {
  const refuse = textReference;
  if (!promotion?.active) return refuse("promotionRefusals", "unknown");
  const { bookFrom, bookUntil, minDays } = promotion;
  if (bookFrom !== null && rental.bookedOn < bookFrom) return refuse("promotionRefusals", "notYet");
  if (bookUntil !== null && rental.bookedOn > bookUntil) return refuse("promotionRefusals", "expired");
  if (isUsedUp(promotion)) return usedUpRefusal();
  if (isUsedUpBy(promotion, rental.usesOfRenter)) return usedByRenterRefusal();
  if (!isForVehicle(promotion, rental.vehicle)) return refuse("promotionRefusals", "vehicle");
  if (!isForDays(promotion, rental)) return refuse("promotionRefusals", "dates");
  if (rental.days < minDays) return refuse("promotionRefusals", "minDays", { days: minDays });
  const hasLine = (code: PriceLine["code"]) => rental.lines.some((line) => line.code === code);
  if (!promotion.combinesWithPackages && hasLine("package")) return refuse("promotionRefusals", "withPackage");
  if (!promotion.combinesWithLength && hasLine("length-discount")) return refuse("promotionRefusals", "withLength");
  return null;
}

/** Whether all uses of a code are taken. */
const isUsedUp = ({ maxUses, used }: PromotionCode): boolean => maxUses !== null && used >= maxUses;

/** Whether a renter has used a code as often as one person may. */
export const isUsedUpBy = ({ maxUsesPerPerson }: Pick<PromotionCode, "maxUsesPerPerson">, uses: number): boolean =>
  maxUsesPerPerson !== null && uses >= maxUsesPerPerson;

export const usedUpRefusal = (): TextReference<"promotionRefusals"> => textReference("promotionRefusals", "usedUp");
export const usedByRenterRefusal = (): TextReference<"promotionRefusals"> =>
  textReference("promotionRefusals", "usedByRenter");

/** Whether all days of the rental, counted from the day of the pickup, are days of the code. */
const isForDays = ({ rentalFrom, rentalUntil }: PromotionCode, { pickupDate, days }: RentalWithCode): boolean =>
  (rentalFrom === null || rentalFrom <= pickupDate) &&
  (rentalUntil === null || addDays(pickupDate, days - 1) <= rentalUntil);

/** Returns the code that a booking used, with its percentage or whole amount; null without one. A change of dates keeps it. */
export function bookedPromotionOf(lines: readonly PriceLine[]): UsedPromotion | null {
  const [promotion] = lines.flatMap((line) => {
    if (line.code !== "promotion-code") return [];
    const { code, percent, wholeAmount = -line.amount } = line.params;
    return [{ code, discount: percent === null ? { amount: wholeAmount } : { percent } }];
  });
  return promotion ?? null;
}
