// Rule: product.md#request-holds
import { expect, test } from "vitest";
import { buildVehicleFaqs } from "#domain/faqs/vehicle-faqs.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { car } from "#test/page-samples.ts";
import { DAYTIME_SITE, TEST_SITE } from "#test/site.ts";
import { holdPromiseSentence, immediateBookingSentence } from "./request-hold.ts";

const WORDS = wordsOf("it");

// Rule: product.md#request-holds "Form, pages, questions"
test("states the hold and the reply time", () => {
  expect(immediateBookingSentence(wordsOf("it"), TEST_SITE)).toBe(
    "L'auto è tenuta per te da subito; la conferma arriva entro 2 ore.",
  );
  expect(holdPromiseSentence(wordsOf("it"), TEST_SITE)).toBe(
    "L'auto è tenuta per te da subito per 2 ore, e per 24 ore dalla richiesta quando apri il collegamento nell'e-mail che ti inviamo.",
  );
});

// Rule: product.md#request-holds "Form, pages, questions"
test("states the same hold in form, questions and mails", () => {
  const site = { ...TEST_SITE, firstHoldHours: 1, holdHours: 12 };
  expect(holdPromiseSentence(wordsOf("it"), site)).toContain("per 1 ora, e per 12 ore");
  expect(buildVehicleFaqs(WORDS, car, site).at(-1)?.answer).toContain(holdPromiseSentence(wordsOf("it"), site));
});

// Rule: product.md#request-holds "Where the telephone has hours"
test("says that the hold lasts until the promised answer where the telephone has hours", () => {
  expect(holdPromiseSentence(wordsOf("it"), DAYTIME_SITE)).toMatch(
    / In ogni caso la teniamo per te fino all'ora promessa per la risposta\.$/,
  );
});
