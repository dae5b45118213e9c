import { expect, test } from "vitest";
import { parseSearch } from "./search.ts";
import { wantedSearch } from "./wanted-search.ts";

const wanted = (query: string, city: string | null = null) =>
  wantedSearch(parseSearch(new URLSearchParams(query)), { city, brands: new Set(["ferrari"]) });

test("the same search has one query, whatever the address was", () => {
  const query = "pickupCity=Monaco&pickupDate=2026-12-01&returnDate=2026-12-04&category=suv";
  expect(wanted("checkOut=2026-12-04&category=SUVs&checkIn=2026-12-01&city=monte-carlo&sort=price", "Monaco")).toBe(
    query,
  );
  expect(wanted(`${query}&pickupTime=12:00&returnCity=Nizza&vehicle=ferrari-296-gtb`, "Monaco")).toBe(query);
});

test("nothing that was typed freely is kept: a place or brand nobody knows is no search that can be counted", () => {
  expect(wanted("city=Ada%20Prova%20333%20000")).toBeNull();
  expect(wanted("brands=ada-prova")).toBeNull();
  expect(wanted("brands=ferrari")).toBe("brands=ferrari");
});

test("other services, and a search for nothing in particular, are not counted", () => {
  expect(wanted("service=jet&city=milan", "Milano")).toBeNull();
  expect(wanted("")).toBeNull();
});
