import { afterEach, expect, test, vi } from "vitest";
import { exportCalendar, exportCsv } from "#app/features/admin/bookings/export-bookings.ts";
import type { ApiBooking } from "#domain/api/bookings/bookings.ts";
import { bookingRow } from "#test/factories/booking-rows.ts";
import { TEST_SITE } from "#test/site.ts";

const NOW = new Date("2026-11-21T09:00:00Z");
const ROW = bookingRow({
  name: '=HYPERLINK("http://example.com")',
  note: "@nota; con; punti e virgola",
});

/** What the browser was given to save, and what the API was asked. */
function watchSaving(rows: ApiBooking[], total = rows.length) {
  const saved: { name: string; blob: Blob }[] = [];
  const made: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const blob = made.at(-1);
    if (blob) saved.push({ name: this.download, blob });
  });
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify(rows), {
      headers: { "content-type": "application/json", "x-total-count": String(total) },
    });
  });
  return { saved, asked };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the CSV carries the day in its name, and no cell of it can become a formula", async () => {
  const { saved, asked } = watchSaving([ROW]);
  await exportCsv(new URLSearchParams("q=ada&status=confirmed"), NOW, TEST_SITE);
  expect(asked[0]).toContain("q=ada");
  expect(asked[0]).toContain("status=confirmed");
  expect(saved[0]?.name).toBe("prenotazioni-tutti-i-dati-2026-11-21.csv");
  const text = (await saved[0]?.blob.text()) ?? "";
  expect(text).toContain("Codice;Stato;Auto");
  expect(text).toContain(`"'=HYPERLINK(""http://example.com"")"`);
  expect(text).toContain("'+39 333 000 0000");
  expect(text).toContain(`"'@nota; con; punti e virgola"`);
  expect(text).not.toMatch(/(^|;)"?[=+@]/m);
});

test("it asks on until it has every row", async () => {
  const { asked } = watchSaving([ROW], 2);
  await exportCsv(new URLSearchParams(), NOW, TEST_SITE);
  const windows = asked.filter((address) => address.startsWith("/api/bookings"));
  expect(windows.map((address) => new URL(address, "http://x").searchParams.get("offset"))).toEqual(["0", "1"]);
  expect(asked.at(-1)).toBe("/api/exports");
});

// Rule: product.md#csv-export
test.each([
  ["CSV", exportCsv],
  ["a calendar", exportCalendar],
])("what is taken along as %s is told to the log", async (_, take) => {
  const { asked } = watchSaving([ROW]);
  await take(new URLSearchParams(), NOW, TEST_SITE);
  expect(asked.at(-1)).toBe("/api/exports");
});

test("the calendar holds pickups and returns of what stands, not of what was cancelled", async () => {
  const { saved } = watchSaving([ROW, { ...ROW, reference: "VL-222222", status: "cancelled" }]);
  await exportCalendar(new URLSearchParams(), NOW, TEST_SITE);
  const text = (await saved[0]?.blob.text()) ?? "";
  expect(saved[0]?.name).toBe("consegne-e-rientri-2026-11-21.ics");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain("/admin/bookings/VL-7K3MQD");
  expect(text).not.toContain("VL-222222");
});
