import { describe, expect, test } from "vitest";
import { sayMessage } from "#domain/words/message.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { bookingRequestSchema } from "./booking-request.ts";
import { phoneBookingRequestSchema } from "./phone-booking.ts";

const valid = {
  vehicle: "ferrari-296-gtb",
  pickupCity: "Milano",
  returnCity: "Roma",
  pickupDate: "2026-10-24",
  pickupTime: "10:00",
  returnDate: "2026-10-27",
  returnTime: "18:30",
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "+39 347 123 4567",
  driverBirthDate: "1985-12-10",
  licenceDate: "2004-03-01",
};

function problems(fields: Record<string, unknown>): [string, string][] {
  const result = bookingRequestSchema.safeParse({ ...valid, ...fields });
  return result.error?.issues.map(({ path, message }) => [path.join("."), sayMessage(wordsOf("it"), message)]) ?? [];
}
const wrongFields = (fields: Record<string, unknown>) => problems(fields).map(([field]) => field);

describe("the body of POST /api/bookings", () => {
  test("trims valid fields and drops unknown ones", () => {
    const request = { ...valid, name: "  Ada Lovelace ", note: " ", total: 1 };
    expect(bookingRequestSchema.parse(request)).toEqual({ ...valid, note: "" });
    expect(bookingRequestSchema.parse(valid)).toEqual(valid);
  });

  // Rule: product.md#booking-request
  test("parses dates of birth and licence in Italian notation", () => {
    const typed = { ...valid, driverBirthDate: "10/12/1985", licenceDate: "01032004" };
    expect(bookingRequestSchema.parse(typed)).toEqual(valid);
  });

  // Rule: product.md#club
  // Rule: product.md#club "The form asks"
  test.each(Object.keys(valid))("names the missing field %s in Italian", (field) => {
    const [problem, ...others] = problems({ [field]: undefined });
    expect(others).toEqual([]);
    expect(problem?.[0]).toBe(field);
    expect(problem?.[1]).toMatch(/^(Indica|Scegli) .+\.$/);
  });

  test.each([
    ["email", "ada"],
    ["email", "ada@"],
    ["email", `${"a".repeat(250)}@example.com`],
    ["name", "\u200B\u2800"],
    ["phone", "chiamami"],
    ["phone", "\u202A\u202C"],
    ["phone", "123"],
    ["phone", "+39 333 12"],
    ["phone", "+39 02 1234 5678 9012 3456"],
    ["name", " "],
    ["name", "x".repeat(101)],
    ["name", "Ada\r\nBcc: all@example.com"],
    ["pickupDate", "9999-01-01"],
    ["pickupDate", "24/10/2026"],
    ["pickupTime", "10:15"],
    ["driverBirthDate", "1985-02-30"],
    ["driverBirthDate", "30/02/1985"],
    ["licenceDate", "ieri"],
    ["note", "x".repeat(2001)],
    ["note", "a\u0000b"],
    ["vehicle", 7],
    ["name", { $ne: null }],
  ])("refuses %s = %j with the field's own path", (field, value) => {
    expect(wrongFields({ [field]: value })).toEqual([field]);
  });
});

describe("the return", () => {
  test("has a wrong date before the pickup's day, and a wrong time on its day", () => {
    expect(problems({ returnDate: "2026-10-23" })).toEqual([["returnDate", "La riconsegna deve seguire il ritiro."]]);
    expect(problems({ returnDate: "2026-10-24", returnTime: "10:00" })).toEqual([
      ["returnTime", "La riconsegna deve seguire il ritiro."],
    ]);
    expect(problems({ returnDate: "2026-10-24", returnTime: "10:30" })).toEqual([]);
  });

  // Rule: product.md#rental-period
  test("is at most sixty days after the pickup in a request", () => {
    expect(wrongFields({ returnDate: "2026-12-23", returnTime: "10:00" })).toEqual([]);
    expect(problems({ returnDate: "2026-12-23", returnTime: "10:30" })).toEqual([
      ["returnDate", "Al massimo 60 giorni: per periodi più lunghi chiamaci."],
    ]);
  });

  test("is at most a year after the pickup in a booking by phone", () => {
    const wrong = (period: Record<string, unknown>) =>
      phoneBookingRequestSchema.safeParse({ ...valid, ...period }).error?.issues.map(({ path }) => path.join(".")) ??
      [];
    expect(wrong({ returnDate: "2027-10-24", returnTime: "10:00" })).toEqual([]);
    expect(wrong({ returnDate: "2027-10-24", returnTime: "10:30" })).toEqual(["returnDate"]);
  });
});
