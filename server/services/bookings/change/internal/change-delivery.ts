import type { Booking } from "#domain/bookings/booking.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { City } from "#domain/cities/city.ts";
import { unknownPlaceMessage } from "#domain/delivery/delivery-problems.ts";
import { type DeliveryCity, type Destination, destinationKey, destinationName } from "#domain/delivery/destination.ts";
import { findDestination } from "#domain/delivery/find-destination.ts";
import { type DeliveryPlan, planDelivery } from "#domain/delivery/plan-delivery.ts";
import { type BookingDelivery, isDelivered, type RentalPlace } from "#domain/delivery/rental-place.ts";
import type { DeliveryProblem } from "#domain/delivery/resolve-destinations.ts";
import { computeSupplements, type DeliverySupplement } from "#domain/delivery/supplement.ts";
import { computeTransfer, NO_TRANSFER } from "#domain/delivery/transfer.ts";
import type { RentalChange } from "#domain/forms/bookings/booking-change.ts";
import { supplementsOf } from "#domain/prices/price-line.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Message } from "#domain/words/message.ts";
import { bookedDestinations } from "#server/services/bookings/shared/booked-destinations.ts";

/** The data for delivering the vehicle that a booking will have after the change. */
export interface DeliveredVehicle {
  /** Whether it is the booked vehicle. */
  isSameVehicle: boolean;
  category: CategorySlug | null;
  /** The name of the vehicle's base city; null if it is unknown. */
  base: string | null;
}

/** The requested places. A missing place stays as it is booked. */
export type ChangedPlaces = Pick<RentalChange, "pickupPlace" | "returnPlace" | "returnCity">;

export interface ChangedDelivery {
  pickup: Destination;
  /** The place of return; null if the requested place is unknown. */
  return: Destination | null;
  delivery: BookingDelivery;
  supplements: DeliverySupplement[];
  /**
   * The plan of a new transfer to the pickup, because of another vehicle or another place; null if the transfer is unchanged. A new transfer may no
   * longer be possible in time.
   */
  plan: DeliveryPlan | null;
  problems: DeliveryProblem[];
}

/**
 * Resolves pickup, return and delivery of a changed rental. An unchanged place keeps its agreed terms. If the booking had a delivery, another vehicle
 * is delivered to the same place; if the pickup was at the base, it moves to the new vehicle's base.
 */
export function changeDelivery(
  { booking, car, changedPlaces }: { booking: Booking; car: DeliveredVehicle; changedPlaces: ChangedPlaces },
  { cities, now, site }: { cities: readonly City[]; now: Date; site: SiteConfiguration },
): ChangedDelivery {
  const { delivery } = site;
  const booked = bookedDestinations(booking, cities);
  const base = cities.find(({ name }) => name === car.base) ?? booked.pickup.city;
  const defaultPickup =
    car.isSameVehicle || isDelivered(booking.delivery) ? booked.pickup : { city: base, place: null };
  const requestedPickup =
    changedPlaces.pickupPlace === undefined ? defaultPickup : findDestination(changedPlaces.pickupPlace, cities);
  const pickup = requestedPickup ?? defaultPickup;
  const back = resolveReturn(booked, { pickup: defaultPickup, changedPlaces, cities });
  const samePickup = isSameDestination(pickup, booked.pickup);
  const sameReturn = back !== null && isSameDestination(back, booked.return);
  const destinations = { pickup, return: back ?? pickup };
  const plan =
    (car.isSameVehicle && samePickup) || !car.category
      ? null
      : planDelivery(
          { category: car.category, base, destinations },
          { now, cities, delivery: { ...delivery, preparationHours: 0 } },
        );
  const planned = plan && !("beyondReach" in plan) ? plan : null;
  const supplements = [
    ...(samePickup ? supplementsOf(booking.lines) : computeSupplements(destinations, delivery)).filter(
      ({ kind }) => kind === "delivery",
    ),
    ...(sameReturn ? supplementsOf(booking.lines) : computeSupplements(destinations, delivery)).filter(
      ({ kind }) => kind === "collection",
    ),
  ];
  return {
    pickup,
    return: back,
    supplements,
    plan: planned,
    delivery: {
      ...booking.delivery,
      base: car.isSameVehicle && samePickup ? booking.delivery.base : base.name,
      pickupPlace: samePickup ? booking.delivery.pickupPlace : placeOfDestination(pickup),
      returnPlace: sameReturn ? booking.delivery.returnPlace : placeOfDestination(destinations.return),
      out: planned?.out ?? booking.delivery.out,
      back:
        (car.isSameVehicle && sameReturn ? booking.delivery.back : planned?.back) ??
        (sameReturn ? booking.delivery.back : (computeTransfer(base, destinations.return, delivery) ?? NO_TRANSFER)),
    },
    problems: [
      ...(requestedPickup ? [] : [unknownPlaceProblem("pickupPlace", base)]),
      ...(back
        ? []
        : [unknownPlaceProblem(changedPlaces.returnPlace === undefined ? "returnCity" : "returnPlace", base)]),
      ...(plan && "beyondReach" in plan
        ? [beyondReachProblem(car.isSameVehicle ? "pickupPlace" : "vehicle", plan.beyondReach)]
        : []),
    ],
  };
}

const unknownPlaceProblem = (path: DeliveryProblem["path"], { name }: DeliveryCity): DeliveryProblem => ({
  path,
  message: unknownPlaceMessage(name),
  code: "unknown-place",
});

const beyondReachProblem = (path: DeliveryProblem["path"], message: Message): DeliveryProblem => ({
  path,
  message,
  code: "beyond-reach",
});

/**
 * Returns the requested place of return, or else the booked one. If pickup and return were at the same place, and another vehicle moves the pickup,
 * the return moves with it.
 */
function resolveReturn(
  booked: { pickup: Destination; return: Destination },
  { pickup, changedPlaces, cities }: { pickup: Destination; changedPlaces: ChangedPlaces; cities: readonly City[] },
): Destination | null {
  const { returnPlace, returnCity } = changedPlaces;
  if (returnPlace !== undefined) return findDestination(returnPlace, cities);
  if (returnCity === undefined)
    return isSameDestination(booked.pickup, booked.return) && !isSameDestination(pickup, booked.pickup)
      ? pickup
      : booked.return;
  if (returnCity === booked.return.city.name || returnCity === destinationKey(booked.return)) return booked.return;
  return returnCity === pickup.city.name ? { city: pickup.city, place: null } : findDestination(returnCity, cities);
}

const isSameDestination = (one: Destination, other: Destination) => destinationKey(one) === destinationKey(other);

const placeOfDestination = (destination: Destination): RentalPlace => ({
  slug: destination.place?.slug ?? null,
  name: destinationName(destination),
  address: null,
});
