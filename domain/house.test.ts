import { expect, test } from "vitest";
import { HOUSE } from "#domain/house.ts";

test("the house keeps both of its years", () => {
  expect([HOUSE.heritageSince, HOUSE.foundedYear]).toEqual([2010, 2015]);
});

test("the phone link dials the number that is shown", () => {
  expect(HOUSE.phoneHref).toBe(`tel:${HOUSE.phone.replaceAll(" ", "")}`);
  expect(HOUSE.whatsappHref.endsWith(HOUSE.phone.replaceAll(/\D/g, ""))).toBe(true);
});

test("two hours to answer, 24 to hold, a free one-way return", () => {
  expect([HOUSE.replyWithinHours, HOUSE.holdHours, HOUSE.oneWayRatePerKilometre]).toEqual([2, 24, 0]);
});

test("the word under the brand mark", () => {
  expect(HOUSE.markLine).toBe("Booking");
});
