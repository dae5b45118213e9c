import type { Booking } from "#domain/bookings/booking.ts";
import type { RentalCities } from "#domain/cities/city-hours.ts";
import type { DeliveryCity } from "#domain/delivery/destination.ts";
import { feeForDriver } from "#domain/extras/young-driver.ts";
import type { Cents } from "#domain/money.ts";
import { type HoursFee, listHoursFees } from "#domain/opening-hours/city-hours.ts";
import { carryOverAgreement, listTotalOf, totalAfterAgreement } from "#domain/prices/agreed-price.ts";
import { withFormerPhases } from "#domain/prices/change-options.ts";
import {
  bookedExtrasOf,
  bookedHoursFeesOf,
  bookedProtectionOf,
  bookedYoungDriverOf,
} from "#domain/prices/option-lines.ts";
import { quoteRental, type RentalQuote } from "#domain/prices/price.ts";
import {
  bookedDaysOf,
  includedDaysOf,
  limitQuotedDiscounts,
  type PriceLine,
  quotedLinesOf,
  sumLines,
  withAgreement,
} from "#domain/prices/price-line.ts";
import { isVatShown } from "#domain/prices/vat.ts";
import { bookedPromotionOf } from "#domain/promotion-codes/promotion-code.ts";
import { bookedPackageDays } from "#domain/rates/booked-packages.ts";
import { findUnreachedMinimum, minimumLengthMessage } from "#domain/rates/minimum-length.ts";
import type { RatedVehicle } from "#domain/rates/rate-rule.ts";
import { type FrozenRates, NO_RATES, toFrozenRates } from "#domain/rates/rates-of-vehicle.ts";
import { compareMoments } from "#domain/rental-period/civil-time.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import type { Message } from "#domain/words/message.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { findFrozenRates } from "#server/repositories/bookings/frozen-rates.ts";
import { readPricing } from "#server/services/internal/read-pricing.ts";
import type { ChangedDelivery } from "./change-delivery.ts";

/** The vehicle of a changed rental, as far as its price depends on it. */
export interface PricedVehicle {
  /** The booked rate of the booked vehicle, otherwise that of today. */
  dailyRate: Cents;
  terms: RentalTerms;
  /** The terms of another vehicle without the booked protection. */
  unreduced?: RentalTerms;
  isSameVehicle: boolean;
  /** The vehicle as it is today; null if it was deleted. */
  today: (RatedVehicle & { dailyRate: Cents }) | null;
}

interface PricedChange {
  booking: Booking;
  vehicle: PricedVehicle;
  delivery: ChangedDelivery;
  ends: Pick<Booking, "pickup" | "return">;
  pickupCity: DeliveryCity;
  returnCity: DeliveryCity;
  /** The cities whose hours count: an end that stays as it was agreed has none. */
  hoursCities: RentalCities;
  /** Whether staff chose the rates of today. */
  byTodaysRates: boolean;
}

/** The price of a changed rental (product.md#booking-changes). */
export interface ChangePrice {
  /** Its total is what the renter pays, after the agreed discount. */
  quote: RentalQuote;
  /** A sentence about what happens to the agreed price; null if no price was agreed. */
  agreement: string | null;
  /** The rules by which a later change judges packages and length discount again. */
  frozenRates: FrozenRates;
  /** The total by the rates of today, for the booked vehicle; null for another one, which always has them. */
  todaysTotal: Cents | null;
  /** The total by the prices and rules of the booking; null for another vehicle. */
  keptTotal: Cents | null;
  /** Why the changed rental is shorter than the minimum length of today; null if it is not (product.md#rates). */
  belowMinimum: Message | null;
}

/**
 * Prices a changed rental. As long as the vehicle is the same, the days that were booked keep their price, packages and length discount are those of
 * the booking, and added days follow the rules of today; or staff choose the rates of today for the whole rental. The booked one-way cost stays if the
 * two cities are the same, and the fee for the hour of an end that stays as it was agreed. Extras, protection and the fee for a young driver keep the price at which they were booked, and their days are counted again. The
 * promotion code keeps its percentage or amount.
 */
