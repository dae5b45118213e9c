import { expect, test } from "vitest";
import { isHandedOver } from "#domain/booking/handed-over.ts";
import { BOOKING_STATUSES } from "#domain/booking/states.ts";

test("the renter has the car while the booking is active, and before that from the record of the pickup on", () => {
  const handedOver = (hasPickupRecord: boolean) =>
    BOOKING_STATUSES.filter((status) => isHandedOver({ status, hasPickupRecord }));
  expect(handedOver(false)).toEqual(["active"]);
  expect(handedOver(true)).toEqual(["requested", "confirmed", "active"]);
});
