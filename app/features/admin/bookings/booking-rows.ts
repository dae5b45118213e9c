import type { ChangeScope } from "#domain/booking/booking-change.ts";
import type { ExportedBooking } from "#domain/booking/bookings-csv.ts";
import type { KilometreAccount } from "#domain/booking/kilometre-account.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import type { HandoverKind } from "#domain/forms/handover.ts";

/** A booking as GET /api/bookings gives it; amounts in euros. */
export interface BookingRow extends ExportedBooking {
  id: string;
  /** The car's slug; null once it has been deleted. */
  vehicle: string | null;
  vehicle_image: string | null;
  pickup_at: string;
  return_at: string;
  currency: string;
  excess: number;
  included_km_per_day: number;
  extra_km: number;
  minimum_age: number;
  minimum_licence_years: number;
  driver_birth_date: string;
  licence_date: string;
  /** What is left of the 24 hours and of the promised two; null once it is answered. */
  hold_ends_in_seconds: number | null;
  reply_due_in_seconds: number | null;
  updated_at: string;
  version: number;
}

export interface LabelledValue {
  label: string;
  value: string;
}

export interface HandoverRow {
  id: string;
  kind: HandoverKind;
  kilometres: number;
  fuel_percent: number;
  damage_notes: string | null;
  pictures: string[];
  updated_at: string;
  version: number;
}

/** A booking whole, as GET /api/bookings/{id} gives it. */
export interface BookingCase extends BookingRow {
  moves: BookingStatus[];
  may_change: ChangeScope;
  receipt: LabelledValue[];
  conditions: LabelledValue[];
  handovers: HandoverRow[];
  /** `charge` in euros; null until both ends are recorded. */
  kilometres: KilometreAccount | null;
}

export interface BookingEventRow {
  id: string;
  kind: "move" | "change" | "handover" | "note";
  status: BookingStatus;
  actor: string;
  actor_name: string | null;
  actor_email: string | null;
  note: string | null;
  created_at: string;
}

/** What POST /api/bookings/{id}/quote answers; amounts in euros. */
export interface ChangeQuote {
  days: number;
  daily_rate: number;
  previous_total: number;
  total: number;
  difference: number;
  free: boolean;
  vehicle_name: string;
  pickup_city: string;
  return_city: string;
  receipt: LabelledValue[];
  conditions: LabelledValue[];
}

/** A car of GET /api/bookings/offers; amounts in euros. */
export interface CarOffer {
  vehicle: string;
  vehicle_name: string;
  vehicle_image: string | null;
  free: boolean;
  days: number;
  daily_rate: number;
  total: number;
  deposit: number;
  minimum_age: number;
  receipt: LabelledValue[];
  conditions: LabelledValue[];
}

export interface StatusCount {
  status: BookingStatus;
  count: number;
}
