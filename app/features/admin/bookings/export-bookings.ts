import { BOOKING_LIST } from "#app/features/admin/bookings/booking-resource.ts";
import type { ExportChoice } from "#app/features/admin/lists/export-menu.tsx";
import { fileNameDays, recordListExport } from "#app/features/admin/lists/export-visible-list.ts";
import { listFileName } from "#app/features/admin/lists/list-words.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";
import { saveCsv, saveFile } from "#app/features/admin/save-file.ts";
import type { ApiBooking } from "#domain/api/bookings/bookings.ts";
import { toBookingsTable } from "#domain/bookings/bookings-csv.ts";
import { buildStaffCalendarFile, toCalendarStatus } from "#domain/bookings/calendar-file.ts";
import { CSV_FORMAT } from "#domain/csv-injection.ts";
import { placeText } from "#domain/delivery/delivery-words.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** Returns the further exports besides the visible list: all columns as CSV, and a calendar. */
export function bookingExportChoices(parameters: URLSearchParams, site: SiteConfiguration): ExportChoice[] {
  return [
    { label: "Tutti i dati (CSV)", run: () => exportBookingsCsv(parameters, new Date(), site) },
    { label: "Consegne e rientri (calendario)", run: () => exportBookingsCalendar(parameters, new Date(), site) },
  ];
}

/** Saves the filtered list as CSV with the date in the file name. No cell can become a formula (product.md#csv-export). */
export async function exportBookingsCsv(
  parameters: URLSearchParams,
  now: Date,
  site: SiteConfiguration,
): Promise<void> {
  const [rows, { unparse }] = await Promise.all([
    loadListedBookings(parameters, now, site.timeZone),
    import("papaparse"),
  ]);
  await recordListExport("bookings", rows.length);
  const text = unparse(toBookingsTable(rows, site.timeZone), CSV_FORMAT);
  saveCsv(listFileName("bookings", "full", fileNameDays(parameters, toCivilMoment(now, site.timeZone).date)), text);
}

/** Saves pickups and returns of the filtered list as a calendar file. Declined, cancelled and expired bookings are omitted. */
export async function exportBookingsCalendar(
  parameters: URLSearchParams,
  now: Date,
  site: SiteConfiguration,
): Promise<void> {
  const rows = await loadListedBookings(parameters, now, site.timeZone);
  await recordListExport("bookings", rows.length);
  const file = buildStaffCalendarFile(
    rows
      .filter(({ status }) => toCalendarStatus(status) !== "CANCELLED")
      .map((row) => ({
        reference: row.reference,
        vehicle: row.vehicle_name,
        renter: row.name,
        phone: row.phone,
        pickup: { place: placeText(row.delivery.pickup_place), at: new Date(row.pickup_at) },
        return: {
          place: placeText(row.delivery.return_place),
          at: new Date(row.return_at),
          vehicle: row.unit_vehicle_name,
        },
        meeting: [row.delivery.meeting_point, row.delivery.flight_or_train].filter((text) => text !== null),
        status: toCalendarStatus(row.status),
        version: row.version,
        writtenAt: now,
        panelUrl: window.location.origin + panelPaths.adminBooking(row.reference),
      })),
    site,
  );
  saveFile(`consegne-e-rientri-${toCivilMoment(now, site.timeZone).date}.ics`, file, "text/calendar");
}

function loadListedBookings(parameters: URLSearchParams, now: Date, timeZone: string): Promise<ApiBooking[]> {
  const query = BOOKING_LIST.query(parameters, now, timeZone);
  return loadAllRows((window) => BOOKING_LIST.read({ query: { ...query, ...window } }));
}
