// Rule: product.md#young-driver
import { expect, test } from "vitest";
import { feeForDriver } from "./young-driver.ts";

const FEE = { age: 25, price: 5000 };

test.each([
  ["2001-12-11", "2026-12-10", true],
  ["2001-12-10", "2026-12-10", false],
  ["1985-03-14", "2026-12-10", false],
  ["", "2026-12-10", false],
  ["2001-12-11", "", false],
])("a driver born on %s pays at a pickup on %s: %s", (birthDate, pickupDate, pays) => {
  expect(feeForDriver(FEE, birthDate, pickupDate)).toEqual(pays ? FEE : null);
});

test("without a fee nobody pays", () => {
  expect(feeForDriver(null, "2001-12-11", "2026-12-10")).toBeNull();
});
