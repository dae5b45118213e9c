// Rule: product.md#fleet-timeline
import { describe, expect, test } from "vitest";
import {
  applyHoldMove,
  filterGroups,
  groupHoldsByVehicle,
  toTimelineHold,
  toTimelineVehicle,
  unitStepsAway,
} from "#app/features/admin/timeline/timeline-data.ts";
import {
  holdFill,
  holdPeriodText,
  holdTitle,
  holdTransfersText,
  timelineHoldSentence,
} from "#app/features/admin/timeline/timeline-words.ts";
import { bookingHold, maintenanceHold } from "#test/factories/booking-rows.ts";

const booking = bookingHold({ renter: "Ada Prova di Lovelace" });
const block = maintenanceHold({ id: "hold-2", unit: 2, note: "Freni" });
const row = {
  id: "car-1",
  brand: "Ferrari",
  name: "296 GTB",
  category: "prestige",
  location: "Milano",
  slug: "ferrari-296-gtb",
  turnaround_hours: 6,
  available: true,
};
const ONE_UNIT = [{ number: 1, plate: null }];
const car = toTimelineVehicle(row, new Map([["Milano", "Europe/Rome"]]), "Europe/Rome", [
  { number: 2, plate: "GA123BC" },
  { number: 1, plate: null },
]);
const other = toTimelineVehicle(
  { ...row, id: "car-2", brand: "Bentley", name: "Bentayga", category: "suv", location: "Parigi" },
  new Map(),
  "Europe/Rome",
  ONE_UNIT,
);
const holds = [booking, block].map(toTimelineHold);

describe("a hold on the timeline", () => {
  test("belongs to the renter until the return, then to the company", () => {
    const hold = toTimelineHold(booking);
    expect(hold.returnAt).toEqual(new Date("2026-12-13T09:00:00Z"));
    expect(hold.span.to).toEqual(new Date("2026-12-13T15:00:00Z"));
    expect(holdFill(hold)).toBe("confirmed");
    expect(holdTitle(hold)).toBe("Prova di Lovelace");
    expect(timelineHoldSentence(hold)).toBe(
      "Ada Prova di Lovelace, VL-7K3MQD, confermata, dal 10 dic alle 10:00 al 13 dic alle 10:00",
    );
  });
  test("ends for its renter at the return, before the turnaround", () => {
    expect(holdPeriodText(toTimelineHold(booking))).toBe("10 dic 10:00 – 13 dic 10:00");
    expect(holdPeriodText(toTimelineHold(block))).toBe("10 dic 10:00 – 13 dic 16:00");
  });
  test("of a rental returned early ends there", () => {
    const early = toTimelineHold({ ...booking, status: "completed", ends_at: "2026-12-12T12:00:00.000Z" });
    expect(early.returnAt).toEqual(new Date("2026-12-12T12:00:00Z"));
    expect(holdFill(early)).toBe("completed");
  });
  test("of a late car ends now or at its expected return, and is marked as late", () => {
    const late = toTimelineHold({ ...booking, status: "active", late: true, back_at: "2026-12-13T12:00:00.000Z" });
    expect(late.returnAt).toEqual(new Date("2026-12-13T12:00:00Z"));
    expect(timelineHoldSentence(late)).toMatch(/al 13 dic alle 13:00\. In ritardo: non è rientrata$/);
  });
  test("of an endangered booking names the late car", () => {
    const endangered = toTimelineHold({ ...booking, endangered_by: "VL-222222" });
    expect(timelineHoldSentence(endangered)).toMatch(/In pericolo: VL-222222 non è rientrata$/);
  });
  test("of a delivered car has its transfers before and after the rental, and names them", () => {
    const delivered = toTimelineHold({
      ...booking,
      starts_at: "2026-12-10T05:00:00.000Z",
      pickup_at: "2026-12-10T09:00:00.000Z",
      ends_at: "2026-12-13T19:00:00.000Z",
      transfer_out_minutes: 240,
      transfer_back_minutes: 240,
    });
    expect([delivered.pickupAt, delivered.returnAt, delivered.backAtBaseAt]).toEqual(
      ["2026-12-10T09:00:00Z", "2026-12-13T09:00:00Z", "2026-12-13T13:00:00Z"].map((at) => new Date(at)),
    );
    expect(holdPeriodText(delivered)).toBe("10 dic 10:00 – 13 dic 10:00");
    expect(timelineHoldSentence(delivered)).toMatch(
      /dal 10 dic alle 10:00 al 13 dic alle 10:00\. Parte il 10 dic alle 06:00 per la consegna\. Torna in sede il 13 dic alle 14:00$/,
    );
    expect(holdTransfersText(toTimelineHold(booking))).toBe("");
  });
  test("of a delivered car that waits for a late one starts without an outbound transfer", () => {
    const behind = toTimelineHold({ ...booking, pickup_at: "2026-12-01T09:00:00.000Z", transfer_out_minutes: 240 });
    expect(behind.pickupAt).toEqual(behind.span.from);
  });
  test("of a block shows its reason", () => {
    expect(holdFill(toTimelineHold(block))).toBe("maintenance");
    expect(holdTitle(toTimelineHold(block))).toBe("Freni");
    expect(holdTitle(toTimelineHold({ ...block, note: null }))).toBe("Manutenzione");
    expect(timelineHoldSentence(toTimelineHold(block))).toBe(
      "Manutenzione, Freni, dal 10 dic alle 10:00 al 13 dic alle 16:00",
    );
  });
  test("appears at its new place immediately when moved; a booking keeps its hours", () => {
    const [booked, blocked] = [toTimelineHold(booking), toTimelineHold(block)];
    const period = { from: { date: "2027-03-28", time: "08:00" }, to: { date: "2027-03-29", time: "08:00" } };
    expect(applyHoldMove({ hold: blocked, unit: 1, period })).toMatchObject({
      unit: 1,
      span: { from: new Date("2027-03-28T06:00:00Z"), to: new Date("2027-03-29T06:00:00Z") },
    });
    expect(applyHoldMove({ hold: booked, unit: 2, period: booked.period })).toEqual({ ...booked, unit: 2 });
  });
});

