import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { TimelineBar } from "#app/features/admin/timeline/timeline-bar.tsx";
import type { TimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";

const booked = (status: BookingStatus) => ({ id: "b1", reference: "VL-1", status, renter: "Ada" });

function barOf(booking: TimelineHold["booking"], units: number, changes: Partial<TimelineHold> = {}) {
  const [from, to] = [new Date("2026-11-22T09:00:00Z"), new Date("2026-11-24T09:00:00Z")];
  const hold: TimelineHold = {
    id: "h1",
    vehicleId: "v1",
    unit: 1,
    kind: booking ? "booking" : "maintenance",
    span: { from, to },
    pickupAt: from,
    returnAt: to,
    backAtBaseAt: to,
    period: { from: { date: "2026-11-22", time: "10:00" }, to: { date: "2026-11-24", time: "10:00" } },
    timeZone: "Europe/Rome",
    note: null,
    booking,
    isHandedOver: false,
    isLate: false,
    isReplaced: false,
    isReplacement: false,
    endangeredBy: null,
    version: 1,
    ...changes,
  };
  const nothing = () => {};
  const window = { from: "2026-11-22", weeks: 2 } as const;
  render(
    <MemoryRouter>
      <TimelineBar {...{ hold, window, units }} now={0} onOpenBlock={nothing} onStep={nothing} />
    </MemoryRouter>,
  );
  return screen.getByRole(booking ? "link" : "button").getAttribute("aria-keyshortcuts");
}

// Rule: product.md#fleet-timeline
test("shows the transfers of a delivered car as labelled parts", () => {
  const at = (time: string) => new Date(`2026-11-22T${time}:00Z`);
  barOf(booked("confirmed"), 2, {
    span: { from: at("05:00"), to: at("21:00") },
    pickupAt: at("09:00"),
    returnAt: at("13:00"),
    backAtBaseAt: at("17:00"),
  });
  expect(screen.getAllByRole("img").map((part) => part.getAttribute("aria-label"))).toEqual([
    "Parte il 22 nov alle 06:00 per la consegna",
    "Torna in sede il 22 nov alle 18:00",
  ]);
});

// Rule: product.md#panel-lists "The row whose"
test.each([
  ["a block", null, 2, "Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown"],
  ["a block of a single unit", null, 1, "Shift+ArrowLeft Shift+ArrowRight"],
  ["a booking", booked("confirmed"), 2, "Shift+ArrowUp Shift+ArrowDown"],
  ["a booking of a single unit", booked("confirmed"), 1, null],
  ["a booking that is over", booked("completed"), 2, null],
])("declares the keys that move %s", (_case, booking, units, keys) => expect(barOf(booking, units)).toBe(keys));

// Rule: product.md#fleet-timeline "A car that is"
test("declares no keys for a booking whose car is handed over", () =>
  expect(barOf(booked("confirmed"), 2, { isHandedOver: true })).toBe(null));

// Rule: product.md#fleet-timeline "After a replacement"
test("says of the bars of a replacement which unit was replaced and which replaced it", () => {
  const barText = (changes: Partial<TimelineHold>) => {
    cleanup();
    barOf(booked("active"), 2, changes);
    return screen.getByRole("link");
  };
  const replaced = barText({ isReplaced: true });
  expect(replaced.getAttribute("aria-label")).toContain(". Sostituita con un'altra auto");
  expect(replaced.className).toContain("completed");
  const replacement = barText({ isReplacement: true });
  expect(replacement.getAttribute("aria-label")).toContain(". Data al posto di un'altra auto");
  expect(replacement.className).toContain("active");
});
