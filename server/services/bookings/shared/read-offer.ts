import { countFreeUnitsByDay, type UnitHold } from "#domain/availability/availability.ts";
import {
  type AvailabilityCalendar,
  endOfCalendarMonth,
  toAvailabilityCalendar,
} from "#domain/availability/availability-calendar.ts";
import { listClosedDays } from "#domain/availability/closed-days.ts";
import type { VehicleDelivery } from "#domain/catalogue/search-results.ts";
import type { City } from "#domain/cities/city.ts";
import type { DeliveryConfiguration } from "#domain/delivery/delivery-configuration.ts";
import { destinationKey, destinationName } from "#domain/delivery/destination.ts";
import { findDestination } from "#domain/delivery/find-destination.ts";
import { computeHoldSpan, toTransferMinutes } from "#domain/delivery/hold-span.ts";
import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import { checkPickupLeadTime, type DeliveryPlan, planDelivery } from "#domain/delivery/plan-delivery.ts";
import { type RentalDestinations, resolveDestinations } from "#domain/delivery/resolve-destinations.ts";
import { supplementsIn } from "#domain/delivery/supplements-in.ts";
import { chooseExtras, type Extra, listOfferedExtras } from "#domain/extras/extra.ts";
import { extraPriceText, wordExtraChoices } from "#domain/extras/extra-choices.ts";
import { findFurtherDriver } from "#domain/extras/further-driver.ts";
import { feeForVehicle } from "#domain/extras/young-driver.ts";
import { listHandoverDays } from "#domain/opening-hours/handover-days.ts";
import type { OfferData } from "#domain/pages/vehicle-pages.ts";
import { wordProtectionChoices } from "#domain/prices/protection-choices.ts";
import { findProtection, type Protection, protectedTerms } from "#domain/prices/protections.ts";
import { parseRentalChoices } from "#domain/prices/rental-choices.ts";
import { isVatShown } from "#domain/prices/vat.ts";
import { type OfferDelivery, type OfferHours, offerVehicle, wordOffer } from "#domain/prices/vehicle-offer.ts";
import type { TypedPromotion } from "#domain/promotion-codes/quote-with-promotion.ts";
import { hasCancellationFees } from "#domain/rates/rates-of-vehicle.ts";
import { toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { DEFAULT_TIME } from "#domain/rental-period/time-slots.ts";
import { listSearchPlaces } from "#domain/search/list-search-places.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { listFinishes, listFreeFinishes, type UnitWithFinish } from "#domain/units/finish.ts";
import type { CatalogueVehicle } from "#domain/vehicles/vehicle.ts";
import type { Message } from "#domain/words/message.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listExtras } from "#server/repositories/rates/extras.ts";
import { listProtections } from "#server/repositories/rates/protections.ts";
import { listHoldsByVehicle } from "#server/repositories/unit-holds/booking-holds.ts";
import { LATEST_INSTANT } from "#server/repositories/unit-holds/spans.ts";
import { translateFinishes } from "#server/repositories/vehicles/translate-finishes.ts";
import { listFinishedUnitsByVehicle } from "#server/repositories/vehicles/unit-finishes.ts";
import { type Pricing, readPricing } from "#server/services/internal/read-pricing.ts";
import { noSuchCarPageError } from "#server/services/words/booking-words.ts";

/** Number of months in the calendar, including the current one. */
const CALENDAR_MONTHS = 12;

/** What the visitor chose: the rental, and the promotion code that they typed. */
type OfferedRental = RentalChoice & { typedPromotion?: TypedPromotion | null | undefined };

/** Returns the total price of a vehicle for the chosen dates, or why there is none (product.md#price). */
export async function readOffer(
  ctx: AppContext,
  vehicle: CatalogueVehicle,
  choice: OfferedRental,
  words: Words,
): Promise<OfferData> {
  const [offer] = await readOffers(ctx, [vehicle], choice, words);
  if (!offer) throw noSuchCarPageError();
  return offer;
}

/** Returns the offers of several vehicles, in the order of the vehicles. It needs as many queries as `readOffer` needs for one vehicle. */
export async function readOffers(
  ctx: AppContext,
  vehicles: readonly CatalogueVehicle[],
  choice: OfferedRental,
  words: Words,
): Promise<OfferData[]> {
  if (vehicles.length === 0) return [];
  const now = ctx.clock();
  const ids = vehicles.map(({ id }) => id);
  const [cities, pricing, extras, protections, holds, units] = await Promise.all([
    listActiveCities(ctx.db),
    readPricing(ctx),
    listExtras(ctx.db),
    listProtections(ctx.db),
    listHoldsByVehicle(ctx.db, ids, { from: now, to: LATEST_INSTANT }, now),
    listFinishedUnitsByVehicle(ctx.db, ids),
  ]);
  const shownFinishes = await readShownFinishes(ctx, words, [...units.values()].flat());
  return vehicles.map((vehicle) =>
    toOfferData(ctx, vehicle, choice, {
      now,
      cities,
      pricing,
      extras,
      protections,
      holds: holds.get(vehicle.id) ?? [],
      units: (units.get(vehicle.id) ?? []).map(shownFinishes),
      words,
    }),
  );
}

/** Returns a function that gives a unit with the names of its colours in the language of the words. */
async function readShownFinishes(ctx: AppContext, { language }: Words, units: readonly UnitWithFinish[]) {
  const finishes = units.flatMap(({ finish }) => finish ?? []);
  const translated = await translateFinishes(ctx.db, language, finishes);
  const shown = new Map(finishes.map((finish, index) => [finish, translated[index] ?? finish]));
  return (unit: UnitWithFinish): UnitWithFinish => ({
    ...unit,
    finish: unit.finish && (shown.get(unit.finish) ?? unit.finish),
  });
}

interface OfferFacts {
  now: Date;
  cities: readonly City[];
  pricing: Pricing;
  extras: readonly Extra[];
  protections: readonly Protection[];
  holds: readonly UnitHold[];
  units: readonly UnitWithFinish[];
  words: Words;
}

function toOfferData(
  ctx: AppContext,
  vehicle: CatalogueVehicle,
  choice: OfferedRental,
  { now, cities, pricing, extras, protections, holds, units, words }: OfferFacts,
): OfferData {
  const carCity = cities.find((city) => city.slug === vehicle.citySlug);
  if (!carCity) throw noSuchCarPageError();
  const { ends: destinations, plan } = planOfferDelivery(vehicle, choice, {
    base: carCity,
    now,
    cities,
    delivery: ctx.site.delivery,
  });
  const clock = toCivilMoment(now, vehicle.timeZone);
  const { pickupCity, returnCity } = resolvePlaceFields(choice, carCity, cities);
  const selection: RentalSelection = {
    pickupCity,
    pickupDate: choice.pickupDate ?? "",
    pickupTime: choice.pickupTime ?? DEFAULT_TIME,
    returnDate: choice.returnDate ?? "",
    returnTime: choice.returnTime ?? DEFAULT_TIME,
    returnCity,
    colour: choice.colour ?? "",
    options: choice.options ?? "",
  };
  const fee = feeForVehicle(ctx.site.youngDriver, vehicle.terms);
  const place = { vehicle, cityId: cities.find(({ slug }) => slug === destinations.pickup.city.slug)?.id };
  const offeredExtras = listOfferedExtras(extras, {
    ...place,
    pickupAt: pickupInstant(selection, destinations),
    now,
  });
  const furtherDriver = findFurtherDriver(extras, place);
  const chosen = parseRentalChoices(selection.options);
  const protection = chosen.protection === null ? null : findProtection(protections, chosen.protection);
  const choices = [
    wordProtectionChoices(words, protections, vehicle),
    wordExtraChoices(words, offeredExtras, fee),
  ].flatMap((group) => group ?? []);
  const { totalUnits, timeZone } = vehicle;
  const to = endOfCalendarMonth(clock.date, CALENDAR_MONTHS - 1);
  const hours = offerHours(destinations, plan, now);
  const calendar = toAvailabilityCalendar(countFreeUnitsByDay({ totalUnits, holds, from: clock.date, to, timeZone }));
  const { hours: _cityHours, ...places } = listSearchPlaces(
    words,
    cities,
    LISTED_PLACES,
    new Set([carCity.name, destinations.pickup.city.name, destinations.return.city.name]),
  );
  const offer = offerVehicle({
    vehicle,
    ...selection,
    pickupCity: destinations.pickup.city,
    returnCity: destinations.return.city,
    holds,
    now: toCivilMoment(now, destinations.pickup.city.timeZone),
    graceMinutes: ctx.site.graceMinutes,
    oneWayRatePerKilometre: ctx.site.oneWayRatePerKilometre,
    delivery: toOfferedDelivery(plan, ctx.site.delivery),
    rates: pricing.ratesOf(vehicle),
    vatRateOf: (date) => pricing.vatRateOf({ country: destinations.pickup.city.country, date }),
    hours,
    rentalOptions: {
      youngDriver: chosen.youngDriver ? fee : null,
      extras: chooseExtras(offeredExtras, chosen.extras),
      protection,
    },
    typedPromotion: choice.typedPromotion && { ...choice.typedPromotion, vehicle },
  });
  const span = offer.kind === "free" && !("refused" in plan) ? offerSpan(offer.period, vehicle, plan) : null;
  return {
    selection,
    offer: {
      ...wordOffer(words, offer, isVatShown(destinations.pickup.city.country, ctx.site)),
      ...(protection &&
        offer.kind === "free" && { terms: protectedTerms(vehicle.terms, protection, vehicle.category) }),
    },
    finishes: listFinishes(units),
    freeFinishes: span ? listFreeFinishes(units, holds, span) : [],
    calendar: { ...calendar, ...(hours && { closed: closedDaysOf(words, hours, calendar, selection) }) },
    delivery: "refused" in plan ? null : toOfferDelivery(words, vehicle, plan),
    places,
    // Choices are shown with a total only, so the document of a page without one does not contain them.
    extras: offer.kind === "free" && choices.length > 0 ? choices : undefined,
    ...(hasCancellationFees(pricing.ratesOf(vehicle)) && { hasCancellationFees: true }),
    furtherDriverPrice: furtherDriver ? extraPriceText(words, furtherDriver) : undefined,
  };
}

/** Returns the instant of the pickup; null without dates. */
const pickupInstant = ({ pickupDate: date, pickupTime: time }: RentalSelection, { pickup }: RentalDestinations) =>
  date === "" ? null : toInstant({ date, time }, pickup.city.timeZone);

/** Returns the hours of the offer's cities; undefined if neither has any. */
function offerHours(
  destinations: RentalDestinations,
  plan: DeliveryPlan | { refused: Message },
  now: Date,
): OfferHours | undefined {
  const cities = { pickup: destinations.pickup.city, return: destinations.return.city };
  if (!cities.pickup.hours && !cities.return.hours) return undefined;
  return { cities, now, earliest: "refused" in plan ? now : plan.earliest };
}

/** Returns the days of the calendar without pickups in the city of pickup, and without returns in that of return. */
function closedDaysOf(
  words: Words,
  { cities, now }: OfferHours,
  calendar: AvailabilityCalendar,
  { pickupDate, returnDate }: RentalSelection,
): NonNullable<AvailabilityCalendar["closed"]> {
  return {
    pickup: listClosedDays(listHandoverDays(words, cities.pickup, "pickup", now), calendar, pickupDate),
    return: listClosedDays(listHandoverDays(words, cities.return, "return", now), calendar, returnDate),
  };
}

interface DeliveryFacts {
  base: City;
  now: Date;
  cities: readonly City[];
  delivery: DeliveryConfiguration;
}

/**
 * Returns how the vehicle is delivered, or why it cannot be. For an unknown place, the price is computed as if it were the vehicle's base, and no
 * delivery is promised.
 */
function planOfferDelivery(
  { category }: CatalogueVehicle,
  choice: RentalChoice,
  { base, ...facts }: DeliveryFacts,
): { ends: RentalDestinations; plan: DeliveryPlan | { refused: Message } } {
  const { ends: destinations, problems } = resolveDestinations(choice, base, facts.cities);
  if (!destinations) {
    const atBase = { city: base, place: null };
    return { ends: { pickup: atBase, return: atBase }, plan: { refused: problems[0]?.message ?? "" } };
  }
  const plan = planDelivery({ category, base, destinations }, facts);
  return { ends: destinations, plan: "beyondReach" in plan ? { refused: plan.beyondReach } : plan };
}

/** Returns the values of the place fields. If a place is unknown, its field has the text that the visitor typed, so that they can correct it. */
function resolvePlaceFields(
  choice: RentalChoice,
  base: City,
  cities: readonly City[],
): Pick<RentalSelection, "pickupCity" | "returnCity"> {
  const keyOf = (text: string) => {
    const destination = findDestination(text, cities);
    return destination ? destinationKey(destination) : text;
  };
  const pickupCity = choice.pickupCity === undefined ? base.name : keyOf(choice.pickupCity);
  return { pickupCity, returnCity: choice.returnCity === undefined ? pickupCity : keyOf(choice.returnCity) };
}

function toOfferedDelivery(plan: DeliveryPlan | { refused: Message }, delivery: DeliveryConfiguration): OfferDelivery {
  if ("refused" in plan) return plan;
  return {
    ...toTransferMinutes(plan),
    supplements: plan.supplements,
    timeZone: plan.destinations.pickup.city.timeZone,
    tooSoon: (pickupAt) => checkPickupLeadTime(plan, pickupAt, delivery),
  };
}

function toOfferDelivery(
  { language }: Words,
  { location }: CatalogueVehicle,
  { destinations, out, supplements }: DeliveryPlan,
): VehicleDelivery | null {
  if (out.minutes === 0) return null;
  return {
    base: placeNameIn(language, location),
    place: placeNameIn(language, destinationName(destinations.pickup)),
    ...out,
    supplements: supplementsIn(language, supplements),
  };
}

function offerSpan(period: RentalPeriod, vehicle: CatalogueVehicle, plan: DeliveryPlan) {
  const { pickup, return: back } = plan.destinations;
  return computeHoldSpan(toInstant(period.pickup, pickup.city.timeZone), toInstant(period.return, back.city.timeZone), {
    turnaroundHours: vehicle.turnaroundHours,
    ...toTransferMinutes(plan),
  });
}
