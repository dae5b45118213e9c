import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkPrefixOf } from "#domain/access/visitor.ts";
import { normaliseMailbox } from "#domain/bookings/request/request-limits.ts";
import { SECOND_MS } from "#domain/durations.ts";
import { normalisePromotionCode } from "#domain/promotion-codes/promotion-code.ts";
import type { TypedPromotion } from "#domain/promotion-codes/quote-with-promotion.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { AppContext } from "#server/context.ts";
import type { Environment } from "#server/env.ts";
import { ServiceError } from "#server/errors.ts";
import { findPromotion, type PromotionRenter } from "#server/repositories/rates/promotion-codes.ts";
import { phoneKey } from "#server/services/customers/phone-number.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** The field of a promotion code in requests and forms. */
export const PROMOTION_FIELD = "promotion_code";

/** How often one visitor may send a promotion code, so that nobody finds codes by guessing. Counted in the memory of the process. */
export const PROMOTION_CODE_LIMIT = { points: 20, seconds: 600 } as const;

const limiters = new WeakMap<Environment, RateLimiterMemory>();

/** What a renter typed besides the rental. */
interface PromotionTyping {
  code: string | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/** Reads the typed code and the renter's uses of it, for the price. Returns null if no code was typed. */
export async function readTypedPromotion(ctx: AppContext, typing: PromotionTyping): Promise<TypedPromotion | null> {
  const code = normalisePromotionCode(typing.code ?? "");
  if (code === "") return null;
  return { ...(await findPromotion(ctx.db, code, toPromotionRenter(typing))), bookedOn: siteToday(ctx) };
}

/** Returns by what the uses of a renter are counted. */
export const toPromotionRenter = ({ email, phone }: Omit<PromotionTyping, "code">): PromotionRenter => ({
  mailbox: email ? normaliseMailbox(email) : null,
  phoneKey: phone ? phoneKey(phone) : null,
});

/**
 * Counts that a visitor sent a promotion code. Throws "too-many" with the code's field above `PROMOTION_CODE_LIMIT` (product.md#promotion-codes).
 * A request without a code or a visitor does not count. RATE_LIMITS=off disables the limit.
 */
export async function countPromotionAttempt(
  ctx: AppContext,
  { code, visitor }: { code: unknown; visitor: string | undefined },
): Promise<void> {
  if (!ctx.env.rateLimits || visitor === undefined) return;
  if (typeof code !== "string" || normalisePromotionCode(code) === "") return;
  try {
    await limiterOf(ctx.env).consume(networkPrefixOf(visitor));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const message = textReference("promotionRefusals", "tooMany", { phone: ctx.site.phone });
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / SECOND_MS));
    throw new ServiceError("too-many", message, [{ path: PROMOTION_FIELD, message }], seconds);
  }
}

function limiterOf(env: Environment): RateLimiterMemory {
  const existing = limiters.get(env);
  if (existing) return existing;
  const { points, seconds } = PROMOTION_CODE_LIMIT;
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  limiters.set(env, limiter);
  return limiter;
}
