import { expect, test } from "vitest";
import { buildFeedCalendarFile } from "#domain/bookings/calendar-file.ts";
import { FEED_DAYS_AHEAD, FEED_DAYS_BACK, MAX_FEED_EVENTS } from "#domain/calendar-feeds/calendar-feed.ts";
import { type FeedBooking, listFeedAppointments } from "#domain/calendar-feeds/feed-appointments.ts";
import { DAY_MS } from "#domain/durations.ts";
import { daySheetBooking } from "#test/factories/day-sheet-bookings.ts";
import { TEST_SITE } from "#test/site.ts";

const NOW = new Date("2026-11-21T09:00:00Z");
const feed = {
  userId: "u1",
  unitId: null,
  now: NOW,
  panelUrlOf: (reference: string) => `https://velluto.example/admin/${reference}`,
};
const booked = (...facts: Parameters<typeof daySheetBooking>): FeedBooking => ({
  ...daySheetBooking(...facts),
  version: 3,
  updatedAt: new Date("2026-11-20T08:00:00Z"),
});
const fromNow = (days: number) => {
  const end = daySheetBooking().booking.pickup;
  return { ...end, at: new Date(NOW.getTime() + days * DAY_MS) };
};

// Rule: product.md#calendar-feeds "A feed shows car"
test("all: shows pickups and returns with only the renter's first name", () => {
  const note = "Allergia al lattice";
  const one = booked({ reference: "VL-7K3MQD", note });
  const appointments = listFeedAppointments([one], { ...feed, kind: "all" });
  expect(appointments.map(({ title }) => title)).toEqual([
    "Consegna Ferrari 296 GTB (VL296AA), Ada",
    "Rientro Ferrari 296 GTB (VL296AA), Ada",
  ]);
  const file = buildFeedCalendarFile("Velluto: consegne e rientri", appointments, TEST_SITE);
  for (const secret of ["Prova", "prova.example", "333", note, "€"]) expect(file).not.toContain(secret);
});

// Rule: product.md#calendar-feeds "A feed shows car"
// Rule: product.md#private-link
test("shows place, departure, meeting point, flight and drive of a delivered car", () => {
  const one = booked({
    delivery: {
      ...daySheetBooking().booking.delivery,
      base: "Zurigo",
      pickupPlace: { slug: "stazione-amburgo", name: "Stazione di Amburgo", address: null },
      out: { kilometres: 868, minutes: 660 },
      meetingPoint: "Binario 5",
      flightOrTrain: "ICE 71",
    },
  });
  const [handover, back] = listFeedAppointments([one], { ...feed, kind: "all" });
  expect(handover).toMatchObject({
    place: "Stazione di Amburgo",
    notes: [
      "Partenza da Zurigo: 21 nov, 01:00, 868\u00a0km, 11 ore",
      "Punto d'incontro: Binario 5",
      "Volo o treno: ICE 71",
      "Indicazioni: https://www.google.com/maps/dir/?api=1&destination=53.553%2C10.007",
    ],
  });
  // The return is at another place, so it shows neither platform nor train of the pickup.
  expect(back?.notes?.join(" ")).not.toMatch(/Binario|ICE/);
});

test("person: shows only the tasks assigned to the person, washes included", () => {
  const record = { note: null, doneAt: null, doneBy: null };
  const records = [
    { ...record, kind: "wash" as const, leg: 1, assignedTo: "u1" },
    { ...record, kind: "return" as const, leg: 1, assignedTo: "u2" },
  ];
  const [wash, ...others] = listFeedAppointments([booked({}, { records }), booked()], { ...feed, kind: "person" });
  expect(others).toEqual([]);
  expect(wash).toMatchObject({
    title: "Lavaggio Ferrari 296 GTB (VL296AA)",
    at: new Date("2026-11-23T11:00:00Z"),
    endsAt: new Date("2026-11-23T17:00:00Z"),
  });
});

// Rule: product.md#calendar-feeds
test("limits the feed to a window around the read and to a maximum number of events", () => {
  const countEvents = (days: number) =>
    listFeedAppointments([booked({ pickup: fromNow(days), return: fromNow(days + 400) })], { ...feed, kind: "all" })
      .length;
  expect([-FEED_DAYS_BACK, FEED_DAYS_AHEAD].map(countEvents)).toEqual([1, 1]);
  expect([-FEED_DAYS_BACK - 1, FEED_DAYS_AHEAD + 1].map(countEvents)).toEqual([0, 0]);
  const many = Array.from({ length: MAX_FEED_EVENTS }, () => booked());
  expect(listFeedAppointments(many, { ...feed, kind: "all" })).toHaveLength(MAX_FEED_EVENTS);
});

// Rule: product.md#calendar-feeds
test("RFC 5545: sets a name, a refresh interval and a sequence per event", () => {
  const appointments = listFeedAppointments([booked({ reference: "VL-7K3MQD" })], { ...feed, kind: "unit" });
  const lines = buildFeedCalendarFile("Velluto: A, B", appointments, TEST_SITE).replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toContain("X-WR-CALNAME:Velluto: A\\, B");
  expect(lines).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
  expect(lines.slice(lines.indexOf("BEGIN:VEVENT"), lines.indexOf("END:VEVENT") + 1)).toEqual([
    "BEGIN:VEVENT",
    expect.stringMatching(/^UID:VL-7K3MQD-consegna@/),
    "SEQUENCE:3",
    "DTSTAMP:20261120T080000Z",
    "DTSTART:20261121T110000Z",
    "DTEND:20261121T113000Z",
    "LAST-MODIFIED:20261120T080000Z",
    "SUMMARY:Consegna Ferrari 296 GTB (VL296AA)\\, Ada",
    "LOCATION:Milano",
    "DESCRIPTION:VL-7K3MQD\\nIndicazioni: https://www.google.com/maps/dir/?api=1&destination=Milano",
    "URL:https://velluto.example/admin/VL-7K3MQD",
    "STATUS:CONFIRMED",
    "END:VEVENT",
  ]);
});
