import { expect, test } from "vitest";
import { buildAgenda } from "./timeline-agenda.ts";

const window = { from: "2026-11-16", weeks: 2 };
const hold = (from: string, returnAt: string, timeZone = "Europe/Rome") => ({
  kind: "booking" as const,
  pickupAt: new Date(from),
  returnAt: new Date(returnAt),
  timeZone,
});

test("lists pickups and returns by day, in the time zone of each car's city", () => {
  const [rome, london] = [
    hold("2026-11-17T09:00:00Z", "2026-11-19T17:00:00Z"),
    hold("2026-11-19T16:30:00Z", "2026-11-21T10:00:00Z", "Europe/London"),
  ];
  expect(buildAgenda([london, rome], window)).toEqual([
    { date: "2026-11-17", entries: [{ date: "2026-11-17", time: "10:00", direction: "out", hold: rome }] },
    {
      date: "2026-11-19",
      entries: [
        { date: "2026-11-19", time: "16:30", direction: "out", hold: london },
        { date: "2026-11-19", time: "18:00", direction: "back", hold: rome },
      ],
    },
    { date: "2026-11-21", entries: [{ date: "2026-11-21", time: "10:00", direction: "back", hold: london }] },
  ]);
});

test("omits events outside the window, each end separately", () => {
  const long = hold("2026-11-01T09:00:00Z", "2026-11-29T10:00:00Z");
  expect(buildAgenda([long, hold("2026-12-01T09:00:00Z", "2026-12-02T09:00:00Z")], window)).toMatchObject([
    { date: "2026-11-29", entries: [{ direction: "back" }] },
  ]);
});

// Rule: product.md#fleet-timeline "After a replacement"
test("omits a hold without time with the renter, which waits only for a possible undo", () =>
  expect(buildAgenda([hold("2026-11-17T09:00:00Z", "2026-11-17T09:00:00Z")], window)).toEqual([]));
