import { expect, test } from "vitest";
import { formatPriceDifference, summariseRentalChange } from "#domain/bookings/change-summary.ts";

const before = {
  vehicle: "Ferrari 296 GTB",
  pickup: { city: "Milano", date: "2026-12-10", time: "10:00" },
  return: { city: "Milano", date: "2026-12-13", time: "10:00" },
  total: 420_000,
};

test("names the differences before and after, and the total", () => {
  const after = { ...before, return: { ...before.return, date: "2026-12-14" }, total: 560_000 };
  expect(summariseRentalChange(before, after).replaceAll("\u00a0", " ")).toBe(
    "Riconsegna: 13 dic 10:00, Milano → 14 dic 10:00, Milano\nTotale: € 4.200 → € 5.600",
  );
});

test("states an unchanged total", () => {
  const after = { ...before, pickup: { ...before.pickup, time: "11:00" } };
  expect(summariseRentalChange(before, after).replaceAll("\u00a0", " ")).toBe(
    "Ritiro: 10 dic 10:00, Milano → 10 dic 11:00, Milano\nTotale invariato: € 4.200",
  );
});

test("formats a difference with its sign", () => {
  const texts = [140_000, -70_000, 0].map((cents) => formatPriceDifference(cents).replaceAll("\u00a0", " "));
  expect(texts).toEqual(["+€ 1.400", "-€ 700", "Nessuna"]);
});
