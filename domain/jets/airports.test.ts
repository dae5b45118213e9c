import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceKm } from "#domain/cities/city.ts";
import {
  AIRPORTS,
  airportLabel,
  findAirport,
  isSamePlace,
  listDestinations,
  noFlightReason,
} from "#domain/jets/airports.ts";
import { sayMessage } from "#domain/words/message.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const iata = (text: string) => findAirport(text)?.iata;

describe("the airport table", () => {
  test("has unique codes of three letters and valid coordinates", () => {
    expect(new Set(AIRPORTS.map((airport) => airport.iata)).size).toBe(AIRPORTS.length);
    for (const airport of AIRPORTS) {
      expect(airport.iata).toMatch(/^[A-Z]{3}$/);
      expect(airport.country).toMatch(/^[A-Z]{2}$/);
      expect(Math.abs(airport.latitude)).toBeLessThan(90);
      expect(Math.abs(airport.longitude)).toBeLessThan(180);
    }
  });

  test.each([
    // Published great-circle distances in km.
    ["LHR", "JFK", 5540],
    ["MXP", "JFK", 6409],
    ["FCO", "CDG", 1102],
    ["ZRH", "VIE", 604],
    ["BCN", "MAD", 483],
    ["ATH", "FRA", 1807],
    ["LIS", "AMS", 1845],
    ["IST", "MUC", 1543],
    ["SIN", "HND", 5312],
  ])("%s–%s is about %i km", (from, to, kilometres) => {
    const [a, b] = [findAirport(from), findAirport(to)];
    expect(a && b && distanceKm(a, b)).toBeGreaterThan(kilometres * 0.99);
    expect(a && b && distanceKm(a, b)).toBeLessThan(kilometres * 1.01);
  });
});

describe("findAirport", () => {
  // Rule: product.md#jets-estimate
  test.each([
    ["Milano", "LIN"],
    ["milan", "LIN"],
    ["Malpensa", "MXP"],
    ["MXP", "MXP"],
    ["Milano Malpensa", "MXP"],
    ["Milano Malpensa (MXP)", "MXP"],
    ["  zürich ", "ZRH"],
    ["Parigi", "LBG"],
    ["New York", "TEB"],
    ["St. Moritz", "SMV"],
    ["Monaco", "NCE"],
    ["Monaco di Baviera", "MUC"],
    ["Porto Cervo", "OLB"],
    ["Ibiza (IBZ)", "IBZ"],
    ["Zuerich", "ZRH"],
    ["Muenchen", "MUC"],
  ])("%s finds the airport %s", (text, code) => {
    expect(iata(text)).toBe(code);
  });

  test("returns null for any other text", () => {
    for (const text of ["", "   ", "Atlantide", "Mil", "constructor"]) expect(findAirport(text)).toBeNull();
  });

  test("every suggestion finds an airport, and every airport is suggested", () => {
    const suggested = listDestinations().map(findAirport);
    expect(suggested).not.toContain(null);
    expect(new Set(suggested)).toEqual(new Set(AIRPORTS));
    expect(new Set(listDestinations()).size).toBe(listDestinations().length);
  });

  test("two names of one place are the same place", () => {
    expect(isSamePlace("Milano", "Milano Linate (LIN)")).toBe(true);
    expect(isSamePlace("Linate", "Malpensa")).toBe(false);
    expect(isSamePlace("Villa al lago", "villa al  Lago")).toBe(true);
    expect(isSamePlace("Villa al lago", "Milano")).toBe(false);
  });

  test.each([
    ["Milano", "Como", "Como non ha un aeroporto suo: si atterra a Milano Linate (LIN)"],
    ["Como", "Milano Linate (LIN)", "Como non ha un aeroporto suo: si atterra a Milano Linate (LIN)"],
    ["Nizza", "Monte Carlo", "Monte Carlo non ha un aeroporto suo: si atterra a Nizza"],
    ["Milano", "Linate", "La destinazione coincide con la partenza."],
    ["Como", "como", "La destinazione coincide con la partenza."],
  ])("gives a reason why there is no flight from %s to %s", (from, to, reason) => {
    expect(sayMessage(wordsOf("it"), noFlightReason(from, to) ?? "")).toContain(reason);
  });

  test("gives no reason against a real flight or an unknown place", () => {
    expect(noFlightReason("Milano", "Zurigo")).toBeNull();
    expect(noFlightReason("Milano", "Villa al lago")).toBeNull();
  });

  test("property: a label finds its airport in any case", () => {
    fc.assert(
      fc.property(fc.constantFrom(...AIRPORTS), fc.boolean(), (airport, upper) => {
        const label = airportLabel(airport);
        expect(findAirport(upper ? label.toUpperCase() : label.toLowerCase())).toBe(airport);
      }),
    );
  });
});
