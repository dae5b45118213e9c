import type { RateRuleFields } from "#domain/forms/rates/rate-rule.ts";
import { centsToEuros, eurosToCents } from "#domain/money.ts";
import { WEEKDAYS } from "#domain/opening-hours/weekly-hours.ts";
import type { StoredRateRule } from "#server/repositories/rates/rate-rules.ts";
import type { NewRateRule } from "#server/repositories/rates/stored-rate-rules.ts";
import { scopeOf } from "./internal/known-scope.ts";

/** Returns the columns of a rule; those that its kind and scope do not use are empty. */
export function toRateRuleColumns(rule: RateRuleFields): NewRateRule {
  const { kind, scope } = rule;
  const isPackage = kind === "package";
  return {
    kind,
    name: rule.name,
    ...(rule.colour && { colour: rule.colour }),
    vehicleId: scope === "vehicle" ? (rule.vehicle_id ?? null) : null,
    brand: scope === "brand" ? (rule.brand ?? null) : null,
    category: scope === "category" ? rule.category || null : null,
    city: rule.city ?? null,
    fromDate: rule.from_date ?? null,
    untilDate: rule.until_date ?? null,
    yearly: rule.yearly ?? false,
    weekdays: kind === "day" || kind === "minimum" ? toWeekdays(rule.weekdays ?? []) : [],
    bookFrom: rule.book_from ?? null,
    bookUntil: rule.book_until ?? null,
    priceCents: kind === "day" || isPackage ? toCents(rule.price) : null,
    percent: kind === "day" || kind === "length" ? (rule.percent ?? null) : null,
    days: kind === "length" || kind === "minimum" ? (rule.days ?? null) : null,
    windowWeekday: isPackage ? (rule.window_weekday ?? null) : null,
    windowFrom: isPackage ? (rule.window_from ?? null) : null,
    windowLastDay: isPackage ? (rule.window_last_day ?? null) : null,
    windowUntil: isPackage ? (rule.window_until ?? null) : null,
    includedKilometres: isPackage ? (rule.included_kilometres ?? null) : null,
    always: isPackage && (rule.always ?? false),
    ...toCancellationColumns(rule),
  };
}

/** Returns the terms of cancellation; all empty for a rule that has none. */
function toCancellationColumns({ kind, cancel_free_hours, cancel_percent, no_show_percent }: RateRuleFields) {
  const fields = [cancel_free_hours, cancel_percent, no_show_percent];
  const hasTerms =
    (kind === "day" || kind === "package") && fields.some((field) => field !== null && field !== undefined);
  const toStored = (field: number | null | undefined) => (hasTerms ? (field ?? 0) : null);
  return {
    cancelFreeHours: toStored(cancel_free_hours),
    cancelPercent: toStored(cancel_percent),
    noShowPercent: toStored(no_show_percent),
  };
}

/** Returns the weekdays in their order; none for all of them. */
function toWeekdays(chosen: NonNullable<RateRuleFields["weekdays"]>) {
  const weekdays = WEEKDAYS.filter((weekday) => chosen.includes(weekday));
  return weekdays.length === WEEKDAYS.length ? [] : weekdays;
}

/** The schema has checked the amount. */
const toCents = (euros: number | null | undefined) =>
  euros === null || euros === undefined ? null : eurosToCents(euros);

/** Returns a stored rule as the fields of the form. */
export const toRateRuleFields = (row: StoredRateRule) => ({
  kind: row.kind,
  name: row.name,
  colour: row.colour,
  scope: scopeOf(row),
  vehicle_id: row.vehicleId,
  brand: row.brand,
  category: row.category,
  city: row.city,
  from_date: row.fromDate,
  until_date: row.untilDate,
  yearly: row.yearly,
  weekdays: row.weekdays,
  book_from: row.bookFrom,
  book_until: row.bookUntil,
  price: row.priceCents === null ? null : centsToEuros(row.priceCents),
  percent: row.percent,
  days: row.days,
  window_weekday: row.windowWeekday,
  window_from: row.windowFrom,
  window_last_day: row.windowLastDay,
  window_until: row.windowUntil,
  included_kilometres: row.includedKilometres,
  always: row.always,
  cancel_free_hours: row.cancelFreeHours,
  cancel_percent: row.cancelPercent,
  no_show_percent: row.noShowPercent,
});
