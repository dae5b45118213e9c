import { describe, expect, test } from "vitest";
import { BOOKING_LIST } from "#app/features/admin/bookings/booking-resource.ts";
import { bookingTabs, otherTabMatches } from "#app/features/admin/bookings/booking-tabs.ts";

const now = new Date("2026-11-21T23:30:00Z");
const query = (address: string) => BOOKING_LIST.query(new URLSearchParams(address), now, "Europe/Rome");

describe("the API query of the booking list", () => {
  test("starts with open bookings, requests first, then by pickup", () => {
    expect(query("")).toMatchObject({ status: ["requested", "confirmed", "active"], order: "-status,pickup_at" });
    expect(query("status=nonsense")).toEqual(query(""));
  });

  test("counts a period from today in the company's time zone", () => {
    expect(query("period=today")).toMatchObject({ pickup_from: "2026-11-22", pickup_to: "2026-11-22" });
    expect(query("period=14")).toMatchObject({ pickup_from: "2026-11-22", pickup_to: "2026-12-05" });
    expect(query("from=2026-12-01&to=2026-12-02")).toMatchObject({
      pickup_from: "2026-12-01",
      pickup_to: "2026-12-02",
    });
  });

  test("prefers the reader's order to the tab's", () => {
    expect(query("status=completed").order).toBe("-return_at");
    expect(query("status=completed&order=name").order).toBe("name");
  });

  // Rule: product.md#overdue
  test("filters by overdue only in the overdue tab", () => {
    expect(query("status=overdue")).toMatchObject({ overdue: "true", status: ["confirmed", "active", "completed"] });
    expect(query("status=active").overdue).toBe("");
  });

  test("knows whether filters are active", () => {
    expect(BOOKING_LIST.isFiltered(new URLSearchParams("status=active&page=2"))).toBe(false);
    expect(BOOKING_LIST.isFiltered(new URLSearchParams("q=ada"))).toBe(true);
  });
});

// Rule: product.md#panel-lists "A tab counts"
test("counts each tab's statuses with the filters, and drops page and order from its link", () => {
  const counts = [
    { status: "requested", count: 2 },
    { status: "active", count: 3 },
    { status: "expired", count: 4 },
    { status: "cancelled", count: 1 },
  ] as const;
  const tabs = bookingTabs("?status=active&q=ada&page=3&order=name", counts, { overdue: 1, unread: 0 });
  expect(tabs.map(({ label, count }) => `${label} ${count}`)).toEqual([
    "Aperte 5",
    "In ritardo 1",
    "Richieste 2",
    "Confermate 0",
    "In corso 3",
    "Concluse 0",
    "Annullate 5",
    "Tutte 10",
  ]);
  expect(tabs.map(({ current }) => current)).toEqual([false, false, false, false, true, false, false, false]);
  expect(bookingTabs("?q=ada", counts, { overdue: 0, unread: 0 }).map(({ label }) => label)).not.toContain(
    "In ritardo",
  );
  const withMessages = bookingTabs("", counts, { overdue: 0, unread: 2 }).find(({ label }) => label === "Messaggi");
  expect(withMessages).toMatchObject({ count: 2, to: "/admin/bookings?status=unread" });
  expect(tabs[5]?.to).toBe("/admin/bookings?q=ada&status=completed");
});

test("lists the other tabs with search results, each once", () => {
  const counts = [
    { status: "active", count: 1 },
    { status: "completed", count: 2 },
    { status: "declined", count: 1 },
    { status: "expired", count: 1 },
  ] as const;
  const matchesInOtherTabs = (search: string) =>
    otherTabMatches(search, counts).map(({ label, count }) => `${count} in ${label}`);
  expect(matchesInOtherTabs("?q=ada&status=requested")).toEqual(["1 in In corso", "2 in Concluse", "2 in Annullate"]);
  expect(matchesInOtherTabs("?q=ada&status=completed")).toEqual(["1 in In corso", "2 in Annullate"]);
  expect(otherTabMatches("?q=ada&page=2", counts)[1]?.to).toBe("/admin/bookings?q=ada&status=completed");
});
