import type { ApiBookingDelivery, ApiSupplement, ApiVehicleDelivery } from "#domain/api/bookings/delivery.ts";
import type { VehicleDelivery } from "#domain/catalogue/search-results.ts";
import type { BookingDelivery, RentalPlace } from "#domain/delivery/rental-place.ts";
import { type DeliverySupplement, sumSupplements } from "#domain/delivery/supplement.ts";
import type { Transfer } from "#domain/delivery/transfer.ts";
import { centsToEuros } from "#domain/money.ts";
import { type PriceLine, supplementsOf } from "#domain/prices/price-line.ts";

/** Returns where a car is handed over and returned, its transfers, and the delivery supplements in euros. */
export function toBookingDelivery({
  delivery,
  lines,
}: {
  delivery: BookingDelivery;
  lines: readonly PriceLine[];
}): ApiBookingDelivery {
  return {
    base: delivery.base,
    pickup_place: toPlace(delivery.pickupPlace),
    return_place: toPlace(delivery.returnPlace),
    transfer_out: toTransfer(delivery.out),
    transfer_back: toTransfer(delivery.back),
    meeting_point: delivery.meetingPoint,
    flight_or_train: delivery.flightOrTrain,
    supplement: toSupplement(supplementsOf(lines)),
  };
}

export const toVehicleDelivery = ({
  base,
  place,
  kilometres,
  minutes,
  supplements,
}: VehicleDelivery): ApiVehicleDelivery => ({
  base,
  place,
  kilometres,
  minutes,
  supplement: toSupplement(supplements),
});

/** Returns the sum of delivery supplements, in euros. */
export const toSupplement = (supplements: readonly DeliverySupplement[]) => centsToEuros(sumSupplements(supplements));

/** Returns one delivery supplement, with its amount in euros. */
export const toSupplementLine = ({ kind, place, kilometres, amount }: DeliverySupplement): ApiSupplement => ({
  kind,
  place,
  kilometres,
  amount: centsToEuros(amount),
});

const toPlace = ({ slug, name, address }: RentalPlace) => ({ slug, name, address });
const toTransfer = ({ kilometres, minutes }: Transfer) => ({ kilometres, minutes });
