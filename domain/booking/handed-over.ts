import { type BookingStatus, isOpen } from "#domain/booking/states.ts";

/** What a booking says about where its car is. */
export interface CarWhereabouts {
  status: BookingStatus;
  /** The record of the pickup exists. */
  hasPickupRecord: boolean;
}

/**
 * Whether the renter has the car: from the record of the pickup or the transition to "active", whichever comes first, until the booking is over.
 * Until then neither unit nor vehicle may change (product.md#fleet-timeline).
 */
export const isHandedOver = ({ status, hasPickupRecord }: CarWhereabouts): boolean =>
  status === "active" || (hasPickupRecord && isOpen(status));

/** What is said to whoever would change the unit or the vehicle, or give the car to somebody else. */
export const HANDED_OVER = "L'auto è già stata consegnata: fino al rientro resta al suo cliente.";

/** What is said to whoever would change more of the rental than its return. */
export const ONLY_RETURN_CHANGES = "L'auto è già stata consegnata: si può cambiare solo la riconsegna.";
