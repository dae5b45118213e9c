import { expect, test } from "vitest";
import { toReadingsByUnit } from "#domain/bookings/booking-unit.ts";

// Rule: product.md#replacement-car "The kilometres of"
test("the readings of a rental are complete once each unit has both records", () => {
  const record = (bookingUnitId: string, kind: "pickup" | "return", kilometres: number) => ({
    bookingUnitId,
    kind,
    kilometres,
  });
  const records = [record("a", "pickup", 10), record("a", "return", 20), record("b", "pickup", 5)];
  const units = [{ id: "a" }, { id: "b" }];
  expect(toReadingsByUnit([], records)).toBeNull();
  expect(toReadingsByUnit(units, records)).toBeNull();
  expect(toReadingsByUnit(units, [...records, record("b", "return", 9)])).toEqual([
    { pickup: 10, return: 20 },
    { pickup: 5, return: 9 },
  ]);
});
