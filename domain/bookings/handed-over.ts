import { type BookingStatus, isOpenStatus } from "#domain/bookings/booking-statuses.ts";

/** What a booking says about where its car is. */
export interface HandoverState {
  status: BookingStatus;
  /** The record of the pickup exists. */
  hasPickupRecord: boolean;
}

/**
 * Whether the renter has the car: from the record of the pickup or the transition to "active", whichever comes first, until the booking is over.
 * Until then neither unit nor vehicle may change (product.md#fleet-timeline).
 */
export const isHandedOver = ({ status, hasPickupRecord }: HandoverState): boolean =>
  status === "active" || (hasPickupRecord && isOpenStatus(status));

/** What is said to whoever would change the unit or the vehicle, or give the car to somebody else. */
export const ALREADY_HANDED_OVER_MESSAGE = "L'auto è già stata consegnata: fino al rientro resta al suo cliente.";

/** What is said to whoever would change more of the rental than its return. */
export const ONLY_RETURN_CAN_CHANGE_MESSAGE = "L'auto è già stata consegnata: si può cambiare solo la riconsegna.";
