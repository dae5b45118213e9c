import { expect, test } from "vitest";
import { agreementSentence } from "#app/features/admin/bookings/rental/rental-words.ts";

const said = (...asked: Parameters<typeof agreementSentence>) => agreementSentence(...asked).replaceAll("\u00a0", " ");

// Rule: product.md#agreed-price
test("what the renter pays instead, while staff choose", () => {
  expect(said("percent", 10, 4200)).toBe("Il cliente paga € 3.780 invece di € 4.200.");
  expect(said("amount", 199.5, 4200)).toBe("Il cliente paga € 4.000,50 invece di € 4.200.");
  expect(said("total", 5000, 4200)).toBe("Il cliente paga € 5.000 invece di € 4.200.");
  expect(said("list", null, 4200)).toBe("Il cliente paga il prezzo di listino: € 4.200.");
});

test("nothing typed, no number, and too much", () => {
  expect(said("percent", null, 4200)).toBe("Il prezzo di listino è € 4.200.");
  expect(said("amount", Number.NaN, 4200)).toBe("Il prezzo di listino è € 4.200.");
  expect(said("amount", 5000, 4200)).toBe("Il prezzo di listino è € 4.200: il totale non può essere negativo.");
});
