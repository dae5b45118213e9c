import { expect, test } from "vitest";
import { holdPromise, immediacy } from "#domain/booking/request/hold-promise.ts";
import { vehicleFaqs } from "#domain/faqs/vehicle-faqs.ts";
import { car } from "#test/page-samples.ts";
import { TEST_SITE } from "#test/site.ts";

test("says the hold at once and the answer within its hours", () => {
  expect(immediacy(TEST_SITE)).toBe("L'auto è tenuta per te da subito; la conferma arriva entro 2 ore.");
  expect(holdPromise(TEST_SITE)).toBe(
    "L'auto è tenuta per te da subito per 2 ore, e per 24 ore dalla richiesta quando apri il collegamento nell'e-mail che ti inviamo.",
  );
});

test("says one truth in form, questions and mails", () => {
  const site = { ...TEST_SITE, firstHoldHours: 1, holdHours: 12 };
  expect(holdPromise(site)).toContain("per 1 ora, e per 12 ore");
  expect(vehicleFaqs(car, site).at(-1)?.answer).toContain(holdPromise(site));
});
