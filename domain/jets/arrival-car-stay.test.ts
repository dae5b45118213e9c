// Rule: product.md#car-at-the-arrival
import { describe, expect, test } from "vitest";
import { findArrivalStay } from "#domain/jets/arrival-car-stay.ts";

const cities = [
  { name: "Milano", latitude: 45.4642, longitude: 9.19 },
  { name: "Monaco", latitude: 43.7384, longitude: 7.4246 },
  { name: "Zurigo", latitude: 47.3769, longitude: 8.5417 },
];
const leg = (from: string, to: string, date: string) => ({ from, to, date });
const stay = (legs: ReturnType<typeof leg>[], returnTrip = false) =>
  findArrivalStay({ legs, passengers: 2, returnTrip }, cities);

describe("a car at the arrival", () => {
  test("stays in the landing city until the next departure", () => {
    const trip = [leg("Milano", "Zurigo", "2026-12-01"), leg("Zurigo", "Milano", "2026-12-04")];
    expect(stay(trip, true)).toMatchObject({ city: { name: "Zurigo" }, from: "2026-12-01", to: "2026-12-04" });
  });

  test("stays two days if no further leg sets the end", () => {
    expect(stay([leg("Roma", "Malpensa", "2026-12-31")])).toMatchObject({
      city: { name: "Milano" },
      from: "2026-12-31",
      to: "2027-01-02",
    });
  });

  test("stays two days even after the last selectable day", () => {
    expect(stay([leg("Milano", "Nizza", "2100-12-31")])).toMatchObject({ from: "2100-12-31", to: "2101-01-02" });
  });

  test("comes from the nearest city: Monaco serves Nice", () => {
    expect(stay([leg("Roma", "Nizza", "2026-12-01")])?.city.name).toBe("Monaco");
  });

  test("is at the first landing near a city with cars", () => {
    const trip = [leg("Roma", "Olbia", "2026-12-01"), leg("Olbia", "Zurigo", "2026-12-03")];
    expect(stay(trip)).toMatchObject({ city: { name: "Zurigo" }, from: "2026-12-03" });
  });

  test("is not offered at home, far from every city, or at an unknown place", () => {
    const home = [leg("Milano", "Olbia", "2026-12-01"), leg("Olbia", "Milano", "2026-12-03")];
    expect(stay(home, true)).toBeNull();
    expect(stay([leg("Milano", "Pisa", "2026-12-01")])).toBeNull();
    expect(stay([leg("Milano", "La baita del nonno", "2026-12-01")])).toBeNull();
  });
});
