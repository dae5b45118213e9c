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
test("holds the car for two hours, or a day from the request once the renter opened the link", () => {
  expect(firstHoldExpiresAt(createdAt, hours).toISOString()).toBe("2026-11-21T11:00:00.000Z");
  expect(fullHoldExpiresAt(createdAt, hours).toISOString()).toBe("2026-11-22T09:00:00.000Z");
});

test("caps the first hold at the configured hold if that is below two hours", () => {
  expect(firstHoldExpiresAt(createdAt, { firstHoldHours: 2, holdHours: 1 }).toISOString()).toBe(
    "2026-11-21T10:00:00.000Z",
  );
});

test("never shortens a hold when the renter opens the link", () => {
  const late = new Date("2026-11-22T15:00:00Z");
  expect(openedHoldExpiresAt({ createdAt, holdExpiresAt: late }, hours)).toEqual(late);
  expect(openedHoldExpiresAt({ createdAt, holdExpiresAt: new Date("2026-11-21T11:00:00Z") }, hours)).toEqual(
    new Date("2026-11-22T09:00:00Z"),
  );
});

// Rule: product.md#request-holds "Form, pages, questions"
test("states the hold and the reply time", () => {
  expect(immediateBookingSentence(TEST_SITE)).toBe("L'auto è tenuta per te da subito; la conferma arriva entro 2 ore.");
  expect(holdPromiseSentence(TEST_SITE)).toBe(
    "L'auto è tenuta per te da subito per 2 ore, e per 24 ore dalla richiesta quando apri il collegamento nell'e-mail che ti inviamo.",
  );
});

// Rule: product.md#request-holds "Form, pages, questions"
test("states the same hold in form, questions and mails", () => {
  const site = { ...TEST_SITE, firstHoldHours: 1, holdHours: 12 };
  expect(holdPromiseSentence(site)).toContain("per 1 ora, e per 12 ore");
  expect(buildVehicleFaqs(car, site).at(-1)?.answer).toContain(holdPromiseSentence(site));
});
