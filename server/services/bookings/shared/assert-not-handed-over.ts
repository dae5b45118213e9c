import { ALREADY_HANDED_OVER_MESSAGE, type HandoverState, isHandedOver } from "#domain/bookings/handed-over.ts";
import { ServiceError } from "#server/errors.ts";

/**
 * Refuses "conflict", at `path`, what would take a car from the renter who has it (product.md#fleet-timeline). Call it with the booking's row
 * locked: recording the pickup locks that row too.
 */
export function assertNotHandedOver(booking: HandoverState, path: string): void {
  if (isHandedOver(booking))
    throw new ServiceError("conflict", ALREADY_HANDED_OVER_MESSAGE, [{ path, message: ALREADY_HANDED_OVER_MESSAGE }]);
}
