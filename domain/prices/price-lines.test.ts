import { expect, test } from "vitest";
import type { AgreedPrice } from "#domain/prices/agreed-price.ts";
import {
  daysLine,
  oneWayLines,
  type PriceLine,
  sumLines,
  supplementLine,
  withAgreement,
} from "#domain/prices/price-line.ts";
import { type BilledPrice, priceLines } from "#domain/prices/price-lines.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const days = (quantity: number) => daysLine({ firstDay: "2026-12-10", quantity, unitPrice: 70_000, rule: null });
const bill = (...fees: PriceLine[]) => {
  const lines = [days(3), ...fees];
  return { days: 3, includedKilometres: 450, lines, total: sumLines(lines) };
};
const price = bill();
const IT = wordsOf("it");
const words = (billed: BilledPrice, options?: Parameters<typeof priceLines>[2]) =>
  priceLines(IT, billed, options).map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "));
const elsewhere = { pickupCity: "Milano", returnCity: "Roma" };

test("lists days times rate, then the total", () => {
  expect(words(price)).toEqual(["3 giorni × € 700: € 2.100", "Totale: € 2.100"]);
  expect(words({ ...price, days: 1, lines: [days(1)], total: 70_000 })[0]).toBe("1 giorno × € 700: € 700");
  expect(words(price, { rateFirst: true })[0]).toBe("€ 700 × 3 giorni: € 2.100");
});

test("lists a delivery supplement on its own line", () => {
  const delivery = {
    kind: "delivery",
    place: "Stazione di Malaga María Zambrano",
    kilometres: 9,
    amount: 1800,
  } as const;
  expect(words(bill(supplementLine(delivery)))).toEqual([
    "3 giorni × € 700: € 2.100",
    "Consegna alla Stazione di Malaga María Zambrano, 9 km oltre il raggio gratuito: € 18",
    "Totale: € 2.118",
  ]);
});

// Rule: product.md#one-way-return
test("lists a return elsewhere if it costs, or if the reader chose the city", () => {
  const costly = bill(...oneWayLines(12_345));
  expect(words(costly)[1]).toBe("Riconsegna in altra città: € 123,45");
  expect(words(costly, { cities: elsewhere })[1]).toBe("Riconsegna a Roma: € 123,45");
  expect(words(price, { cities: elsewhere })[1]).toBe("Riconsegna a Roma: Senza supplemento");
  expect(words(price, { cities: { ...elsewhere, returnCity: "Milano" } })).toHaveLength(2);
});

// Rule: product.md#delivery "Free radius around a served city, as the crow flies"
// Rule: product.md#delivery "Price. Delivery is"
// Rule: product.md#delivery "Rate beyond the free radius, as the crow flies"
// Rule: product.md#site-configuration "Delivery"
// Rule: product.md#the-promise "A renter fears"
test("uses the right preposition for a return place, and does not call it free beside a supplement", () => {
  const returnedTo = (returnCity: string) => words(price, { cities: { pickupCity: "Zurigo", returnCity } })[1];
  expect(returnedTo("Amburgo")).toBe("Riconsegna ad Amburgo: Senza supplemento");
  expect(returnedTo("Stazione di Zurigo")).toBe("Riconsegna alla Stazione di Zurigo: Senza supplemento");
  const place = "Aeroporto di Milano Malpensa";
  const collection = { kind: "collection", place, kilometres: 11, amount: 2200 } as const;
  const ends = { pickupCity: "Zurigo", returnCity: place };
  expect(words(bill(supplementLine(collection)), { cities: ends })).toEqual([
    "3 giorni × € 700: € 2.100",
    "Riconsegna all'Aeroporto di Milano Malpensa, 11 km oltre il raggio gratuito: € 22",
    "Totale: € 2.122",
  ]);
});

// Rule: product.md#one-way-return
test("gives one-way cost and supplement of the same place different labels", () => {
  const place = "Aeroporto di Pisa Galileo Galilei";
  const collection = { kind: "collection", place, kilometres: 40, amount: 8000 } as const;
  const billed = bill(...oneWayLines(9213), supplementLine(collection));
  expect(words(billed, { cities: { pickupCity: "Milano", returnCity: place } }).slice(1, 3)).toEqual([
    "Riconsegna in altra città: € 92,13",
    "Riconsegna all'Aeroporto di Pisa Galileo Galilei, 40 km oltre il raggio gratuito: € 80",
  ]);
});

test("the lines before the total add up to it", () => {
  const lines = priceLines(IT, bill(...oneWayLines(12_345)));
  const sum = lines.filter(({ kind }) => kind !== "total").reduce((cents, { amount }) => cents + amount, 0);
  expect(sum).toBe(lines.at(-1)?.amount);
});

// Rule: product.md#agreed-price
test("lists the agreed discount with the price before and after, and it adds up to the total", () => {
  const agreedOn = (agreed: AgreedPrice) => {
    const lines = withAgreement(price.lines, agreed);
    return { days: 3, includedKilometres: 450, lines, total: sumLines(lines) };
  };
  const billed = agreedOn({ kind: "percent", percent: 10, discount: 21_000 });
  expect(words(billed)).toEqual([
    "3 giorni × € 700: € 2.100",
    "Sconto concordato del 10 %: € 2.100 → € 1.890",
    "Totale: € 1.890",
  ]);
  const amounts = priceLines(IT, billed).map(({ amount }) => amount);
  expect(amounts).toEqual([210_000, -21_000, 189_000]);
  expect(words(agreedOn({ kind: "total", percent: null, discount: -40_000 }))[1]).toBe(
    "Prezzo concordato: € 2.100 → € 2.500",
  );
});

// Rule: product.md#vat "Bills of rentals that begin in Italy"
test("lists the tax that the total contains below it, by rate, where bills show it", () => {
  const taxed = (vatRateBasisPoints: number) => ({
    ...price,
    lines: price.lines.map((line) => ({ ...line, vatRateBasisPoints })),
  });
  expect(words({ ...taxed(2200), showsVat: true }).slice(-2)).toEqual(["Totale: € 2.100", "di cui IVA 22 %: € 378,69"]);
  expect(words({ ...taxed(810), showsVat: true }).at(-1)).toBe("di cui IVA 8,1 %: € 157,35");
  expect(words(taxed(2200)).at(-1)).toBe("Totale: € 2.100");
  expect(words({ ...price, showsVat: true }).at(-1)).toBe("Totale: € 2.100");
});
