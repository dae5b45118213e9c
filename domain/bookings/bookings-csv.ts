import type { ApiBooking } from "#domain/api/bookings/bookings.ts";
import { statusLabel } from "#domain/bookings/booking-statuses.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";

/** Formats an amount with a decimal comma, as Italian spreadsheets expect. */
export const formatCsvAmount = (euros: number): string => euros.toFixed(2).replace(".", ",");

/** Formats an ISO 8601 instant as "2026-11-21 10:05" in `timeZone`, which spreadsheets parse as a date. Empty for null. */
export function formatCsvMoment(at: string | null, timeZone: string): string {
  if (at === null) return "";
  const { date, time } = toCivilMoment(new Date(at), timeZone);
  return `${date} ${time}`;
}

/** The columns of the bookings' CSV in order, each with its cell function. */
const COLUMNS: readonly (readonly [string, (row: ApiBooking, timeZone: string) => string])[] = [
  ["Codice", (row) => row.reference],
  ["Stato", (row) => statusLabel(row.status)],
  ["Auto", (row) => row.vehicle_name],
  ["Unità", (row) => String(row.unit ?? "")],
  ["Città di ritiro", (row) => row.pickup_city],
  ["Data di ritiro", (row) => row.pickup_date],
  ["Ora di ritiro", (row) => row.pickup_time],
  ["Città di riconsegna", (row) => row.return_city],
  ["Data di riconsegna", (row) => row.return_date],
  ["Ora di riconsegna", (row) => row.return_time],
  ["Giorni", (row) => String(row.days)],
  ["Tariffa al giorno", (row) => formatCsvAmount(row.daily_rate)],
  ["Riconsegna altrove", (row) => formatCsvAmount(row.one_way)],
  ["Totale", (row) => formatCsvAmount(row.total)],
  ["Deposito", (row) => formatCsvAmount(row.deposit)],
  ["Cliente", (row) => row.name],
  ["E-mail", (row) => row.email ?? ""],
  ["Telefono", (row) => row.phone ?? ""],
  ["Nota", (row) => row.note ?? ""],
  ["Ricevuta", (row, timeZone) => formatCsvMoment(row.created_at, timeZone)],
  // Add new columns at the end: users' spreadsheets rely on column positions.
  ["Sede", ({ delivery }) => delivery.base ?? ""],
  ["Luogo di ritiro", ({ delivery }) => delivery.pickup_place.name],
  ["Indirizzo di ritiro", ({ delivery }) => delivery.pickup_place.address ?? ""],
  ["Luogo di riconsegna", ({ delivery }) => delivery.return_place.name],
  ["Indirizzo di riconsegna", ({ delivery }) => delivery.return_place.address ?? ""],
  ["Punto d'incontro", ({ delivery }) => delivery.meeting_point ?? ""],
  ["Volo o treno", ({ delivery }) => delivery.flight_or_train ?? ""],
  ["Km di andata", ({ delivery }) => String(delivery.transfer_out.kilometres)],
  ["Minuti di andata", ({ delivery }) => String(delivery.transfer_out.minutes)],
  ["Km di ritorno", ({ delivery }) => String(delivery.transfer_back.kilometres)],
  ["Minuti di ritorno", ({ delivery }) => String(delivery.transfer_back.minutes)],
  ["Supplemento di consegna", ({ delivery }) => formatCsvAmount(delivery.supplement)],
  ["Auto dell'unità", (row) => row.unit_vehicle_name],
];

/** Returns header and cells of the bookings' CSV, times in `timeZone`. The CSV writer guards against formula injection. */
export function toBookingsTable(rows: readonly ApiBooking[], timeZone: string): { fields: string[]; data: string[][] } {
  return {
    fields: COLUMNS.map(([header]) => header),
    data: rows.map((row) => COLUMNS.map(([, cell]) => cell(row, timeZone))),
  };
}
