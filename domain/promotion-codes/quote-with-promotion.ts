import type { UsedPromotion } from "#domain/prices/option-lines.ts";
import { quoteRental, type RentalQuote, type RentalQuoteRequest } from "#domain/prices/price.ts";
import type { TextReference } from "#domain/words/text-reference.ts";
import { judgePromotionCode, type PromotionCode, type RentalWithCode } from "./promotion-code.ts";

/** A code that a renter typed, with what decides whether it may be used. */
export interface TypedPromotion extends Pick<RentalWithCode, "bookedOn" | "usesOfRenter"> {
  /** Null if no code has this text. */
  readonly promotion: PromotionCode | null;
}

export interface QuoteWithPromotion {
  quote: RentalQuote;
  /** Why the quote does not contain the code; null if it does, or if none was typed. */
  refusal: TextReference<"promotionRefusals"> | null;
  /** The code that the quote contains. */
  promotion: PromotionCode | null;
}

/** Computes the price of a rental with a typed code, or without it if the code may not be used (product.md#promotion-codes). */
export function quoteWithPromotion(
  request: RentalQuoteRequest,
  typed: (TypedPromotion & Pick<RentalWithCode, "vehicle">) | null,
): QuoteWithPromotion {
  const quote = quoteRental(request);
  if (!typed) return { quote, refusal: null, promotion: null };
  const { promotion } = typed;
  const { days, lines } = quote;
  const refusal = judgePromotionCode(promotion, { ...typed, pickupDate: request.pickup.date, days, lines });
  if (!promotion || refusal) return { quote, refusal, promotion: null };
  const options = { ...request.options, promotion: toUsedPromotion(promotion) };
  return { quote: quoteRental({ ...request, options }), refusal: null, promotion };
}

const toUsedPromotion = ({ code, discount }: PromotionCode): UsedPromotion => ({ code, discount });
