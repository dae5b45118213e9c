import { hasUnitFree } from "#domain/availability/availability.ts";
import type { PickupOrReturn } from "#domain/bookings/booking.ts";
import type { CatalogueVehicleProfile } from "#domain/catalogue/page-profiles.ts";
import type { City } from "#domain/cities/city.ts";
import type { DeliveryConfiguration } from "#domain/delivery/delivery-configuration.ts";
import { computeHoldSpan, toTransferMinutes } from "#domain/delivery/hold-span.ts";
import {
  checkPickupLeadTime,
  type DeliveryPlan,
  pickupPlaceField,
  planDelivery,
  toPromisedPlaces,
} from "#domain/delivery/plan-delivery.ts";
import type { BookingDelivery } from "#domain/delivery/rental-place.ts";
import { type RequestedPlaces, resolveDestinations } from "#domain/delivery/resolve-destinations.ts";
import { orderExtras, type RequestedExtra } from "#domain/extras/extra.ts";
import { lateExtrasText } from "#domain/extras/late-extras.ts";
import { feeForDriver, feeForVehicle } from "#domain/extras/young-driver.ts";
import { checkCityHours } from "#domain/opening-hours/city-hours.ts";
import { sayRentalProblem } from "#domain/opening-hours/say-rental-problem.ts";
import { type RentalProblem, validateRental } from "#domain/opening-hours/validate-rental.ts";
import type { ChosenExtra } from "#domain/prices/option-lines.ts";
import type { RentalQuote } from "#domain/prices/price.ts";
import { findProtection, type Protection, protectedTerms } from "#domain/prices/protections.ts";
import type { PromotionCode } from "#domain/promotion-codes/promotion-code.ts";
import {
  type QuoteWithPromotion,
  quoteWithPromotion,
  type TypedPromotion,
} from "#domain/promotion-codes/quote-with-promotion.ts";
import { findAllowedPeriods, findUnreachedMinimum, minimumLengthMessage } from "#domain/rates/minimum-length.ts";
import type { MinimumRule } from "#domain/rates/rate-rule.ts";
import { type FrozenRates, toFrozenRates } from "#domain/rates/rates-of-vehicle.ts";
import { type CivilDate, type CivilMoment, toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import { type RentalLimits, type RentalPeriod, validatePeriod } from "#domain/rental-period/period.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import type { Message } from "#domain/words/message.ts";
import type { AppContext } from "#server/context.ts";
import type { FieldProblem } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listExtras } from "#server/repositories/rates/extras.ts";
import { listProtections } from "#server/repositories/rates/protections.ts";
import { listHoldsByVehicle } from "#server/repositories/unit-holds/booking-holds.ts";
import { type InstantSpan, LATEST_INSTANT } from "#server/repositories/unit-holds/spans.ts";
import { type Pricing, readPricing } from "#server/services/internal/read-pricing.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

/** The API's code of a refusal because a rental is shorter than its minimum length (product.md#rates). */
export const MINIMUM_LENGTH_CODE = "minimum-length";

/** The rental part of a booking request. A city is given by any of its names, slug or alias; if missing, it is the vehicle's base city. */
export interface RentalRequest extends RequestedPlaces {
  vehicle: CatalogueVehicleProfile;
  pickup: CivilMoment;
  return: CivilMoment;
  meetingPoint?: string | undefined;
  flightOrTrain?: string | undefined;
  limits: RentalLimits;
  /** The extras that the renter orders. */
  extras?: readonly RequestedExtra[] | undefined;
  /** The code of the protection that the renter chose. */
  protection?: string | undefined;
  /** Decides the fee for a young driver; undefined for a price without it. */
  driverBirthDate?: CivilDate | undefined;
  /** Prices the fee for a young driver without a birth date. */
  isDriverYoung?: boolean | undefined;
  /** The grace period of an accepted quote; by default the current setting. */
  graceMinutes?: number | undefined;
  /** The promotion code that the renter typed; null or undefined for none. */
  typedPromotion?: TypedPromotion | null | undefined;
}

