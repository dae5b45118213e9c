import type { ApiBooking } from "#domain/api/bookings.ts";
import type { ApiUnitHold } from "#domain/api/unit-holds.ts";

const MADE = "2026-11-21T09:00:00.000Z";

/** Three days with the catalogue's Ferrari in Milano. */
export const bookingRow = (changes: Partial<ApiBooking> = {}): ApiBooking => ({
  id: "booking-1",
  reference: "VL-7K3MQD",
  status: "confirmed",
  vehicle: "ferrari-296-gtb",
  vehicle_id: "car-1",
  vehicle_name: "Ferrari 296 GTB",
  vehicle_image: null,
  unit: 1,
  pickup_city: "Milano",
  pickup_date: "2026-12-10",
  pickup_time: "10:00",
  pickup_at: "2026-12-10T09:00:00.000Z",
  return_city: "Milano",
  return_date: "2026-12-13",
  return_time: "10:00",
  return_at: "2026-12-13T09:00:00.000Z",
  days: 3,
  daily_rate: 1400,
  one_way: 0,
  total: 4200,
  currency: "EUR",
  deposit: 10_000,
  excess: 8000,
  included_km_per_day: 150,
  extra_km: 5,
  minimum_age: 25,
  minimum_licence_years: 3,
  name: "Ada Prova",
  email: "ada@prova.example",
  phone: "+39 333 000 0000",
  customer_id: "customer-1",
  customer_banned: false,
  driver_birth_date: "1985-03-14",
  licence_date: "2004-06-01",
  note: null,
  hold_expires_at: null,
  hold_ends_in_seconds: null,
  reply_due_in_seconds: null,
  created_at: MADE,
  updated_at: MADE,
  version: 1,
  ...changes,
});

/** What a booking holds, its turnaround included. */
export const bookingHold = (changes: Partial<ApiUnitHold> = {}): ApiUnitHold => ({
  id: "hold-1",
  vehicle_id: "car-1",
  unit: 1,
  kind: "booking",
  starts_at: "2026-12-10T09:00:00.000Z",
  ends_at: "2026-12-13T15:00:00.000Z",
  time_zone: "Europe/Rome",
  from_date: "2026-12-10",
  from_time: "10:00",
  to_date: "2026-12-13",
  to_time: "16:00",
  note: null,
  booking_id: "booking-1",
  reference: "VL-7K3MQD",
  status: "confirmed",
  renter: "Ada Prova",
  returns_at: "2026-12-13T09:00:00.000Z",
  version: 1,
  ...changes,
});

/** A block of the staff, which is of no booking. */
export const maintenanceHold = (changes: Partial<ApiUnitHold> = {}): ApiUnitHold =>
  bookingHold({
    kind: "maintenance",
    booking_id: null,
    reference: null,
    status: null,
    renter: null,
    returns_at: null,
    ...changes,
  });
