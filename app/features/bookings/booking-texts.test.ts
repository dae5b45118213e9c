import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { TEST_SITE } from "#test/site.ts";
import { type CancellationCosts, cancellationExplanation, holdSentence } from "./booking-texts.ts";

const pickup = {
  city: "Milano",
  timeZone: "Europe/Rome",
  date: "2026-12-10",
  time: "10:00",
  at: new Date("2026-12-10T09:00:00Z"),
};
const request = {
  status: "requested" as const,
  createdAt: new Date("2026-11-21T09:00:00Z"),
  holdExpiresAt: new Date("2026-11-21T11:00:00Z"),
  linkOpenedAt: null,
  pickup,
};
const holdSentenceOf = (changes: object = {}, email: string | null = "ada@prova.example") =>
  holdSentence(wordsOf("it"), { ...request, ...changes }, email, TEST_SITE);

test("a new request says until when it is held and how to extend the hold", () => {
  expect(holdSentenceOf()).toBe(
    "Fino a sabato 21 novembre 2026, ore 12:00, l'auto non va a nessun altro. Apri il collegamento nell'e-mail che ti abbiamo inviato a ada@prova.example: la teniamo fino a domenica 22 novembre 2026, ore 10:00.",
  );
});

test("a confirmed request, or one without e-mail address, asks for nothing more", () => {
  const full = { holdExpiresAt: new Date("2026-11-22T09:00:00Z"), linkOpenedAt: new Date("2026-11-21T09:05:00Z") };
  expect(holdSentenceOf(full)).toBe("Fino a domenica 22 novembre 2026, ore 10:00, l'auto non va a nessun altro.");
  expect(holdSentenceOf({}, null)).not.toContain("mail");
  expect(holdSentenceOf({ status: "confirmed" })).toBeNull();
});

// Rule: product.md#cancellation-terms "Shown."
test.each([
  [30, ["30 % del totale", "30% of the total", "30 % du total", "30 % des Gesamtpreises", "30 % del total"]],
  [100, ["l'intero importo", "the full amount", "le montant total", "die volle Summe", "el importe total"]],
])("the renter who cancels reads that it costs %i % of the total", (feePercent, expected) => {
  const booking = { pickup, cancellation: { freeUntilHours: 48, feePercent, noShowPercent: 0 } };
  const costs = { booking, cancellationCost: 90_000, freeCancellationUntil: pickup.at } as CancellationCosts;
  const texts = LANGUAGE_CODES.map((language) => cancellationExplanation(wordsOf(language), costs));
  expect(texts.map((text) => /\((.*)\)/.exec(text)?.[1]?.replaceAll("\u00a0", " "))).toEqual(expected);
});
