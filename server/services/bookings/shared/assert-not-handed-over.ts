import { ALREADY_HANDED_OVER_MESSAGE, type HandoverState, isHandedOver } from "#domain/bookings/handed-over.ts";
import { ServiceError } from "#server/errors.ts";

/**
 * Throws "conflict" at `path` if the renter already has the car (product.md#fleet-timeline). The caller has locked the booking, so that nobody
 * records the pickup meanwhile.
 */
export function assertNotHandedOver(booking: HandoverState, path: string): void {
  if (isHandedOver(booking))
    throw new ServiceError("conflict", ALREADY_HANDED_OVER_MESSAGE, [{ path, message: ALREADY_HANDED_OVER_MESSAGE }]);
}
