import type { ApiChangeQuote, ApiVehicleOffer } from "#domain/api/bookings/bookings.ts";
import { bookingRow } from "#test/factories/booking-rows.ts";

/** An offer of a car for three days, at its base. */
export const carOffer = (changes: Partial<ApiVehicleOffer> = {}): ApiVehicleOffer => ({
  vehicle: "maserati-mc20",
  vehicle_name: "Maserati MC20",
  vehicle_image: null,
  free: true,
  unit_colours: {},
  days: 3,
  daily_rate: 1250,
  one_way: 0,
  supplements: [],
  lines: [{ code: "days", name: null, label: "3 giorni × € 1.250", quantity: 3, unit_price: 1250, amount: 3750 }],
  total: 3750,
  currency: "EUR",
  delivery: null,
  outside_hours: null,
  deposit: 10_000,
  excess: 10_000,
  included_km_per_day: 150,
  extra_km: 6,
  minimum_age: 30,
  minimum_licence_years: 5,
  receipt: [],
  grace_sentence: null,
  conditions: [],
  ...changes,
});

/** A quote for one day more than was booked, on the second unit. */
export const changeQuote = (changes: Partial<ApiChangeQuote> = {}): ApiChangeQuote => ({
  days: 4,
  daily_rate: 1400,
  previous_total: 4200,
  total: 5600,
  difference: 1400,
  currency: "EUR",
  free: true,
  other_colour: null,
  outside_hours: null,
  unit: 2,
  expiring: [],
  agreed_price: null,
  delivery: bookingRow().delivery,
  vehicle_name: "Ferrari 296 GTB",
  pickup_city: "Milano",
  return_city: "Milano",
  receipt: [],
  grace_sentence: null,
  conditions: [],
  ...changes,
});
