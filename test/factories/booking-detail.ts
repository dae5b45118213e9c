import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { bookingRow } from "#test/factories/booking-rows.ts";

/** A complete confirmed booking, before its pickup. */
export const bookingDetail = (changes: Partial<ApiBookingDetail> = {}): ApiBookingDetail => ({
  ...bookingRow(),
  transitions: ["active", "cancelled"],
  may_change: "whole",
  closed_until: null,
  date_request: null,
  receipt: [],
  grace_sentence: null,
  conditions: [],
  handovers: [],
  units: [],
  customer: null,
  drivers: [],
  extras: [],
  protection: null,
  manage_url: "https://velluto.example/prenotazione/x",
  message_values: {
    language: "it",
    subject: "Noleggio",
    rows: [{ label: "Vettura", value: "Ferrari 296 GTB" }],
    rental: {
      vehicle: "Ferrari 296 GTB",
      pickup: "giovedì 10 dicembre 2026, ore 10:00, Milano",
      return: "domenica 13 dicembre 2026, ore 10:00, Milano",
      total: "€ 5.400",
    },
  },
  kilometres: null,
  late_return: null,
  agreed_price: null,
  undo: null,
  reopening: null,
  unit_colours: {},
  free_units: [],
  unit_kilometres: null,
  required_pictures: { pickup: [], return: [] },
  expiring: [],
  endangers: null,
  ...changes,
});
