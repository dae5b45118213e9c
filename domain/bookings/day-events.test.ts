import { expect, test } from "vitest";
import { type DayEventBooking, listDayEvents } from "#domain/bookings/day-events.ts";

const booking = (changes: Partial<DayEventBooking>): DayEventBooking => ({
  id: "b1",
  reference: "VL-7K3MQD",
  status: "confirmed",
  vehicle: "Ferrari 296 GTB",
  lastVehicle: "Ferrari 296 GTB",
  name: "Ada Prova",
  pickupCity: "Milano",
  pickupDate: "2026-11-21",
  pickupTime: "10:00",
  returnCity: "Roma",
  returnDate: "2026-11-24",
  returnTime: "09:00",
  ...changes,
});

test("sorts a day's pickups and returns by time, a return first within a minute", () => {
  const plan = listDayEvents(
    [
      booking({ reference: "parte alle 10" }),
      booking({ reference: "torna alle 10", pickupDate: "2026-11-18", returnDate: "2026-11-21", returnTime: "10:00" }),
      booking({ reference: "parte alle 9", pickupTime: "09:00" }),
      booking({ reference: "un altro giorno", pickupDate: "2026-11-22" }),
    ],
    "2026-11-21",
  );
  expect(plan.map(({ kind, time, city, booking: { reference } }) => [kind, time, city, reference])).toEqual([
    ["pickup", "09:00", "Milano", "parte alle 9"],
    ["return", "10:00", "Roma", "torna alle 10"],
    ["pickup", "10:00", "Milano", "parte alle 10"],
  ]);
});

test("lists a rental within one day twice", () => {
  const plan = listDayEvents([booking({ returnDate: "2026-11-21", returnTime: "19:00" })], "2026-11-21");
  expect(plan.map(({ kind }) => kind)).toEqual(["pickup", "return"]);
});

test.each([
  ["confirmed", false, false],
  ["active", true, false],
  ["completed", true, true],
] as const)("a booking with status %s is picked up: %s, returned: %s", (status, left, back) => {
  const plan = listDayEvents([booking({ status, returnDate: "2026-11-21" })], "2026-11-21");
  expect(Object.fromEntries(plan.map(({ kind, done }) => [kind, done]))).toEqual({ pickup: left, return: back });
});

// Rule: product.md#dashboard
test("a return names the car that replaced the booked one", () => {
  const plan = listDayEvents([booking({ returnDate: "2026-11-21", lastVehicle: "BMW i7" })], "2026-11-21");
  expect(plan.map(({ booking: { vehicle } }) => vehicle).toSorted()).toEqual(["BMW i7", "Ferrari 296 GTB"]);
});
