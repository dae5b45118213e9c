import { expect, test } from "vitest";
import type { ApiCalendarCell, ApiCalendarSeason } from "#domain/api/rates/rate-calendar.ts";
import { calendarRow } from "#test/factories/rate-calendar.ts";
import { rateRuleRow } from "#test/factories/rate-rows.ts";
import { dayRangeText, explainCell, mergeColumns, mergeRows } from "./rate-calendar-texts.ts";

const AUGUST = rateRuleRow({ id: "august" });
const SUMMER = rateRuleRow({ id: "summer", name: "Estate", scope: "all", category: null, percent: 110 });
const MONACO = rateRuleRow({ id: "monaco", name: "Gran Premio", scope: "all", category: null, city: "Monaco" });
const RULES = new Map([AUGUST, SUMMER, MONACO].map((rule) => [rule.id, rule]));

const season = (changes: Partial<ApiCalendarSeason> = {}): ApiCalendarSeason => ({
  rule_id: "august",
  low: 1900,
  high: 1900,
  cars: 1,
  days: 1,
  hides: [],
  ...changes,
});
const cellOf = (...seasons: ApiCalendarSeason[]): ApiCalendarCell => ({
  low: Math.min(...seasons.map(({ low }) => low)),
  high: Math.max(...seasons.map(({ high }) => high)),
  seasons,
  seasons_total: seasons.length,
});
const spaces = (text: string) => text.replaceAll("\u00a0", " ");

// Rule: product.md#rates-screen "A cell of "Anno""
test("a cell explains which rule wins and which it hides", () => {
  const row = calendarRow({ scope: "vehicle", vehicle_name: "Ferrari 296 GTB" });
  const days = { first: "2027-08-14", last: "2027-08-14" };
  const explain = (cell: ApiCalendarCell | null) => spaces(explainCell({ row, days, cell }, RULES));
  expect(explain(cellOf(season({ hides: ["summer"] })))).toBe(
    "Ferrari 296 GTB, 14 agosto: € 1.900 — «Agosto», Sportive; nasconde «Estate», tutte",
  );
  expect(explain(cellOf(season({ rule_id: null, low: 950.5, high: 950.5 })))).toBe(
    "Ferrari 296 GTB, 14 agosto: € 950,50 — prezzo base",
  );
  expect(explain(null)).toBe("Ferrari 296 GTB, 14 agosto: nessuna auto");
});

// Rule: product.md#rates-screen "A cell of "Anno""
test("several seasons of a cell have their prices", () => {
  const days = { first: "2027-07-26", last: "2027-08-01" };
  const cell = cellOf(
    season({ low: 900, high: 1400, rule_id: null }),
    season({ rule_id: "monaco", hides: ["summer"] }),
  );
  expect(spaces(explainCell({ row: calendarRow(), days, cell }, RULES))).toBe(
    "Sportive, 26 luglio – 1 agosto: da € 900 a € 1.900 — prezzo base (da € 900 a € 1.400); " +
      "«Gran Premio», tutte, Monaco (€ 1.900); nasconde «Estate», tutte",
  );
});

test("days of different years are written with their years", () => {
  expect(dayRangeText({ first: "2026-12-28", last: "2027-01-03" })).toBe("28 dicembre 2026 – 3 gennaio 2027");
  expect(dayRangeText({ first: "2027-08-09", last: "2027-08-15" })).toBe("9–15 agosto");
});

test("selected columns add up their days, selected rows their cars", () => {
  const one = cellOf(season({ cars: 3, days: 7, hides: ["summer"] }));
  const other = cellOf(season({ low: 1800, cars: 2, days: 4 }), season({ rule_id: null, cars: 2, days: 3, low: 900 }));
  expect(mergeColumns([one, null, other])).toMatchObject({
    low: 900,
    high: 1900,
    seasons: [
      { rule_id: "august", low: 1800, cars: 3, days: 11, hides: ["summer"] },
      { rule_id: null, cars: 2, days: 3 },
    ],
    seasons_total: 2,
  });
  expect(mergeRows([one, other])?.seasons[0]).toMatchObject({ cars: 5, days: 7 });
  expect(mergeRows([null])).toBeNull();
});
