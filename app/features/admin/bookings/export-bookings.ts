import { allRows } from "#app/features/admin/all-rows.ts";
import { BOOKING_LIST } from "#app/features/admin/bookings/booking-resource.ts";
import type { ExportChoice } from "#app/features/admin/lists/export-menu.tsx";
import { daysInName, recordSeenExport } from "#app/features/admin/lists/export-seen.ts";
import { listFileName } from "#app/features/admin/lists/list-words.ts";
import { saveCsv, saveFile } from "#app/features/admin/save-file.ts";
import type { ApiBooking } from "#domain/api/bookings/bookings.ts";
import { bookingsTable } from "#domain/booking/bookings-csv.ts";
import { calendarStatus, staffCalendarFile } from "#domain/booking/calendar-file.ts";
import { CSV_FORMAT } from "#domain/csv-safety.ts";
import { placeText } from "#domain/delivery/delivery-words.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The ways to take the list with one besides as it is seen: with all that a booking says, as a calendar. */
export function bookingExports(parameters: URLSearchParams, site: SiteConfiguration): ExportChoice[] {
  return [
    { label: "Tutti i dati (CSV)", run: () => exportCsv(parameters, new Date(), site) },
    { label: "Consegne e rientri (calendario)", run: () => exportCalendar(parameters, new Date(), site) },
  ];
}

/** Saves the list as it is filtered as CSV, the date in its name; no cell of it can become a formula (product.md#csv-export). */
export async function exportCsv(parameters: URLSearchParams, now: Date, site: SiteConfiguration): Promise<void> {
  const [rows, { unparse }] = await Promise.all([listedRows(parameters, now, site.timeZone), import("papaparse")]);
  await recordSeenExport("bookings", rows.length);
  const text = unparse(bookingsTable(rows, site.timeZone), CSV_FORMAT);
  saveCsv(listFileName("bookings", "full", daysInName(parameters, civilNow(now, site.timeZone).date)), text);
}

/** Saves pickups and returns of the list as it is filtered as a calendar file; what was declined, cancelled or has expired is left out. */
export async function exportCalendar(parameters: URLSearchParams, now: Date, site: SiteConfiguration): Promise<void> {
  const rows = await listedRows(parameters, now, site.timeZone);
  await recordSeenExport("bookings", rows.length);
  const file = staffCalendarFile(
    rows
      .filter(({ status }) => calendarStatus(status) !== "CANCELLED")
      .map((row) => ({
        reference: row.reference,
        vehicle: row.vehicle_name,
        renter: row.name,
        phone: row.phone,
        pickup: { place: placeText(row.delivery.pickup_place), at: new Date(row.pickup_at) },
        return: { place: placeText(row.delivery.return_place), at: new Date(row.return_at) },
        meeting: [row.delivery.meeting_point, row.delivery.flight_or_train].filter((text) => text !== null),
        status: calendarStatus(row.status),
        version: row.version,
        writtenAt: now,
        panelUrl: window.location.origin + panelPaths.adminBooking(row.reference),
      })),
    site,
  );
  saveFile(`consegne-e-rientri-${civilNow(now, site.timeZone).date}.ics`, file, "text/calendar");
}

function listedRows(parameters: URLSearchParams, now: Date, timeZone: string): Promise<ApiBooking[]> {
  const query = BOOKING_LIST.query(parameters, now, timeZone);
  return allRows((window) => BOOKING_LIST.read({ query: { ...query, ...window } }));
}
