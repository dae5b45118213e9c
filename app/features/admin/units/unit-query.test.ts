import { expect, test } from "vitest";
import { unitQuery } from "./unit-query.ts";

test("units stand in the order of their cars' names, those of one car together, until another is asked for", () => {
  const orderOf = (address: string) => unitQuery(new URLSearchParams(address), new Date(), "Europe/Rome").order;
  expect(orderOf("")).toBe("brand,vehicle_name,vehicle_id,number");
  expect(orderOf("order=plate")).toBe("plate");
});
