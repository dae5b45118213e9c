import type { z } from "zod";
import type { VehicleDelivery } from "#domain/catalogue/search-results.ts";
import type { City } from "#domain/cities/city.ts";
import { unknownPlaceMessage } from "#domain/delivery/delivery-problems.ts";
import { type DeliveryOrigin, findDeliveryOrigins } from "#domain/delivery/delivery-reach.ts";
import { destinationName } from "#domain/delivery/destination.ts";
import { computeEarliestPickup } from "#domain/delivery/earliest-pickup.ts";
import { findDestination } from "#domain/delivery/find-destination.ts";
import { toTransferMinutes } from "#domain/delivery/hold-span.ts";
import type { RentalDestinations } from "#domain/delivery/resolve-destinations.ts";
import { computeSupplements } from "#domain/delivery/supplement.ts";
import { chooseExtras, type Extra, listOfferedExtras, toChosenExtra } from "#domain/extras/extra.ts";
import { findFurtherDriver } from "#domain/extras/further-driver.ts";
import { feeForVehicle } from "#domain/extras/young-driver.ts";
import { freeUnitsQuerySchema, vehicleOffersQuerySchema } from "#domain/forms/bookings/phone-booking.ts";
import type { Language } from "#domain/languages.ts";
import { checkCityHours } from "#domain/opening-hours/city-hours.ts";
import { ITALIAN_RENTAL_PROBLEMS, sayHoursRefusal } from "#domain/opening-hours/say-rental-problem.ts";
import type { ChosenExtra, RentalOptions } from "#domain/prices/option-lines.ts";
import type { RentalQuote } from "#domain/prices/price.ts";
import { findProtection, protectedTerms } from "#domain/prices/protections.ts";
import { parseRentalChoices } from "#domain/prices/rental-choices.ts";
import { isVatShown } from "#domain/prices/vat.ts";
import { quoteWithPromotion } from "#domain/promotion-codes/quote-with-promotion.ts";
import { findUnreachedMinimum, minimumLengthMessage } from "#domain/rates/minimum-length.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { STAFF_LIMITS, validatePeriod } from "#domain/rental-period/period.ts";
import type { UnitWithFinish } from "#domain/units/finish.ts";
import type { RentalTerms, Vehicle } from "#domain/vehicles/vehicle.ts";
import type { Message } from "#domain/words/message.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listExtras } from "#server/repositories/rates/extras.ts";
import { listProtections } from "#server/repositories/rates/protections.ts";
import { listFinishedUnitsByVehicle } from "#server/repositories/vehicles/unit-finishes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { listFreeUnits } from "#server/services/bookings/shared/allocate-unit.ts";
import { deliverySettingsFor, priceRental, toPickupOrReturn } from "#server/services/bookings/shared/price-rental.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { readTypedPromotion } from "#server/services/bookings/shared/typed-promotion.ts";
import { readPricing } from "#server/services/internal/read-pricing.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { findShownVehicle, listShownVehicles } from "#server/services/internal/shown-vehicles.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

/** A vehicle in a city with its total price for a period, and whether it is free. */
export interface StaffVehicleOffer {
  vehicle: Vehicle;
  quote: RentalQuote;
  isFree: boolean;
  /** The language of its lines in a quote. */
  language: Language;
  /** The vehicle's units, with their colours. */
  units: readonly UnitWithFinish[];
  /** How the vehicle is delivered from another city; null for a vehicle that is based in the requested city. */
  delivery: VehicleDelivery | null;
  /** The terms of the vehicle, reduced by the chosen protection. */
  terms: RentalTerms;
  /** Why the quote does not contain the promotion code; null if it does, or if none was typed. */
  promotionRefusal: Message | null;
  /** Why the hours of its cities do not allow the rental; null if they do (product.md#hours-of-a-city). */
  outsideHours: Message | null;
  /** Why the rental is shorter than the vehicle's minimum length; null if it is not (product.md#rates). */
  belowMinimum: Message | null;
}

/** Maximum number of listed vehicles. It is more than any city has, because staff choose from the whole list. */
const MAX_VEHICLES = 200;

