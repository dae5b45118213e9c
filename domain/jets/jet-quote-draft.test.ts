// Rule: product.md#jet-quote-form
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jetTripSchema } from "#domain/forms/jets/jet-trip.ts";
import { PASSENGER_OPTIONS } from "#domain/jets/jet.ts";
import {
  hasDestination,
  MAX_DRAFT_LEGS,
  parseJetQuoteDraft,
  searchToJetQuoteQuery,
  toJetQuoteQuery,
  toTrip,
} from "#domain/jets/jet-quote-draft.ts";

const parse = (query: string) => parseJetQuoteDraft(new URLSearchParams(query));

describe("the quote form in a URL", () => {
  test("defaults to one empty leg and four passengers", () => {
    const draft = parse("");
    expect(draft).toEqual({ legs: [{ from: "", to: "", date: "" }], returnDate: "", passengers: 4, jet: "" });
    expect(hasDestination(draft)).toBe(false);
  });

  test("allows 1 to 10, 12, 14, 16 and 18 passengers and replaces any other number with four", () => {
    const counts = Array.from({ length: 20 }, (_, at) => at + 1);
    const accepted = counts.filter((count) => parse(`passengers=${count}`).passengers === count);
    expect(accepted).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18]);
    expect(["0", "11", "13", "20", "-4", "molti"].map((text) => parse(`passengers=${text}`).passengers)).toEqual(
      Array.from({ length: 6 }, () => 4),
    );
  });

  test("a return trip ends at its origin", () => {
    const draft = parse("from=Milano&to=Zurigo&date=2026-12-01&returnDate=2026-12-03&passengers=2");
    expect(hasDestination(draft)).toBe(true);
    expect(toTrip(draft)).toEqual({
      legs: [
        { from: "Milano", to: "Zurigo", date: "2026-12-01" },
        { from: "Zurigo", to: "Milano", date: "2026-12-03" },
      ],
      passengers: 2,
      returnTrip: true,
    });
  });

  test("starts a further leg at the previous landing and drops empty legs", () => {
    const draft = parse("from=Milano&to=Zurigo&date=2026-12-01&from=&to=&date=&from=&to=Vienna&date=2026-12-03");
    expect(draft.legs).toEqual([
      { from: "Milano", to: "Zurigo", date: "2026-12-01" },
      { from: "Zurigo", to: "Vienna", date: "2026-12-03" },
    ]);
  });

  test("keeps preferred times on the half hour and drops others", () => {
    const draft = parse(
      "from=Milano&to=Zurigo&date=2026-12-01&time=09:30&returnDate=2026-12-03&returnTime=18:00&passengers=2",
    );
    expect(toTrip(draft).legs.map((leg) => ("time" in leg ? leg.time : null))).toEqual(["09:30", "18:00"]);
    expect(parse(toJetQuoteQuery(draft))).toEqual(draft);
    expect(parse("from=Milano&to=Zurigo&time=quando&returnTime=25:00")).toEqual(parse("from=Milano&to=Zurigo"));
  });

  // Rule: product.md#explore "With dates, only"
  test("prefills the dates, times and places of a search", () => {
    const search = {
      city: "Milano",
      returnCity: "Londra",
      pickupDate: "2026-12-01",
      pickupTime: "09:30",
      returnDate: "2026-12-03",
      returnTime: "18:00",
    };
    expect(parse(searchToJetQuoteQuery(search))).toEqual({
      legs: [{ from: "Milano", to: "Londra", date: "2026-12-01", time: "09:30" }],
      returnDate: "2026-12-03",
      returnTime: "18:00",
      passengers: 4,
      jet: "",
    });
    expect(searchToJetQuoteQuery({ city: "Milano", returnCity: "Milano" })).toBe("");
    expect(searchToJetQuoteQuery({})).toBe("");
  });

  test.each(["11", "-1", "1e9", "quattro", "", "4.5"])("replaces %s passengers with four", (passengers) => {
    expect(parse(`passengers=${passengers}`).passengers).toBe(4);
  });

  test("truncates excessively long or many parts", () => {
    const legs = Array.from({ length: 40 }, () => `to=${"x".repeat(500)}`).join("&");
    const draft = parse(legs);
    expect(draft.legs).toHaveLength(MAX_DRAFT_LEGS);
    expect(draft.legs[0]?.to).toHaveLength(80);
  });

  test("property: a draft survives its own URL, and a valid trip has no leg without distance", () => {
    const place = fc.constantFrom("Milano", "Zurigo", "Londra", "Una pista privata");
    const leg = fc.record({ from: place, to: place, date: fc.constantFrom("2026-12-01", "2026-12-02") });
    const drafts = fc.record({
      legs: fc.array(leg, { minLength: 1, maxLength: MAX_DRAFT_LEGS }),
      returnDate: fc.constantFrom("", "2026-12-05"),
      passengers: fc.constantFrom<number>(...PASSENGER_OPTIONS),
      jet: fc.constantFrom("", "embraer-phenom-300e"),
    });
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(parse(toJetQuoteQuery(draft))).toEqual(draft);
        const checked = jetTripSchema.safeParse(toTrip(draft));
        if (checked.success) for (const { from, to } of checked.data.legs) expect(from).not.toBe(to);
      }),
    );
  });
});
