import type { Booking } from "#domain/bookings/booking.ts";
import { findListedPlaceBySlug } from "#domain/delivery/listed-places.ts";
import { type BookingDelivery, type RentalPlace, restoreSupplements } from "#domain/delivery/rental-place.ts";
import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import { daysLine, oneWayLines, type PriceLine, supplementLine } from "#domain/prices/price-line.ts";
import type { bookings } from "#server/db/schema.ts";

/** Returns places, transfers and meeting details of a stored booking, and the lines of its price. */
export function toDelivery(row: typeof bookings.$inferSelect): Pick<Booking, "delivery" | "lines"> {
  const delivery = {
    base: row.baseCity,
    pickupPlace: toRentalPlace(row.pickupPlace, row.pickupCity, row.pickupAddress),
    returnPlace: toRentalPlace(row.returnPlace, row.returnCity, row.returnAddress),
    out: { kilometres: row.transferOutKilometres, minutes: row.transferOutMinutes },
    back: { kilometres: row.transferBackKilometres, minutes: row.transferBackMinutes },
    meetingPoint: row.meetingPoint,
    flightOrTrain: row.flightOrTrain,
  };
  const supplements = restoreSupplements(delivery, {
    delivery: { kilometres: row.deliveryKilometres, amount: row.deliveryCents },
    collection: { kilometres: row.collectionKilometres, amount: row.collectionCents },
  });
  return { delivery, lines: toLines(row, supplements) };
}

function toLines(row: typeof bookings.$inferSelect, supplements: readonly DeliverySupplement[]): PriceLine[] {
  return [
    daysLine({ quantity: row.days, unitPrice: row.dailyRateCents, rule: null }),
    ...oneWayLines(row.oneWayCents),
    ...supplements.map(supplementLine),
  ];
}

/** Returns the columns that store delivery and supplements of a booking. */
export function toDeliveryColumns(delivery: BookingDelivery, supplements: readonly DeliverySupplement[]) {
  const findSupplement = (kind: DeliverySupplement["kind"]) =>
    supplements.find((supplement) => supplement.kind === kind);
  return {
    baseCity: delivery.base,
    pickupPlace: delivery.pickupPlace.slug,
    returnPlace: delivery.returnPlace.slug,
    pickupAddress: delivery.pickupPlace.address,
    returnAddress: delivery.returnPlace.address,
    meetingPoint: delivery.meetingPoint,
    flightOrTrain: delivery.flightOrTrain,
    transferOutKilometres: delivery.out.kilometres,
    transferOutMinutes: delivery.out.minutes,
    transferBackKilometres: delivery.back.kilometres,
    transferBackMinutes: delivery.back.minutes,
    deliveryKilometres: findSupplement("delivery")?.kilometres ?? 0,
    deliveryCents: findSupplement("delivery")?.amount ?? 0,
    collectionKilometres: findSupplement("collection")?.kilometres ?? 0,
    collectionCents: findSupplement("collection")?.amount ?? 0,
  };
}

const toRentalPlace = (slug: string | null, city: string, address: string | null): RentalPlace => ({
  slug,
  name: (slug !== null && findListedPlaceBySlug(slug)?.name) || city,
  address,
});