test("keeps a moved hold at its new place until reloaded rows include the move", () => {
  const [, blocked] = holds;
  if (!blocked) throw new Error("There is a block");
  const unitOf = (loaded: typeof blocked, after: number | null) =>
    groupHoldsByVehicle(
      [car],
      [loaded],
      [{ hold: blocked, unit: 1, period: blocked.period, savedVersion: after }],
    )[0]?.units.find(({ holds: held }) => held.length > 0)?.unit;
  expect(unitOf(blocked, null)).toBe(1);
  expect(unitOf(blocked, 2)).toBe(1);
  // A colleague's later move overrides our pending one.
  expect(unitOf({ ...blocked, version: 2, unit: 2 }, 2)).toBe(2);
});

describe("the cars and their units", () => {
  test("list each unit with its holds, free units with none", () => {
    const [ferrari, bentley] = groupHoldsByVehicle([car, other], holds, []);
    expect(ferrari?.units.map(({ unit, holds: held }) => [unit, held.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(bentley?.units).toEqual([{ unit: 1, plate: null, holds: [], isRetired: false }]);
  });
  test("include a unit that has left the fleet while it is held", () => {
    const [group] = groupHoldsByVehicle([{ ...car, units: ONE_UNIT }], holds, []);
    expect(group?.units.map(({ unit, isRetired }) => [unit, isRetired])).toEqual([
      [1, false],
      [2, true],
    ]);
    const over = holds.map((hold) =>
      hold.booking ? { ...hold, unit: 3, booking: { ...hold.booking, status: "completed" as const } } : hold,
    );
    const [without] = groupHoldsByVehicle(
      [{ ...car, units: ONE_UNIT }],
      over.filter(({ booking: of }) => of),
      [],
    );
    expect(without?.units.map(({ unit }) => unit)).toEqual([1]);
  });
  // Rule: product.md#unit-records
  test("are sorted by number, with gaps", () => {
    const gapped = { ...car, units: [1, 4].map((number) => ({ number, plate: null })) };
    const [group] = groupHoldsByVehicle([gapped], [], []);
    expect(group?.units.map(({ unit, isRetired }) => [unit, isRetired])).toEqual([
      [1, false],
      [4, false],
    ]);
    expect([
      unitStepsAway(gapped.units, 1, 1),
      unitStepsAway(gapped.units, 4, -1),
      unitStepsAway(gapped.units, 4, 1),
    ]).toEqual([4, 1, 4]);
  });
  // Rule: product.md#text-search
  test("match city, category, and words of car, renter, reference or reason", () => {
    const groups = groupHoldsByVehicle([car, other], holds, []);
    const filteredNames = (filters: object) =>
      filterGroups(groups, { location: "", category: "", q: "", ...filters }).map(({ vehicle }) => vehicle.id);
    expect(filteredNames({})).toEqual(["car-1", "car-2"]);
    expect(filteredNames({ location: "Parigi" })).toEqual(["car-2"]);
    expect(filteredNames({ category: "sportive" })).toEqual(["car-1"]);
    expect(filteredNames({ q: "bentley PARIGI" })).toEqual(["car-2"]);
    expect(filteredNames({ q: "vl-7k3" })).toEqual(["car-1"]);
    expect(filteredNames({ q: "lovelace" })).toEqual(["car-1"]);
    expect(filteredNames({ q: "lòve’lace" })).toEqual(["car-1"]);
    expect(filteredNames({ q: "ga123" })).toEqual(["car-1"]);
    expect(filteredNames({ q: "freni" })).toEqual(["car-1"]);
    expect(filteredNames({ q: "lancia" })).toEqual([]);
  });
});
