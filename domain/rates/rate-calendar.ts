import type { Cents } from "#domain/money.ts";
import { weekdayOf } from "#domain/opening-hours/weekly-hours.ts";
import { addDays, type CivilDate, daysBetween } from "#domain/rental-period/civil-time.ts";
import { mondayOf } from "#domain/timeline/timeline.ts";
import { compareRank, listRangesWithin } from "./matching-rules.ts";
import { priceByRule } from "./price-days.ts";
import type { DayRule, RatedVehicle } from "./rate-rule.ts";
import type { PreparedRates } from "./rates-of-vehicle.ts";

/** The days of a column, both ends included. */
export interface CalendarColumn {
  readonly first: CivilDate;
  readonly last: CivilDate;
}

/** Cars for which the same rules are; `vehicle` is one of them. */
export interface RatedCars {
  readonly vehicle: RatedVehicle;
  readonly cars: number;
  /** The lowest and the highest base rate. */
  readonly lowest: Cents;
  readonly highest: Cents;
}

/** What the days of some cars cost in one column (product.md#rates-screen). */
export interface CalendarCell {
  readonly low: Cents;
  readonly high: Cents;
  /** The rules that win on a day for a car, and the base rate; the one with the most days of cars first. */
  readonly seasons: readonly CalendarSeason[];
}

export interface CalendarSeason {
  /** Null for the base rate. */
  readonly rule: DayRule | null;
  readonly low: Cents;
  readonly high: Cents;
  /** For how many cars, and on how many days of the column, it wins. */
  readonly cars: number;
  readonly days: number;
  /** The rules that it hides: they cover one of these days for one of these cars, and lose. */
  readonly hidden: readonly DayRule[];
}

/** Returns the weeks of twelve months from Monday to Sunday, cut at both ends; `month` is the first, yyyy-MM. */
export function listCalendarWeeks(month: string): CalendarColumn[] {
  const [year = "", monthOfYear = ""] = month.split("-");
  const [start, end] = [`${month}-01`, addDays(`${Number(year) + 1}-${monthOfYear}-01`, -1)];
  const weeks: CalendarColumn[] = [];
  for (let monday = mondayOf(start); monday <= end; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day)).filter(
      (day) => start <= day && day <= end,
    );
    weeks.push({ first: days[0] ?? monday, last: days.at(-1) ?? monday });
  }
  return weeks;
}

/** Returns the days of a month, yyyy-MM. */
export function listDaysOfMonth(month: string): CalendarColumn[] {
  const days: CalendarColumn[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push({ first: day, last: day });
  return days;
}

/** Prices the days of some cars, by column; null in each column without cars. */
export type PriceCalendarRow = (cars: readonly RatedCars[]) => (CalendarCell | null)[];

/**
 * Prepares the prices of days in neighbouring columns. A cell has the lowest and highest price of one day, and which rules win there and which they
 * hide, as a rental of that day alone is priced (product.md#rates-screen).
 */
export function createRateCalendar(
  columns: readonly CalendarColumn[],
  { ratesOf }: Pick<PreparedRates, "ratesOf">,
): PriceCalendarRow {
  const span = { first: columns[0]?.first ?? "", last: columns.at(-1)?.last ?? "" };
  const rankedDays = new Map<string, RankedDays>();
  const rankDays = ({ vehicle }: RatedCars): RankedDays => {
    const { dayRules } = ratesOf(vehicle);
    const key = dayRules.map(({ id }) => id).join();
    const ranked = rankedDays.get(key) ?? rankRulesByDay(dayRules, span);
    rankedDays.set(key, ranked);
    return ranked;
  };
  return (cars) => {
    const kinds = [...Map.groupBy(cars, rankDays)].map(([ranked, same]) => ({ ranked, cars: mergeCars(same) }));
    let firstDay = 0;
    return columns.map(({ first, last }) => {
      const days = daysBetween(first, last) + 1;
      const cell = priceCell(kinds.map((kind) => ({ ...kind, ranked: kind.ranked.slice(firstDay, firstDay + days) })));
      firstDay += days;
      return cell;
    });
  };
}

/** The rules that cover each day of a span, the winning one first. */
type RankedDays = readonly (readonly DayRule[])[];

/** Ranks the rules of each day of a span at once, as `listRulesByRank` does for a day. */
function rankRulesByDay(rules: readonly DayRule[], span: CalendarColumn): RankedDays {
  const days: DayRule[][] = Array.from({ length: daysBetween(span.first, span.last) + 1 }, () => []);
  const ranges = rules.flatMap((rule) => listRangesWithin(rule, span).map((range) => ({ rule, ...range })));
  for (const { rule, first, last } of ranges.sort(compareRank)) {
    for (let day = daysBetween(span.first, first); day <= daysBetween(span.first, last); day += 1) {
      const ranked = days[day];
      const isCovered = rule.weekdays.length === 0 || rule.weekdays.includes(weekdayOf(addDays(span.first, day)));
      if (ranked && isCovered && !ranked.includes(rule)) ranked.push(rule);
    }
  }
  return days;
}

/** Neither the lowest nor the highest price of a day needs the rates between. */
function mergeCars(cars: readonly RatedCars[]): Omit<RatedCars, "vehicle"> {
  return {
    cars: cars.reduce((sum, group) => sum + group.cars, 0),
    lowest: Math.min(...cars.map(({ lowest }) => lowest)),
    highest: Math.max(...cars.map(({ highest }) => highest)),
  };
}

interface SeasonDraft {
  rule: DayRule | null;
  low: Cents;
  high: Cents;
  cars: number;
  days: Set<number>;
  carDays: number;
  hidden: Set<DayRule>;
}

function priceCell(kinds: readonly { ranked: RankedDays; cars: Omit<RatedCars, "vehicle"> }[]): CalendarCell | null {
  const drafts = new Map<DayRule | null, SeasonDraft>();
  for (const { ranked, cars } of kinds) {
    const winners = new Set<DayRule | null>();
    for (const [day, [rule = null, ...beaten]] of ranked.entries()) {
      const low = rule ? priceByRule(rule, cars.lowest) : cars.lowest;
      const high = rule ? priceByRule(rule, cars.highest) : cars.highest;
      const draft = drafts.get(rule) ?? { rule, low, high, cars: 0, days: new Set(), carDays: 0, hidden: new Set() };
      drafts.set(rule, draft);
      draft.low = Math.min(draft.low, low);
      draft.high = Math.max(draft.high, high);
      draft.carDays += cars.cars;
      draft.days.add(day);
      for (const other of beaten) draft.hidden.add(other);
      if (!winners.has(rule)) draft.cars += cars.cars;
      winners.add(rule);
    }
  }
  if (drafts.size === 0) return null;
  const seasons = [...drafts.values()].sort((one, other) => other.carDays - one.carDays || compareIds(one, other));
  return {
    low: Math.min(...seasons.map(({ low }) => low)),
    high: Math.max(...seasons.map(({ high }) => high)),
    seasons: seasons.map(({ carDays: _carDays, days, hidden, ...season }) => ({
      ...season,
      days: days.size,
      hidden: [...hidden],
    })),
  };
}

/** The base rate comes last. */
const compareIds = ({ rule: one }: SeasonDraft, { rule: other }: SeasonDraft) =>
  one === null ? 1 : other === null || one.id < other.id ? -1 : 1;
