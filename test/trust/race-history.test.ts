import { expect, test } from "vitest";
import { findInconsistencies, type RacedBooking, type RacedCall } from "./race-history.ts";

const called = (changes: Partial<RacedCall>): RacedCall => ({
  by: 1,
  act: "confirm",
  about: "/api/bookings/VL-A",
  from: 0,
  to: 10,
  status: 200,
  reference: "VL-A",
  version: 2,
  state: "confirmed",
  outcome: null,
  fault: null,
  ...changes,
});
const asked = called({ act: "request", about: "key", status: 201, version: null, state: "requested" });
const stored: RacedBooking = { reference: "VL-A", key: "key", status: "confirmed", version: 2 };
const taken = called({ act: "hand", version: 3, state: "active", from: 20, to: 30 });

test("a history that a sequential order explains has no inconsistencies", () => {
  const again = { ...asked, by: 2, from: 5, to: 15 };
  expect(findInconsistencies([asked, again, called({})], [stored])).toEqual([]);
  expect(findInconsistencies([asked, called({}), taken], [{ ...stored, status: "active", version: 3 }])).toEqual([]);
});

test("a response read after the hold's end says nothing about the stored status", () => {
  const changed = called({ act: "change", state: "expired" });
  const confirmed = called({ version: 3, from: 20, to: 30 });
  expect(findInconsistencies([asked, changed, confirmed], [{ ...stored, version: 3 }])).toEqual([]);
  expect(findInconsistencies([asked, changed], [{ ...stored, status: "requested" }])).toEqual([]);
});

test.each<[string, RacedCall[], RacedBooking[]]>([
  ["an answered request that is gone", [asked], []],
  ["one key with two bookings", [asked, { ...asked, reference: "VL-B" }], [stored]],
  ["a refused request that is there", [{ ...asked, status: 409, reference: null }], [stored]],
  ["a booking nobody asked for", [], [stored]],
  [
    "a key refused after it was answered",
    [asked, { ...asked, status: 409, reference: null, from: 100, to: 110 }],
    [stored],
  ],
  ["an answered write that is lost", [asked, called({}), taken], [stored]],
  [
    "two writes that both made one version",
    [asked, called({}), called({ act: "cancel", state: "cancelled" })],
    [stored],
  ],
  [
    "a version that came before an earlier one",
    [asked, called({ from: 100, to: 110 }), taken],
    [{ ...stored, status: "active", version: 3 }],
  ],
  [
    "a step that the table of transitions has not",
    [asked, called({}), called({ act: "take", version: 3, state: "completed", from: 20, to: 30 })],
    [{ ...stored, status: "completed", version: 3 }],
  ],
  ["another state than was answered last", [asked, called({})], [{ ...stored, status: "cancelled" }]],
  ["a fault of ours", [asked, called({ status: 500, fault: "boom" })], [stored]],
])("finds %s", (_what, history, bookings) => {
  expect(findInconsistencies(history, bookings)).not.toEqual([]);
});