export async function priceChange(ctx: AppContext, db: Queryable, change: PricedChange): Promise<ChangePrice> {
  const { booking, vehicle, delivery, ends, pickupCity, returnCity, hoursCities, byTodaysRates } = change;
  const pricing = await readPricing(ctx, db);
  const protection = bookedProtectionOf(booking.lines);
  const sameCities = ends.pickup.city === booking.pickup.city && ends.return.city === booking.return.city;
  const rental = {
    pickup: ends.pickup,
    return: ends.return,
    // The grace period of the request stays, whatever the setting is now.
    graceMinutes: booking.graceMinutes,
    pickupCity,
    returnCity,
    oneWayRatePerKilometre: ctx.site.oneWayRatePerKilometre,
    agreedOneWay: sameCities ? booking.oneWay : undefined,
    supplements: delivery.supplements,
    vatRateBasisPoints: pricing.vatRateOf({ country: pickupCity.country, date: ends.pickup.date }),
    showsVat: isVatShown(pickupCity.country, ctx.site),
    options: {
      youngDriver: feeForDriver(bookedYoungDriverOf(booking.lines), booking.driver.birthDate, ends.pickup.date),
      outOfHours: listFeesOfChange(booking, ends, hoursCities),
      extras: bookedExtrasOf(booking.lines),
      protection: protection && { ...protection, ...(vehicle.unreduced && { unreduced: vehicle.unreduced }) },
      promotion: bookedPromotionOf(booking.lines),
    },
    terms: vehicle.terms,
  };
  const todaysRates = vehicle.today ? pricing.ratesOf(vehicle.today) : NO_RATES;
  const { graceMinutes } = booking;
  const minimum = findUnreachedMinimum(ends, { rules: todaysRates.minimumRules, graceMinutes });
  const belowMinimum = minimum === null ? null : minimumLengthMessage({ pickupDate: ends.pickup.date, days: minimum });
  const includedDays = includedDaysOf(booking.lines);
  // New days cost their own price, so lines that include days do not stay with them, nor do discounts on the former price.
  const services =
    includedDays.price === 0 ? booking.lines.filter(({ code, amount }) => code === "custom" && amount >= 0) : [];
  const byToday = () => {
    const dailyRate = vehicle.today?.dailyRate ?? vehicle.dailyRate;
    const quote = quoteRental({ ...rental, dailyRate, rates: todaysRates });
    return withCarriedAgreement(booking, withQuotedLines(quote, services));
  };
  if (!vehicle.isSameVehicle)
    return { ...byToday(), frozenRates: toFrozenRates(todaysRates), todaysTotal: null, keptTotal: null, belowMinimum };
  const rates = { ...todaysRates, ...(await findFrozenRates(db, booking.id)) };
  const bookedDays = bookedDaysOf(booking.lines, ends.pickup.date, bookedPackageDays(booking, rates.packages));
  const { dailyRate } = vehicle;
  const quote = quoteRental({ ...rental, dailyRate, rates, bookedDays, includedDays });
  const kept = withCarriedAgreement(booking, withQuotedLines(quote, quotedLinesOf(booking.lines, quote.lines)));
  const today = byToday();
  return {
    ...(byTodaysRates ? today : kept),
    frozenRates: toFrozenRates(byTodaysRates ? todaysRates : rates),
    todaysTotal: today.quote.total,
    keptTotal: kept.quote.total,
    belowMinimum,
  };
}

/** Returns the fees for hours: the booked one of an end that stays as it was agreed, that of today of one that moves. */
function listFeesOfChange(booking: Booking, ends: PricedChange["ends"], cities: RentalCities): HoursFee[] {
  const isSame = (end: "pickup" | "return") =>
    ends[end].city === booking[end].city && compareMoments(ends[end], booking[end]) === 0;
  const booked = bookedHoursFeesOf(booking.lines).filter(({ end }) => isSame(end));
  return [...booked, ...listHoursFees(ends, cities)].toSorted((one, other) => (one.end < other.end ? -1 : 1));
}

/** Returns a price with lines that staff wrote in the quote of the booking (product.md#quotes), at the price's rate of value added tax. */
function withQuotedLines(quote: RentalQuote, quotedLines: readonly PriceLine[]): RentalQuote {
  const vatRateBasisPoints = quote.lines[0]?.vatRateBasisPoints ?? null;
  const lines = limitQuotedDiscounts([...quote.lines, ...quotedLines.map((line) => ({ ...line, vatRateBasisPoints }))]);
  return { ...quote, lines, total: sumLines(lines) };
}

/** Returns the new list price after the agreed discount, and a sentence about the discount (product.md#agreed-price). */
function withCarriedAgreement(booking: Booking, quote: RentalQuote): Pick<ChangePrice, "quote" | "agreement"> {
  const { agreed, sentence } = carryOverAgreement(booking.agreed, listTotalOf(booking), quote.total);
  const lines = withAgreement(withFormerPhases(quote.lines, booking.lines), agreed);
  return { quote: { ...quote, lines, total: totalAfterAgreement(quote.total, agreed) }, agreement: sentence };
}
