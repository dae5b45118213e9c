import { isDeepStrictEqual } from "node:util";
import { type Booking, type PickupOrReturn, statusAt } from "#domain/bookings/booking.ts";
import {
  type ChangeScope,
  getChangeScope,
  hasRentalChanged,
  validateChangedPeriod,
} from "#domain/bookings/booking-change.ts";
import { statusLabel } from "#domain/bookings/booking-statuses.ts";
import { lastUnitOf } from "#domain/bookings/booking-unit.ts";
import { citiesOfChange } from "#domain/bookings/changed-hours.ts";
import { type HandoverState, isHandedOver, ONLY_RETURN_CAN_CHANGE_MESSAGE } from "#domain/bookings/handed-over.ts";
import type { CategorySlug } from "#domain/categories.ts";
import { pickupTooSoonMessage } from "#domain/delivery/delivery-problems.ts";
import { destinationName } from "#domain/delivery/destination.ts";
import { computeEarliestPickup, offerFirstPickup } from "#domain/delivery/earliest-pickup.ts";
import { computeHoldSpan, toTransferMinutes } from "#domain/delivery/hold-span.ts";
import type { BookingDelivery } from "#domain/delivery/rental-place.ts";
import type { RentalChange } from "#domain/forms/bookings/booking-change.ts";
import { checkCityHours } from "#domain/opening-hours/city-hours.ts";
import { ITALIAN_RENTAL_PROBLEMS, sayHoursRefusal } from "#domain/opening-hours/say-rental-problem.ts";
import { bookedProtectionOf } from "#domain/prices/option-lines.ts";
import { protectedTerms } from "#domain/prices/protections.ts";
import { validateDriver } from "#domain/prices/terms.ts";
import { compareMoments } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import type { Message } from "#domain/words/message.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { listBookingDrivers } from "#server/repositories/bookings/booking-drivers.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { otherDriverProblems } from "#server/services/bookings/internal/other-driver-problems.ts";
import { toPickupOrReturn } from "#server/services/bookings/shared/price-rental.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { NO_SUCH_CAR, otherDriverMessage } from "#server/services/words/booking-words.ts";
import { type ChangedDelivery, changeDelivery } from "./change-delivery.ts";
import { type ChangePrice, type PricedVehicle, priceChange } from "./price-change.ts";

/** The vehicle that a booking will have after the change, with its price and terms. */
interface ChosenVehicle extends PricedVehicle {
  /** Null if it is the booked vehicle, which was deleted after another had replaced it. */
  id: string | null;
  title: string;
  /** The vehicle whose unit the booking will hold. After a replacement it is not the booked one (product.md#replacement-car). */
  held: { id: string; turnaroundHours: number };
  /** Whether the vehicle is in service. If not, a booking of this vehicle may stay on it, but no other booking can move to it. */
  available: boolean;
  category: CategorySlug | null;
  /** The name of the vehicle's base city; null if it is unknown. */
  base: string | null;
}

/** A changed rental with its price; nothing is held yet. */
export interface ResolvedChange extends ChangePrice {
  vehicle: ChosenVehicle;
  pickup: PickupOrReturn;
  return: PickupOrReturn;
  span: InstantSpan;
  delivery: BookingDelivery;
  /** Why the hours of a city do not allow the changed pickup or return; null if they do (product.md#hours-of-a-city). */
  outsideHours: Message | null;
  /** Whether the changed rental differs from the stored booking. */
  hasChanges: boolean;
}

const VEHICLE_DELETED = "L'auto prenotata non è più in flotta: scegline un'altra.";

/**
 * Returns the changed rental with its price. As long as the vehicle is the same, the booked daily rate and terms apply; another vehicle has its own.
 * Does not check whether a unit is free. Throws "conflict" if the booking can no longer change, and "invalid" with a message per wrong field.
 */
export async function resolveChange(
  ctx: AppContext,
  db: Queryable,
  { booking, change }: { booking: Booking; change: RentalChange },
): Promise<ResolvedChange> {
  assertInScope({ ...booking, status: statusAt(booking, ctx.clock()) }, change);
  const car = await chooseVehicle(db, booking, change.vehicle);
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
  const changedDelivery = changeDelivery({ booking, car, changedPlaces: change }, { cities, now, site: ctx.site });
  const [pickupCity, returnCity] = [
    changedDelivery.pickup.city,
    changedDelivery.return?.city ?? changedDelivery.pickup.city,
  ];
  const newPeriod = {
    pickup: { ...pickupMoment, timeZone: pickupCity.timeZone },
    return: { ...returnMoment, timeZone: returnCity.timeZone },
  };
  const problems: FieldProblem[] = [
    ...validateChangedPeriod(booking, newPeriod, now).map(({ field, message }) => ({
      path: field,
      message,
    })),
    ...changedDelivery.problems,
    ...validateDriver(booking.driver, pickupMoment.date, car.terms).map(({ field, message }) => ({
      path: field,
      message,
    })),
    ...(await otherDriversProblems(db, booking, {
      pickupDate: pickupMoment.date,
      returnDate: returnMoment.date,
      terms: car.terms,
    })),
  ];
  if (problems.length > 0) throw invalidRequestError(problems);
  const pickupAndReturn = {
    pickup: toPickupOrReturn(pickupMoment, pickupCity),
    return: toPickupOrReturn(returnMoment, returnCity),
  };
  assertPickupReachable(ctx, booking, changedDelivery, pickupAndReturn.pickup.at);
  const hoursCities = citiesOfChange(booking, pickupAndReturn, { pickup: pickupCity, return: returnCity });
  const [outside] = checkCityHours(pickupAndReturn, hoursCities, { now });
  const price = await priceChange(ctx, db, {
    booking,
    vehicle: car,
    delivery: changedDelivery,
    ends: pickupAndReturn,
    pickupCity,
    returnCity,
    hoursCities,
    byTodaysRates: change.todays_rates !== undefined,
  });
  return {
    vehicle: car,
    ...pickupAndReturn,
    span: startingWithUnit(
      booking,
      computeHoldSpan(pickupAndReturn.pickup.at, pickupAndReturn.return.at, {
        ...car.held,
        ...toTransferMinutes(changedDelivery.delivery),
      }),
    ),
    delivery: changedDelivery.delivery,
    ...price,
    // A rental that stays as long as it was agreed needs no reason again.
    belowMinimum: car.isSameVehicle && hasSamePeriod(booking, pickupAndReturn) ? null : price.belowMinimum,
    outsideHours: outside ? sayHoursRefusal(ITALIAN_RENTAL_PROBLEMS, outside.message) : null,
    hasChanges:
      hasRentalChanged(booking, pickupAndReturn, car.isSameVehicle) ||
      !isDeepStrictEqual(changedDelivery.delivery, booking.delivery),
  };
}

