import { expect, test } from "vitest";
import { BOOKING_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { isHandedOver } from "#domain/bookings/handed-over.ts";

test("the renter has the car while the booking is active, or once the pickup is recorded", () => {
  const handedOver = (hasPickupRecord: boolean) =>
    BOOKING_STATUSES.filter((status) => isHandedOver({ status, hasPickupRecord }));
  expect(handedOver(false)).toEqual(["active"]);
  expect(handedOver(true)).toEqual(["requested", "confirmed", "active"]);
});
