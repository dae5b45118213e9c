import type { ApiBooking } from "#domain/api/bookings.ts";
import { statusLabel } from "#domain/booking/states.ts";

/** Amounts with a comma, as Italian spreadsheets read them. */
export const csvAmount = (euros: number): string => euros.toFixed(2).replace(".", ",");

/** The columns of the bookings' CSV in their order, each with what stands in it. */
const COLUMNS: readonly (readonly [string, (row: ApiBooking) => string])[] = [
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
  ["Tariffa al giorno", (row) => csvAmount(row.daily_rate)],
  ["Riconsegna altrove", (row) => csvAmount(row.one_way)],
  ["Totale", (row) => csvAmount(row.total)],
  ["Deposito", (row) => csvAmount(row.deposit)],
  ["Cliente", (row) => row.name],
  ["E-mail", (row) => row.email ?? ""],
  ["Telefono", (row) => row.phone ?? ""],
  ["Nota", (row) => row.note ?? ""],
  ["Ricevuta", (row) => row.created_at],
];

/** Header and cells of the bookings' CSV; guarding cells against formulas is the writer's part. */
export function bookingsTable(rows: readonly ApiBooking[]): { fields: string[]; data: string[][] } {
  return {
    fields: COLUMNS.map(([header]) => header),
    data: rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
  };
}
