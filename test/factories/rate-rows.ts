import type { ApiExtra } from "#domain/api/rates/extras.ts";
import type { ApiPromotionCode } from "#domain/api/rates/promotion-codes.ts";
import type { ApiProtection } from "#domain/api/rates/protections.ts";
import type { ApiListedRateRule } from "#domain/api/rates/rate-rules.ts";
import type { ApiVatRate } from "#domain/api/rates/vat-rates.ts";

/** A rule that raises the days of August of all sports cars by a fifth. */
export const rateRuleRow = (changes: Partial<ApiListedRateRule> = {}): ApiListedRateRule => ({
  id: "11111111-1111-4111-8111-111111111111",
  kind: "day",
  name: "Agosto",
  colour: "gold",
  scope: "category",
  vehicle_id: null,
  vehicle_name: null,
  brand: null,
  category: "sportive",
  city: null,
  from_date: "2026-08-01",
  until_date: "2026-08-31",
  yearly: true,
  weekdays: [],
  book_from: null,
  book_until: null,
  price: null,
  percent: 120,
  days: null,
  window_weekday: null,
  window_from: null,
  window_last_day: null,
  window_until: null,
  included_kilometres: null,
  always: false,
  cancel_free_hours: null,
  cancel_percent: null,
  no_show_percent: null,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
  hidden: null,
  version: 1,
  ...changes,
});

/** Switzerland's rate of value added tax. */
export const vatRateRow = (changes: Partial<ApiVatRate> = {}): ApiVatRate => ({
  id: "v1",
  country: "Svizzera",
  rate: 8.1,
  valid_from: "2024-01-01",
  created_at: "2026-11-20T09:00:00.000Z",
  updated_at: "2026-11-20T09:00:00.000Z",
  version: 2,
  ...changes,
});

/** A protection that halves the excess. */
export const protectionRow = (changes: Partial<ApiProtection> = {}): ApiProtection => ({
  id: "p1",
  code: "plus",
  name: "Riduzione della franchigia Plus",
  description: "",
  price: 45,
  excess_percent: 50,
  deposit_percent: 100,
  excess_by_category: {},
  deposit_by_category: {},
  position: 1,
  active: true,
  created_at: "2026-11-20T09:00:00.000Z",
  updated_at: "2026-11-20T09:00:00.000Z",
  version: 2,
  ...changes,
});

/** A child seat, at a price per day. */
export const extraRow = (changes: Partial<ApiExtra> = {}): ApiExtra => ({
  id: "22222222-2222-4222-8222-222222222222",
  code: "child-seat",
  name: "Seggiolino",
  description: "Per bambini fino a 4 anni.",
  unit: "day",
  price: 15,
  max_quantity: 2,
  max_charged_days: 5,
  categories: [],
  vehicle_ids: [],
  city_ids: [],
  lead_hours: 0,
  position: 1,
  active: true,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
  version: 1,
  ...changes,
});

/** A code that takes 10 % off rentals of sports cars that are booked in the summer of 2027. */
export const promotionCodeRow = (changes: Partial<ApiPromotionCode> = {}): ApiPromotionCode => ({
  id: "33333333-3333-4333-8333-333333333333",
  code: "ESTATE",
  percent: 10,
  amount: null,
  scope: "category",
  vehicle_id: null,
  vehicle_name: null,
  brand: null,
  category: "sportive",
  city: null,
  book_from: "2027-06-01",
  book_until: "2027-08-31",
  rental_from: null,
  rental_until: null,
  min_days: 2,
  combines_with_length: true,
  combines_with_packages: false,
  max_uses: 50,
  max_uses_per_person: 1,
  used: 12,
  active: true,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
  version: 1,
  ...changes,
});
