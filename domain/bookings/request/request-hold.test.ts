// Rule: product.md#request-holds
import { expect, test } from "vitest";
import { buildVehicleFaqs } from "#domain/faqs/vehicle-faqs.ts";
import { car } from "#test/page-samples.ts";
import { TEST_SITE } from "#test/site.ts";
import {
  firstHoldExpiresAt,
  fullHoldExpiresAt,
  holdPromiseSentence,
  immediateBookingSentence,
  openedHoldExpiresAt,
} from "./request-hold.ts";

const hours = { firstHoldHours: 2, holdHours: 24 };
const createdAt = new Date("2026-11-21T09:00:00Z");

// Rule: product.md#request-holds "A request holds"
// Rule: product.md#site-configuration "First hold of a request"
test("a request holds its car for two hours, and for a day from the request once its link was opened", () => {
  expect(firstHoldExpiresAt(createdAt, hours).toISOString()).toBe("2026-11-21T11:00:00.000Z");
  expect(fullHoldExpiresAt(createdAt, hours).toISOString()).toBe("2026-11-22T09:00:00.000Z");
});

test("a company that holds cars for less than two hours never holds them longer before the link was opened", () => {
  expect(firstHoldExpiresAt(createdAt, { firstHoldHours: 2, holdHours: 1 }).toISOString()).toBe(
    "2026-11-21T10:00:00.000Z",
  );
});

test("opening the link shortens no hold that was made longer while the mail waited", () => {
  const late = new Date("2026-11-22T15:00:00Z");
  expect(openedHoldExpiresAt({ createdAt, holdExpiresAt: late }, hours)).toEqual(late);
  expect(openedHoldExpiresAt({ createdAt, holdExpiresAt: new Date("2026-11-21T11:00:00Z") }, hours)).toEqual(
    new Date("2026-11-22T09:00:00Z"),
  );
});

// Rule: product.md#request-holds "Form, pages, questions"
test("says the hold at once and the answer within its hours", () => {
  expect(immediateBookingSentence(TEST_SITE)).toBe("L'auto è tenuta per te da subito; la conferma arriva entro 2 ore.");
  expect(holdPromiseSentence(TEST_SITE)).toBe(
    "L'auto è tenuta per te da subito per 2 ore, e per 24 ore dalla richiesta quando apri il collegamento nell'e-mail che ti inviamo.",
  );
});

// Rule: product.md#request-holds "Form, pages, questions"
test("says one truth in form, questions and mails", () => {
  const site = { ...TEST_SITE, firstHoldHours: 1, holdHours: 12 };
  expect(holdPromiseSentence(site)).toContain("per 1 ora, e per 12 ore");
  expect(buildVehicleFaqs(car, site).at(-1)?.answer).toContain(holdPromiseSentence(site));
});
