import { hasUnitFree, type UnitHold } from "#domain/availability/availability.ts";
import type { City } from "#domain/cities/city.ts";
import type { RentalCities } from "#domain/cities/city-hours.ts";
import { computeHoldSpan, type TransferMinutes } from "#domain/delivery/hold-span.ts";
import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import type { Cents } from "#domain/money.ts";
import { checkCityHours, findPossiblePeriod } from "#domain/opening-hours/city-hours.ts";
import { sayRentalProblem } from "#domain/opening-hours/say-rental-problem.ts";
import { type RentalProblem, validateRental } from "#domain/opening-hours/validate-rental.ts";
import { quoteWithPromotion } from "#domain/promotion-codes/quote-with-promotion.ts";
import { cheaperLongerMessage, findCheaperLonger } from "#domain/rates/cheaper-longer.ts";
import {
  endAfterDays,
  findAllowedPeriods,
  findUnreachedMinimum,
  minimumLengthMessage,
} from "#domain/rates/minimum-length.ts";
import type { VehicleRates } from "#domain/rates/rates-of-vehicle.ts";
import { addDays, type CivilDate, type CivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS, type RentalPeriod, validatePeriod } from "#domain/rental-period/period.ts";
import type { RentalTerms, Vehicle } from "#domain/vehicles/vehicle.ts";
import { type Message, sayMessage } from "#domain/words/message.ts";
import type { Words } from "#domain/words/words.ts";
import { linesIn } from "./lines-in.ts";
import type { RentalOptions } from "./option-lines.ts";
import type { PricedCity, RentalQuote } from "./price.ts";

/** The offer for a selection of one car, before any personal data is entered (product.md#price). */
export type VehicleOffer<Reason extends Message = string> =
  | { kind: "no-dates" }
  /**
   * The dates are invalid, with the reason. `next` is the nearest possible rental, if the hours of its cities or the minimum length are the
   * reason; after a minimum length the car is free for it. `minimum` is the shortest rental from the same pickup on that reaches the minimum length,
   * if the car is free for it. */
  | { kind: "impossible"; message: Reason; next?: RentalPeriod; isNextFree?: true; minimum?: MinimumRental }
  /** The car is out of service. */
  | { kind: "unavailable" }
  /** Every unit is held during part of the period. `next` is the next free period of the same length, or null. */
  | { kind: "taken"; period: RentalPeriod; next: RentalPeriod | null }
  /**
   * `promotionRefusal` is why the typed promotion code is not in the quote, `cheaper` a longer rental that costs less, `terms` those with the
   * chosen protection, missing without one.
   */
  | {
      kind: "free";
      period: RentalPeriod;
      quote: RentalQuote;
      cheaper?: { period: RentalPeriod; text: Reason };
      promotionRefusal?: Reason;
      terms?: RentalTerms;
    };

/** The shortest rental that reaches a minimum length, with its total. */
export interface MinimumRental {
  days: number;
  period: RentalPeriod;
  total: Cents;
}

interface OfferRequest {
  vehicle: Pick<Vehicle, "available" | "totalUnits" | "turnaroundHours" | "timeZone" | "dailyRate" | "terms">;
  pickupDate?: CivilDate | undefined;
  returnDate?: CivilDate | undefined;
  pickupTime: string;
  returnTime: string;
  pickupCity: PricedCity;
  returnCity: PricedCity & Pick<City, "timeZone">;
  /** The holds of all units, without released and expired ones. */
  holds: readonly UnitHold[];
  /** The current civil time at the pickup. */
  now: CivilMoment;
  graceMinutes: number;
  oneWayRatePerKilometre: Cents;
  /** The rules that may price a rental of the car that is booked today. */
  rates: VehicleRates;
  /** Returns the rate of value added tax at the place of pickup, in hundredths of a percent; null if none is known. */
  vatRateOf: (pickupDate: CivilDate) => number | null;
  /** Delivery to a place other than the base, or why it is impossible. Missing for pickup and return at the base. */
  delivery?: OfferDelivery | undefined;
  /** The hours of the cities (product.md#hours-of-a-city); missing if neither has any. */
  hours?: OfferHours | undefined;
  /** The extras that the renter chose, and the fee for a young driver. */
  rentalOptions?: RentalOptions | undefined;
  /** The promotion code that the renter typed, with the car that it must be for. */
  typedPromotion?: Parameters<typeof quoteWithPromotion>[1] | undefined;
}

