import type { Booking } from "#domain/booking/booking.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { DeliveryProblem } from "#domain/delivery/asked-ends.ts";
import { unknownPlace } from "#domain/delivery/delivery-words.ts";
import {
  type DeliveryCity,
  type Destination,
  destinationKey,
  destinationName,
  findDestination,
} from "#domain/delivery/destination.ts";
import { type DeliveryPlan, planDelivery } from "#domain/delivery/plan-delivery.ts";
import { type BookingDelivery, isDelivered, type RentalPlace } from "#domain/delivery/rental-place.ts";
import { type DeliverySupplement, deliverySupplements } from "#domain/delivery/supplement.ts";
import { NO_TRANSFER, transferBetween } from "#domain/delivery/transfer.ts";
import type { RentalChange } from "#domain/forms/bookings/booking-change.ts";
import type { City } from "#domain/places.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { bookedEnds } from "#server/services/booking/shared/booked-ends.ts";

/** The car a changed booking is to have, as far as delivery asks. */
export interface DeliveredCar {
  /** False for another car than was booked. */
  same: boolean;
  category: CategorySlug | null;
  /** City name of where it stands; null when that is not known any more. */
  base: string | null;
}

/** The places that were asked for; what is missing stays as booked. */
export type AskedPlaces = Pick<RentalChange, "pickupPlace" | "returnPlace" | "returnCity">;

export interface ChangedDelivery {
  pickup: Destination;
  /** Null when nobody knows the place that was asked for. */
  return: Destination | null;
  delivery: BookingDelivery;
  supplements: DeliverySupplement[];
  /** Set where another car, or the same to another place, has to be brought to the pickup, for which it may be too soon. */
  plan: DeliveryPlan | null;
  problems: DeliveryProblem[];
}

/**
 * Where a changed rental begins and ends, and what is promised about it: what stays where it was keeps what was promised, another car is brought to
 * a renter it was promised to, and one that was taken at its base begins at the base of the new one.
 */
export function changeDelivery(
  { booking, car, asked }: { booking: Booking; car: DeliveredCar; asked: AskedPlaces },
  { cities, now, site }: { cities: readonly City[]; now: Date; site: SiteConfiguration },
): ChangedDelivery {
  const { delivery } = site;
  const booked = bookedEnds(booking, cities);
  const base = cities.find(({ name }) => name === car.base) ?? booked.pickup.city;
  const kept = car.same || isDelivered(booking.delivery) ? booked.pickup : { city: base, place: null };
  const found = asked.pickupPlace === undefined ? kept : findDestination(asked.pickupPlace, cities);
  const pickup = found ?? kept;
  const back = returnAsked(booked, { pickup: kept, asked, cities });
  const samePickup = isSame(pickup, booked.pickup);
  const sameReturn = back !== null && isSame(back, booked.return);
  const ends = { pickup, return: back ?? pickup };
  const plan =
    (car.same && samePickup) || !car.category
      ? null
      : planDelivery(
          { category: car.category, base, ends },
          { now, cities, delivery: { ...delivery, preparationHours: 0 } },
        );
  const planned = plan && !("beyondReach" in plan) ? plan : null;
  const supplements = [
    ...(samePickup ? booking.supplements : deliverySupplements(ends, delivery)).filter(
      ({ kind }) => kind === "delivery",
    ),
    ...(sameReturn ? booking.supplements : deliverySupplements(ends, delivery)).filter(
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
      base: car.same && samePickup ? booking.delivery.base : base.name,
      pickupPlace: samePickup ? booking.delivery.pickupPlace : placeOf(pickup),
      returnPlace: sameReturn ? booking.delivery.returnPlace : placeOf(ends.return),
      out: planned?.out ?? booking.delivery.out,
      back:
        (car.same && sameReturn ? booking.delivery.back : planned?.back) ??
        (sameReturn ? booking.delivery.back : (transferBetween(base, ends.return, delivery) ?? NO_TRANSFER)),
    },
    problems: [
      ...(found ? [] : [unknown("pickupPlace", base)]),
      ...(back ? [] : [unknown(asked.returnPlace === undefined ? "returnCity" : "returnPlace", base)]),
      ...(plan && "beyondReach" in plan ? [tooFar(car.same ? "pickupPlace" : "vehicle", plan.beyondReach)] : []),
    ],
  };
}

const unknown = (path: DeliveryProblem["path"], { name }: DeliveryCity): DeliveryProblem => ({
  path,
  message: unknownPlace(name),
  code: "unknown-place",
});

const tooFar = (path: DeliveryProblem["path"], message: string): DeliveryProblem => ({
  path,
  message,
  code: "beyond-reach",
});

/** As asked, else as booked; a rental that came back where it began still does when another car begins elsewhere. */
function returnAsked(
  booked: { pickup: Destination; return: Destination },
  { pickup, asked, cities }: { pickup: Destination; asked: AskedPlaces; cities: readonly City[] },
): Destination | null {
  const { returnPlace, returnCity } = asked;
  if (returnPlace !== undefined) return findDestination(returnPlace, cities);
  if (returnCity === undefined)
    return isSame(booked.pickup, booked.return) && !isSame(pickup, booked.pickup) ? pickup : booked.return;
  if (returnCity === booked.return.city.name || returnCity === destinationKey(booked.return)) return booked.return;
  return returnCity === pickup.city.name ? { city: pickup.city, place: null } : findDestination(returnCity, cities);
}

const isSame = (one: Destination, other: Destination) => destinationKey(one) === destinationKey(other);

const placeOf = (destination: Destination): RentalPlace => ({
  slug: destination.place?.slug ?? null,
  name: destinationName(destination),
  address: null,
});
