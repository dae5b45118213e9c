import { expect, test } from "vitest";
import { listClosedDays } from "#domain/availability/closed-days.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { listSearchDays } from "#domain/search/search-hours-days.ts";
import { ITALIAN_CITY_HOURS } from "#domain/words/hours/italian-city-hours.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { listHandoverDays } from "./handover-days.ts";
import { toSearchHours } from "./search-hours.ts";

const CITY = {
  name: "Milano",
  timeZone: "Europe/Rome",
  hours: {
    days: { days: { monday: [{ from: "09:00", to: "19:00" }] }, closedDates: ["12-14"] },
    minNoticeHours: 24,
    maxAdvanceDays: 30,
  },
};
// Sunday, 16:22 in Milano.
const NOW = new Date("2026-11-29T16:22:00+01:00");

// Rule: product.md#time-slots
// Rule: product.md#hours-of-a-city "In calendars and lists of times"
test("calendars and lists of times say why a day or slot is not possible", () => {
  const pickup = listHandoverDays(ITALIAN_CITY_HOURS, CITY, "pickup", NOW);
  expect(["2026-11-29", "2026-11-30", "2026-12-01", "2026-12-14", "2026-12-30"].map(pickup.closedReason)).toEqual([
    "Servono 24 ore di preavviso",
    null,
    "Chiuso il martedì",
    "Chiuso lunedì 14 dicembre",
    "Si prenota al più 30 giorni prima",
  ]);
  const slots = pickup.closedSlots("2026-11-30");
  expect([slots["08:30"], slots["16:00"], slots["16:30"], slots["19:00"], slots["19:30"]]).toEqual([
    "chiuso",
    "troppo presto",
    undefined,
    undefined,
    "chiuso",
  ]);
  const back = listHandoverDays(ITALIAN_CITY_HOURS, CITY, "return", NOW);
  expect([back.closedReason("2026-12-28"), back.closedSlots("2026-11-30")["16:00"], back.text]).toEqual([
    null,
    undefined,
    "Il lunedì, dalle 9 alle 19",
  ]);
});

// Rule: product.md#hours-of-a-city "Fee."
test.each([
  ["it", "supplemento € 80", "Il venerdì, dalle 9 alle 19 e dalle 19 alle 22 con supplemento di € 80"],
  ["en", "extra charge €80", "Fridays, from 9:00 to 19:00 and from 19:00 to 22:00 at an extra charge of €80"],
  ["de", "Aufpreis 80 €", undefined],
  ["fr", "supplément 80 €", undefined],
  ["es", "suplemento 80 €", undefined],
] as const)("a list of times names the fee in %s", (language, slot, text) => {
  const evening = {
    days: {
      friday: [
        { from: "09:00", to: "19:00" },
        { from: "19:00", to: "22:00", feeCents: 8000 },
      ],
    },
    closedDates: [],
  };
  const city = { ...CITY, hours: { days: evening, minNoticeHours: null, maxAdvanceDays: null } };
  const days = listHandoverDays(wordsOf(language), city, "pickup", NOW);
  const { slots, paidSlots } = listClosedDays(days, { from: "2026-12-04", to: "2026-12-04" }, "2026-12-04");
  const plain = (value: string | null | undefined) => value?.replaceAll(/[\u00a0\u202f]/g, " ");
  expect([paidSlots?.["19:00"], plain(paidSlots?.["19:30"]), slots["19:30"]]).toEqual([undefined, slot, undefined]);
  expect(Object.keys(paidSlots ?? {})).toHaveLength(6);
  if (text) expect(plain(days.text)).toBe(text);
});

test("a calendar lists its closed days by their reason", () => {
  const days = listHandoverDays(ITALIAN_CITY_HOURS, CITY, "return", NOW);
  const closed = listClosedDays(days, { from: "2026-11-30", to: "2026-12-02" }, "");
  expect(closed).toEqual({
    reasons: ["Chiuso il martedì", "Chiuso il mercoledì"],
    days: { "2026-12-01": 0, "2026-12-02": 1 },
    slots: {},
    text: "Il lunedì, dalle 9 alle 19",
  });
});

test("the search in the browser closes the same days and slots", () => {
  const friday = {
    days: {
      friday: [
        { from: "17:00", to: "20:00" },
        { from: "20:00", to: "22:00", feeCents: 8000 },
        { from: "22:00", to: "24:00", feeCents: 9050 },
      ],
    },
    closedDates: ["2026-12-11", "12-25"],
  };
  const cities = [
    CITY,
    { ...CITY, hours: { days: friday, minNoticeHours: null, maxAdvanceDays: null } },
    { ...CITY, timeZone: "America/New_York", hours: { days: null, minNoticeHours: 31, maxAdvanceDays: 3 } },
  ];
  for (const city of cities) {
    for (const end of ["pickup", "return"] as const) {
      const hours = toSearchHours(ITALIAN_CITY_HOURS, city);
      if (!hours) throw new Error("the city has hours");
      const [onServer, inBrowser] = [
        listHandoverDays(ITALIAN_CITY_HOURS, city, end, NOW),
        listSearchDays(ITALIAN_CITY_HOURS, hours, end, NOW),
      ];
      expect(inBrowser.text).toBe(onServer.text);
      for (let date = "2026-11-28"; date < "2027-01-10"; date = addDays(date, 1)) {
        expect([date, inBrowser.closedReason(date)]).toEqual([date, onServer.closedReason(date)]);
        expect([date, inBrowser.closedSlots(date)]).toEqual([date, onServer.closedSlots(date)]);
        expect([date, inBrowser.paidSlots(date)]).toEqual([date, onServer.paidSlots(date)]);
      }
    }
  }
});
