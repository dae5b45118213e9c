import { afterEach, expect, test, vi } from "vitest";
import { exportBookingsCalendar, exportBookingsCsv } from "#app/features/admin/bookings/export-bookings.ts";
import type { ApiBooking } from "#domain/api/bookings/bookings.ts";
import { bookingRow } from "#test/factories/booking-rows.ts";
import { TEST_SITE } from "#test/site.ts";

const NOW = new Date("2026-11-21T09:00:00Z");
const ROW = bookingRow({
  name: '=HYPERLINK("http://example.com")',
  note: "@nota; con; punti e virgola",
});

/** Captures the saved files and the API calls. */
function captureDownloads(rows: ApiBooking[], total = rows.length) {
  const downloads: { name: string; blob: Blob }[] = [];
  const createdBlobs: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${createdBlobs.push(blob)}`,
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const blob = createdBlobs.at(-1);
    if (blob) downloads.push({ name: this.download, blob });
  });
  const requestedPaths: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requestedPaths.push(address);
    return new Response(JSON.stringify(rows), {
      headers: { "content-type": "application/json", "x-total-count": String(total) },
    });
  });
  return { downloads, requestedPaths };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("puts the day in the CSV's name and lets no cell become a formula", async () => {
  const { downloads, requestedPaths } = captureDownloads([ROW]);
  await exportBookingsCsv(new URLSearchParams("q=ada&status=confirmed"), NOW, TEST_SITE);
  expect(requestedPaths[0]).toContain("q=ada");
  expect(requestedPaths[0]).toContain("status=confirmed");
  expect(downloads[0]?.name).toBe("prenotazioni-tutti-i-dati-2026-11-21.csv");
  const text = (await downloads[0]?.blob.text()) ?? "";
  expect(text).toContain("Codice;Stato;Auto");
  expect(text).toContain(`"'=HYPERLINK(""http://example.com"")"`);
  expect(text).toContain("'+39 333 000 0000");
  expect(text).toContain(`"'@nota; con; punti e virgola"`);
  expect(text).not.toMatch(/(^|;)"?[=+@]/m);
});

test("loads page after page until it has every row", async () => {
  const { requestedPaths } = captureDownloads([ROW], 2);
  await exportBookingsCsv(new URLSearchParams(), NOW, TEST_SITE);
  const windows = requestedPaths.filter((address) => address.startsWith("/api/bookings"));
  expect(windows.map((address) => new URL(address, "http://x").searchParams.get("offset"))).toEqual(["0", "1"]);
  expect(requestedPaths.at(-1)).toBe("/api/exports");
});

// Rule: product.md#csv-export
test.each([
  ["CSV", exportBookingsCsv],
  ["a calendar", exportBookingsCalendar],
])("records the %s export in the audit log", async (_, take) => {
  const { requestedPaths } = captureDownloads([ROW]);
  await take(new URLSearchParams(), NOW, TEST_SITE);
  expect(requestedPaths.at(-1)).toBe("/api/exports");
});

test("includes pickups and returns of valid bookings in the calendar, not of cancelled ones", async () => {
  const { downloads } = captureDownloads([ROW, { ...ROW, reference: "VL-222222", status: "cancelled" }]);
  await exportBookingsCalendar(new URLSearchParams(), NOW, TEST_SITE);
  const text = (await downloads[0]?.blob.text()) ?? "";
  expect(downloads[0]?.name).toBe("consegne-e-rientri-2026-11-21.ics");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain("/admin/bookings/VL-7K3MQD");
  expect(text).not.toContain("VL-222222");
});