const hasSamePeriod = (before: RentalPeriod, after: RentalPeriod): boolean =>
  compareMoments(before.pickup, after.pickup) === 0 && compareMoments(before.return, after.return) === 0;

/** Returns the span, beginning when the renter got the unit that replaced another (product.md#replacement-car). */
function startingWithUnit({ units }: Booking, span: InstantSpan): InstantSpan {
  const current = lastUnitOf(units);
  return current && current.position > 1 ? { ...span, from: current.startedAt } : span;
}

/**
 * Returns why the additional drivers may not drive, each with the driver's name: the licence expires before the return, or the driver does not meet
 * the vehicle's requirements.
 */
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

/** Throws "invalid" if day, time or vehicle change and the vehicle can no longer be delivered in time for the pickup. */
function assertPickupReachable(
  ctx: AppContext,
  booking: Booking,
  { delivery, pickup, plan }: ChangedDelivery,
  at: Date,
): void {
  const { base, out } = delivery;
  const unchanged = plan === null && at.getTime() === booking.pickup.at.getTime();
  if (unchanged || base === null || isHandedOver(booking)) return;
  const deliverySettings = { ...ctx.site.delivery, preparationHours: 0 };
  const earliest = computeEarliestPickup(ctx.clock(), out, deliverySettings);
  if (out.minutes === 0 || at >= earliest) return;
  const message = pickupTooSoonMessage({
    base,
    place: destinationName(pickup),
    out,
    preparationHours: 0,
    earliest: offerFirstPickup(pickup.city, { now: ctx.clock(), earliest }),
  });
  throw invalidRequestError([{ path: "pickupDate", message, code: "pickup-too-soon" }]);
}

function assertInScope(booking: Booking, change: RentalChange): void {
  if (requireChangeScope(booking) === "whole") return;
  const fixed = {
    vehicle: booking.vehicle.catalogueVehicle?.slug,
    pickupDate: booking.pickup.date,
    pickupTime: booking.pickup.time,
    pickupPlace: booking.delivery.pickupPlace.slug ?? booking.pickup.city,
  };
  const changedFields = (Object.keys(fixed) as (keyof typeof fixed)[]).filter(
    (field) => change[field] !== undefined && change[field] !== fixed[field],
  );
  if (changedFields.length === 0) return;
  const problems = changedFields.map((path) => ({ path, message: ONLY_RETURN_CAN_CHANGE_MESSAGE }));
  throw new ServiceError("conflict", ONLY_RETURN_CAN_CHANGE_MESSAGE, problems);
}

/** Returns how much of a booking may still change. Throws "conflict" when it has ended. */
export function requireChangeScope(booking: HandoverState): Exclude<ChangeScope, "none"> {
  const scope = getChangeScope(booking);
  if (scope !== "none") return scope;
  throw new ServiceError("conflict", `Una prenotazione «${statusLabel(booking.status)}» non si può più cambiare.`);
}

async function chooseVehicle(db: Queryable, booking: Booking, slug: string | undefined): Promise<ChosenVehicle> {
  const { dailyRate, terms, delivery, vehicle: booked, unitVehicle } = booking;
  if (slug === undefined || slug === booked.catalogueVehicle?.slug) {
    const { id, turnaroundHours } = unitVehicle;
    if (!id) throw invalidRequestError([{ path: "vehicle", message: VEHICLE_DELETED }]);
    const category = booked.catalogueVehicle?.category ?? null;
    const today = booked.catalogueVehicle && (await findVehicleBySlug(db, booked.catalogueVehicle.slug));
    const current = { id: booked.id, title: booked.title, category, base: delivery.base, today };
    return { ...current, held: { id, turnaroundHours }, dailyRate, terms, isSameVehicle: true, available: true };
  }
  const vehicle = await findVehicleBySlug(db, slug);
  if (!vehicle) throw invalidRequestError([{ path: "vehicle", message: NO_SUCH_CAR }]);
  const { location: base } = vehicle;
  const ownTerms = protectedTerms(vehicle.terms, bookedProtectionOf(booking.lines), vehicle.category);
  return {
    ...vehicle,
    terms: ownTerms,
    unreduced: vehicle.terms,
    title: vehicleTitle(vehicle),
    held: vehicle,
    isSameVehicle: false,
    base,
    today: vehicle,
  };
}
