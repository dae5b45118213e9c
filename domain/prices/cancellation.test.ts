// Rule: product.md#cancellation-terms
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOUR_MS } from "#domain/durations.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { formatEuro } from "#domain/money.ts";
import { priceRentalDays } from "#domain/rates/price-rental-days.ts";
import type { DayRule, PackageRule } from "#domain/rates/rate-rule.ts";
import { NO_RATES } from "#domain/rates/rates-of-vehicle.ts";
import { toInstant } from "#domain/rental-period/civil-time.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import {
  type CancellationTerms,
  cancellationFee,
  cancellationText,
  freeCancellationUntil,
  noShowFee,
} from "./cancellation.ts";

const TERMS: CancellationTerms = { freeUntilHours: 48, feePercent: 30, noShowPercent: 50 };
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

// Rule: product.md#cancellation-terms "1 |"
// Rule: product.md#cancellation-terms "2 |"
// Rule: product.md#cancellation-terms "3 |"
// Rule: product.md#cancellation-terms "4 |"
// Rule: product.md#cancellation-terms "5 |"
// Rule: product.md#cancellation-terms "6 |"
// Rule: product.md#cancellation-terms "7 |"
// Rule: product.md#cancellation-terms "8 |"
// Rule: product.md#cancellation-terms "9 |"
describe("the examples of the documentation", () => {
  const [, section = ""] = readFileSync("docs/product.md", "utf8").split("### Cancellation terms");
  const rows = (section.split("\n### ")[0] ?? "")
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));

  test("are all there", () => expect(rows).toHaveLength(9));

  test.each(rows)("%s example %s: %s, %s, cancelled %s, owes %s", (_start, _number, terms, booked, cancelled, owed) => {
    const [status, amount = "", pickup = ""] = (booked ?? "").split(/, (?:pickup )?/);
    const at = (text: string) => {
      const [, date = "", time = ""] = /(\S+) (\d\d:\d\d)/.exec(text) ?? [];
      return toInstant({ date, time }, "Europe/Rome");
    };
    const booking = {
      status: status === "Request" ? ("requested" as const) : ("confirmed" as const),
      total: Math.round(Number(amount.replace("€ ", "").replace(".", "").replace(",", ".")) * 100),
      pickup: { at: at(pickup) },
      cancellation: parseTerms(terms ?? ""),
    };
    const fee = cancelled === "Not collected" ? noShowFee(booking) : cancellationFee(booking, at(cancelled ?? ""));
    expect(plain(formatEuro(fee))).toBe(owed);
  });
});

function parseTerms(text: string): CancellationTerms | undefined {
  const [, hours, percent, , noShow] = /^(\d+) hours, then (\d+) %(, not collected (\d+) %)?$/.exec(text) ?? [];
  if (hours === undefined) return undefined;
  return { freeUntilHours: Number(hours), feePercent: Number(percent), noShowPercent: Number(noShow ?? 0) };
}

test("a fee is whole cents between nothing and the total, and never falls as the pickup comes nearer", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.record({
        freeUntilHours: fc.integer({ min: 0, max: 2160 }),
        feePercent: fc.integer({ min: 0, max: 100 }),
        noShowPercent: fc.integer({ min: 0, max: 100 }),
      }),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 0, max: 3000 }),
      (total, cancellation, one, other) => {
        const booking = {
          status: "confirmed" as const,
          total,
          pickup: { at: new Date("2027-05-10T08:00:00Z") },
          cancellation,
        };
        const feeAt = (hours: number) =>
          cancellationFee(booking, new Date(booking.pickup.at.getTime() - hours * HOUR_MS));
        for (const fee of [feeAt(one), noShowFee(booking)]) {
          expect(Number.isSafeInteger(fee)).toBe(true);
          expect(fee).toBeGreaterThanOrEqual(0);
          expect(fee).toBeLessThanOrEqual(total);
        }
        expect(feeAt(Math.min(one, other))).toBeGreaterThanOrEqual(feeAt(Math.max(one, other)));
        const until = freeCancellationUntil(booking);
        if (until) expect(cancellationFee(booking, until)).toBe(0);
      },
    ),
  );
});