export interface OfferHours {
  cities: RentalCities;
  now: Date;
  /** The earliest time at which the car can be at the pickup. */
  earliest: Date;
}

/**
 * Words the reason of an impossible offer, names the places of its lines in the language, and sets whether its bill shows the tax that it contains.
 * Only the server may call it.
 */
export function wordOffer(words: Words, offer: VehicleOffer<Message>, showsVat: boolean): VehicleOffer {
  if (offer.kind === "impossible") return { ...offer, message: sayMessage(words, offer.message) };
  if (offer.kind !== "free") return offer;
  const { quote, cheaper, promotionRefusal, ...rest } = offer;
  return {
    ...rest,
    quote: { ...quote, showsVat, lines: linesIn(words.language, quote.lines) },
    ...(cheaper && { cheaper: { ...cheaper, text: sayMessage(words, cheaper.text) } }),
    ...(promotionRefusal !== undefined && { promotionRefusal: sayMessage(words, promotionRefusal) }),
  };
}

/** The effect of delivery on a rental: transfer times, supplements, and the earliest pickup. */
export type OfferDelivery =
  | { refused: Message }
  | (TransferMinutes & {
      supplements: readonly DeliverySupplement[];
      /** Time zone of the pickup city. */
      timeZone: string;
      /** Returns why the car cannot be at the pickup place at `pickupAt`, or null if it can. */
      tooSoon: (pickupAt: Date) => Message | null;
    });

/** How far ahead the next free period is searched. */
const MAX_LOOK_AHEAD_DAYS = 60;

/** Computes the offer for one car and two moments (product.md#price): the price if it is free, otherwise the reason. */
export function offerVehicle(selection: OfferRequest): VehicleOffer<Message> {
  const { vehicle, pickupDate, returnDate, now, delivery = AT_BASE } = selection;
  if (!vehicle.available) return { kind: "unavailable" };
  if ("refused" in delivery) return { kind: "impossible", message: delivery.refused };
  if (!pickupDate || !returnDate) return { kind: "no-dates" };
  const period: RentalPeriod = {
    pickup: { date: pickupDate, time: selection.pickupTime },
    return: { date: returnDate, time: selection.returnTime },
  };
  const { hours } = selection;
  const zoned = {
    pickup: { ...period.pickup, timeZone: delivery.timeZone ?? vehicle.timeZone },
    return: { ...period.return, timeZone: selection.returnCity.timeZone },
  };
  const [problem] = hours
    ? validateRental(period, hours.cities, { ...hours, limits: ONLINE_LIMITS })
    : validatePeriod(zoned, now, ONLINE_LIMITS);
  if (problem) return toImpossibleOffer(problem, period, hours);
  const leadTimeProblem = delivery.tooSoon(toInstant(period.pickup, delivery.timeZone ?? vehicle.timeZone));
  if (leadTimeProblem !== null) return { kind: "impossible", message: leadTimeProblem };
  const lengths = { rules: selection.rates.minimumRules, graceMinutes: selection.graceMinutes };
  const minimum = findUnreachedMinimum(period, lengths);
  if (minimum !== null) {
    const { earlier, later } = findFreeAllowedPeriods(selection, period, delivery);
    const next = later ?? earlier;
    const shortest = endAfterDays(period, minimum, lengths);
    const isFree = isFreeRental(selection, shortest, delivery);
    return {
      kind: "impossible",
      message: minimumLengthMessage({ pickupDate, days: minimum }),
      ...(next && { next, isNextFree: true }),
      ...(isFree && {
        minimum: { days: minimum, period: shortest, total: quoteFor(selection, shortest, delivery).quote.total },
      }),
    };
  }
  if (!hasFreeUnit(selection, period, delivery)) {
    return { kind: "taken", period, next: findNextFreePeriod(selection, period, delivery) };
  }
  const { rates } = selection;
  const quoteOf = (rental: RentalPeriod) => quoteFor(selection, rental, delivery);
  const { quote, refusal } = quoteOf(period);
  const mayCostLess = rates.packages.length > 0 || rates.lengthRules.length > 0;
  const cheaper = mayCostLess
    ? findCheaperLonger(period, quote.total, {
        isPossible: (longer) => isFreeRental(selection, longer, delivery),
        priceOf: (longer) => quoteOf(longer).quote,
      })
    : null;
  return {
    kind: "free",
    period,
    quote,
    ...(cheaper && { cheaper: { period: cheaper.period, text: cheaperLongerMessage(quote.days, cheaper) } }),
    ...(refusal && { promotionRefusal: refusal }),
  };
}