/** A valid rental: pickup and return with their instants, its price, and the time for which its unit is held. */
export interface PricedRental {
  pickup: PickupOrReturn;
  return: PickupOrReturn;
  quote: RentalQuote;
  /** The terms of the car, reduced by the chosen protection. */
  terms: RentalTerms;
  /** The promotion code in the quote; null for none. */
  promotion: PromotionCode | null;
  /** The rules by which a later change judges packages and length discount again. */
  frozenRates: FrozenRates;
  /** The grace period by which the quote counts its days. */
  graceMinutes: number;
  delivery: BookingDelivery;
  /** From the car's departure until it is back at its base and ready; the end is exclusive. */
  span: InstantSpan;
  /** Why the hours of its cities do not allow the rental, which only staff may then agree to (product.md#hours-of-a-city); null if they do. */
  outsideHours: Message | null;
  /** Why the rental is shorter than its minimum length, which only staff may then agree to (product.md#rates); null if it is not. */
  belowMinimum: Message | null;
  /** Which extras are ordered after their lead time, which only staff may do (product.md#extras); null for none. */
  lateExtras: Message | null;
}

/** Returns the priced rental of a rental request, or the problems field by field. Does not check whether a unit is free. */
export async function priceRental(
  ctx: AppContext,
  rentalRequest: RentalRequest,
): Promise<{ rental: PricedRental; problems: [] } | { rental: null; problems: FieldProblem[] }> {
  const { vehicle, limits } = rentalRequest;
  const cities = await listActiveCities(ctx.db);
  const base = cities.find(({ name }) => name === vehicle.location);
  // The vehicle's base city was deactivated meanwhile, so the vehicle is no longer public.
  if (!base) return { rental: null, problems: [{ path: "vehicle", message: NO_SUCH_CAR }] };
  const { ends: destinations, problems: placeProblems } = resolveDestinations(rentalRequest, base, cities);
  const [pickupCity, returnCity] = [destinations?.pickup.city ?? base, destinations?.return.city ?? base];
  const now = ctx.clock();
  const period = {
    pickup: { ...rentalRequest.pickup, timeZone: pickupCity.timeZone },
    return: { ...rentalRequest.return, timeZone: returnCity.timeZone },
  };
  const deliverySettings = deliverySettingsFor(ctx.site, limits);
  const plan =
    destinations &&
    planDelivery({ category: vehicle.category, base, destinations }, { now, cities, delivery: deliverySettings });
  const cityHours = destinations ? { pickup: pickupCity, return: returnCity } : null;
  const hoursContext = { now, earliest: plan && "earliest" in plan ? plan.earliest : now };
  const periodProblems =
    cityHours && limits.beginsFrom === "now"
      ? validateRental(rentalRequest, cityHours, { ...hoursContext, limits })
      : validatePeriod(period, toCivilMoment(now, pickupCity.timeZone), limits);
  const problems: FieldProblem[] = [...periodProblems.map(toFieldProblem), ...placeProblems];
  if (!plan) return { rental: null, problems };
  if ("beyondReach" in plan) {
    const message = plan.beyondReach;
    return {
      rental: null,
      problems: [...problems, { path: pickupPlaceField(rentalRequest), message, code: "beyond-reach" }],
    };
  }
  if (problems.length > 0) return { rental: null, problems };
  const pickup = toPickupOrReturn(rentalRequest.pickup, pickupCity);
  const tooSoonMessage = checkPickupLeadTime(plan, pickup.at, deliverySettings);
  if (tooSoonMessage !== null) return { rental: null, problems: [tooSoonProblem(plan, pickup, tooSoonMessage)] };
  const isByStaff = limits.beginsFrom !== "now";
  const {
    chosen: extras,
    problems: extraProblems,
    late,
  } = orderExtras(
    await listExtras(ctx.db),
    rentalRequest.extras ?? [],
    { vehicle, cityId: cities.find(({ slug }) => slug === pickupCity.slug)?.id, pickupAt: pickup.at, now },
    { mayBeLate: isByStaff },
  );
  if (extraProblems.length > 0) return { rental: null, problems: extraProblems };
  const protection = await chooseProtection(ctx, rentalRequest.protection);
  if (protection === "unknown")
    return { rental: null, problems: [{ path: "protection", message: ({ protections }) => protections.unknown }] };
  const [outside] = cityHours ? checkCityHours(rentalRequest, cityHours, hoursContext) : [];
  const outsideHours: Message | null = outside ? (words) => sayRentalProblem(words, outside.message) : null;
  const pricing = await readPricing(ctx);
  const { minimumRules: rules } = pricing.ratesOf(vehicle);
  const { graceMinutes = ctx.site.graceMinutes } = rentalRequest;
  const minimum = findUnreachedMinimum(rentalRequest, { rules, graceMinutes });
  const belowMinimum = minimum === null ? null : minimumLengthMessage({ pickupDate: pickup.date, days: minimum });
  if (belowMinimum !== null && !isByStaff) {
    const isPossible = (candidate: RentalPeriod) =>
      validateRental(candidate, { pickup: pickupCity, return: returnCity }, { ...hoursContext, limits }).length === 0 &&
      checkPickupLeadTime(plan, toInstant(candidate.pickup, pickupCity.timeZone), deliverySettings) === null;
    const periods = await findLongerPeriods(ctx, rentalRequest, { plan, rules, graceMinutes, isPossible });
    const problem = { path: "returnDate", message: belowMinimum, code: MINIMUM_LENGTH_CODE, periods };
    return { rental: null, problems: [problem] };
  }
  const { refusal, ...rental } = toPricedRental(ctx, rentalRequest, { plan, pricing, extras, protection });
  if (refusal) return { rental: null, problems: [{ path: "promotion_code", message: refusal }] };
  return { rental: { ...rental, outsideHours, belowMinimum, lateExtras: lateExtrasText(late) }, problems: [] };
}