/**
 * Lists the available vehicles of a city with their total price for a period, free ones first. If requested, vehicles that can be delivered from
 * other cities follow. Choices that are not offered for a vehicle are left out of its price. Throws "invalid".
 */
export async function listVehicleOffers(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<StaffVehicleOffer[]> {
  requireAbility(staff, "bookings.read");
  const fields = parseInput(vehicleOffersQuerySchema, query);
  const now = ctx.clock();
  const cities = await listActiveCities(ctx.db);
  const destinations = resolveOfferDestinations(fields, cities);
  const pickup = toPickupOrReturn({ date: fields.pickupDate, time: fields.pickupTime }, destinations.pickup.city);
  const back = toPickupOrReturn({ date: fields.returnDate, time: fields.returnTime }, destinations.return.city);
  const problems = validatePeriod({ pickup, return: back }, toCivilMoment(now, pickup.timeZone), STAFF_LIMITS);
  if (problems.length > 0) throw invalidRequestError(problems.map(({ field, message }) => ({ path: field, message })));
  const deliverySettings = deliverySettingsFor(ctx.site, STAFF_LIMITS);
  const bases = findDeliveryOrigins(cities, destinations, deliverySettings).filter(
    ({ base, out }) =>
      base.slug === destinations.pickup.city.slug || computeEarliestPickup(now, out, deliverySettings) <= pickup.at,
  );
  const listedBases =
    fields.delivered === "true" ? bases : bases.filter(({ base }) => base.slug === destinations.pickup.city.slug);
  const listing = {
    bases: listedBases.map(({ base, categories }) => ({ base: base.name, categories })),
    available: true,
    limit: MAX_VEHICLES,
  };
  const transfers = listedBases.map((base) => ({ base: base.base.name, ...toTransferMinutes(base) }));
  const [all, free] = await Promise.all([
    listShownVehicles(ctx, listing),
    listShownVehicles(ctx, { ...listing, freeFor: { from: pickup.at, to: back.at, transfers, now } }),
  ]);
  const units = await listFinishedUnitsByVehicle(
    ctx.db,
    all.map(({ id }) => id),
  );
  const freeVehicleIds = new Set(free.map(({ id }) => id));
  const supplements = computeSupplements(destinations, deliverySettings);
  const cityHours = { pickup: destinations.pickup.city, return: destinations.return.city };
  const [outside] = checkCityHours({ pickup, return: back }, cityHours, { now });
  const pricing = await readPricing(ctx);
  const choices = await readChoices(ctx, fields);
  const cityId = cities.find(({ slug }) => slug === destinations.pickup.city.slug)?.id;
  const offers = all.map((vehicle): StaffVehicleOffer => {
    const rates = pricing.ratesOf(vehicle);
    const { graceMinutes } = ctx.site;
    const options = choices.optionsFor({ vehicle, cityId });
    const { quote, refusal } = quoteWithPromotion(
      {
        dailyRate: vehicle.dailyRate,
        pickup,
        return: back,
        graceMinutes,
        pickupCity: destinations.pickup.city,
        returnCity: destinations.return.city,
        oneWayRatePerKilometre: ctx.site.oneWayRatePerKilometre,
        supplements,
        rates,
        options,
        vatRateBasisPoints: pricing.vatRateOf({ country: destinations.pickup.city.country, date: pickup.date }),
        showsVat: isVatShown(destinations.pickup.city.country, ctx.site),
        terms: vehicle.terms,
      },
      choices.typedPromotion && { ...choices.typedPromotion, vehicle },
    );
    const minimum = findUnreachedMinimum({ pickup, return: back }, { rules: rates.minimumRules, graceMinutes });
    return {
      vehicle,
      language: fields.language ?? "it",
      outsideHours: outside ? sayHoursRefusal(ITALIAN_RENTAL_PROBLEMS, outside.message) : null,
      belowMinimum: minimum === null ? null : minimumLengthMessage({ pickupDate: pickup.date, days: minimum }),
      promotionRefusal: refusal,
      isFree: freeVehicleIds.has(vehicle.id),
      units: units.get(vehicle.id) ?? [],
      delivery: deliveryFrom(vehicle, listedBases, { ends: destinations, supplements }),
      quote,
      terms: protectedTerms(vehicle.terms, options.protection ?? null, vehicle.category),
    };
  });
  const isDelivered = ({ vehicle }: StaffVehicleOffer) => Number(vehicle.location !== destinations.pickup.city.name);
  return offers.toSorted(
    (one, other) => isDelivered(one) - isDelivered(other) || Number(other.isFree) - Number(one.isFree),
  );
}

/** Reads the chosen extras, protection and promotion code of a query. */
async function readChoices(
  ctx: AppContext,
  { options = "", promotion_code: code, furtherDrivers = 0 }: z.output<typeof vehicleOffersQuerySchema>,
) {
  const chosen = parseRentalChoices(options);
  const [extras, protections] = [await listExtras(ctx.db), await listProtections(ctx.db)];
  return {
    typedPromotion: await readTypedPromotion(ctx, { code }),
    optionsFor: (place: { vehicle: Vehicle; cityId: string | undefined }): RentalOptions => ({
      youngDriver: chosen.youngDriver ? feeForVehicle(ctx.site.youngDriver, place.vehicle.terms) : null,
      // Staff may order extras late, with a reason.
      extras: withFurtherDrivers(
        chooseExtras(listOfferedExtras(extras, { ...place, pickupAt: null, now: ctx.clock() }), chosen.extras),
        { count: furtherDrivers, extra: findFurtherDriver(extras, place) },
      ),
      protection: chosen.protection === null ? null : findProtection(protections, chosen.protection),
    }),
  };
}

/** Returns chosen extras with at least so many further drivers (product.md#second-drivers). */
function withFurtherDrivers(
  chosen: readonly ChosenExtra[],
  { count, extra }: { count: number; extra: Extra | null },
): readonly ChosenExtra[] {
  const ordered = chosen.find(({ code }) => code === extra?.code)?.count ?? 0;
  if (!extra || count <= ordered) return chosen;
  return [...chosen.filter(({ code }) => code !== extra.code), toChosenExtra(extra, count)];
}

function resolveOfferDestinations(
  { pickupCity, returnCity }: { pickupCity: string; returnCity?: string | undefined },
  cities: readonly City[],
): RentalDestinations {
  const unknownPlaceError = (path: string) =>
    invalidRequestError([{ path, message: unknownPlaceMessage(cities[0]?.name ?? ""), code: "unknown-place" }]);
  const pickup = findDestination(pickupCity, cities);
  const back = returnCity ? findDestination(returnCity, cities) : pickup;
  if (!pickup) throw unknownPlaceError("pickupCity");
  if (!back) throw unknownPlaceError("returnCity");
  return { pickup, return: back };
}

function deliveryFrom(
  { location }: Vehicle,
  bases: readonly DeliveryOrigin[],
  { ends: destinations, supplements }: { ends: RentalDestinations } & Pick<VehicleDelivery, "supplements">,
): VehicleDelivery | null {
  const out = bases.find(({ base }) => base.name === location)?.out;
  if (!out || out.minutes === 0) return null;
  return { base: location, place: destinationName(destinations.pickup), ...out, supplements };
}

/** Returns the numbers of a vehicle's units that are free for a period and its turnaround, lowest first. Throws "invalid". */
export async function readFreeUnits(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<number[]> {
  requireAbility(staff, "bookings.read");
  const fields = parseInput(freeUnitsQuerySchema, query);
  const vehicle = await findShownVehicle(ctx, fields.vehicle);
  if (!vehicle) throw invalidRequestError([{ path: "vehicle", message: NO_SUCH_CAR }]);
  const { rental, problems } = await priceRental(ctx, {
    vehicle,
    pickup: { date: fields.pickupDate, time: fields.pickupTime },
    return: { date: fields.returnDate, time: fields.returnTime },
    pickupCity: fields.pickupCity,
    pickupPlace: fields.pickupPlace,
    returnCity: fields.returnCity,
    returnPlace: fields.returnPlace,
    limits: STAFF_LIMITS,
  });
  if (!rental) throw invalidRequestError(problems);
  return listFreeUnits(ctx.db, vehicle.id, rental.span, ctx.clock());
}