/** Prices a rental of the selection's car, with the typed promotion code. */
function quoteFor(selection: OfferRequest, rental: RentalPeriod, { supplements }: Pick<OfferTransfers, "supplements">) {
  const { graceMinutes, pickupCity, returnCity, oneWayRatePerKilometre, rates, vehicle } = selection;
  return quoteWithPromotion(
    {
      dailyRate: vehicle.dailyRate,
      ...rental,
      graceMinutes,
      pickupCity,
      returnCity,
      oneWayRatePerKilometre,
      supplements,
      rates,
      options: selection.rentalOptions,
      vatRateBasisPoints: selection.vatRateOf(rental.pickup.date),
      terms: vehicle.terms,
    },
    selection.typedPromotion ?? null,
  );
}

function toImpossibleOffer(
  { message, code }: RentalProblem,
  period: RentalPeriod,
  hours: OfferHours | undefined,
): VehicleOffer<Message> {
  const next = hours && code ? findPossiblePeriod(period, hours.cities, hours) : null;
  return { kind: "impossible", message: (words) => sayRentalProblem(words, message), ...(next && { next }) };
}

type OfferTransfers = Omit<Exclude<OfferDelivery, { refused: Message }>, "timeZone"> & { timeZone: string | null };

/** Pickup and return at the base. */
const AT_BASE: OfferTransfers = { outMinutes: 0, backMinutes: 0, supplements: [], timeZone: null, tooSoon: () => null };

/** Returns the nearest free rentals that are long enough and that a renter may book. */
const findFreeAllowedPeriods = (selection: OfferRequest, period: RentalPeriod, transfers: OfferTransfers) =>
  findAllowedPeriods(
    period,
    { rules: selection.rates.minimumRules, graceMinutes: selection.graceMinutes },
    (candidate) => isFreeRental(selection, candidate, transfers),
  );

/** Whether a rental keeps the limits of every rental, the hours of its cities and the lead time of its delivery, and a unit is free for it. */
function isFreeRental(selection: OfferRequest, period: RentalPeriod, transfers: OfferTransfers): boolean {
  const { vehicle, returnCity, now, hours } = selection;
  const zoned = {
    pickup: { ...period.pickup, timeZone: transfers.timeZone ?? vehicle.timeZone },
    return: { ...period.return, timeZone: returnCity.timeZone },
  };
  return (
    validatePeriod(zoned, now, ONLINE_LIMITS).length === 0 &&
    transfers.tooSoon(toInstant(zoned.pickup, zoned.pickup.timeZone)) === null &&
    (!hours || checkCityHours(period, hours.cities, hours).length === 0) &&
    hasFreeUnit(selection, period, transfers)
  );
}

/** Whether a unit has no hold from its departure before the pickup until it is home and ready after the return. */
function hasFreeUnit(
  { vehicle, holds, returnCity }: OfferRequest,
  period: RentalPeriod,
  transfers: OfferTransfers,
): boolean {
  const pickupAt = toInstant(period.pickup, transfers.timeZone ?? vehicle.timeZone);
  const returnAt = toInstant(period.return, returnCity.timeZone);
  const span = computeHoldSpan(pickupAt, returnAt, { ...transfers, turnaroundHours: vehicle.turnaroundHours });
  return hasUnitFree({ totalUnits: vehicle.totalUnits, holds }, span);
}

function findNextFreePeriod(
  selection: OfferRequest,
  period: RentalPeriod,
  transfers: OfferTransfers,
): RentalPeriod | null {
  for (let days = 1; days <= MAX_LOOK_AHEAD_DAYS; days += 1) {
    const later = {
      pickup: { ...period.pickup, date: addDays(period.pickup.date, days) },
      return: { ...period.return, date: addDays(period.return.date, days) },
    };
    const { rates, graceMinutes } = selection;
    if (findUnreachedMinimum(later, { rules: rates.minimumRules, graceMinutes }) !== null) continue;
    if (isFreeRental(selection, later, transfers)) return later;
  }
  return null;
}