// Rule: product.md#cancellation-terms "Shown."
describe("is worded", () => {
  const inEachLanguage = (freeUntilHours: number, feePercent: number, noShowPercent: number) =>
    LANGUAGE_CODES.map((language) =>
      plain(cancellationText(wordsOf(language), { freeUntilHours, feePercent, noShowPercent })),
    );

  test.each<[number, number, string[]]>([
    [
      48,
      30,
      [
        "Gratuito fino a 48 ore prima del ritiro, poi 30 % del totale",
        "Free until 48 hours before pickup, then 30% of the total",
        "Gratuite jusqu'à 48 heures avant le départ, puis 30 % du total",
        "Kostenlos bis 48 Stunden vor der Abholung, danach 30 % des Gesamtpreises",
        "Gratuita hasta 48 horas antes de la recogida; después, 30 % del total",
      ],
    ],
    [
      1,
      100,
      [
        "Gratuito fino a 1 ora prima del ritiro, poi l'intero importo",
        "Free until 1 hour before pickup, then the full amount",
        "Gratuite jusqu'à 1 heure avant le départ, puis le montant total",
        "Kostenlos bis 1 Stunde vor der Abholung, danach die volle Summe",
        "Gratuita hasta 1 hora antes de la recogida; después, el importe total",
      ],
    ],
    [
      0,
      30,
      [
        "Gratuito fino al ritiro, poi 30 % del totale",
        "Free until pickup, then 30% of the total",
        "Gratuite jusqu'au départ, puis 30 % du total",
        "Kostenlos bis zur Abholung, danach 30 % des Gesamtpreises",
        "Gratuita hasta la recogida; después, 30 % del total",
      ],
    ],
    [
      0,
      100,
      [
        "Gratuito fino al ritiro, poi l'intero importo",
        "Free until pickup, then the full amount",
        "Gratuite jusqu'au départ, puis le montant total",
        "Kostenlos bis zur Abholung, danach die volle Summe",
        "Gratuita hasta la recogida; después, el importe total",
      ],
    ],
    ...[0, 48].map((hours): [number, number, string[]] => [
      hours,
      0,
      [
        "Gratuito fino al ritiro",
        "Free until pickup",
        "Gratuite jusqu'au départ",
        "Kostenlos bis zur Abholung",
        "Gratuita hasta la recogida",
      ],
    ]),
  ])("with %i free hours, then %i %", (hours, fee, expected) => {
    expect(inEachLanguage(hours, fee, 0)).toEqual(expected);
    const withNoShow = (ends: string[]) => expected.map((text, index) => `${text}${ends[index]}`);
    expect(inEachLanguage(hours, fee, 50)).toEqual(
      withNoShow([
        "; mancato ritiro: 50 % del totale",
        "; if the car is not collected: 50% of the total",
        " ; voiture non retirée : 50 % du total",
        "; bei Nichtabholung: 50 % des Gesamtpreises",
        "; si no se recoge el coche: 50 % del total",
      ]),
    );
    expect(inEachLanguage(hours, fee, 100)).toEqual(
      withNoShow([
        "; mancato ritiro: l'intero importo",
        "; if the car is not collected: the full amount",
        " ; voiture non retirée : le montant total",
        "; bei Nichtabholung: die volle Summe",
        "; si no se recoge el coche: el importe total",
      ]),
    );
  });
});

// Rule: product.md#rates "Cancellation terms"
describe("the rule that decides", () => {
  const conditions = {
    names: { it: "Regola" },
    scope: { kind: "all" as const },
    city: null,
    from: null,
    until: null,
    yearly: false,
    bookFrom: null,
    bookUntil: null,
    createdAt: 0,
  };
  const dayRule = (id: string, from: string, until: string, cancellation?: CancellationTerms): DayRule => ({
    ...conditions,
    id,
    kind: "day",
    from,
    until,
    weekdays: [],
    price: { percent: 120 },
    ...(cancellation && { cancellation }),
  });
  const weekend = (cancellation?: CancellationTerms): PackageRule => ({
    ...conditions,
    id: "weekend",
    kind: "package",
    window: { weekday: "friday", from: "15:00", lastDay: 3, until: "10:00" },
    price: 1,
    includedKilometres: 600,
    always: false,
    ...(cancellation && { cancellation }),
  });
  const termsOf = (pickup: string, back: string, dayRules: DayRule[], packages: PackageRule[] = []) =>
    priceRentalDays({
      dailyRate: 100_000,
      days: 5,
      period: { pickup: { date: pickup, time: "16:00" }, return: { date: back, time: "10:00" } },
      rates: { ...NO_RATES, dayRules, packages },
      includedKilometresPerDay: 250,
    }).cancellation;
  const STRICT = { freeUntilHours: 168, feePercent: 100, noShowPercent: 100 };

  test("is that of the first day, not of a later one", () => {
    const august = dayRule("august", "2027-08-01", "2027-08-31", TERMS);
    expect(termsOf("2027-08-30", "2027-09-04", [august])).toEqual(TERMS);
    expect(termsOf("2027-07-29", "2027-08-03", [august])).toBeUndefined();
    expect(termsOf("2027-08-02", "2027-08-07", [august, dayRule("week", "2027-08-02", "2027-08-08")])).toBeUndefined();
  });

  test("is the package that the rental uses, wherever it begins", () => {
    const may = dayRule("may", "2027-05-01", "2027-05-31", TERMS);
    expect(termsOf("2027-05-07", "2027-05-12", [may], [weekend(STRICT)])).toEqual(STRICT);
    expect(termsOf("2027-05-05", "2027-05-10", [may], [weekend(STRICT)])).toEqual(STRICT);
    expect(termsOf("2027-05-07", "2027-05-12", [may], [weekend()])).toBeUndefined();
  });
});
