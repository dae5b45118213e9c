import { expect, test } from "vitest";
import { agreementSentence } from "#app/features/admin/bookings/rental/rental-words.ts";

const sentenceFor = (...input: Parameters<typeof agreementSentence>) =>
  agreementSentence(...input).replaceAll("\u00a0", " ");

// Rule: product.md#agreed-price
test("shows the agreed total while staff choose", () => {
  expect(sentenceFor("percent", 10, 4200)).toBe("Il cliente paga € 3.780 invece di € 4.200.");
  expect(sentenceFor("amount", 199.5, 4200)).toBe("Il cliente paga € 4.000,50 invece di € 4.200.");
  expect(sentenceFor("total", 5000, 4200)).toBe("Il cliente paga € 5.000 invece di € 4.200.");
  expect(sentenceFor("list", null, 4200)).toBe("Il cliente paga il prezzo di listino: € 4.200.");
});

test("handles an empty value, no number, and too high a discount", () => {
  expect(sentenceFor("percent", null, 4200)).toBe("Il prezzo di listino è € 4.200.");
  expect(sentenceFor("amount", Number.NaN, 4200)).toBe("Il prezzo di listino è € 4.200.");
  expect(sentenceFor("amount", 5000, 4200)).toBe("Il prezzo di listino è € 4.200: il totale non può essere negativo.");
});
