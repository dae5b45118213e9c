// Rule: product.md#quotes
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { QUOTE_STATUSES, type QuotedRental, quoteAnswerRefusal, quoteStatusAt, quoteTotal } from "./quote.ts";
import { toQuoteRows } from "./quote-rows.ts";

const line = (quantity: number, amount: number) => ({ text: "Volo", quantity, amount });

test("totals a quote as the sum of its lines, in whole cents", () => {
  expect(quoteTotal([line(1, 380_000), line(4, 10_000), line(1, -20_050)])).toBe(399_950);
  expect(quoteTotal([])).toBe(0);
  const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: -1e8, max: 1e8 })));
  fc.assert(
    fc.property(lines, (pairs) => {
      const whole = quoteTotal(pairs.map(([quantity, amount]) => line(quantity, amount)));
      const reversed = quoteTotal(pairs.toReversed().map(([quantity, amount]) => line(quantity, amount)));
      expect(Number.isSafeInteger(whole)).toBe(true);
      expect(reversed).toBe(whole);
    }),
  );
});

describe("the last valid day", () => {
  test("is included", () => {
    const quote = { status: "sent", validUntil: "2026-11-30" } as const;
    expect(quoteStatusAt(quote, "2026-11-30")).toBe("sent");
    expect(quoteStatusAt(quote, "2026-12-01")).toBe("expired");
  });
  test("does not matter for a quote that is not open or not sent", () => {
    for (const status of QUOTE_STATUSES.filter((other) => other !== "sent")) {
      expect(quoteStatusAt({ status, validUntil: "2026-11-30" }, "2027-01-01")).toBe(status);
    }
  });
});

test("accepts an answer only to a sent quote, and explains every refusal", () => {
  const refusals = QUOTE_STATUSES.map((status) => [status, quoteAnswerRefusal(status, "2026-11-30", "02")] as const);
  expect(refusals.filter(([, refusal]) => refusal === null).map(([status]) => status)).toEqual(["sent"]);
  expect(new Set(refusals.map(([, refusal]) => refusal)).size).toBe(QUOTE_STATUSES.length);
});

describe("the rows of a quote", () => {
  const rental = {
    vehicle: "ferrari-296-gtb",
    pickupCity: "Milano",
    returnCity: "Roma",
    pickupDate: "2026-12-10",
    pickupTime: "10:00",
    returnDate: "2026-12-13",
    returnTime: "18:30",
  };
  const read = (changes: Partial<QuotedRental>) =>
    toQuoteRows(wordsOf("it"), { lines: [line(3, 140_000), line(1, 5000)], rental: { ...rental, ...changes } }).map(
      ({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "),
    );

  test("start with the dates for a car", () => {
    expect(read({})).toEqual([
      "Ritiro: giovedì 10 dicembre 2026, ore 10:00, Milano",
      "Riconsegna: domenica 13 dicembre 2026, ore 18:30, Roma",
      "3 × Volo: € 4.200",
      "Volo: € 50",
    ]);
  });

  test("contain the places and the meeting point in the wording of a booking", () => {
    const meeting = { meetingPoint: "Uscita arrivi", flightOrTrain: "AZ 1234" };
    const places = { pickupPlace: "aeroporto-milano-malpensa", returnAddress: "Via Veneto 125" };
    expect(read({ ...places, ...meeting }).slice(0, 4)).toEqual([
      "Ritiro: giovedì 10 dicembre 2026, ore 10:00, Aeroporto di Milano Malpensa",
      "Riconsegna: domenica 13 dicembre 2026, ore 18:30, Via Veneto 125, Roma",
      "Punto d'incontro: Uscita arrivi",
      "Volo o treno: AZ 1234",
    ]);
    // As API clients could pass a place before it had its own field.
    expect(read({ pickupCity: "aeroporto-milano-malpensa" })[0]).toContain("Aeroporto di Milano Malpensa");
  });
});
