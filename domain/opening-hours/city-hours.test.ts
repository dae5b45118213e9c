// Rule: product.md#hours-of-a-city
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CityHours, CityWithHours } from "#domain/cities/city-hours.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { quoteRental } from "#domain/prices/price.ts";
import { civilMoments } from "#domain/rental-period/civil-time.arbitraries.ts";
import { addDays, daysBetween, toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import { ITALIAN_CITY_HOURS } from "#domain/words/hours/italian-city-hours.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { checkCityHours, findFirstPickup, findPossiblePeriod, isOpenAtMoment, listHoursFees } from "./city-hours.ts";
import { closedDayReason } from "./city-hours-text.ts";
import { sayHoursRefusal } from "./say-rental-problem.ts";
import { type OpeningDays, WEEKDAYS } from "./weekly-hours.ts";

const NO_HOURS: CityHours = { days: null, minNoticeHours: null, maxAdvanceDays: null };
const WORKDAYS: OpeningDays = {
  days: Object.fromEntries(
    WEEKDAYS.filter((day) => day !== "sunday").map((day) => [day, [{ from: "09:00", to: "19:00" }]]),
  ),
  closedDates: ["12-25", "2026-12-07"],
};
const cityWith = (hours: Partial<CityHours>, timeZone = "Europe/Rome"): CityWithHours => ({
  name: "Milano",
  timeZone,
  hours: { ...NO_HOURS, ...hours },
});
const period = (pickup: string, back: string): RentalPeriod => {
  const [pickupDate = "", pickupTime = ""] = pickup.split(" ");
  const [returnDate = "", returnTime = ""] = back.split(" ");
  return { pickup: { date: pickupDate, time: pickupTime }, return: { date: returnDate, time: returnTime } };
};
// Sunday, 16:22 in Milano.
const NOW = new Date("2026-11-29T16:22:00+01:00");
const problemsOf = (one: RentalPeriod, city: CityWithHours, returnCity = city) =>
  checkCityHours(one, { pickup: city, return: returnCity }, { now: NOW }).map((problem) => ({
    ...problem,
    message: sayHoursRefusal(wordsOf("it"), problem.message),
  }));

// Rule: product.md#hours-of-a-city "Opening hours for pickups and returns alike"
// Rule: product.md#hours-of-a-city "The hours are on the city's clock."
describe("a city that is open from Monday to Saturday", () => {
  const city = cityWith({ days: WORKDAYS });

  test("refuses a pickup on Sunday and names the first possible one", () => {
    expect(problemsOf(period("2026-12-06 10:00", "2026-12-10 10:00"), city)).toEqual([
      {
        field: "pickupDate",
        code: "place-closed",
        message: "A Milano siamo chiusi la domenica: il primo ritiro possibile è martedì 8 dicembre 2026 alle 09:00.",
        next: { date: "2026-12-08", time: "09:00" },
      },
    ]);
  });

  test("refuses a return before opening, on the same day's hours", () => {
    expect(problemsOf(period("2026-12-01 10:00", "2026-12-03 08:30"), city)).toEqual([
      {
        field: "returnTime",
        code: "place-closed",
        message:
          "A Milano il giovedì siamo aperti dalle 9 alle 19: la prima riconsegna possibile è giovedì 3 dicembre 2026 alle 09:00.",
        next: { date: "2026-12-03", time: "09:00" },
      },
    ]);
  });

  test("accepts the moments of opening and of closing", () => {
    expect(problemsOf(period("2026-12-01 09:00", "2026-12-03 19:00"), city)).toEqual([]);
  });

  test("refuses a closed date, once and every year", () => {
    expect(problemsOf(period("2026-12-07 10:00", "2026-12-25 10:00"), city).map(({ message }) => message)).toEqual([
      "A Milano siamo chiusi lunedì 7 dicembre: il primo ritiro possibile è martedì 8 dicembre 2026 alle 09:00.",
      "A Milano siamo chiusi venerdì 25 dicembre: la prima riconsegna possibile è sabato 26 dicembre 2026 alle 09:00.",
    ]);
    expect(closedDayReason(ITALIAN_CITY_HOURS, WORKDAYS, "2027-12-25")).toBe("Chiuso sabato 25 dicembre");
    expect(closedDayReason(ITALIAN_CITY_HOURS, WORKDAYS, "2026-12-06")).toBe("Chiuso la domenica");
    expect(closedDayReason(ITALIAN_CITY_HOURS, WORKDAYS, "2026-12-05")).toBeNull();
  });

  test("asks nothing of an end in another city", () => {
    const elsewhere = { name: "Roma", timeZone: "Europe/Rome" };
    expect(problemsOf(period("2026-12-06 10:00", "2026-12-10 10:00"), elsewhere, city)).toEqual([]);
    expect(problemsOf(period("2026-12-05 10:00", "2026-12-06 10:00"), elsewhere, city)).toHaveLength(1);
  });

  test("moves the rental to the nearest possible days", () => {
    const context = { now: NOW };
    const cities = { pickup: city, return: city };
    // Saturday 12 to Sunday 13, then Sunday 6 to Thursday 10.
    expect(findPossiblePeriod(period("2026-12-12 10:00", "2026-12-13 10:00"), cities, context)).toEqual(
      period("2026-12-12 10:00", "2026-12-14 09:00"),
    );
    expect(findPossiblePeriod(period("2026-12-06 10:00", "2026-12-10 10:00"), cities, context)).toEqual(
      period("2026-12-08 09:00", "2026-12-12 10:00"),
    );
  });
});

test("is open until the last half hour of a day that ends at 24:00", () => {
  const days: OpeningDays = { days: { friday: [{ from: "20:00", to: "24:00" }] }, closedDates: [] };
  expect(isOpenAtMoment(days, { date: "2026-12-04", time: "23:30" })).toBe(true);
  expect(isOpenAtMoment(days, { date: "2026-12-05", time: "00:00" })).toBe(false);
  expect(problemsOf(period("2026-12-04 19:30", "2026-12-11 20:00"), cityWith({ days }))[0]?.message).toBe(
    "A Milano il venerdì siamo aperti dalle 20 a mezzanotte: il primo ritiro possibile è venerdì 4 dicembre 2026 alle 20:00.",
  );
});

// Rule: product.md#hours-of-a-city "Shortest notice of a pickup"
describe("a city with 24 hours of notice", () => {
  test("offers the first open half hour after them", () => {
    const rental = period("2026-11-30 10:00", "2026-12-04 10:00");
    expect(problemsOf(rental, cityWith({ minNoticeHours: 24 }))[0]).toMatchObject({
      field: "pickupTime",
      code: "notice-too-short",
      message:
        "Per ritirare l'auto a Milano servono 24 ore di preavviso: il primo ritiro possibile è lunedì 30 novembre 2026 alle 16:30.",
    });
    expect(problemsOf(rental, cityWith({ minNoticeHours: 53, days: WORKDAYS }))[0]?.next).toEqual({
      date: "2026-12-02",
      time: "09:00",
    });
  });

  test("takes the later of the notice and the drive to the place", () => {
    const city = cityWith({ minNoticeHours: 24 });
    const drive = new Date(NOW.getTime() + 30 * HOUR_MS);
    expect(findFirstPickup(city, { now: NOW, earliest: drive })).toEqual({ date: "2026-11-30", time: "22:30" });
    expect(findFirstPickup(city, { now: NOW })).toEqual({ date: "2026-11-30", time: "16:30" });
  });

  test("asks no notice of a return", () => {
    const elsewhere = { name: "Roma", timeZone: "Europe/Rome" };
    const rental = period("2026-11-29 17:00", "2026-11-29 19:00");
    expect(problemsOf(rental, elsewhere, cityWith({ minNoticeHours: 24 }))).toEqual([]);
  });
});

// Rule: product.md#hours-of-a-city "Longest advance of a pickup"
test("refuses a pickup further ahead than the city's longest advance", () => {
  const city = cityWith({ maxAdvanceDays: 14, days: WORKDAYS });
  expect(problemsOf(period("2026-12-14 10:00", "2026-12-15 10:00"), city)).toEqual([
    {
      field: "pickupDate",
      code: "too-far-ahead",
      message:
        "Per ritirare l'auto a Milano si prenota al più 14 giorni prima: l'ultimo ritiro possibile è sabato 12 dicembre 2026 alle 19:00.",
      next: { date: "2026-12-12", time: "19:00" },
    },
  ]);
  expect(problemsOf(period("2026-12-12 10:00", "2026-12-15 10:00"), city)).toEqual([]);
});

test("names no choice where the notice is longer than the advance", () => {
  const city = cityWith({ minNoticeHours: 72, maxAdvanceDays: 1 });
  const [problem] = problemsOf(period("2026-11-30 10:00", "2026-12-04 10:00"), city);
  expect(problem).toMatchObject({ code: "notice-too-short", next: null });
  expect(problem?.message).toBe("Per ritirare l'auto a Milano servono 72 ore di preavviso.");
});

describe("for any hours, moment and time zone", () => {
  const spans = fc
    .uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 2, maxLength: 4 })
    .map((ends) => ends.toSorted((one, other) => one - other))
    .map((ends) => {
      const at = (end = 0) => TIME_SLOTS[end] ?? "24:00";
      return ends.length < 4
        ? [{ from: at(ends[0]), to: at(ends[1]) }]
        : [
            { from: at(ends[0]), to: at(ends[1]) },
            { from: at(ends[2]), to: at(ends[3]) },
          ];
    });
  const days = fc.record({
    days: fc.record(Object.fromEntries(WEEKDAYS.map((day) => [day, spans])), { requiredKeys: [] }),
    closedDates: fc.constant(["12-25", "02-29"]),
  });
  const cities = fc
    .record({
      days: fc.option(days),
      minNoticeHours: fc.option(fc.integer({ min: 1, max: 720 })),
      maxAdvanceDays: fc.option(fc.integer({ min: 1, max: 548 })),
      timeZone: fc.constantFrom("Europe/Rome", "Europe/London", "America/New_York", "Atlantic/Azores", "UTC"),
    })
    .map(({ timeZone, ...hours }) => cityWith(hours, timeZone));

  test("the first possible pickup is allowed, and no earlier slot is", () => {
    fc.assert(
      fc.property(cities, civilMoments, fc.integer({ min: 0, max: 59 }), (city, moment, minutes) => {
        const now = new Date(toInstant(moment, city.timeZone).getTime() + minutes * 60_000);
        const first = findFirstPickup(city, { now });
        const cityPair = { pickup: city, return: { name: "Roma", timeZone: city.timeZone } };
        const isAllowed = (pickup: typeof moment) =>
          toInstant(pickup, city.timeZone) >= now &&
          checkCityHours({ pickup, return: pickup }, cityPair, { now }).length === 0;
        const today = toCivilMoment(now, city.timeZone).date;
        const lastDate = first?.date ?? addDays(today, city.hours?.maxAdvanceDays ?? 20);
        if (first) expect(isAllowed(first)).toBe(true);
        for (let date = today; date <= lastDate && daysBetween(today, date) < 40; date = addDays(date, 1)) {
          for (const time of TIME_SLOTS) {
            if (first?.date === date && time >= first.time) break;
            expect(isAllowed({ date, time })).toBe(false);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test("the possible period is possible, and a possible one stays", () => {
    fc.assert(
      fc.property(cities, cities, civilMoments, fc.integer({ min: 0, max: 40 }), (pickup, back, moment, length) => {
        const now = new Date(toInstant(moment, pickup.timeZone).getTime() - 3 * 24 * HOUR_MS);
        const rental = { pickup: moment, return: { ...moment, date: addDays(moment.date, length + 1) } };
        const pair = { pickup, return: back };
        const possible = findPossiblePeriod(rental, pair, { now });
        if (checkCityHours(rental, pair, { now }).length === 0) expect(possible).toEqual(rental);
        if (possible) expect(checkCityHours(possible, pair, { now })).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

// Rule: product.md#hours-of-a-city "Fee."
describe("a part of a day that costs a fee", () => {
  const city = (days: OpeningDays["days"], closedDates: string[] = []) => ({
    hours: { days: { days, closedDates }, minNoticeHours: null, maxAdvanceDays: null },
  });
  // Thursday and Friday.
  const EVENING = city({
    thursday: [
      { from: "09:00", to: "19:00" },
      { from: "19:00", to: "22:00", feeCents: 8000 },
      { from: "22:00", to: "24:00", feeCents: 12_050 },
    ],
    friday: [{ from: "06:00", to: "09:00", feeCents: 5000 }],
  });
  const periodAt = (pickupTime: string, returnTime: string) => ({
    pickup: { date: "2026-12-10", time: pickupTime },
    return: { date: "2026-12-11", time: returnTime },
  });
  type Hours = Pick<CityWithHours, "hours">;
  const feesOf = (pickupTime: string, returnTime: string, pickup: Hours = EVENING, back: Hours = EVENING) =>
    listHoursFees(periodAt(pickupTime, returnTime), { pickup, return: back });

  test.each<[string, string, [string, number][]]>([
    ["18:30", "10:00", []],
    ["19:00", "05:30", []],
    ["19:30", "09:30", [["pickup", 8000]]],
    ["22:00", "09:30", [["pickup", 8000]]],
    [
      "23:30",
      "09:00",
      [
        ["pickup", 12_050],
        ["return", 5000],
      ],
    ],
  ])("pickup at %s, return at %s", (pickupTime, returnTime, expected) => {
    expect(feesOf(pickupTime, returnTime).map(({ end, price }) => [end, price])).toEqual(expected);
  });

  test("costs what the city of each end says, and nothing on a closed date or without hours", () => {
    expect(feesOf("20:00", "08:00", EVENING, {})).toHaveLength(1);
    const closed = city(EVENING.hours.days.days, ["12-10"]);
    expect(feesOf("20:00", "10:00", closed)).toEqual([]);
  });

  test("is a line of the price for each end, at the rates of the two cities", () => {
    const at = (slug: string, hours: typeof EVENING.hours) => ({ slug, latitude: null, longitude: null, hours });
    const quote = quoteRental({
      dailyRate: 100_000,
      ...periodAt("23:30", "09:00"),
      graceMinutes: 0,
      pickupCity: at("milano", EVENING.hours),
      returnCity: at("roma", city({ friday: [{ from: "08:00", to: "12:00", feeCents: 100 }] }).hours),
      oneWayRatePerKilometre: 0,
      terms: { includedKilometresPerDay: 250 },
    });
    expect(quote.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ["days", 100_000],
      ["out-of-hours", 12_050],
      ["out-of-hours", 100],
    ]);
    expect(quote.rental).toBe(100_000);
  });
});
