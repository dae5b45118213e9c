// Rule: product.md#quotes
import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { bookedDaysOf, createLine, daysLine, sumLines, supplementLine } from "#domain/prices/price-line.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import { lengthRule, weekendPackage } from "#domain/rates/rate-rules.fixture.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import {
  findUnlistedChoices,
  frozenRatesOfQuote,
  includedKilometresOf,
  markListLines,
  quoteLineText,
  toBookedLines,
} from "./quote-price-lines.ts";

const rule = { id: "r1", names: { it: "Agosto", de: "Hochsaison" } };
const list = [
  daysLine({ firstDay: "2027-07-31", quantity: 1, unitPrice: 100_000, rule: null }),
  daysLine({ firstDay: "2027-08-01", quantity: 2, unitPrice: 120_000, rule }),
  supplementLine({ kind: "delivery", place: "Aeroporto di Milano Malpensa", kilometres: 11, amount: 2200 }),
];
const marks = { vehicle: "Ferrari Roma", languages: LANGUAGE_CODES.map(wordsOf) };
const rental = { days: 3, pickupDate: "2027-07-31", vatRateBasisPoints: 2200 };
const bill = (lines: ReturnType<typeof toBookedLines>) =>
  priceLines(wordsOf("de"), { lines, total: sumLines(lines) }).map(({ label, value }) =>
    `${label}: ${value}`.replaceAll("\u00a0", " "),
  );

// Rule: product.md#quotes "Lines."
test("lines of the list price are known by their text in any language, whatever they cost now", () => {
  const german = list.map((line) => quoteLineText(wordsOf("de"), line, "Ferrari Roma"));
  expect(german.slice(0, 2)).toEqual(["Ferrari Roma, pro Tag", "Ferrari Roma, Hochsaison, pro Tag"]);
  const lines = [
    { text: german[0] ?? "", quantity: 1, amount: 90_000 },
    { text: german[1] ?? "", quantity: 2, amount: 120_000 },
    { text: "Chauffeur am Abend", quantity: 2, amount: 15_000 },
  ];
  const marked = markListLines(lines, list, marks);
  expect(marked.map((line) => line.list?.code)).toEqual(["days", "days", undefined]);
  const booked = toBookedLines(marked, rental);
  expect(booked.map(({ code, ruleId, vatRateBasisPoints }) => [code, ruleId, vatRateBasisPoints])).toEqual([
    ["days", null, 2200],
    ["days", "r1", 2200],
    ["custom", null, 2200],
  ]);
  expect(bill(booked)).toEqual([
    "1 Tag × 900 €: 900 €",
    "2 Tage × 1.200 €, Hochsaison: 2.400 €",
    "2 × Chauffeur am Abend: 300 €",
    "Gesamtpreis: 3.600 €",
  ]);
});

test("the quantity of an extra's line says its days and pieces, so that no number stands twice", () => {
  const names = { it: "Seggiolino", de: "Kindersitz" };
  const seats = createLine(
    "extra",
    { code: "child-seat", names, count: 2, days: 3, maxDays: null },
    { quantity: 6, unit: "day", unitPrice: 1500 },
  );
  const bottle = createLine(
    "extra",
    { code: "champagne", names: { it: "Champagne" }, count: 2, days: null, maxDays: null },
    { quantity: 2, unitPrice: 9000 },
  );
  expect([seats, bottle].map((line) => quoteLineText(wordsOf("it"), line, "Ferrari Roma"))).toEqual([
    "Seggiolino, al giorno",
    "Champagne",
  ]);
  const quoted = [
    { text: "Kindersitz, pro Tag", quantity: 6, amount: 1500 },
    { text: "Champagne", quantity: 2, amount: 0 },
  ];
  const booked = toBookedLines(markListLines(quoted, [seats, bottle], marks), rental);
  expect(bill(booked).slice(1)).toEqual([
    "2 × Kindersitz, 3 Tage × 15 €: 90 €",
    "2 × Champagne: 0 €",
    "Gesamtpreis: 90 €",
  ]);
  expect(findUnlistedChoices(markListLines(quoted.slice(1), [seats, bottle], marks), [seats, bottle])).toEqual([seats]);
});

