import { rateTrialSchema } from "#domain/forms/rates/rate-trial.ts";
import { parseRentalChoices } from "#domain/prices/rental-choices.ts";
import { findMinimumLength } from "#domain/rates/length-discount.ts";
import type { MinimumRule } from "#domain/rates/rate-rule.ts";
import { STAFF_LIMITS } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { type PricedRental, priceRental } from "#server/services/bookings/shared/price-rental.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { readTypedPromotion } from "#server/services/bookings/shared/typed-promotion.ts";
import { readPricing } from "#server/services/internal/read-pricing.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { findShownVehicle } from "#server/services/internal/shown-vehicles.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

export type RateTrial = Pick<PricedRental, "quote" | "terms" | "belowMinimum" | "outsideHours" | "lateExtras"> & {
  minimum: MinimumRule | null;
};

/** Prices a rental as a booking would be, without creating anything (product.md#rates-screen). Throws "invalid" with a message per wrong field. */
export async function tryRates(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<RateTrial> {
  requireAbility(staff, "rates.read");
  const { options = "", promotion_code: code, ...rental } = parseInput(rateTrialSchema, query);
  const vehicle = await findShownVehicle(ctx, rental.vehicle);
  if (!vehicle) throw invalidRequestError([{ path: "vehicle", message: NO_SUCH_CAR }]);
  const { extras, protection, youngDriver } = parseRentalChoices(options);
  const { rental: priced, problems } = await priceRental(ctx, {
    ...rental,
    vehicle,
    pickup: { date: rental.pickupDate, time: rental.pickupTime },
    return: { date: rental.returnDate, time: rental.returnTime },
    extras: Object.entries(extras).map(([extra, quantity]) => ({ code: extra, quantity })),
    protection: protection ?? undefined,
    isDriverYoung: youngDriver,
    typedPromotion: await readTypedPromotion(ctx, { code }),
    limits: STAFF_LIMITS,
  });
  if (!priced) throw invalidRequestError(problems);
  const { minimumRules } = (await readPricing(ctx)).ratesOf(vehicle);
  return { ...priced, minimum: findMinimumLength(minimumRules, rental.pickupDate) };
}
