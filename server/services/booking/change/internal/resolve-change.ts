import { isDeepStrictEqual } from "node:util";
import { type Booking, type RentalEnd, statusAt } from "#domain/booking/booking.ts";
import {
  type ChangeScope,
  changedPeriodProblems,
  changeScope,
  isAnotherRental,
} from "#domain/booking/booking-change.ts";
import { type CarWhereabouts, isHandedOver, ONLY_RETURN_CHANGES } from "#domain/booking/handed-over.ts";
import { statusLabel } from "#domain/booking/states.ts";
import { type RentalTerms, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { CategorySlug } from "#domain/categories.ts";
import { pickupTooSoon } from "#domain/delivery/delivery-words.ts";
import { type DeliveryCity, destinationName } from "#domain/delivery/destination.ts";
import { earliestPickup } from "#domain/delivery/earliest-pickup.ts";
import { heldSpan, transferMinutes } from "#domain/delivery/held-span.ts";
import type { BookingDelivery } from "#domain/delivery/rental-place.ts";
import type { RentalChange } from "#domain/forms/bookings/booking-change.ts";
import type { Cents } from "#domain/money.ts";
import { type AgreedPrice, agreedTotal, carryAgreement, listTotalOf } from "#domain/prices/agreed-price.ts";
import { quoteRental, type RentalQuote } from "#domain/prices/price.ts";
import { driverProblems } from "#domain/prices/terms.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { listBookingDrivers } from "#server/repositories/bookings/booking-drivers.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { otherDriverProblems } from "#server/services/booking/internal/other-driver-problems.ts";
import { invalidRequest } from "#server/services/booking/shared/check-request.ts";
import { rentalEnd } from "#server/services/booking/shared/resolve-rental.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

import { type ChangedDelivery, changeDelivery } from "./change-delivery.ts";

/** The car a booking is to have, with what it is to be had for. */
interface ChosenCar {
  id: string;
  title: string;
  totalUnits: number;
  turnaroundHours: number;
  dailyRate: Cents;
  terms: RentalTerms;
  same: boolean;
  /** False for one that is out of service: whoever has it may keep it, nobody new gets it. */
  available: boolean;
  category: CategorySlug | null;
  /** City name where it stands; null when it is no longer known. */
  base: string | null;
}

/** A rental as it is to become, with its price; nothing is held yet. */
export interface ResolvedChange {
  car: ChosenCar;
  pickup: RentalEnd;
  return: RentalEnd;
  span: InstantSpan;
  delivery: BookingDelivery;
  /** Its total is what is to be paid: what was agreed is taken off. */
  quote: RentalQuote & { agreed: AgreedPrice | null };
  /** What becomes of the agreed price, as a sentence; null without one. */
  agreement: string | null;
  /** False when it is what was booked already. */
  differs: boolean;
}

const otherDriverMessage = ({ name, message }: { name: string; message: string }) =>
  `${name} è fra i conducenti. ${message}`;
const GONE = "L'auto prenotata non è più in flotta: scegline un'altra.";

/**
 * Works out what a change asks for: the booked daily rate and terms stay while the car does, another car comes with its own. Refuses
 * "conflict" when the booking can no longer change, "invalid" with a message for each wrong field. Whether a unit is free is not asked here.
 */
export async function resolveChange(
  ctx: AppContext,
  db: Queryable,
  { booking, change }: { booking: Booking; change: RentalChange },
): Promise<ResolvedChange> {
  refuseOutOfScope({ ...booking, status: statusAt(booking, ctx.clock()) }, change);
  const car = await chooseCar(db, booking, change.vehicle);
  const cities = await listActiveCities(db);
  const pickupMoment = {
    date: change.pickupDate ?? booking.pickup.date,
    time: change.pickupTime ?? booking.pickup.time,
  };
  const returnMoment = {
    date: change.returnDate ?? booking.return.date,
    time: change.returnTime ?? booking.return.time,
  };
  const now = ctx.clock();
  const changed = changeDelivery({ booking, car, asked: change }, { cities, now, site: ctx.site });
  const [pickupCity, returnCity] = [changed.pickup.city, changed.return?.city ?? changed.pickup.city];
  const requested = {
    pickup: { ...pickupMoment, timeZone: pickupCity.timeZone },
    return: { ...returnMoment, timeZone: returnCity.timeZone },
  };
  const problems: FieldProblem[] = [
    ...changedPeriodProblems(booking, requested, civilNow(now, pickupCity.timeZone)).map(({ field, message }) => ({
      path: field,
      message,
    })),
    ...changed.problems,
    ...driverProblems(booking.driver, pickupMoment.date, car.terms).map(({ field, message }) => ({
      path: field,
      message,
    })),
    ...(await otherDriversProblems(db, booking, {
      pickupDate: pickupMoment.date,
      returnDate: returnMoment.date,
      terms: car.terms,
    })),
  ];
  if (problems.length > 0) throw invalidRequest(problems);
  const ends = { pickup: rentalEnd(pickupMoment, pickupCity), return: rentalEnd(returnMoment, returnCity) };
  refuseTooSoon(ctx, booking, changed, ends.pickup.at);
  return {
    car,
    ...ends,
    span: heldSpan(ends.pickup.at, ends.return.at, { ...car, ...transferMinutes(changed.delivery) }),
    delivery: changed.delivery,
    ...withAgreement(booking, quoteChanged({ booking, car, changed, ends }, { pickupCity, returnCity }, ctx.site)),
    differs: isAnotherRental(booking, ends, car.same) || !isDeepStrictEqual(changed.delivery, booking.delivery),
  };
}

/** Each by name, at what keeps them from the changed rental: the return their licence does not last until, else the car. */
async function otherDriversProblems(
  db: Queryable,
  { id }: Booking,
  rental: Parameters<typeof otherDriverProblems>[1],
): Promise<FieldProblem[]> {
  return (await listBookingDrivers(db, id)).flatMap(({ name, birthDate, licenceIssuedOn, licenceExpiresOn }) => {
    if (birthDate === null || licenceIssuedOn === null) return [];
    return otherDriverProblems({ birthDate, licenceIssuedOn, licenceExpiresOn }, rental).map(({ field, message }) => ({
      path: field === "licence_expires_on" ? "returnDate" : "vehicle",
      message: otherDriverMessage({ name, message }),
    }));
  });
}

/** Refuses a pickup for which a delivered car cannot be there any more, where day, hour or car are new. */
function refuseTooSoon(ctx: AppContext, booking: Booking, { delivery, pickup, plan }: ChangedDelivery, at: Date): void {
  const { base, out } = delivery;
  const unchanged = plan === null && at.getTime() === booking.pickup.at.getTime();
  if (unchanged || base === null || isHandedOver(booking)) return;
  const figures = { ...ctx.site.delivery, preparationHours: 0 };
  const earliest = earliestPickup(ctx.clock(), out, figures);
  if (out.minutes === 0 || at >= earliest) return;
  const message = pickupTooSoon({
    base,
    place: destinationName(pickup),
    out,
    preparationHours: 0,
    earliest: civilNow(earliest, pickup.city.timeZone),
  });
  throw invalidRequest([{ path: "pickupDate", message, code: "pickup-too-soon" }]);
}

function refuseOutOfScope(booking: Booking, change: RentalChange): void {
  if (openScope(booking) === "whole") return;
  const fixed = {
    vehicle: booking.vehicle.listed?.slug,
    pickupDate: booking.pickup.date,
    pickupTime: booking.pickup.time,
    pickupPlace: booking.delivery.pickupPlace.slug ?? booking.pickup.city,
  };
  const touched = (Object.keys(fixed) as (keyof typeof fixed)[]).filter(
    (field) => change[field] !== undefined && change[field] !== fixed[field],
  );
  if (touched.length === 0) return;
  const problems = touched.map((path) => ({ path, message: ONLY_RETURN_CHANGES }));
  throw new ServiceError("conflict", ONLY_RETURN_CHANGES, problems);
}

/** How much of a booking may still change. Refuses "conflict" for one that is over. */
export function openScope(booking: CarWhereabouts): Exclude<ChangeScope, "none"> {
  const scope = changeScope(booking);
  if (scope !== "none") return scope;
  throw new ServiceError("conflict", `Una prenotazione «${statusLabel(booking.status)}» non si può più cambiare.`);
}

async function chooseCar(db: Queryable, booking: Booking, slug: string | undefined): Promise<ChosenCar> {
  const { dailyRate, terms, delivery, vehicle: booked } = booking;
  if (slug === undefined || slug === booked.listed?.slug) {
    if (!booked.id || !booked.listed) throw invalidRequest([{ path: "vehicle", message: GONE }]);
    const { totalUnits, turnaroundHours, category } = booked.listed;
    const kept = { id: booked.id, title: booked.title, totalUnits, turnaroundHours, category, base: delivery.base };
    return { ...kept, dailyRate, terms, same: true, available: true };
  }
  const vehicle = await findVehicleBySlug(db, slug);
  if (!vehicle) throw invalidRequest([{ path: "vehicle", message: NO_SUCH_CAR }]);
  return { ...vehicle, title: vehicleTitle(vehicle), same: false, base: vehicle.location };
}

/** The price of the changed rental; between the same two cities the one-way cost stays as it was agreed. */
function quoteChanged(
  {
    booking,
    car,
    changed,
    ends,
  }: { booking: Booking; car: ChosenCar; changed: ChangedDelivery; ends: Pick<ResolvedChange, "pickup" | "return"> },
  { pickupCity, returnCity }: Record<"pickupCity" | "returnCity", DeliveryCity>,
  { oneWayRatePerKilometre }: SiteConfiguration,
): RentalQuote {
  const sameCities = ends.pickup.city === booking.pickup.city && ends.return.city === booking.return.city;
  return quoteRental({
    dailyRate: car.dailyRate,
    ...ends,
    pickupCity,
    returnCity,
    oneWayRatePerKilometre,
    agreedOneWay: sameCities ? booking.oneWay : undefined,
    supplements: changed.supplements,
    terms: car.terms,
  });
}

/** The new list price, less what is left of the agreement (product.md#agreed-price). */
function withAgreement(booking: Booking, quote: RentalQuote): Pick<ResolvedChange, "quote" | "agreement"> {
  const carried = carryAgreement(booking.agreed, listTotalOf(booking), quote.total);
  return {
    quote: { ...quote, agreed: carried.agreed, total: agreedTotal(quote.total, carried.agreed) },
    agreement: carried.sentence,
  };
}