test("each line of the list price is marked once, so that days on both sides of an event stay apart", () => {
  const before = daysLine({ firstDay: "2027-07-30", quantity: 2, unitPrice: 100_000, rule: null });
  const after = daysLine({ firstDay: "2027-08-02", quantity: 2, unitPrice: 100_000, rule: null });
  const line = { text: "Ferrari Roma, al giorno", quantity: 2, amount: 100_000 };
  const marked = markListLines([line, line, line], [before, after], marks);
  expect(marked.map(({ list: known }) => known?.params)).toEqual([before.params, after.params, undefined]);
});

test("a line whose text or quantity staff changed is theirs", () => {
  const lines = [
    { text: "Ferrari Roma, al giorno", quantity: 3, amount: 100_000 },
    { text: "Ferrari Roma per il weekend", quantity: 1, amount: 250_000 },
  ];
  expect(markListLines(lines, list, marks).map((line) => line.list)).toEqual([undefined, undefined]);
});

test("changes are priced with the quoted amount of a package, and with a length discount only if the quote did not leave it out", () => {
  const rates = { packages: [weekendPackage()], lengthRules: [lengthRule(3, 10)] };
  const weekend = createLine(
    "package",
    { names: { it: "Weekend" }, days: 3, includedKilometres: 600 },
    { unitPrice: 250_000, ruleId: "Weekend" },
  );
  const length = createLine("length-discount", { names: rule.names, days: 3, percent: 10 }, { unitPrice: -30_000 });
  const whole = [weekend, length];
  const lines = whole.map((line) => ({
    text: quoteLineText(wordsOf("it"), line, "Ferrari Roma"),
    quantity: 1,
    amount: line.amount - 10_000,
  }));
  const frozen = (quoted: typeof lines, listed = whole) =>
    frozenRatesOfQuote(rates, { lines: markListLines(quoted, listed, marks), list: listed });
  const quotedPackages = [weekendPackage({ price: 240_000 })];
  expect(frozen(lines)).toEqual({ packages: quotedPackages, lengthRules: rates.lengthRules });
  expect(frozen(lines.slice(0, 1))).toEqual({ packages: quotedPackages, lengthRules: [] });
  expect(frozen([], [weekend])).toEqual(rates);
});

test("days that a quote includes in its own lines cost nothing and are not listed", () => {
  const booked = toBookedLines([{ text: "Ferrari Roma per il weekend", quantity: 1, amount: 250_000 }], rental);
  expect(booked.map(({ code, quantity, amount }) => [code, quantity, amount])).toEqual([
    ["days", 3, 0],
    ["custom", 1, 250_000],
  ]);
  expect(bill(booked)).toEqual(["Ferrari Roma per il weekend: 2.500 €", "Gesamtpreis: 2.500 €"]);
  expect(includedKilometresOf(booked, 150)).toBe(450);
});

test("a day that staff rewrote stays included when the rental gets longer or moves", () => {
  const lines = [
    { text: "Ferrari Roma, al giorno", quantity: 1, amount: 100_000 },
    { text: "Ferrari Roma nei giorni della gara", quantity: 2, amount: 150_000 },
  ];
  const booked = toBookedLines(markListLines(lines, list, marks), rental);
  expect(bill(booked)).toEqual([
    "1 Tag × 1.000 €: 1.000 €",
    "2 × Ferrari Roma nei giorni della gara: 3.000 €",
    "Gesamtpreis: 4.000 €",
  ]);
  expect(includedKilometresOf(booked, 150)).toBe(450);
  const pricesFrom = (pickupDate: string) =>
    [...bookedDaysOf(booked, pickupDate).values()].map(({ date, price }) => `${date}: ${price}`).sort();
  expect(pricesFrom("2027-07-31")).toEqual(["2027-07-31: 100000", "2027-08-01: 0", "2027-08-02: 0"]);
  expect(pricesFrom("2027-09-01")).toEqual(["2027-07-31: 100000", "2027-09-01: 0", "2027-09-02: 0"]);
});
