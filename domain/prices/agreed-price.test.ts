// Rule: product.md#agreed-price
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AGREED_KINDS,
  applyAgreement,
  carryOverAgreement,
  listTotalOf,
  totalAfterAgreement,
  validateAgreement,
} from "./agreed-price.ts";

const LIST = 420_000;
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;

describe("applyAgreement", () => {
  test("accepts a percentage, an amount or a total", () => {
    expect(applyAgreement({ kind: "percent", value: 10 }, LIST)).toEqual({
      kind: "percent",
      percent: 10,
      discount: 42_000,
    });
    expect(applyAgreement({ kind: "amount", value: 20_000 }, LIST)?.discount).toBe(20_000);
    expect(applyAgreement({ kind: "total", value: 400_000 }, LIST)?.discount).toBe(20_000);
    expect(applyAgreement({ kind: "total", value: 500_000 }, LIST)?.discount).toBe(-80_000);
    expect(applyAgreement({ kind: "total", value: LIST }, LIST)).toBeNull();
  });

  test("rounds a percentage to whole cents", () => {
    expect(applyAgreement({ kind: "percent", value: 15 }, 19_999)?.discount).toBe(3000);
  });
});

describe("the total", () => {
  test("is the list total minus the agreed discount, or the list total without an agreement", () => {
    expect(totalAfterAgreement(LIST, applyAgreement({ kind: "percent", value: 10 }, LIST))).toBe(378_000);
    expect(totalAfterAgreement(LIST, applyAgreement({ kind: "total", value: 500_000 }, LIST))).toBe(500_000);
    expect(totalAfterAgreement(LIST, null)).toBe(LIST);
  });

  test("converts back to the list total for any agreement", () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.constantFrom("total", "amount"), (listTotal, value, kind) => {
        const agreed = applyAgreement({ kind, value }, listTotal);
        expect(listTotalOf({ total: totalAfterAgreement(listTotal, agreed), agreed })).toBe(listTotal);
      }),
    );
    expect(listTotalOf({ total: LIST })).toBe(LIST);
  });
});

describe("validateAgreement", () => {
  const problem = (kind: (typeof AGREED_KINDS)[number], value: number, limit: number | null) => {
    const agreed = applyAgreement({ kind, value }, LIST);
    return agreed && plain(validateAgreement(agreed, LIST, limit));
  };

  // Rule: product.md#site-configuration "Maximum discount by staff"
  test("allows discounts up to the role's limit, in any form", () => {
    expect(problem("percent", 15, 15)).toBeNull();
    expect(problem("amount", 63_000, 15)).toBeNull();
    expect(problem("total", 357_000, 15)).toBeNull();
    const refused =
      "Puoi concedere al massimo il 15 % del listino, cioè € 630: per uno sconto maggiore chiedi a un amministratore.";
    expect(problem("percent", 16, 15)).toBe(refused);
    expect(problem("amount", 63_001, 15)).toBe(refused);
    expect(problem("total", 356_999, 15)).toBe(refused);
  });

  test("allows raising the price only for a user without a limit", () => {
    expect(problem("total", 420_001, 15)).toBe("Solo un amministratore può concordare un prezzo sopra il listino.");
    expect(problem("total", 900_000, null)).toBeNull();
  });

  test("refuses a total below zero for everybody", () => {
    expect(problem("amount", LIST, null)).toBeNull();
    expect(problem("amount", LIST + 1, null)).toBe(
      "Lo sconto supera il prezzo di listino di € 4.200: il totale non può scendere sotto zero.",
    );
  });
});

describe("carryOverAgreement", () => {
  const agreed = (kind: (typeof AGREED_KINDS)[number], value: number) => applyAgreement({ kind, value }, LIST);

  test("returns nothing without an agreement", () => {
    expect(carryOverAgreement(null, LIST, 700_000)).toEqual({ agreed: null, sentence: null });
  });

  test("applies a percentage to the new price", () => {
    const carried = carryOverAgreement(agreed("percent", 10), LIST, 700_000);
    expect(carried.agreed?.discount).toBe(70_000);
    expect(carried.sentence).toBe("Lo sconto concordato del 10 % vale anche per il nuovo prezzo.");
  });

  test("keeps an amount unless the price falls", () => {
    const amount = agreed("amount", 20_000);
    expect(carryOverAgreement(amount, LIST, 700_000).agreed).toEqual(amount);
    expect(plain(carryOverAgreement(amount, LIST, LIST).sentence)).toBe(
      "Sconto concordato: resta uno sconto di € 200 sul listino.",
    );
    const fallen = carryOverAgreement(amount, LIST, LIST - 1);
    expect(fallen.agreed).toBeNull();
    expect(fallen.sentence).toContain("lo sconto concordato in euro decade");
  });

  test("drops a total, which was agreed for that rental only", () => {
    const total = agreed("total", 450_000);
    expect(plain(carryOverAgreement(total, LIST, LIST).sentence)).toBe(
      "Prezzo concordato: resta un aumento di € 300 sul listino.",
    );
    expect(carryOverAgreement(total, LIST, 700_000).agreed).toBeNull();
    expect(carryOverAgreement(total, LIST, 300_000).sentence).toContain("torna al listino");
  });

  test("never raises the discount's share of the price, and never makes a total negative", () => {
    const cents = fc.integer({ min: 100, max: 5_000_000 });
    const share = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(cents, cents, share, fc.constantFrom("percent", "amount"), (before, after, percent, kind) => {
        const value = kind === "percent" ? percent : Math.ceil((before * percent) / 100);
        const { agreed: carriedOver } = carryOverAgreement(applyAgreement({ kind, value }, before), before, after);
        const discount = carriedOver?.discount ?? 0;
        expect(discount).toBeLessThanOrEqual(after);
        expect(discount).toBeLessThanOrEqual((after * percent) / 100 + 1);
      }),
    );
  });
});
