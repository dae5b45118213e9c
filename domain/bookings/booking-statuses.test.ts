import fc from "fast-check";
import { expect, test } from "vitest";
import {
  BOOKING_STATUSES,
  type BookingActor,
  canTransition,
  isBookingStatus,
  isOpenStatus,
  OPEN_STATUSES,
  statusLabel,
  TRANSITIONS,
  transitionsFrom,
} from "#domain/bookings/booking-statuses.ts";
import { reopenedStatus } from "#domain/bookings/reopening.ts";

const ACTORS: readonly BookingActor[] = ["renter", "staff", "system"];
const TERMINAL = ["completed", "declined", "cancelled", "no_show", "expired"] as const;

// Rule: product.md#booking-states "active"
// Rule: product.md#booking-states "cancelled | renter, staff"
// Rule: product.md#booking-states "confirmed"
// Rule: product.md#booking-states "no_show, once the agreed pickup has passed"
// Rule: product.md#booking-states "requested"
test("allows exactly these transitions", () => {
  expect(TRANSITIONS.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([
    "active completed",
    "confirmed active",
    "confirmed cancelled",
    "confirmed no_show",
    "requested cancelled",
    "requested confirmed",
    "requested declined",
    "requested expired",
  ]);
});

// Rule: product.md#booking-states "completed"
// Rule: product.md#booking-states "cancelled, declined, no_show"
// Rule: product.md#booking-states "expired | Scaduta"
test("lets an admin reopen what ended, except expired requests", () => {
  expect(TERMINAL.map((status) => [status, reopenedStatus(status)])).toEqual([
    ["completed", "active"],
    ["declined", "confirmed"],
    ["cancelled", "confirmed"],
    ["no_show", "confirmed"],
    ["expired", null],
  ]);
  expect(OPEN_STATUSES.map(reopenedStatus)).toEqual([null, null, null]);
});

test("allows no other transition out of a terminal status", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TERMINAL),
      fc.constantFrom(...BOOKING_STATUSES),
      fc.constantFrom(...ACTORS),
      (from, to, actor) => {
        expect(canTransition(from, to, actor)).toBe(false);
        expect(transitionsFrom(from, actor)).toEqual([]);
        expect(isOpenStatus(from)).toBe(false);
      },
    ),
  );
});

test("has no transition to the same status and no cycle", () => {
  for (const start of BOOKING_STATUSES) {
    let reached = new Set([start]);
    for (let step = 0; step < BOOKING_STATUSES.length; step += 1) {
      reached = new Set([...reached].flatMap((from) => ACTORS.flatMap((actor) => transitionsFrom(from, actor))));
      expect(reached.has(start)).toBe(false);
    }
    expect(reached.size).toBe(0);
  }
});

test("lets the renter only cancel, and only before the handover", () => {
  const transitions = BOOKING_STATUSES.flatMap((from) => transitionsFrom(from, "renter").map((to) => [from, to]));
  expect(transitions).toEqual([
    ["requested", "cancelled"],
    ["confirmed", "cancelled"],
  ]);
});

test("lets only the system expire a request", () => {
  expect(canTransition("requested", "expired", "system")).toBe(true);
  expect(canTransition("requested", "expired", "staff")).toBe(false);
  expect(transitionsFrom("confirmed", "system")).toEqual([]);
});

test("lists the staff's transitions in table order", () => {
  expect(transitionsFrom("requested", "staff")).toEqual(["confirmed", "declined", "cancelled"]);
  expect(transitionsFrom("active", "staff")).toEqual(["completed"]);
});

test("treats requested, confirmed and active as open", () => {
  expect(OPEN_STATUSES).toEqual(["requested", "confirmed", "active"]);
  expect(BOOKING_STATUSES.filter(isOpenStatus)).toEqual(OPEN_STATUSES);
});

test("gives every status its own Italian label", () => {
  const labels = BOOKING_STATUSES.map(statusLabel);
  expect(new Set(labels).size).toBe(BOOKING_STATUSES.length);
  expect(statusLabel("requested")).toBe("In attesa di conferma");
  expect(isBookingStatus("requested")).toBe(true);
  expect(isBookingStatus("toString")).toBe(false);
});