/** Returns the offered protection with a code; null if no code is given. */
async function chooseProtection(ctx: AppContext, code: string | undefined): Promise<Protection | "unknown" | null> {
  return code === undefined ? null : (findProtection(await listProtections(ctx.db), code) ?? "unknown");
}

/** Returns a problem of a period as one of a request's fields. */
export const toFieldProblem = ({ field, message, code }: RentalProblem): FieldProblem => ({
  path: field,
  message: (words) => sayRentalProblem(words, message),
  ...(code && { code }),
});

interface LongerFacts {
  plan: DeliveryPlan;
  rules: readonly MinimumRule[];
  graceMinutes: number;
  /** Whether the renter may ask for a rental, apart from a free unit. */
  isPossible: (period: RentalPeriod) => boolean;
}

/** Returns the nearest free rentals that are long enough: one that begins earlier, one that ends later. */
async function findLongerPeriods(
  ctx: AppContext,
  { vehicle, ...period }: RentalRequest,
  { plan, rules, graceMinutes, isPossible }: LongerFacts,
): Promise<NonNullable<FieldProblem["periods"]>> {
  const now = ctx.clock();
  const { pickup: from, return: to } = plan.destinations;
  const holds =
    (await listHoldsByVehicle(ctx.db, [vehicle.id], { from: now, to: LATEST_INSTANT }, now)).get(vehicle.id) ?? [];
  const { earlier, later } = findAllowedPeriods(period, { rules, graceMinutes }, (candidate) => {
    if (!isPossible(candidate)) return false;
    const ends = {
      pickup: toPickupOrReturn(candidate.pickup, from.city),
      return: toPickupOrReturn(candidate.return, to.city),
    };
    const span = computeHoldSpan(ends.pickup.at, ends.return.at, { ...vehicle, ...toTransferMinutes(plan) });
    return hasUnitFree({ totalUnits: vehicle.totalUnits, holds }, span);
  });
  const textOf = ({ date, time }: CivilMoment) => `${date}T${time}`;
  return [earlier, later].flatMap((found) =>
    found ? [{ pickup: textOf(found.pickup), return: textOf(found.return) }] : [],
  );
}

