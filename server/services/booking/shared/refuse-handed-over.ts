import { type CarWhereabouts, HANDED_OVER, isHandedOver } from "#domain/booking/handed-over.ts";
import { ServiceError } from "#server/errors.ts";

/**
 * Refuses "conflict", at `path`, what would take a car from the renter who has it (product.md#fleet-timeline). Call it with the booking's row
 * locked: recording the pickup locks that row too.
 */
export function refuseHandedOver(booking: CarWhereabouts, path: string): void {
  if (isHandedOver(booking)) throw new ServiceError("conflict", HANDED_OVER, [{ path, message: HANDED_OVER }]);
}
