// Rule: product.md#booking-request
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  buildBookingCalendarFile,
  buildStaffCalendarFile,
  type RentalCalendar,
} from "#domain/bookings/calendar-file.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { TEST_SITE } from "#test/site.ts";

function rental(fields: Partial<RentalCalendar> = {}): RentalCalendar {
  return {
    reference: "VL-7K3MQD",
    vehicle: "Ferrari 296 GTB",
    pickup: { place: "Milano", at: new Date("2026-10-24T08:00:00Z") },
    return: { place: "Roma", at: new Date("2026-10-27T09:30:00Z") },
    status: "CONFIRMED",
    version: 2,
    manageUrl: "https://velluto.example/prenotazione/abc",
    writtenAt: new Date("2026-10-01T07:05:09.123Z"),
    ...fields,
  };
}

const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("RFC 5545: writes pickup and return as two events in UTC", () => {
  const lines = unfolded(buildBookingCalendarFile(wordsOf("it"), rental(), TEST_SITE));
  expect(lines.filter((line) => line.startsWith("DTSTART"))).toEqual([
    "DTSTART:20261024T080000Z",
    "DTSTART:20261027T093000Z",
  ]);
  expect(lines).toContain("SUMMARY:Ritiro Ferrari 296 GTB");
  expect(lines).toContain("SUMMARY:Riconsegna Ferrari 296 GTB");
  expect(lines).toContain("LOCATION:Roma");
  expect(lines).toContain("DTSTAMP:20261001T070509Z");
  expect(new Set(lines.filter((line) => line.startsWith("UID:"))).size).toBe(2);
  expect(lines.filter((line) => line === "BEGIN:VALARM")).toHaveLength(2);
});

// Rule: product.md#private-link
test("writes the address, meeting point and flight of a delivered car", () => {
  const file = buildBookingCalendarFile(
    wordsOf("it"),
    rental({
      pickup: { place: "Promenade des Anglais 37, Nizza", at: new Date("2026-10-24T08:00:00Z") },
      meeting: ["Punto d'incontro: reception", "Volo o treno: AZ 1234"],
    }),
    TEST_SITE,
  );
  const lines = unfolded(file);
  expect(lines).toContain("LOCATION:Promenade des Anglais 37\\, Nizza");
  expect(file.replaceAll("\r\n ", "")).toContain("Punto d'incontro: reception\\nVolo o treno: AZ 1234");
});

// Rule: product.md#private-link
test("shows the meeting point at the return only if it is the same place", () => {
  const textOf = (back: string) =>
    buildBookingCalendarFile(
      wordsOf("it"),
      rental({
        return: { place: back, at: new Date("2026-10-27T09:30:00Z"), notes: ["Veniamo noi a riprenderla."] },
        meeting: ["Volo o treno: AZ 1234"],
      }),
      TEST_SITE,
    ).replaceAll("\r\n ", "");
  expect(textOf("Roma").match(/AZ 1234/g)).toHaveLength(1);
  expect(textOf("Milano").match(/AZ 1234/g)).toHaveLength(2);
  // Pickup at the base and return elsewhere: only the return mentions the collection.
  expect(
    textOf("Roma")
      .split("BEGIN:VEVENT")
      .map((event) => event.includes("Veniamo noi")),
  ).toEqual([false, false, true]);
});

test("RFC 5545: closes each component that it opens, in order", () => {
  const stack: string[] = [];
  for (const line of unfolded(buildBookingCalendarFile(wordsOf("it"), rental(), TEST_SITE))) {
    if (line.startsWith("BEGIN:")) stack.push(line.slice(6));
    if (line.startsWith("END:")) expect(stack.pop()).toBe(line.slice(4));
  }
  expect(stack).toEqual([]);
});

test("RFC 5545: marks a request as tentative and a confirmed booking as confirmed", () => {
  for (const status of ["TENTATIVE", "CONFIRMED"] as const) {
    const lines = unfolded(buildBookingCalendarFile(wordsOf("it"), rental({ status }), TEST_SITE));
    expect(lines.filter((line) => line.startsWith("STATUS:"))).toEqual(Array(2).fill(`STATUS:${status}`));
  }
});

test("RFC 5545: cancels the events of a cancelled booking with a higher sequence", () => {
  const lines = unfolded(
    buildBookingCalendarFile(wordsOf("it"), rental({ status: "CANCELLED", version: 3 }), TEST_SITE),
  );
  expect(lines).toContain("METHOD:CANCEL");
  expect(lines.filter((line) => line === "STATUS:CANCELLED")).toHaveLength(2);
  expect(lines).toContain("SEQUENCE:3");
  expect(lines).not.toContain("BEGIN:VALARM");
});

test("RFC 5545 3.3.11: escapes commas, semicolons, backslashes and line breaks", () => {
  const lines = unfolded(
    buildBookingCalendarFile(wordsOf("it"), rental({ vehicle: "A,B;C\\D\nEND:VCALENDAR" }), TEST_SITE),
  );
  expect(lines).toContain("SUMMARY:Ritiro A\\,B\\;C\\\\D\\nEND:VCALENDAR");
  expect(lines.filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
});

test("RFC 5545 3.1: ends lines with CRLF and folds them at 75 octets without loss", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 60, maxLength: 200 }), (place) => {
      const file = buildBookingCalendarFile(
        wordsOf("it"),
        rental({ pickup: { place, at: rental().pickup.at } }),
        TEST_SITE,
      );
      expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const shown = unfolded(file).find((line) => line.startsWith("LOCATION:")) ?? "";
      const read = shown.slice("LOCATION:".length).replaceAll(/\\([\\;,n])/g, (_, c) => (c === "n" ? "\n" : c));
      expect(read).toBe(place.replaceAll(/\r\n?/g, "\n"));
    }),
  );
});

test("writes every pickup and return with its renter to the staff's calendar, without alarms", () => {
  const staffApi = {
    renter: "Ada, Prova",
    phone: "+39 333 000 0000",
    panelUrl: "https://velluto.example/admin/bookings/VL-7K3MQD",
  };
  const lines = unfolded(
    buildStaffCalendarFile(
      [
        { ...rental(), ...staffApi },
        { ...rental({ reference: "VL-222222", status: "TENTATIVE" }), ...staffApi },
      ],
      TEST_SITE,
    ),
  );
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(4);
  expect(new Set(lines.filter((line) => line.startsWith("UID:"))).size).toBe(4);
  expect(lines.filter((line) => line === "STATUS:TENTATIVE")).toHaveLength(2);
  expect(lines).toContain("SUMMARY:Consegna Ferrari 296 GTB\\, Ada\\, Prova");
  expect(lines).toContain("DESCRIPTION:VL-7K3MQD\\nAda\\, Prova\\, +39 333 000 0000");
  expect(lines).not.toContain("BEGIN:VALARM");
  expect(buildStaffCalendarFile([], TEST_SITE)).toContain("END:VCALENDAR");
});

// Rule: product.md#private-link "After a replacement"
test("names at the return the car that replaced the booked one", () => {
  const back = { place: "Roma", at: new Date("2026-10-27T09:30:00Z"), vehicle: "Porsche 911 Carrera S" };
  const summaries = unfolded(buildBookingCalendarFile(wordsOf("it"), rental({ return: back }), TEST_SITE)).filter(
    (line) => line.startsWith("SUMMARY"),
  );
  expect(summaries).toEqual(["SUMMARY:Ritiro Ferrari 296 GTB", "SUMMARY:Riconsegna Porsche 911 Carrera S"]);
});
