import { expect, test } from "vitest";
import { buildAgenda } from "./timeline-agenda.ts";

const window = { from: "2026-11-16", weeks: 2 };
const hold = (from: string, returnAt: string, timeZone = "Europe/Rome") => ({
  kind: "booking" as const,
  pickupAt: new Date(from),
  returnAt: new Date(returnAt),
  timeZone,
});

test("days have what leaves and comes back, by the clock of each car's city", () => {
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

test("what lies outside the window is left out, each end by itself", () => {
  const long = hold("2026-11-01T09:00:00Z", "2026-11-29T10:00:00Z");
  expect(buildAgenda([long, hold("2026-12-01T09:00:00Z", "2026-12-02T09:00:00Z")], window)).toMatchObject([
    { date: "2026-11-29", entries: [{ direction: "back" }] },
  ]);
});
