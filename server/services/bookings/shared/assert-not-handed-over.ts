import { ALREADY_HANDED_OVER_MESSAGE, type HandoverState, isHandedOver } from "#domain/bookings/handed-over.ts";
import { ServiceError } from "#server/errors.ts";

/**
 * Throws "conflict" at `path` when the renter already has the car (product.md#fleet-timeline). Call it with the booking's row locked: recording a
 * pickup locks that row too.
 */
export function assertNotHandedOver(booking: HandoverState, path: string): void {
  if (isHandedOver(booking))
    throw new ServiceError("conflict", ALREADY_HANDED_OVER_MESSAGE, [{ path, message: ALREADY_HANDED_OVER_MESSAGE }]);
}
