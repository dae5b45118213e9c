import type { z } from "zod";
import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import type { ApiRateRule } from "#domain/api/rates/rate-rules.ts";
import type { rateRuleSchema } from "#domain/forms/rates/rate-rule.ts";
import { nextYearOf } from "#domain/rates/rule-years.ts";

type RateRuleValues = FormValues<z.input<typeof rateRuleSchema>>;

/** What the form of a new rule starts with. */
export type RateRuleStart = Partial<RateRuleValues>;

export const EMPTY_RATE_RULE: RateRuleValues = {
  kind: "day",
  name: "",
  colour: "gold",
  scope: "all",
  vehicle_id: "",
  brand: "",
  category: "",
  city: "",
  from_date: "",
  until_date: "",
  yearly: false,
  weekdays: [],
  book_from: "",
  book_until: "",
  price: null,
  percent: null,
  days: null,
  window_weekday: "",
  window_from: "",
  window_last_day: null,
  window_until: "",
  included_kilometres: null,
  always: false,
  cancel_free_hours: null,
  cancel_percent: null,
  no_show_percent: null,
};

/** Returns a rule as the values of its form. */
export function rateRuleFormValues(row: ApiRateRule): RateRuleValues {
  const { id: _id, vehicle_name: _name, created_at: _created, updated_at: _updated, version: _version, ...rule } = row;
  return {
    ...rule,
    vehicle_id: rule.vehicle_id ?? "",
    brand: rule.brand ?? "",
    category: rule.category ?? "",
    city: rule.city ?? "",
    from_date: rule.from_date ?? "",
    until_date: rule.until_date ?? "",
    book_from: rule.book_from ?? "",
    book_until: rule.book_until ?? "",
    window_weekday: rule.window_weekday ?? "",
    window_from: rule.window_from ?? "",
    window_until: rule.window_until ?? "",
  };
}

/** Returns a rule's values with its days a year later. */
export function nextYearValues(row: ApiRateRule): RateRuleValues {
  const values = rateRuleFormValues(row);
  const later = (date: string | null) => (date ? nextYearOf(date) : "");
  return {
    ...values,
    from_date: later(row.from_date),
    until_date: later(row.until_date),
    book_from: later(row.book_from),
    book_until: later(row.book_until),
  };
}