/** Returns the problem of a pickup that is too soon: at the time if the day is possible, otherwise at the day. */
function tooSoonProblem(
  { firstPickup: { date } }: DeliveryPlan,
  pickup: PickupOrReturn,
  message: Message,
): FieldProblem {
  return { path: date === pickup.date ? "pickupTime" : "pickupDate", message, code: "pickup-too-soon" };
}

function toPricedRental(
  ctx: AppContext,
  rentalRequest: RentalRequest,
  {
    plan,
    pricing,
    extras,
    protection,
  }: { plan: DeliveryPlan; pricing: Pricing; extras: readonly ChosenExtra[]; protection: Protection | null },
): Omit<PricedRental, "outsideHours" | "belowMinimum" | "lateExtras"> & Pick<QuoteWithPromotion, "refusal"> {
  const { vehicle, graceMinutes = ctx.site.graceMinutes, typedPromotion } = rentalRequest;
  const { destinations, out, back, base, supplements } = plan;
  const pickup = toPickupOrReturn(rentalRequest.pickup, destinations.pickup.city);
  const end = toPickupOrReturn(rentalRequest.return, destinations.return.city);
  const rates = pricing.ratesOf(vehicle);
  const quoteRequest = {
    dailyRate: vehicle.dailyRate,
    pickup: rentalRequest.pickup,
    return: rentalRequest.return,
    graceMinutes,
    pickupCity: destinations.pickup.city,
    returnCity: destinations.return.city,
    oneWayRatePerKilometre: ctx.site.oneWayRatePerKilometre,
    supplements,
    rates,
    options: {
      youngDriver: rentalRequest.isDriverYoung
        ? feeForVehicle(ctx.site.youngDriver, vehicle.terms)
        : feeForDriver(ctx.site.youngDriver, rentalRequest.driverBirthDate, pickup.date),
      extras,
      protection: protection && { ...protection, unreduced: vehicle.terms },
    },
    vatRateBasisPoints: pricing.vatRateOf({ country: destinations.pickup.city.country, date: pickup.date }),
    terms: vehicle.terms,
  };
  const { quote, promotion, refusal } = quoteWithPromotion(
    quoteRequest,
    typedPromotion ? { ...typedPromotion, vehicle } : null,
  );
  const delivery = {
    base: base.name,
    ...toPromisedPlaces(destinations, rentalRequest),
    out,
    back,
    meetingPoint: rentalRequest.meetingPoint ?? null,
    flightOrTrain: rentalRequest.flightOrTrain ?? null,
  };
  const span = computeHoldSpan(pickup.at, end.at, { ...vehicle, ...toTransferMinutes(plan) });
  return {
    pickup,
    return: end,
    quote,
    terms: protectedTerms(vehicle.terms, protection, vehicle.category),
    promotion,
    refusal,
    frozenRates: toFrozenRates(rates),
    graceMinutes,
    delivery,
    span,
  };
}

/** Returns the pickup or the return of a rental, with its instant in the time zone of its city. */
export function toPickupOrReturn(
  { date, time }: CivilMoment,
  { name, timeZone }: Pick<City, "name" | "timeZone">,
): PickupOrReturn {
  return { date, time, city: name, timeZone, at: toInstant({ date, time }, timeZone) };
}

/**
 * Returns the delivery settings for online or staff requests. Staff know whether a car is ready, so for them only the time of the transfer counts.
 */
export function deliverySettingsFor(
  { delivery }: SiteConfiguration,
  { beginsFrom }: RentalLimits,
): DeliveryConfiguration {
  return beginsFrom === "now" ? delivery : { ...delivery, preparationHours: 0 };
}
