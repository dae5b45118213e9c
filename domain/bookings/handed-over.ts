import { type BookingStatus, isOpenStatus } from "#domain/bookings/booking-statuses.ts";

/** The booking fields that tell who has the car. */
export interface HandoverState {
  status: BookingStatus;
  /** Whether the pickup record exists. */
  hasPickupRecord: boolean;
}

/**
 * Whether the renter has the car: from the pickup record or the transition to "active", whichever is first, until the booking is closed. Meanwhile
 * unit and vehicle cannot change (product.md#fleet-timeline).
 */
export const isHandedOver = ({ status, hasPickupRecord }: HandoverState): boolean =>
  status === "active" || (hasPickupRecord && isOpenStatus(status));

/** Error for a change of unit or vehicle, or for a second handover, once the renter has the car. */
export const ALREADY_HANDED_OVER_MESSAGE = "L'auto è già stata consegnata: fino al rientro resta al suo cliente.";

/** Error for a change of anything but the return, once the renter has the car. */
export const ONLY_RETURN_CAN_CHANGE_MESSAGE = "L'auto è già stata consegnata: si può cambiare solo la riconsegna.";
