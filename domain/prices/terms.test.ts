// Rule: product.md#driver

import { describe, expect, test } from "vitest";
import { sayReference } from "#domain/words/text-reference.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { listTermsRows, validateDriver } from "./terms.ts";

const terms = {
  deposit: 500_000,
  excess: 350_000,
  includedKilometresPerDay: 250,
  extraKilometre: 350,
  minimumAge: 25,
  minimumLicenceYears: 3,
};
const driver = (birthDate: string, licenceDate: string) => ({ birthDate, licenceDate });
const PICKUP = "2026-10-24";

const wordedProblems = (...facts: Parameters<typeof validateDriver>) =>
  validateDriver(...facts).map(({ field, message }) => ({ field, message: sayReference(wordsOf("it"), message) }));

describe("age and licence on the day of pickup", () => {
  test("accepts 25 on the exact day and refuses a day too young", () => {
    expect(wordedProblems(driver("2001-10-24", "2020-01-01"), PICKUP, terms)).toEqual([]);
    expect(wordedProblems(driver("2001-10-25", "2020-01-01"), PICKUP, terms)).toEqual([
      { field: "driverBirthDate", message: "Per questa auto occorrono 25 anni compiuti il giorno del ritiro." },
    ]);
  });

  test("accepts three years of licence on the exact day and refuses a day less", () => {
    expect(wordedProblems(driver("1980-05-05", "2023-10-24"), PICKUP, terms)).toEqual([]);
    expect(wordedProblems(driver("1980-05-05", "2023-10-25"), PICKUP, terms)).toEqual([
      {
        field: "licenceDate",
        message: "Per questa auto occorre la patente da almeno 3 anni il giorno del ritiro.",
      },
    ]);
  });

  test("counts a birthday on 29 February as reached on 1 March in other years", () => {
    const young = driver("2004-02-29", "2023-01-01");
    expect(wordedProblems(young, "2029-02-28", terms)).toHaveLength(1);
    expect(wordedProblems(young, "2029-03-01", terms)).toEqual([]);
  });

  test("reports both problems", () => {
    const problems = wordedProblems(driver("2005-01-01", "2026-01-01"), PICKUP, terms);
    expect(problems.map(({ field }) => field)).toEqual(["driverBirthDate", "licenceDate"]);
  });

  test("uses the singular for one year of licence", () => {
    const [problem] = wordedProblems(driver("1980-05-05", "2026-10-01"), PICKUP, { ...terms, minimumLicenceYears: 1 });
    expect(problem?.message).toContain("da almeno 1 anno il giorno");
  });
});

describe("impossible dates", () => {
  // Rule: product.md#advertised-points
  // Rule: product.md#delivered-cars
  // Rule: product.md#delivery
  // Rule: product.md#deposit-and-terms
  test.each([
    ["born after the pickup", driver("2027-01-01", "2015-01-01"), "driverBirthDate"],
    ["born in a century before", driver("1901-01-01", "2015-01-01"), "driverBirthDate"],
    ["no day at all", driver("1980-02-30", "2015-01-01"), "driverBirthDate"],
    ["a licence from the future", driver("1980-05-05", "2026-10-25"), "licenceDate"],
    ["a licence before the fourteenth birthday", driver("1980-05-05", "1994-05-04"), "licenceDate"],
    ["no licence day at all", driver("1980-05-05", "ieri"), "licenceDate"],
  ])("%s", (_, wrong, field) => {
    expect(wordedProblems(wrong, PICKUP, terms).map((problem) => problem.field)).toEqual([field]);
  });
});

describe("the terms beside the price", () => {
  const rentalOf = (days: number) => ({ days, includedKilometres: terms.includedKilometresPerDay * days });
  const value = (days: number | null, key: string) =>
    listTermsRows(wordsOf("it"), terms, days === null ? null : rentalOf(days)).find((row) => row.key === key)?.value;

  test.each(["delivery", "collection"] as const)("call nothing free beside a supplement for the %s", (kind) => {
    const supplement = { kind, place: "Aeroporto di Milano Malpensa", kilometres: 11, amount: 2200 };
    const keys = (rows: { key: string }[]) => rows.map(({ key }) => key);
    expect(keys(listTermsRows(wordsOf("it"), terms, rentalOf(3), [supplement]))).toEqual(
      keys(listTermsRows(wordsOf("it"), terms, rentalOf(3))).filter((key) => key !== "delivery"),
    );
  });

  // Rule: product.md#rates "Packages"
  test("state the kilometres of a package for the whole rental alone", () => {
    const rows = listTermsRows(wordsOf("it"), terms, { days: 3, includedKilometres: 600 });
    expect(rows.find(({ key }) => key === "kilometres")?.value).toBe("600\u00a0km");
  });

  test("list deposit, excess and price per kilometre in euros", () => {
    expect(
      listTermsRows(wordsOf("it"), terms, rentalOf(3)).map(({ label, value: text }) => `${label}: ${text}`),
    ).toEqual([
      "Assicurazione: Kasko completa inclusa",
      "Franchigia massima: €\u00a03.500",
      "Deposito cauzionale: €\u00a05.000",
      "Chilometri inclusi: 750\u00a0km (250 al giorno)",
      "Chilometro ulteriore: €\u00a03,50",
      "Età minima: 25 anni",
      "Patente: Da almeno 3 anni",
      "Consegna: Gratuita in città",
    ]);
  });

  test("state kilometres for the whole rental, one day, or any day", () => {
    expect(value(1, "kilometres")).toBe("250\u00a0km");
    expect(value(14, "kilometres")).toBe("3.500\u00a0km (250 al giorno)");
    expect(value(null, "kilometres")).toBe("250\u00a0km al giorno");
  });
});
